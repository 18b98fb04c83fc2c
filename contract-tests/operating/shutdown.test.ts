import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";

import { expect, test } from "@jest/globals";

import { makeHome } from "../../testing/process.js";
import { startTestService } from "../../testing/service.js";
import { until } from "../../testing/until.js";

const CONNECTIONS = 24;

test("SIGTERM under load fails no request in flight, and the process ends by itself", async () => {
  const home = await makeHome();
  const { products } = await home.demo();
  const apiKey = products[0]?.apiKeys.test ?? "";
  const server = home.serve();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const body = JSON.stringify({ jurisdiction: "US-CA", age: 34 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        "X-Api-Key": apiKey,
        "Content-Type": "application/json",
        "Content-Length": body.length,
      };
      const sent = request(
        {
          host: "127.0.0.1",
          port: home.port,
          path: "/api/v1/age-gate/check",
          method: "POST",
          headers,
          agent,
        },
        (answer) => {
          answer
            .resume()
            .on("end", () => resolve(answer.statusCode ?? 0))
            .on("error", reject);
        },
      );
      sent.on("error", reject).end(body);
    });
  try {
    await server.ready();
    const faults: string[] = [];
    let answered = 0;
    let refused = 0;
    const load = Array.from({ length: CONNECTIONS }, async () => {
      for (;;)
        try {
          const status = await ask();
          if (status === 200) answered++;
          else faults.push(String(status));
        } catch (error) {
          const { code = "" } = error as NodeJS.ErrnoException;
          // The port is closed: the request was never taken. Anything else was lost on its way.
          if (code === "ECONNREFUSED") refused++;
          else faults.push(code || String(error));
          return;
        }
    });
    await until(() => answered > 10 * CONNECTIONS);
    server.signal("SIGTERM");
    await Promise.all(load);
    const { code } = await server.ended;
    expect(faults).toEqual([]);
    expect(code).toBe(0);
    expect(refused).toBe(CONNECTIONS);
    expect(await home.count("sessions")).toBe(answered);
  } finally {
    agent.destroy();
    await server.end();
    home.remove();
  }
});

test("SIGTERM while it starts ends it cleanly: who sees it ready may stop it at once", async () => {
  const home = await makeHome();
  const server = home.serve();
  const socket = () =>
    new Promise<boolean>((resolve) => {
      const tried = connect(home.port, "127.0.0.1", () => resolve(true));
      tried.on("error", () => resolve(false)).on("connect", () => tried.destroy());
    });
  try {
    // Nothing waits in between: the first moment at which it can be connected to.
    while (!(await socket()));
    server.signal("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.output).toContain('"msg":"stopped"');
  } finally {
    await server.end();
    home.remove();
  }
});

test("after SIGTERM it says that it is not ready, and serves on until the load balancer has left", async () => {
  const home = await makeHome({ DRAIN_SECONDS: "600" });
  const server = home.serve();
  try {
    await server.ready();
    server.signal("SIGTERM");
    await server.says('"msg":"stopping"');
    const get = (path: string) => fetch(`${server.baseUrl}${path}`);
    expect((await get("/health/ready")).status).toBe(503);
    const answer = await get("/health/live");
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "keep-alive"]);
    expect(server.hasEnded).toBe(false);
  } finally {
    server.signal("SIGKILL");
    await server.end();
    home.remove();
  }
});

test("a second signal ends it at once, whatever is in flight", async () => {
  const home = await makeHome();
  const { products } = await home.demo();
  const server = home.serve();
  try {
    await server.ready();
    // The service has its head, and waits for its body.
    const sent = request(`${server.baseUrl}/api/v1/age-gate/check`, {
      method: "POST",
      headers: {
        "X-Api-Key": products[0]?.apiKeys.test ?? "",
        "Content-Type": "application/json",
        "Content-Length": 100,
        Expect: "100-continue",
      },
    });
    const lost = once(sent, "error");
    sent.flushHeaders();
    await once(sent, "continue");
    server.signal("SIGTERM");
    await server.says('"msg":"stopping"');
    server.signal("SIGTERM");
    expect(await server.ended).toEqual({ code: 1, signal: null });
    await lost;
  } finally {
    await server.end();
    home.remove();
  }
});

test("what has arrived while the service got no turn is answered before its connection is closed", async () => {
  const service = await startTestService();
  const socket = connect(Number(new URL(service.baseUrl).port), "127.0.0.1").setEncoding("utf8");
  let answers = "";
  socket.on("data", (text: string) => (answers += text));
  const closed = once(socket, "close");
  const ask = () => socket.write("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  ask();
  await until(() => answers !== "");
  const stopped = service.stop();
  // Its clients may be idle no longer, and it is about to look which of them are.
  await new Promise((resolve) => setTimeout(resolve, 10));
  // From here the turn of the timers comes before what is asked can be read.
  await stat(".");
  ask();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  await Promise.all([closed, stopped]);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
