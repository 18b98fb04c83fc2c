import { connect } from "node:net";

import { afterEach, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../../testing/service.js";

const HSTS = "strict-transport-security";

let service: TestService;
afterEach(() => service.stop());

/** Something of every part of the service that answers. */
async function answersOf(service: TestService) {
  const key = { "X-Api-Key": service.key() };
  const json = { ...key, "Content-Type": "application/json" };
  const send = (method: string, path: string, headers = {}, body?: string) =>
    service.send({ method, path, headers, ...(body !== undefined && { body }) });
  const settled = await Promise.all([
    send("POST", "/api/v1/age-gate/check", json, '{"jurisdiction":"US-CA","age":30}'),
    send("POST", "/api/v1/age-gate/check", json, "{"),
    send("GET", "/api/v1/session/get", key),
    send("GET", "/api/v1/none"),
    send("PUT", "/api/v1/session/get"),
    send("GET", "/none"),
    send("GET", "/%FF"),
    send("GET", "/"),
    send("GET", "/code"),
    send("POST", "/code", { "Content-Type": "application/x-www-form-urlencoded" }, "code=1"),
    send("GET", "/family"),
    send("GET", "/family/sessions/x"),
    send("GET", "/widgets/none"),
    send("GET", "/widgets/style.css"),
    send("GET", "/mailbox"),
    send("GET", "/docs"),
    send("POST", "/docs"),
    send("GET", "/openapi.json"),
    send("GET", "/health/live"),
    send("GET", "/health/ready"),
    send("GET", "/version"),
  ]);
  return [...settled.map(({ status, headers }) => ({ status, headers })), await unparsed(service)];
}

/** What Node's parser refuses never reaches a handler. */
function unparsed({ baseUrl }: TestService) {
  return new Promise<{ status: number; headers: Record<string, string> }>((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl).port), "127.0.0.1", () =>
      socket.write("no\r\n\r\n"),
    );
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      const [first = "", ...lines] = text.split("\r\n");
      const headers = lines.map((line) => line.split(": ")).filter(({ length }) => length === 2);
      resolve({
        status: Number(first.split(" ")[1]),
        headers: Object.fromEntries(
          headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]),
        ),
      });
    });
  });
}

/** If this goes, a browser may take a response that holds a child's words for a page. */
test("no response leaves its type to be guessed", async () => {
  service = await startTestService();
  for (const { status, headers } of await answersOf(service))
    expect({ status, sniffing: headers["x-content-type-options"] }).toEqual({
      status,
      sniffing: "nosniff",
    });
});

/** If this goes, the first request of a guardian in a strange network can be read and answered by it. */
test("a public address of https is asked for by https alone, for a year", async () => {
  service = await startTestService({ env: { PUBLIC_URL: "https://kinward.example" } });
  for (const { status, headers } of await answersOf(service))
    expect({ status, transport: headers[HSTS] }).toEqual({ status, transport: "max-age=31536000" });
});

test("a public address of http promises nothing about https", async () => {
  service = await startTestService({ env: { PUBLIC_URL: "http://kinward.example" } });
  for (const { headers } of await answersOf(service)) expect(headers).not.toHaveProperty(HSTS);
});
