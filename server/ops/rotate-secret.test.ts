import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { guardianOf, SAM } from "../../testing/guardian.js";
import { browserOf, pathIn, type Browser } from "../../testing/guardian-steps.js";
import { mailedPath } from "../../testing/mailed-link.js";
import { hiddenFields, mailbox } from "../../testing/pages.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { startTestService } from "../../testing/service.js";
import type { Challenge } from "../domain/challenge/challenge.js";
import { addressHashes } from "../domain/keyring.js";
import type { Session } from "../domain/session/session.js";
import { listGuardedSessions } from "../store/guardians/queries.js";
import { statement } from "../store/engine/statement.js";
import { listOverrides } from "../store/overrides/queries.js";
import { forgetProcess, noteProcess } from "../store/service/queries.js";
import { stopMail } from "../store/mail/queries.js";
import { outdatedAddresses, replaceText } from "../store/secrets/rotation.js";
import { KEYED_COLUMNS, SEALED_TABLES } from "../store/secrets/secret-dependents.js";
import { rotateSecret, type Rotation } from "./rotate-secret.js";
import { readSecretStatus } from "./secret-status.js";

const OLD = "the old secret of a test of 32 characters or more";
const NEW = "the new secret of a test of 32 characters or more";
const STRANGER = "stranger@elsewhere.example";

/** Turns the encrypted texts of a table into ones that belong to no row. */
const damage = statement((sql) =>
  sql("players").update({ evidence: sql.raw("substr(evidence, 1, 30) || 'AAAAAAAAAA'") as never }),
);

let pages: PageServer;
beforeEach(async () => {
  pages = await startPageServer({
    serves: "all",
    env: { KINWARD_SECRET: OLD, WEBHOOK_ALLOW_PRIVATE: "true" },
  });
});
afterEach(() => pages.stop());

const restartWith = async (secrets: string) => {
  const env = { KINWARD_SECRET: secrets, WEBHOOK_ALLOW_PRIVATE: "true" };
  pages = await pages.restart({ env });
};

/** Another process on the same database, which serves nothing. */
const startBeside = (secrets: string) =>
  startTestService({
    serves: "nothing",
    folder: pages.folder,
    clock: pages.clock,
    env: { ...pages.database.env, KINWARD_SECRET: secrets },
  });

const rotate = (options: { isHasty?: boolean } = {}): Promise<Rotation> =>
  rotateSecret(pages.services, { actor: "operator:ada", ...options });

const idOf = async (isNewest: boolean) =>
  (await readSecretStatus(pages.services)).find((each) => each.isNewest === isNewest)?.id ?? "";

/** Returns the columns that hold a text which begins with the id of a secret. */
async function columnsNaming(secretId: string): Promise<string[]> {
  const found = new Set<string>();
  for (const table of Object.keys(await pages.database.counts()))
    for (const row of await pages.database.query<Record<string, unknown>>(`select * from ${table}`))
      for (const [column, value] of Object.entries(row))
        if (typeof value === "string" && value.startsWith(`${secretId}.`))
          found.add(`${table}.${column}`);
  return [...found].sort();
}

const tokenColumns = KEYED_COLUMNS.filter(({ keying }) => keying.of === "token").map(
  ({ table, column }) => `${table.name}.${column.name}`,
);

type Family = Readonly<{
  session: Session;
  browser: Browser;
  asked: Challenge;
  link: string;
  receipt: string;
  /** The path of a rejected form, which is shown again. */
  form: string;
}>;

const externalIdOf = ({ sessionId }: Pick<Session, "sessionId">) => `user ${sessionId}`;

