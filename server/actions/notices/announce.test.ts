import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";

import { guardianOf } from "../../../testing/guardian.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { STARFALL } from "../../../testing/service.js";
import { contextFor } from "../../context.js";
import { SESSIONS_AT_ONCE, findSession } from "../../store/sessions/queries.js";
import { applyProduct } from "../../products/apply.js";
import { beginSession } from "../session/begin-session.js";
import { decideForTest } from "../consent/decide-for-test.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { meetDeadlines } from "./meet-deadlines.js";
import type { Db } from "../../store/engine/db.js";
import { announceDocuments } from "./announce.js";
import { countUnfinished, listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import { listWakeups } from "../../store/wakeups/list.js";
import { putOnFile } from "../guardian/guardians-on-file.js";
import { deleteAllNotices, deleteNotices, listNotices } from "../../store/notices/queries.js";

const STARFALL_FILE = readFileSync(
  new URL("../../products/demo/starfall.yaml", import.meta.url),
  "utf8",
);

let pages: PageServer;
beforeEach(async () => void (pages = await startPageServer()));
afterEach(() => pages.stop());

const context = () => ({
  ...contextFor(pages.services, STARFALL, "test"),
  store: pages.services.store,
});

const DAY_MS = 86_400_000;
const CHILD = { dateOfBirth: "2018-05-05" };
const ADULT = { dateOfBirth: "1990-05-05" };

/** Sessions of players in a place. Returns their ids. */
const add = (jurisdiction: string, count = 1, evidence = CHILD): Promise<string[]> =>
  pages.services.store.write(async (tx) => {
    const { scope, random, now } = context();
    const added: string[] = [];
    for (let nth = 0; nth < count; nth++) {
      const sessionId = random.uuid();
      const ids = { ...scope, sessionId, kuid: random.uuid() };
      await beginSession(tx, context(), {
        ...ids,
        ...{ jurisdiction, evidence, settings: {}, consentedAt: now, createdAt: now },
      });
      added.push(sessionId);
    }
    return added;
  });

const announce = (
  {
    places = [],
    days = 3,
    ids = ["terms"],
    now = context().now,
  }: { places?: string[]; days?: number; ids?: string[]; now?: number },
  onBatch?: (mails: number) => void,
) => {
  const { product } = context();
  const documents = ids.flatMap((one) => product.documents.filter(({ id }) => id === one));
  const deadline = now + days * 86_400_000;
  return announceDocuments(context(), { documents, places, deadline }, onBatch);
};

const noticesOf = async (sessionId = "") =>
  (await listNotices(pages.services.store, { sessionId })).map(({ documentId }) => documentId);

const stored = async (table: string) => (await pages.rows())[table];

/** If this goes, families of one place are held to a deadline that was set for another. */
describe("an announcement", () => {
  test("presents the documents in its places, a country with its subdivisions, to players who need a guardian", async () => {
    const [texas, utah, ontario] = [await add("US-TX"), await add("US-UT"), await add("CA-ON")];
    const adult = await add("US-TX", 1, ADULT);
    expect((await announce({ places: ["US-TX"] })).presented).toBe(1);
    expect((await announce({ places: ["US"], ids: ["chat-data"] })).presented).toBe(2);
    expect(await noticesOf(...texas)).toEqual(["chat-data", "terms"]);
    expect(await noticesOf(...utah)).toEqual(["chat-data"]);
    expect(await noticesOf(...ontario)).toEqual([]);
    expect(await noticesOf(...adult)).toEqual([]);
    expect((await announce({ days: 5 })).presented).toBe(3);
  });

  test("is not for those who have accepted the new version already", async () => {
    const guardian = guardianOf(pages);
    const before = await guardian.consented({ email: "before@example.com" });
    const { services } = pages;
    const file = parse(STARFALL_FILE) as { documents: readonly Readonly<{ id: string }>[] };
    const documents = file.documents.map((one) => ({
      ...one,
      ...(one.id === "terms" && { version: "next" }),
    }));
    pages.clock.advanceTo(context().now + 1);
    const next = JSON.stringify({ ...file, documents });
    await applyProduct(services.store, next, { ...services, now: context().now });
    await services.catalogue.refresh();
    const since = await guardian.consented({ email: "since@example.com" });
    expect((await announce({})).presented).toBe(1);
    expect(await noticesOf(before.sessionId)).toEqual(["terms"]);
    expect(await noticesOf(since.sessionId)).toEqual([]);
  });

  test("that is interrupted goes on where it was, and presents nothing twice", async () => {
    const added = await add("US-TX", SESSIONS_AT_ONCE + 20);
    const killed = announce({}, () => {
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await stored("notices")).toBe(SESSIONS_AT_ONCE);
    // Those who accept meanwhile are not asked again.
    await pages.services.store.write(async (tx) => {
      for (const sessionId of added) await deleteAllNotices(tx, { sessionId });
    });
    // Two go on at once.
    const [one, other] = await Promise.all([announce({}), announce({})]);
    expect([one.presented, other.presented]).toContain(SESSIONS_AT_ONCE + 20);
    expect(await stored("notices")).toBe(20);
    expect((await announce({})).presented).toBe(SESSIONS_AT_ONCE + 20);
    expect(await stored("notices")).toBe(20);
    expect(await stored("announcements")).toBe(1);
    expect((await announce({ days: 4 })).presented).toBe(SESSIONS_AT_ONCE + 20);
  });

  test("mails at most fifty guardians before it pauses, and its requests use up none of the product's challenges", async () => {
    const added = await add("US-TX", 60);
    await pages.services.store.write(async (tx) => {
      for (const [nth, sessionId] of added.entries())
        await putOnFile(tx, context(), {
          ...{ sessionId, kuid: `kuid ${nth}`, email: `guardian-${nth}@example.com` },
          ...{ assurance: "confirmed", channel: "test", consentedAt: context().now },
        });
    });
    const batches: number[] = [];
    await announce({}, (mails) => void batches.push(mails));
    expect(batches).toEqual([50, 10]);
    expect(await stored("mails")).toBe(60);
    expect(await stored("challenges")).toBe(60);
    const wakeups = await listWakeups(pages.services.store, { failing: false });
    expect(wakeups.filter(({ kind }) => kind === "otpRotation")).toEqual([]);
    const { store } = pages.services;
    expect(await countUnfinished(store, context().scope, 100)).toBe(0);
    await announce({}, (mails) => void batches.push(mails));
    expect(await stored("mails")).toBe(60);
  });

  test("mails no one in live mode without a mail server, and what is due then is done all the same", async () => {
    const live = { ...contextFor(pages.services, STARFALL, "live"), store: pages.services.store };
    const { product, now } = live;
    const sessionId = live.random.uuid();
    await live.store.write(async (tx) => {
      await beginSession(tx, live, {
        ...{ ...live.scope, sessionId, kuid: "kuid", jurisdiction: "US-TX", evidence: CHILD },
        ...{ settings: {}, consentedAt: now, createdAt: now },
      });
      await putOnFile(tx, live, {
        ...{ sessionId, kuid: "kuid", email: "guardian@example.com" },
        ...{ assurance: "confirmed", channel: "mailed-link", consentedAt: now },
      });
    });
    const documents = product.documents.filter(({ id }) => id === "terms");
    const deadline = now + 3 * DAY_MS;
    await announceDocuments(live, { documents, places: [], deadline });
    const meet = (at: number) =>
      live.store.write((tx) => meetDeadlines(tx, { ...live, now: at }, sessionId));
    expect(await meet(deadline - DAY_MS)).toBe(deadline);
    expect(await stored("mails")).toBe(0);
    expect(await noticesOf(sessionId)).toEqual(["terms"]);
    expect(await meet(deadline)).toBeUndefined();
    // A session whose guardian was mailed nothing is not held.
    expect(await findSession(live.store, { ...live.scope, sessionId })).toMatchObject({
      status: "ACTIVE",
    });
  });

  test("is accepted before its deadline, and not at it, whatever has run by then; a reminder counts as mail", async () => {
    const [sessionId = ""] = await add("US-TX");
    const email = "guardian@example.com";
    const { store } = pages.services;
    const write = <T>(work: (tx: Db) => Promise<T>) => store.write(work);
    await write((tx) =>
      putOnFile(tx, context(), {
        ...{ sessionId, kuid: "kuid", email, assurance: "confirmed" },
        ...{ channel: "mailed-link", consentedAt: context().now },
      }),
    );
    const deadline = context().now + 3 * DAY_MS;
    await announce({});
    const at = (now: number) => ({ ...context(), now });
    const remindAt = deadline - DAY_MS;
    for (let nth = 0; nth < 5; nth++) await write((tx) => spendMailBudget(tx, at(remindAt), email));
    await write((tx) => meetDeadlines(tx, at(remindAt), sessionId));
    expect(await stored("mails")).toBe(1);
    const [challenge] = await listUnfinishedOfSession(store, sessionId);
    const decide = (now: number) =>
      write((tx) =>
        decideForTest(tx, at(now), { challengeId: challenge?.challengeId ?? "", status: "PASS" }),
      );
    await expect(decide(deadline)).rejects.toMatchObject({ code: "CONFLICT" });
    await decide(deadline - 1);
    expect(await noticesOf(sessionId)).toEqual([]);
  });

  test("of the same in another order, or said twice, is the same, and of another deadline is another", async () => {
    const [sessionId = ""] = await add("US-TX");
    const ids = ["terms", "chat-data"];
    const first = await announce({ ids, places: ["US", "CA"] });
    const asFirst = { ids: ids.toReversed(), places: ["CA", "US", "CA"], now: context().now };
    pages.clock.advanceTo(asFirst.now + 1);
    expect(await announce(asFirst)).toEqual(first);
    expect(first).toMatchObject({ presented: 1, places: ["CA", "US"], announcedAt: asFirst.now });
    expect(await noticesOf(sessionId)).toEqual(["chat-data", "terms"]);
    for (const other of [{ days: 4 }, { ids: ["terms"] }, { places: ["US"] }])
      expect((await announce({ ids, places: ["US", "CA"], ...other })).announcementId).not.toBe(
        first.announcementId,
      );
  });

  test("holds the sessions at its deadline without an upgrade", async () => {
    const [sessionId = ""] = await add("US-TX");
    await announce({});
    // A document with an earlier deadline is accepted in time.
    await announce({ ids: ["chat-data"], days: 2 });
    await pages.services.store.write((tx) => deleteNotices(tx, sessionId, ["chat-data"]));
    const status = async () => {
      const [row] = await pages.database.query<{ status: string }>(
        `select status from sessions where session_id = '${sessionId}'`,
      );
      return row?.status;
    };
    await pages.advance({ days: 3, ms: -1 });
    expect(await status()).toBe("ACTIVE");
    await pages.advance({ ms: 1 });
    expect(await status()).toBe("HOLD");
  });
});
