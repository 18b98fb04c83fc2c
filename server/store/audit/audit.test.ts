import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { addressHash, lookupHash } from "../../domain/keyring.js";
import { readAuditLog } from "./queries.js";
import { guardianOf, SAM } from "../../../testing/guardian.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { audit } from "./audit.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
beforeEach(async () => {
  pages = await startPageServer({ serves: "all" });
  guardian = guardianOf(pages);
});
afterEach(() => pages.stop());

const OF_SERVICE = { organisation: null, mode: null };
const FROM_HERE = { "X-Request-Id": "request-1" };

/** What was recorded since the demo was made. */
async function recorded() {
  const entries = [];
  for await (const { occurredAt, ...entry } of readAuditLog(pages.services.store, 0)) {
    expect(Math.abs(Date.now() - occurredAt)).toBeLessThan(600_000);
    if (!entry.actor.startsWith("operator:")) entries.push(entry);
  }
  return entries;
}
const client = () => `client:${lookupHash(pages.services.keyring, "client", "127.0.0.1")}`;
const sam = () => `guardian:${addressHash(pages.services.keyring, SAM)}`;

describe("the audit log of a running service", () => {
  test("knows who asked for a link, signed in, withdrew consent and signed out", async () => {
    const { sessionId } = await guardian.consented();
    const browser = await guardian.signIn();
    const headers = { ...browser, ...FROM_HERE };
    await guardian.submit(`/family/sessions/${sessionId}/withdraw`, {}, headers);
    const nonce = await guardian.nonceAt("/family", browser);
    await pages.post("/family/sign-out", { nonce }, headers);
    const [asked, signedIn, ...rest] = await recorded();
    expect(asked).toEqual({
      ...OF_SERVICE,
      actor: client(),
      action: "sign-in-requested",
      target: sam(),
      outcome: "success",
      requestId: expect.stringMatching(/^[\w.-]+$/) as unknown,
    });
    expect(signedIn).toMatchObject({ actor: sam(), action: "signed-in", outcome: "success" });
    const mine = { actor: sam(), outcome: "success", requestId: "request-1" };
    expect(rest).toEqual([
      {
        ...{ ...mine, action: "session-revoked", target: `session:${sessionId}` },
        ...{ organisation: "aurora", mode: "test" },
      },
      { ...mine, ...OF_SERVICE, action: "signed-out", target: null },
    ]);
  });

  test("knows each wrong password and the lock that the fifth leads to, and no entry after it", async () => {
    const wrong = async () =>
      pages.post("/code", { nonce: await guardian.nonceAt("/code"), code: "0000-0000" }, FROM_HERE);
    for (let entry = 0; entry < 7; entry++) await wrong();
    const entry = {
      ...{ ...OF_SERVICE, actor: client(), target: null },
      ...{ outcome: "refused", requestId: "request-1" },
    };
    expect(await recorded()).toEqual([
      ...Array.from({ length: 5 }, () => ({ ...entry, action: "password-entered" })),
      { ...entry, action: "password-locked" },
    ]);
  });

  test("knows the key that revoked a session", async () => {
    const { sessionId } = await guardian.consented();
    await pages.as().revokeSession({ sessionId });
    const keyId = pages.key().split("_")[2];
    expect(await recorded()).toMatchObject([
      { actor: `key:${keyId}`, action: "session-revoked", target: `session:${sessionId}` },
    ]);
  });

  test("knows the key that gave a session to another player, and the one that moved it", async () => {
    const { sessionId } = await guardian.consented();
    const kuid = "7d1f0a34-5a0e-4c3b-9d2e-6c1b8a7f4e21";
    await pages.as().upgradeSession({ sessionId, kuid });
    await pages.as().upgradeSession({ sessionId, kuid });
    await pages.as().updateJurisdiction({ sessionId, jurisdiction: "US-TX" });
    const mine = { actor: `key:${pages.key().split("_")[2]}`, target: `session:${sessionId}` };
    expect(await recorded()).toMatchObject([
      { ...mine, action: "player-associated", outcome: "success" },
      { ...mine, action: "jurisdiction-changed", outcome: "success" },
    ]);
  });

  test("writes each entry to the log too, in the same shape", async () => {
    await guardian.consented();
    await guardian.signIn();
    const lines = pages.log.filter(({ msg }) => msg === "audit");
    const entries = await recorded();
    const guardians = lines.filter(({ actor }) => !String(actor).startsWith("operator:"));
    expect(guardians).toEqual(
      entries.map((entry) => ({
        ...entry,
        level: 30,
        time: expect.any(String),
        at: expect.stringMatching(/Z$/),
        msg: "audit",
      })),
    );
    expect(entries).toHaveLength(2);
  });

  /** If this goes, the log tells of what never happened. */
  test("holds nothing of a transaction that is undone, nor does the log", async () => {
    const { services } = pages;
    const undone = services.store.write(async (tx) => {
      await audit(tx, services, { actor: "key:undone", action: "session-revoked" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await recorded()).toEqual([]);
    expect(pages.lines.join("")).not.toContain("key:undone");
  });

  test("holds no address, neither of a guardian nor of a network", async () => {
    await guardian.consented();
    await guardian.signIn();
    const all = JSON.stringify(await recorded());
    expect(all).not.toContain("sam");
    expect(all).not.toContain("127.0.0.1");
  });
});