/** A family with stored data of every kind, made under the current secrets. */
async function makeFamily(): Promise<Family> {
  const guardian = guardianOf(pages);
  const session = await guardian.consented();
  const { sessionId } = session;
  const externalId = externalIdOf(session);
  await unwrap(pages.as().upgradeSession({ sessionId, requestedPermissions: [], externalId }));
  const link = await guardian.linkFor();
  const fields = { ...hiddenFields((await pages.get(link)).text), remember: "yes" };
  const browser = browserOf(await pages.post(link, fields));
  const invite = `/family/sessions/${sessionId}/guardians/invite`;
  const typed = { ...hiddenFields((await pages.get(invite, browser)).text), email: "half@" };
  const form = String((await pages.post(invite, typed, browser)).headers["location"]);
  await unwrap(
    pages.as().requestScreentimeOverride({
      sessionId,
      type: "extra-time",
      requestedMinutes: 15,
      reason: "one more level",
    }),
  );
  const asked = await pages.mint();
  await unwrap(
    pages.as().sendChallengeEmail({ challengeId: asked.challengeId, email: "new@family.example" }),
  );
  const disowned = await pages.mint({ kuid: "00000000-0000-4000-8000-00000000d150" });
  const path = await mailedPath(pages.services, disowned, STRANGER);
  const page = await pages.get(path);
  const answer = { ...hiddenFields(page.text), decision: "not-my-child" };
  expect((await pages.post(path, answer)).status).toBe(303);
  await pages.settle();
  const receipt = (await mailbox(pages)).find(({ to, text }) => to === SAM && /receipt/.test(text));
  const links = { link: pages.linkOf(asked), receipt: pathIn(receipt as never) };
  return { session, browser, asked, ...links, form };
}

const reasonOf = async ({ session: { sessionId } }: Family) =>
  (await listOverrides(pages.services.store, { sessionId }))[0]?.reason;

const eventsOf = async ({ session }: Family) =>
  (await unwrap(pages.as().listWebhookEvents({ limit: 100 }))).events.filter((event) =>
    JSON.stringify(event).includes(session.sessionId),
  );

/** Checks what a guardian, a stranger and the product see, whatever the secrets are. */
async function expectUnharmed({ session, asked, receipt }: Family): Promise<void> {
  const guardian = guardianOf(pages);
  const client = pages.as();
  const { sessionId } = session;
  const externalId = externalIdOf(session);
  const found = await unwrap(client.getSession({ externalId }));
  expect(found).toMatchObject({ sessionId, externalId });
  const other = await client.checkAge({ jurisdiction: "US-CA", age: 30, externalId });
  expect(other.error?.code).toBe("CONFLICT");
  const browser = await guardian.signIn();
  expect((await pages.get("/family", browser)).text).toContain(`/family/sessions/${sessionId}`);
  await unwrap(client.getChallenge({ challengeId: asked.challengeId }));
  const again = await pages.mint({ kuid: "00000000-0000-4000-8000-00000000d150" });
  const { error } = await client.sendChallengeEmail({
    challengeId: again.challengeId,
    email: STRANGER,
  });
  expect(error?.code).toBe("CONFLICT");
  expect((await pages.get(receipt)).status).toBe(200);
}

