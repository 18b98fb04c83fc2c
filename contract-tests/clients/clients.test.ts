// The clients that generators make of the published contract, with the programs of the guide's chapters, against a service.
// `make clients` builds them; without a language's tools its tests are skipped.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { createEndpoint } from "../../server/webhooks/endpoints.js";
import { freePort, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import { until } from "../../testing/until.js";

const CLIENTS = resolve("dist/clients");

const PROGRAMS: Readonly<Record<string, (name: "calls" | "receiver") => [string, ...string[]]>> = {
  python: (name) => [join(CLIENTS, "python/venv/bin/python"), join(CLIENTS, `python/${name}.py`)],
  go: (name) => [join(CLIENTS, "go/bin", name)],
  java: (name) => [
    "java",
    "-cp",
    `${join(CLIENTS, "java/classes")}:${join(CLIENTS, "java/lib")}/*`,
    name === "calls" ? "Calls" : "Receiver",
  ],
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each(Object.entries(PROGRAMS))("the client for %s", (language, program) => {
  const isMade = existsSync(join(CLIENTS, language, "made"));
  const check = isMade || process.env["KINWARD_TEST_CLIENTS"] === "required" ? test : test.skip;

  check("asks a guardian, reads the session and its events, and verifies a webhook", async () => {
    const port = await freePort();
    const { store, clock, ...services } = service.services;
    const { secret } = await store.write((tx) =>
      createEndpoint(
        tx,
        { ...services, now: clock.now() },
        {
          productId: STARFALL,
          mode: "test",
          url: `http://127.0.0.1:${port}/`,
          events: null,
          source: "command-line",
        },
      ),
    );
    const env = {
      ...process.env,
      PORT: String(port),
      KINWARD_API: `${service.baseUrl}/api/v1`,
      KINWARD_KEY: service.key(),
      KINWARD_WEBHOOK_SECRET: secret,
    };
    const [command, ...parameters] = program("receiver");
    const receiver = spawn(command, parameters, { env });
    try {
      let received = "";
      receiver.stdout.setEncoding("utf8").on("data", (text: string) => (received += text));
      const post = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: '{"type":"Test"}', headers })
          .then(({ status }) => status)
          .catch(() => 0);
      await until(async () => (await post({})) !== 0);
      const forged = {
        "webhook-id": "forged",
        "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
        "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
      };
      expect([await post({}), await post(forged)]).toEqual([400, 400]);

      const [calls, ...words] = program("calls");
      const { stdout } = await promisify(execFile)(calls, words, { env });
      expect(stdout).toMatch(/^DIGITAL_MINOR /m);
      expect(stdout).toMatch(/^304$/m);
      const [, sessionId] = /^Challenge\.StateChange ([-\w]{36})$/m.exec(stdout) ?? [];
      expect(sessionId).toBeDefined();

      await service.settle();
      await until(() => /^Challenge\.StateChange [-\w]{36}$/m.test(received));
    } finally {
      receiver.kill("SIGKILL");
      await once(receiver, "exit");
    }
  });
});
