// A row that cannot be decrypted: a disk that was damaged, or a backup of another secret.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { statement } from "../../store/engine/statement.js";
import { consented } from "../../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../../testing/guardian-steps.js";
import { mailbox } from "../../../testing/pages.js";
import { STARFALL, startTestService, type TestService } from "../../../testing/service.js";

const BROKEN = "broken@example.com";
const OTHER = "other@example.com";

let service: TestService;
let counted: Record<string, number>;
beforeEach(async () => {
  service = await startTestService();
  counted = {};
  service.services.observer.onUnreadableRow = (table) =>
    void (counted[table] = (counted[table] ?? 0) + 1);
});
afterEach(() => service.stop());

const { answer, mailed, mailsTo, upgrade } = guardianSteps(() => service);

const guardiansInOrder = statement<Record<never, never>, { id: string }>((sql) =>
  sql("guardians").select({ id: "guardian_id" }).orderBy("created_at"),
);
const breakGuardian = statement<{ id: string }>((sql, p) =>
  sql.raw("update guardians set address = substr(address, 1, 20) || 'AAAA' where guardian_id = ?", [
    p.id,
  ] as never),
);
const breakMails = statement((sql) =>
  sql.raw("update mails set content = substr(content, 1, 20) || 'AAAA'"),
);

/** A child whose first guardian cannot be read any longer. */
async function broken() {
  const { session } = await consented(service, STARFALL, BROKEN);
  const [guardian] = await guardiansInOrder(service.services.store);
  await service.services.store.write((tx) => breakGuardian(tx, { id: guardian?.id ?? "" }));
  return { ...session, guardianId: guardian?.id ?? "" };
}

/** If this goes, one damaged row keeps a child's session from being revoked. */
describe("a guardian who cannot be read", () => {
  test("is counted, named once in the log, and keeps nothing about the child from going on", async () => {
    const { sessionId, kuid, guardianId } = await broken();
    const client = service.as();
    const enabledPermissions = ["voice-chat"];
    await unwrap(client.setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    const { challengeId } = await upgrade(sessionId, "ai-chat");
    expect((await client.sendChallengeEmail({ challengeId })).error?.code).toBe("INVALID_EMAIL");
    await unwrap(client.sendActivityDigest({ sessionId }));
    await unwrap(client.exportPlayer({ kuid }));
    await unwrap(client.revokeSession({ sessionId }));
    expect((await client.getSession({ sessionId })).error?.code).toBe("NOT_FOUND");
    await unwrap(client.erasePlayer({ kuid }));
    expect(counted["guardians"]).toBeGreaterThan(3);
    const named = service.log.filter(({ table }) => table === "guardians");
    expect(named).toMatchObject([{ level: 50, table: "guardians", row: guardianId }]);
  });

  test("is still on file: another person does not become a guardian in their place unasked", async () => {
    const { sessionId } = await broken();
    const { challengeId } = await upgrade(sessionId, "ai-chat");
    const link = await mailed(challengeId, OTHER);
    await answer(link, { ...CONSENT, "choice-ai-chat": "allow" });
    const status = await unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(status).toMatchObject({ status: "IN_PROGRESS", awaiting: "guardian-approval" });
    const { unlinkedAt } = await unwrap(service.as().unlinkParent({ sessionId }));
    expect(unlinkedAt).toEqual(expect.any(String));
  });

  test("is read again once their address is known by a decision of theirs", async () => {
    const { guardianId } = await broken();
    const beside = await consented(service, STARFALL, BROKEN);
    const again = await upgrade(beside.session.sessionId, "ai-chat");
    await unwrap(service.as().sendChallengeEmail({ challengeId: again.challengeId }));
    expect(await mailsTo(BROKEN)).not.toEqual([]);
    expect(await guardiansInOrder(service.services.store)).toMatchObject([{ id: guardianId }]);
  });
});

test("emails that cannot be read are left out of the mailbox, with those about a guardian who cannot", async () => {
  const { sessionId } = await consented(service, STARFALL, OTHER).then(({ session }) => session);
  await mailed((await upgrade(sessionId, "ai-chat")).challengeId, OTHER);
  await service.services.store.write((tx) => breakMails(tx));
  await mailed((await upgrade(sessionId, "voice-chat")).challengeId, OTHER);
  expect(await mailbox(service)).toHaveLength(1);
  expect(counted["mails"]).toBeGreaterThan(0);
  const page = await service.get("/mailbox", { Accept: "text/html" });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(OTHER)]);
});
