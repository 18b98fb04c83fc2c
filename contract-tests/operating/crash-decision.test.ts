// Kills the process between a guardian's decision, its ledger entry, its receipts and the checkpoint after it.
import { expect, test } from "@jest/globals";

import { makeHome, type Server } from "../../testing/process.js";
import { until } from "../../testing/until.js";

const KILLS = 3;
const CONNECTIONS = 12;
/** The number of decisions before each kill, which makes the load real on any machine. */
const DECISIONS = 2 * CONNECTIONS;
const CHILD = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" };

interface Decision {
  readonly challengeId: string;
  isAnswered: boolean;
}

test(`after each of ${KILLS} SIGKILLs among decisions each has one entry, one receipt and one session, and is in a checkpoint`, async () => {
  const home = await makeHome();
  const { products } = await home.demo();
  const apiKey = products[0]?.apiKeys.test ?? "";
  const post = (server: Server, path: string, body: object) =>
    server.send({
      method: "POST",
      path: `/api/v1/${path}`,
      headers: { "X-Api-Key": apiKey },
      body,
    });
  const decide = async (server: Server, decision: Decision, guardian: number) => {
    const { status } = await post(server, "test/set-challenge-status", {
      challengeId: decision.challengeId,
      status: "PASS",
      email: `guardian${guardian}@example.com`,
    });
    expect(status).toBe(200);
    decision.isAnswered = true;
  };

  const decisions: Decision[] = [];
  const answered = () => decisions.filter(({ isAnswered }) => isAnswered).length;
  let server = home.serve();
  try {
    await server.ready();
    for (let kill = 1; kill <= KILLS; kill++) {
      const victim = server;
      let isOver = false;
      const before = answered();
      const load = Array.from({ length: CONNECTIONS }, async () => {
        while (!isOver) {
          try {
            const { json } = await post(victim, "age-gate/check", CHILD);
            const { challengeId } = json["challenge"] as { challengeId: string };
            const decision = { challengeId, isAnswered: false };
            await decide(victim, decision, decisions.push(decision));
          } catch (error) {
            if (isOver || victim.hasEnded) return;
            throw error;
          }
        }
      });
      await until(() => answered() >= before + DECISIONS);
      isOver = true;
      victim.signal("SIGKILL");
      await Promise.all(load);
      expect((await victim.ended).signal).toBe("SIGKILL");
      victim.close();

      server = home.serve();
      await server.ready();
      for (const [index, decision] of decisions.entries())
        if (!decision.isAnswered) await decide(server, decision, index + 1);
    }

    // Everything that follows a commit, such as mails and the last checkpoint, is done by then.
    await until(async () => (await rows("select 1 from mails where status = 'queued'")) === 0);
    await until(async () =>
      / 0 since/.test(
        await home.kinward("ledger", "verify", "--organisation", "aurora", "--mode", "test"),
      ),
    );
    const entries = (await home.kinward("ledger", "export"))
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { entry: { kind: string; challengeId?: string } }).entry)
      .filter(({ kind }) => kind === "consent")
      .map(({ challengeId }) => challengeId);
    const challengeIds = decisions.map(({ challengeId }) => challengeId);
    expect(entries.sort()).toEqual(challengeIds.sort());
    expect(await home.count("sessions")).toBe(decisions.length);
    expect(await home.count("decisions")).toBe(decisions.length);
    expect(await home.count("receipts")).toBe(decisions.length);
    expect(await rows("select 1 from mails where status = 'held'")).toBe(decisions.length);
  } finally {
    await server.end();
    home.remove();
  }

  async function rows(query: string): Promise<number> {
    return (await home.database.query(query)).length;
  }
});
