// Acknowledged writes survive a crash. Any other has at most one effect, however often it is sent again.
import { randomUUID } from "node:crypto";

import { expect, test } from "@jest/globals";

import { makeHome, type Server } from "../../testing/process.js";
import type { Response } from "../../testing/caller.js";
import { until } from "../../testing/until.js";

const KILLS = 4;
const CONNECTIONS = 24;
/** The number of responses before each kill, which makes the load real on any machine. */
const ANSWERS = 2 * CONNECTIONS;
const ADULT = { jurisdiction: "US-CA", age: 34 };

interface Sent {
  readonly key: string;
  answer?: Response;
}

const sessionOf = ({ json }: Response) => json["session"] as { sessionId: string; kuid: string };

test(`after each of ${KILLS} SIGKILLs under load every acknowledged session is there, and a retry has one effect`, async () => {
  const home = await makeHome();
  const { products } = await home.demo();
  const apiKey = products[0]?.apiKeys.test ?? "";
  const check = (server: Server, key: string) =>
    server.send({
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: { "X-Api-Key": apiKey, "Idempotency-Key": key },
      body: ADULT,
    });

  const figures = { acknowledged: 0, inFlight: 0, committedUnanswered: 0, slowestStartMs: 0 };
  const sent: Sent[] = [];
  const answered = () => sent.filter(({ answer }) => answer !== undefined).length;
  let server = home.serve();
  try {
    await server.ready();
    for (let kill = 1; kill <= KILLS; kill++) {
      const victim = server;
      let isOver = false;
      const before = answered();
      const load = Array.from({ length: CONNECTIONS }, async () => {
        while (!isOver) {
          const request: Sent = { key: randomUUID() };
          sent.push(request);
          try {
            request.answer = await check(victim, request.key);
          } catch {
            return;
          }
          expect(request.answer.status).toBe(200);
        }
      });
      await until(() => answered() >= before + ANSWERS);
      victim.signal("SIGKILL");
      isOver = true;
      await Promise.all(load);
      expect((await victim.ended).signal).toBe("SIGKILL");
      victim.close();

      server = home.serve();
      const next = server;
      figures.slowestStartMs = Math.max(figures.slowestStartMs, Math.round(await next.ready()));
      const lost = sent.filter(({ answer }) => answer === undefined);
      figures.inFlight += lost.length;
      for (const request of lost) {
        const [one, other] = await Promise.all([
          check(next, request.key),
          check(next, request.key),
        ]);
        const answers = [one, other].filter(({ status }) => status === 200);
        for (const { status } of [one, other]) expect([200, 409]).toContain(status);
        const again = await check(next, request.key);
        expect(again.headers["idempotency-replayed"]).toBe("true");
        for (const { text } of answers) expect(text).toBe(again.text);
        if (answers.every(({ headers }) => headers["idempotency-replayed"] === "true"))
          figures.committedUnanswered++;
        request.answer = again;
      }
    }

    figures.acknowledged = sent.length - figures.inFlight;
    const waiting = [...sent];
    const readers = Array.from({ length: CONNECTIONS }, async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const { sessionId, kuid } = sessionOf(request.answer as Response);
        const path = `/api/v1/session/get?sessionId=${sessionId}&kuid=${kuid}`;
        const { status } = await server.send({
          path,
          headers: { Authorization: `Bearer ${apiKey}` },
        });
        expect(status).toBe(200);
      }
    });
    await Promise.all(readers);
    // There is one session for each key that was ever sent, and no other.
    expect(new Set(sent.map(({ answer }) => sessionOf(answer as Response).sessionId)).size).toBe(
      sent.length,
    );
    expect(await home.count("sessions")).toBe(sent.length);
    expect(figures.acknowledged).toBeGreaterThan(KILLS * CONNECTIONS);
    process.stderr.write(`Crash test: ${KILLS} kills, ${JSON.stringify(figures)}\n`);
  } finally {
    await server.end();
    home.remove();
  }
});
