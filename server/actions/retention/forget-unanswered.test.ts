// The address of a person who was asked to be a guardian and never answered is deleted after 14 days.
import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { unwrap } from "../../../client/index.js";
import { contextFor } from "../../context.js";
import { inviteGuardian } from "../guardian/invite-guardian.js";
import { query } from "../../store/engine/table.js";
import { listMails, queueAgain } from "../../store/mail/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import { DATA_TABLES } from "../../store/retention/data-tables.js";
import { challenged, consented, GUARDIAN } from "../../../testing/arrange.js";
import { CONSENT, guardianSteps, linkIn } from "../../../testing/guardian-steps.js";
import { STARFALL, startTestService, type TestService } from "../../../testing/service.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const { answer, look, mailsTo, newestTo } = guardianSteps(() => service);

const tables = DATA_TABLES.map((table) => ({
  name: table.name,
  read: query((sql) => table.select(sql) as never),
}));

/** Returns the tables that hold a text in any value, after decrypting those that are encrypted. */
async function holding(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, read } of tables)
    if (
      JSON.stringify(await read(service.services.store, {}))
        .toLowerCase()
        .includes(text)
    )
      found.push(name);
  return found.sort();
}

/** Returns the keyed hashes of addresses in a table. */
const hashesIn = async (table: "mailed_links" | "guardians"): Promise<string[]> =>
  (await service.database.query<{ hash: string }>(`select address_hash as hash from ${table}`)).map(
    ({ hash }) => hash,
  );

const pass = async (days: number) => {
  await service.advance({ days });
  await service.tidy();
};

test("a person who was mailed, named or invited and did not answer is nowhere in the database after 14 days, and a guardian on file stays", async () => {
  const client = service.as();
  const first = await challenged(service);
  await unwrap(
    client.sendChallengeEmail({ challengeId: first.challengeId, email: "Mailed@one.example" }),
  );
  const mail = await newestTo("Mailed@one.example");
  const [link, { text }] = [linkIn(mail), mail];
  expect(text).toContain("Where your email address comes from: the child gave it");
  expect(text).toContain("If you do not answer within 14 days, your email address is deleted");
  const named = await challenged(service);
  await unwrap(
    client.generateParentalConsentUrl({
      challengeId: named.challengeId,
      email: "named@two.example",
    }),
  );
  const typed = await challenged(service);
  await answer(typed.url ?? "", { ...CONSENT, email: "typed@three.example" });
  const { session } = await consented(service);
  const { sessionId } = session;
  const asked = await unwrap(
    client.upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
  );
  if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
  await unwrap(client.sendChallengeEmail({ challengeId: asked.challengeId }));
  await unwrap(client.inviteParent({ sessionId, email: "invited@four.example" }));
  const [by = ""] = await hashesIn("guardians");
  await service.services.store.write(async (tx) => {
    const context = contextFor(service.services, STARFALL, "test");
    const known = await findSession(tx, { ...context.scope, sessionId });
    const invitation = { session: known!, by, email: "asked@five.example" };
    expect(await inviteGuardian(tx, context, invitation)).toBeUndefined();
  });
  await service.settle();
  const { store } = service.services;
  for (const { kuid, mailId } of await listMails(store, "test"))
    if (kuid === first.kuid) await store.write((tx) => queueAgain(tx, mailId));

  const strangers = ["mailed@one", "named@two", "typed@three", "invited@four", "asked@five"];
  const hashes = (await hashesIn("mailed_links")).filter((hash) => hash !== by);
  const held = async () => Promise.all(strangers.map(holding));
  expect(await held()).toEqual([
    ["challenges", "mailed_links", "mails"],
    ["challenges"],
    ["mailed_links", "mails", "pending_decisions"],
    ["challenges", "mailed_links", "mails"],
    ["guardian_invitations", "mails"],
  ]);

  const toGuardian = (await mailsTo(GUARDIAN)).length;
  expect(toGuardian).toBeGreaterThan(0);

  await service.advance({ days: 14, ms: -1 });
  await service.tidy();
  expect((await look(link)).status).toBe(200);
  expect(await holding("mailed@one")).toEqual(["challenges", "mailed_links", "mails"]);

  await service.advance({ ms: 1 });
  await service.tidy();
  expect(await held()).toEqual([[], [], [], [], []]);
  expect(await mailsTo(GUARDIAN)).toHaveLength(toGuardian);
  for (const hash of hashes) expect(await holding(hash.toLowerCase())).toEqual([]);
  expect(await holding(GUARDIAN)).toEqual(
    expect.arrayContaining(["guardians", "mailed_links", "mails"]),
  );
  const { text: gone, status } = await look(link);
  expect(status).toBe(404);
  expect(gone).not.toContain("one.example");
  // The request itself waits on, and can be sent again.
  const { challengeId } = first;
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "IN_PROGRESS",
  });
  await unwrap(client.sendChallengeEmail({ challengeId, email: "mailed@one.example" }));
  await pass(1);
  expect(await holding("mailed@one")).toEqual(["challenges", "mailed_links", "mails"]);
});

test("a person who was mailed is forgotten while another's decision waits, and once their own is over that they never confirmed", async () => {
  const asked = async (email: string) => {
    const { challengeId, url = "" } = await challenged(service);
    await unwrap(service.as().sendChallengeEmail({ challengeId, email }));
    return url;
  };
  const [first, second] = [await asked("mailed@one.example"), await asked("mailed@two.example")];
  await service.advance({ days: 14, minutes: -1 });
  await answer(first, { ...CONSENT, email: "typed@three.example" });
  await answer(second, { ...CONSENT, email: "mailed@two.example" });
  await service.advance({ minutes: 2 });
  await service.tidy();
  expect(await holding("mailed@one")).toEqual([]);
  for (const waiting of ["typed@three", "mailed@two"])
    expect(await holding(waiting)).toContain("pending_decisions");
  for (const days of [1, 14]) await pass(days);
  expect(await holding("mailed@two")).toEqual([]);
});