describe("a rotation of the secret", () => {
  test("brings all that is stored under the newest, which then is enough", async () => {
    const family = await makeFamily();
    const oldId = await idOf(true);
    expect(await columnsNaming(oldId)).toEqual(expect.arrayContaining(["mail_stops.address"]));
    const events = await eventsOf(family);
    expect(events).not.toEqual([]);
    await restartWith(`${NEW},${OLD}`);
    const newId = await idOf(true);
    await expectUnharmed(family);

    const { secrets, ended, unreadable } = await rotate();
    expect([...unreadable]).toEqual([]);
    expect(ended).toEqual([]);
    // These columns name a key, and cannot be made anew: the token is not stored.
    const left = await columnsNaming(oldId);
    expect(left.filter((column) => !tokenColumns.includes(column))).toEqual([
      "address_moves.old_hash",
    ]);
    expect(left).toContain("family_visits.token_hash");
    const old = secrets.find(({ id }) => id === oldId);
    expect(old?.endsAt).toBe(pages.clock.now() + 60 * 86_400_000);
    expect(await eventsOf(family)).toEqual(events);
    expect(await reasonOf(family)).toBe("one more level");
    // The link, the remembered browser and the sent form work as before.
    expect((await pages.get(family.link)).status).toBe(200);
    expect((await pages.get(family.form, family.browser)).text).toContain('value="half@"');
    const home = await pages.get("/family", family.browser);
    expect(home.text).toContain(`/family/sessions/${family.session.sessionId}`);
    await expectUnharmed(family);
    await expect(startBeside(NEW)).rejects.toThrow(/does not list every secret .* add .* the id/);

    await pages.advance({ days: 60 });
    await pages.tidy();
    expect((await rotate()).ended).toEqual([oldId]);
    await restartWith(NEW);
    await expectUnharmed(family);
    expect((await readSecretStatus(pages.services)).map(({ id }) => id)).toContain(newId);
    for (const column of await columnsNaming(oldId)) expect(tokenColumns).toContain(column);
    expect(await columnsNaming(newId)).toEqual(expect.arrayContaining(["guardians.address"]));
  });

  test("reads every row once where a page ends between several children of one address, or several addresses of one child", async () => {
    const stops = [1, 2, 3].flatMap((child) =>
      ["a", "b"].map((reader) => ({ kuid: `child ${child}`, reader })),
    );
    await pages.services.store.write(async (tx) => {
      for (const { kuid, reader } of stops)
        await stopMail(tx, {
          ...{ organisation: "aurora", mode: "test", kuid, stoppedAt: pages.clock.now() },
          ...{ foldedHash: `old.${reader}`, address: `${reader}@example.com` },
        });
    });
    const [table] = SEALED_TABLES.filter(({ name }) => name === "mail_stops");
    if (!table) throw new Error("mail_stops holds nothing encrypted.");
    for (const pageSize of [1, 2, 3, 5]) {
      const read: unknown[] = [];
      for await (const rows of outdatedAddresses(table, pageSize)(pages.services.store, "newer"))
        read.push(...rows.map(({ kuid, foldedHash }) => [kuid, foldedHash]));
      expect(read).toEqual(stops.map(({ kuid, reader }) => [kuid, `old.${reader}`]));
    }
    // A row that has changed since it was read stays as it is.
    const stored = () => pages.database.query("select * from mail_stops");
    const before = await stored();
    const key = Object.fromEntries(table.key.map((field) => [field, "test"]));
    await pages.services.store.write((tx) =>
      replaceText(table, "address")(tx, {
        ...{ ...key, organisation: "aurora", kuid: "child 1", foldedHash: "old.a" },
        ...{ from: "as it was read", to: "lost" },
      }),
    );
    expect(await stored()).toEqual(before);
  });

  test("is done with what is done: run again it changes nothing, and records nothing", async () => {
    await makeFamily();
    await restartWith(`${NEW},${OLD}`);
    await rotate();
    const rows = await pages.database.query("select * from audit_log");
    expect(rows).toMatchObject([
      ...rows.slice(0, -1),
      { action: "secret-replaced", actor: "operator:ada" },
    ]);
    const changed: string[] = [];
    const before = await pages.database.query("select * from guardians");
    await rotateSecret(pages.services, {
      actor: "operator:ada",
      onProgress: (table) => changed.push(table),
    });
    expect(changed).toEqual([]);
    expect(await pages.database.query("select * from guardians")).toEqual(before);
    expect(await pages.database.query("select * from audit_log")).toEqual(rows);
  });

  test("need not wait for links where the old secret is to go at once", async () => {
    const family = await makeFamily();
    const events = await eventsOf(family);
    const oldId = await idOf(true);
    await restartWith(`${NEW},${OLD}`);
    expect((await rotate()).ended).toEqual([]);
    for (const ended of [[oldId], []])
      expect((await rotate({ isHasty: true })).ended).toEqual(ended);
    await restartWith(NEW);
    expect((await pages.get(family.link)).status).toBe(404);
    const home = await pages.get("/family", family.browser);
    expect(home.text).not.toContain("/family/sessions/");
    await expectUnharmed(family);
    expect(await eventsOf(family)).toEqual(events);
    expect(await reasonOf(family)).toBe("one more level");
    const found = await pages.database.query(
      "select * from audit_log where action like 'secret%' order by id",
    );
    expect(found).toMatchObject([
      { action: "secret-replaced", target: `secret:${oldId}` },
      { action: "secret-ended", target: `secret:${oldId}` },
    ]);
  });

  test("leaves what no listed secret opens as it is, says so, and keeps every secret", async () => {
    await makeFamily();
    const oldId = await idOf(true);
    await restartWith(`${NEW},${OLD}`);
    await pages.services.store.write(async (tx) => {
      await damage(tx);
    });
    const { unreadable, ended } = await rotate({ isHasty: true });
    expect([...unreadable.keys()]).toEqual(["players"]);
    expect(ended).toEqual([]);
    expect(await columnsNaming(oldId)).toContain("players.evidence");
  });

  test("is refused while a running process writes with an older secret first", async () => {
    await restartWith(`${NEW},${OLD}`);
    const { store, clock, keyring } = pages.services;
    const [newId = "", oldId = ""] = keyring.all.map(({ id }) => id);
    const note = (secretIds: string[]) =>
      store.write((tx) => noteProcess(tx, { processId: "other:1", secretIds }, clock.realNow()));
    await note([oldId, newId]);
    await expect(rotate()).rejects.toThrow(/still write with an older secret: other:1\. Put/);
    await store.write((tx) => forgetProcess(tx, { processId: "other:1" }));
    await note([newId, oldId]);
    await rotate();
  });
});

describe("a secret", () => {
  test("is not put to use while a running process could not read what is written with it", async () => {
    const { store, clock, keyring } = pages.services;
    const running = { processId: "other:1", secretIds: [keyring.newest.id] };
    await store.write((tx) => noteProcess(tx, running, clock.realNow()));
    await expect(startBeside(`${NEW},${OLD}`)).rejects.toThrow(
      /Running processes do not list the new secret [0-9a-f]{6}: other:1\..* List it after/,
    );
    // Listed after the old one it does no harm; and a process that was not seen for half a minute has ended.
    await (await startBeside(`${OLD},${NEW}`)).stop();
    await store.write((tx) => noteProcess(tx, running, clock.realNow() - 31_000));
    await (await startBeside(`${NEW},${OLD}`)).stop();
  });

  test("that was replaced is no longer put first", async () => {
    await restartWith(`${NEW},${OLD}`);
    await rotate();
    await expect(startBeside(`${OLD},${NEW}`)).rejects.toThrow(/was replaced by .*: list that one/);
  });

  test("that has ended may stay listed, and is not needed", async () => {
    await restartWith(`${NEW},${OLD}`);
    await rotate({ isHasty: true });
    await (await startBeside(`${NEW},${OLD}`)).stop();
    await (await startBeside(NEW)).stop();
  });

  test("may go at the instant that was said, without another run", async () => {
    await makeFamily();
    await restartWith(`${NEW},${OLD}`);
    const { secrets } = await rotate();
    const end = secrets.find(({ isNewest }) => !isNewest)?.endsAt ?? 0;
    await pages.advance({ ms: end - 1 - pages.clock.now() });
    await expect(startBeside(NEW)).rejects.toThrow(/does not list every secret/);
  });
});

describe("an address, while two secrets are listed", () => {
  test("is found by a request that read its hash before it moved", async () => {
    const { session } = await makeFamily();
    await restartWith(`${NEW},${OLD}`);
    const { store, keyring } = pages.services;
    const [newHash = "", oldHash = ""] = addressHashes(keyring, SAM);
    const children = async (addressHash: string) =>
      (await listGuardedSessions(store, { mode: "test", addressHash })).map(
        ({ sessionId }) => sessionId,
      );
    expect(await children(oldHash)).toEqual([session.sessionId]);
    expect(await children(newHash)).toEqual([]);
    await rotate();
    expect(await children(oldHash)).toEqual([session.sessionId]);
    expect(await children(newHash)).toEqual([session.sessionId]);
    await pages.advance({ minutes: 10 });
    await pages.tidy();
    expect(await children(oldHash)).toEqual([]);
    expect(await children(newHash)).toEqual([session.sessionId]);
  });

  test("moves when it is used, so that caps and limits go on counting", async () => {
    const ask = (email: string) =>
      pages.post("/family", { ...hidden, email }).then(({ status }) => status);
    let hidden = hiddenFields((await pages.get("/family")).text);
    const statuses: number[] = [];
    for (const secrets of [OLD, `${NEW},${OLD}`]) {
      await restartWith(secrets);
      for (let request = 0; request < 3; request++) {
        hidden = hiddenFields((await pages.get("/family")).text);
        statuses.push(await ask(SAM));
      }
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("moves back where the list of secrets is turned around, and forth again", async () => {
    const { session } = await makeFamily();
    for (const secrets of [`${NEW},${OLD}`, `${OLD},${NEW}`, `${NEW},${OLD}`]) {
      await restartWith(secrets);
      const browser = await guardianOf(pages).signIn();
      const { text } = await pages.get("/family", browser);
      expect(text).toContain(`/family/sessions/${session.sessionId}`);
      await pages.advance({ minutes: 15 });
    }
  });
});
