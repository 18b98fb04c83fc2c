import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { challenged, letIn } from "../../testing/arrange.js";
import { DAY, HOUR } from "../../testing/fixed.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";
import type { Tree } from "../domain/ledger/checkpoint.js";
import type { Mode } from "../domain/product.js";
import type { Override } from "../domain/override/override.js";
import type { Decision } from "../domain/receipts/decision.js";
import {
  addCappedMail,
  clearCappedMails,
  listCappedMails,
  ensureDigestSubscription,
  saveDigestChoice,
  dropRepeatedStops,
  isMailStopped,
  stopMail,
  addMail,
  findCollecting,
  findMail,
  deleteMailsTo,
  listMailIdsTo,
  listMails,
  purgeOwnMails,
  NO_PRODUCT,
} from "./mail/queries.js";
import {
  countUnfinished,
  countUnfinishedOfPlayer,
  listUnfinishedOfPlayer,
} from "./challenges/unfinished.js";
import { findPendingDecision, savePendingDecision } from "./challenges/pending-decisions.js";
import { purgeUnopenedChallenges } from "./challenges/queries.js";
import type { PendingDecision } from "./challenges/table.js";
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";
import {
  addDelivery,
  completeDelivery,
  countSomeDeliveries,
  deliveryStates,
  listDeliveries,
  listDeliveriesOf,
  listDueDeliveries,
  listResponses,
  nextDeliveryAt,
} from "./events/deliveries.js";
import { addEndpoint, listEndpointsFor } from "./events/endpoints.js";
import {
  addEventToDeliver,
  findEvent,
  findPosition,
  lastPosition,
  purgeEvents,
  readEvents,
} from "./events/queries.js";
import { addMailedLink, listMailedAt } from "./guardians/mailed-links.js";
import { addJob, deleteJob, findJob } from "./jobs/queries.js";
import { newestCheckpoint, readCheckpoints, saveCheckpoint } from "./ledger/checkpoints.js";
import { appendEntry, findEntry, findEntryFrom, readEntries } from "./ledger/queries.js";
import {
  addBrowserSession,
  addSignIn,
  endBrowserSessions,
  findBrowserSession,
  findSignIn,
  listRememberedBrowsers,
  listRequests,
  purgeBrowserSessions,
  useSignIn,
} from "./guardians/sign-ins.js";
import {
  forgetFormerGuardian,
  forgetFormerGuardians,
  listFormerGuardians,
  saveFormerGuardian,
  succeedFormerGuardians,
} from "./guardians/former-guardians.js";
import {
  addInvitation,
  countInvitationsBy,
  deleteInvitation,
  endInvitation,
  findInvitation,
  listOpenInvitations,
} from "./guardians/invitations.js";
import {
  endVerifiedMark,
  ensureGuardian,
  findGuardian,
  findGuardianById,
  findGuardianByAddress,
  findGuardianLanguage,
  saveGuardianLanguage,
  lastUnlinkedAt,
  linkGuardian,
  listGuardiansOfPlayer,
  listGuardiansOfSession,
  markVerified,
  unlinkGuardian,
} from "./guardians/queries.js";
import { FORMER_MS, UNREADABLE } from "./guardians/table.js";
import type { Mail } from "./mail/table.js";
import { findRelease, saveRelease } from "./products/queries.js";
import { NO_SCREENTIME } from "../domain/screentime/screentime-state.js";
import { forgetProcess, listProcesses, noteProcess } from "./service/queries.js";
import { listOtherSessions, saveScreentime } from "./screentime/queries.js";
import { changeEvidence } from "./sessions/evidence.js";
import {
  addFirstSession,
  addSession,
  changeSession,
  deleteUndoableChange,
  findAndLockSession,
  findAndLockSessionOfPlayer,
  findPlayerOf,
  findSession,
  findSessionInAnyProduct,
  findSessionOfPlayer,
  findSessionVersion,
  findUndoableChange,
  requireCurrentSession,
  requireSession,
  listSessionsAfter,
  listSessionsOfProduct,
  lockOwnerOfSession,
  markRevoked,
  saveUndoableChange,
} from "./sessions/queries.js";
import { addSpending, listSpending, listSpendingOfPlayer } from "./transactions/queries.js";
import { purgeExpired } from "./retention/purge-expired.js";
import { hasOtherSession, hasUndecidedChallenge } from "./retention/purge-old.js";
import { deleteRowsOfProduct } from "./retention/test-data.js";
import {
  addVerification,
  addVerifiedPlayer,
  listAppeals,
  listPassedByGuardian,
  listPassedOfPlayer,
  listVerifications,
  listVerificationsForSession,
} from "./verifications/queries.js";
import type { Verification } from "./verifications/table.js";
import {
  deleteNotices,
  ensureAnnouncement,
  listNotices,
  noteNoticesMailed,
  saveNotice,
  addRuleChange,
  completeRuleChange,
  lockRuleChange,
  moveRuleChangeOn,
  hasEarlierRuleChange,
} from "./notices/queries.js";
import {
  acquireIdempotencyKey,
  findStoredResponse,
  releaseIdempotencyKey,
  storeResponse,
} from "./requests/queries.js";
import { addFormDraft, findFormDraft, findFormDraftOf } from "./forms/queries.js";
import {
  deleteExternalId,
  deleteNickname,
  findExternalId,
  findNickname,
  findPlayer,
  lockPlayer,
  saveNickname,
  savePlayer,
  replaceExternalIdHash,
  saveExternalId,
  findPlayerByExternalId,
} from "./players/queries.js";
import {
  addOverride,
  findOverrideByLink,
  findPendingOverride,
  forgetReasons,
  requireOverride,
  listOverrides,
} from "./overrides/queries.js";
import {
  addDecision,
  addReceipt,
  findNewestReceipt,
  findReceipt,
  listDecisionsShownTo,
  markRepudiated,
} from "./receipts/queries.js";
import {
  addWrongPassword,
  findWrongPassword,
  listWrongPasswords,
  listWrongPasswordsOfSite,
} from "./challenges/passwords.js";

const NOW = 1_800_000_000_000;
const HOME = { organisation: "aurora", mode: "test" } as const;

/** Returns a record and, for each of its keys, a copy that differs in that key alone. */
function beside<Keys extends object>(own: Keys, other: { [Key in keyof Keys]: unknown }): Keys[] {
  return [own, ...Object.entries(other).map(([key, value]) => ({ ...own, [key]: value }))];
}

const mintLongAgo = statement<{ challengeId: string }>((sql, p) =>
  sql("challenges")
    .update({ created_at: 1 })
    .where({ challenge_id: p.challengeId as never }),
);

let service: TestService;
let store: TestService["services"]["store"];
let sessions: string[];
let [mother, father] = ["", ""];
const write = <T>(work: (tx: Db) => Promise<T>): Promise<T> => store.write(work);

beforeAll(async () => {
  service = await startTestService();
  ({ store } = service.services);
  sessions = [];
  for (let nth = 0; nth < 2; nth++) sessions.push((await letIn(service)).sessionId);
  [mother = "", father = ""] = await Promise.all(
    ["mother", "father"].map((name) =>
      write(async (tx) => {
        const guardian = {
          guardianId: name,
          addressHash: `${name} hash`,
          address: `${name}@example.com`,
        };
        return (await ensureGuardian(tx, HOME, guardian, NOW)).guardianId;
      }),
    ),
  );
});
afterAll(() => service.stop());

describe("a record is found, changed and deleted by all of its keys", () => {
  test("former guardians: by organisation, mode, player and guardian", async () => {
    const own = { ...HOME, kuid: "former", guardianId: mother };
    const all = beside(own, {
      organisation: "pebble",
      mode: "live",
      kuid: "other",
      guardianId: father,
    });
    const list = ({ organisation, mode, kuid }: typeof own, since = 0) =>
      listFormerGuardians(store, { organisation, mode, kuid, since });
    const save = (row: typeof own, endedAt = NOW) =>
      write((tx) => saveFormerGuardian(tx, { ...row, endedBy: "withdrawal", endedAt }));
    for (const row of all) await save(row);
    const namesOf = async (row: typeof own, since?: number) =>
      (await list(row, since)).map(({ guardianId, succeededAt }) => [guardianId, succeededAt]);
    const both = [
      [father, null],
      [mother, null],
    ];
    expect(await namesOf(own)).toEqual(both);
    for (const row of all.slice(1, 4)) expect(await namesOf(row)).toEqual([[mother, null]]);
    expect(await namesOf(own, NOW)).toEqual([]);
    expect(await namesOf(own, NOW - 1)).toEqual(both);

    const succeed = (succeededAt: number) =>
      write((tx) => succeedFormerGuardians(tx, { ...HOME, kuid: "former", succeededAt }));
    await succeed(NOW + 1);
    await succeed(NOW + 2);
    expect(await namesOf(own)).toEqual([
      [father, NOW + 1],
      [mother, NOW + 1],
    ]);
    for (const row of all.slice(1, 4)) expect(await namesOf(row)).toEqual([[mother, null]]);
    // A guardian who leaves again is a former guardian from that instant, without a successor.
    await save(own, NOW + 5);
    expect(await namesOf(own)).toEqual([
      [father, NOW + 1],
      [mother, null],
    ]);

    await write((tx) => forgetFormerGuardian(tx, HOME, own));
    expect(await namesOf(own)).toEqual([[father, NOW + 1]]);
    for (const row of all.slice(1, 4)) expect(await namesOf(row)).toEqual([[mother, null]]);
    await save(own);
    expect(await write((tx) => forgetFormerGuardians(tx, { ...HOME, kuid: "former" }))).toBe(2);
    expect(await namesOf(own)).toEqual([]);
    for (const row of all.slice(1, 4)) expect(await namesOf(row)).toEqual([[mother, null]]);

    await save(own, NOW + 1);
    await write((tx) => purgeExpired(tx, NOW + FORMER_MS));
    for (const row of all.slice(1, 4)) expect(await namesOf(row)).toEqual([]);
    expect(await namesOf(own)).toEqual([[mother, null]]);
  });

  test("stopped mail: by organisation, mode, player and address", async () => {
    const own = { ...HOME, kuid: "stopped", foldedHash: "old" };
    const others = beside(own, {
      organisation: "pebble",
      mode: "live",
      kuid: "other",
      foldedHash: "another",
    }).slice(1);
    const isStopped = (row: typeof own) => isMailStopped(store, row, row);
    const stop = (row: typeof own) =>
      write((tx) => stopMail(tx, { ...row, address: null, stoppedAt: NOW }));
    await stop(own);
    expect(await isStopped(own)).toBe(true);
    for (const row of others) expect(await isStopped(row)).toBe(false);
    // The stops of other players, organisations and modes don't exist under the new hash, and stay.
    for (const row of others.slice(0, 3)) await stop(row);
    await stop({ ...own, foldedHash: "new" });
    await write((tx) => dropRepeatedStops(tx, { oldHash: "old", newHash: "new" }));
    expect(await isStopped(own)).toBe(false);
    expect(await isStopped({ ...own, foldedHash: "new" })).toBe(true);
    for (const row of others.slice(0, 3)) expect(await isStopped(row)).toBe(true);
  });

  test("counted mail: by organisation, mode, address and budget", async () => {
    const own = { ...HOME, foldedHash: "counted", budget: "requests" as const };
    const all = beside(own, {
      organisation: "pebble",
      mode: "live",
      foldedHash: "another",
      budget: "exports",
    });
    for (const row of all)
      for (const queuedAt of [NOW, NOW + 2, NOW + 1])
        await write((tx) => addCappedMail(tx, { ...row, queuedAt }));
    for (const row of all)
      expect(await listCappedMails(store, row)).toEqual([NOW + 2, NOW + 1, NOW]);
    await write((tx) => clearCappedMails(tx, own));
    expect(await listCappedMails(store, own)).toEqual([]);
    await write((tx) => purgeExpired(tx, NOW + 1 + DAY));
    for (const row of all.slice(1)) expect(await listCappedMails(store, row)).toEqual([NOW + 2]);
  });

  test("invitations: open ones by organisation, mode and player; counted by who invites", async () => {
    const [sessionId = ""] = sessions;
    const own = { ...HOME, kuid: "invited", invitedBy: mother };
    const all = beside(own, {
      organisation: "pebble",
      mode: "live",
      kuid: "other",
      invitedBy: father,
    });
    let nth = 0;
    const invite = async (row: typeof own, { invitedAt = NOW, expiresAt = NOW + 10 } = {}) => {
      const invitationId = `invitation ${nth++}`;
      const rest = {
        sessionId,
        addressHash: "",
        address: "",
        linkHash: invitationId,
        invitedAt,
        expiresAt,
      };
      await write((tx) => addInvitation(tx, { ...row, ...rest, invitationId }));
      return invitationId;
    };
    const ids: string[] = [];
    for (const row of all) ids.push(await invite(row));
    const open = async ({ kuid, ...tenancy }: typeof own, now = NOW) =>
      (await listOpenInvitations(store, { ...tenancy, kuid, now })).map(
        ({ invitationId }) => invitationId,
      );
    const [first = "", , , , last = ""] = ids;
    expect(await open(own)).toEqual([first, last]);
    for (const [place, row] of all.slice(1, 4).entries())
      expect(await open(row)).toEqual([ids[place + 1]]);
    expect(await open(own, NOW + 9)).toHaveLength(2);
    expect(await open(own, NOW + 10)).toEqual([]);

    expect(await countInvitationsBy(store, mother, NOW - 1)).toBe(4);
    expect(await countInvitationsBy(store, mother, NOW)).toBe(0);
    expect(await countInvitationsBy(store, father, NOW - 1)).toBe(1);

    const end = (outcome: "joined" | "ended", endedAt: number) =>
      write((tx) => endInvitation(tx, { invitationId: first, outcome, endedAt }));
    expect(await end("joined", NOW)).toBe(true);
    expect(await end("ended", NOW + 1)).toBe(false);
    expect(await findInvitation(store, { invitationId: first })).toMatchObject({
      outcome: "joined",
      endedAt: NOW,
    });
    expect(await open(own)).toEqual([last]);
    const later = await invite(own, { expiresAt: NOW + 11 });
    await write((tx) => purgeExpired(tx, NOW + 10 + 30 * DAY));
    expect(await findInvitation(store, { invitationId: last })).toBeUndefined();
    expect(await findInvitation(store, { invitationId: later })).toBeDefined();
    const kept = await invite(own, { expiresAt: NOW + 11 });
    await write((tx) => deleteInvitation(tx, { invitationId: later }));
    expect(await open(own)).toEqual([kept]);
  });

  test("the product's own ids: by product, mode and player", async () => {
    const own = { productId: STARFALL, mode: "test" as const, kuid: "named" };
    const all = beside(own, { productId: ACCOUNT, mode: "live", kuid: "other" });
    for (const row of all) {
      const { productId, mode, kuid } = row;
      const externalIdHash = `hash of ${productId} ${mode} ${kuid}`;
      await write((tx) =>
        saveExternalId(tx, { ...row, externalIdHash, externalId: kuid, createdAt: NOW }),
      );
    }
    await write((tx) => replaceExternalIdHash(tx, { ...own, externalIdHash: "new" }));
    const ownerOf = ({ productId, mode }: typeof own, hash: string) =>
      findPlayerByExternalId(store, { productId, mode }, [hash]);
    expect(await ownerOf(own, "new")).toBe("named");
    for (const row of all.slice(1))
      expect(await ownerOf(row, `hash of ${row.productId} ${row.mode} ${row.kuid}`)).toBe(row.kuid);
    const idOf = ({ kuid, ...scope }: typeof own) => findExternalId(store, scope, kuid);
    await write((tx) => deleteExternalId(tx, own));
    expect(await Promise.all(all.map(idOf))).toEqual([null, "named", "named", "other"]);
  });

  test("idempotency keys: by product, mode, operation and key", async () => {
    const own = { productId: STARFALL, mode: "test" as const, operation: "a", keyHash: "key" };
    const all = beside(own, { productId: ACCOUNT, mode: "live", operation: "b", keyHash: "other" });
    const acquire = (row: typeof own) =>
      write((tx) => acquireIdempotencyKey(tx, row, "", NOW + 1, NOW));
    for (const row of all) expect(await acquire(row)).toBe(true);
    const stored = { response: "{}", about: null, expiresAt: NOW + 1 };
    await write((tx) => storeResponse(tx, { ...own, ...stored }));
    const responses = () =>
      Promise.all(all.map(async (row) => (await findStoredResponse(store, row))?.response));
    expect(await responses()).toEqual(["{}", null, null, null, null]);
    await write((tx) => releaseIdempotencyKey(tx, own));
    expect(await responses()).toEqual([undefined, null, null, null, null]);
    expect([await acquire(own), await acquire(own)]).toEqual([true, false]);
  });

  test("forms that came back: by their key, and those of a guardian by mode and address", async () => {
    const own = { draftHash: "own", mode: "test" as const, addressHash: "fills in" };
    const add = (draftHash: string, addressHash: string | null) => {
      const mode = addressHash === null ? null : own.mode;
      const rest = { content: draftHash, sessionId: null, expiresAt: NOW + 1 };
      return write((tx) => addFormDraft(tx, { ...rest, draftHash, mode, addressHash }));
    };
    await add("own", "fills in");
    await add("of another", "another");
    await add("of no one", null);
    expect(await findFormDraftOf(store, own)).toMatchObject({ content: "own" });
    const wrong = { draftHash: "of another", mode: "live", addressHash: "another" };
    for (const row of beside(own, wrong).slice(1))
      expect(await findFormDraftOf(store, row)).toBeUndefined();
    expect(await findFormDraft(store, { draftHash: "of no one" })).toMatchObject({
      content: "of no one",
    });
    for (const draftHash of ["own", "none"])
      expect(await findFormDraft(store, { draftHash })).toBeUndefined();
  });

  test("an address that could not be read is written anew for its guardian alone", async () => {
    const guardian = { guardianId: "unreadable", addressHash: "unreadable", address: UNREADABLE };
    await write((tx) => ensureGuardian(tx, HOME, guardian, NOW));
    const again = { ...guardian, address: "read@example.com" };
    expect(await write((tx) => ensureGuardian(tx, HOME, again, NOW))).toMatchObject(again);
    const addressOf = async (guardianId: string) =>
      (await findGuardianById(store, { guardianId }))?.address;
    expect([await addressOf("unreadable"), await addressOf(mother)]).toEqual([
      ...["read@example.com", "mother@example.com"],
    ]);
  });

  test("sign-in links: by mode, address and client, and a used one ends those of its address and mode alone", async () => {
    const own = { mode: "test" as const, addressHash: "signs in", clientHash: "client" };
    const all = [
      own,
      ...beside(own, { mode: "live", addressHash: "another", clientHash: "elsewhere" }),
    ];
    const signIns = all.map((row, nth) => ({
      ...row,
      ...{ signInId: `sign-in ${nth}`, linkHash: `link ${nth}`, returnTo: null },
      ...{ requestedAt: NOW + nth, expiresAt: NOW + 10 + nth },
    }));
    for (const signIn of signIns) await write((tx) => addSignIn(tx, signIn));
    const requests = (row: typeof own) =>
      listRequests(store, { ...row, clientHashes: [row.clientHash, "older"] });
    expect(await requests(own)).toEqual({
      ofAddress: [NOW + 4, NOW + 1, NOW],
      ofClient: [NOW + 3, NOW + 1, NOW],
    });
    const [first, , live, another, elsewhere] = signIns;
    if (!first || !live || !another || !elsewhere) throw new Error("There are five.");
    expect(await requests(live)).toEqual({ ofAddress: [NOW + 2], ofClient: [NOW + 2] });
    expect(await write((tx) => useSignIn(tx, first))).toBe(true);
    expect(await write((tx) => useSignIn(tx, first))).toBe(false);
    const left = async () => {
      const found = await Promise.all(
        signIns.map(({ signInId }) => findSignIn(store, { signInId })),
      );
      return found.flatMap((one) => one?.signInId ?? []);
    };
    expect(await left()).toEqual([live.signInId, another.signInId]);
    await write((tx) => purgeExpired(tx, live.expiresAt));
    expect(await left()).toEqual([another.signInId]);
  });

  test("signed-in browsers: by mode and address, remembered ones until their day", async () => {
    const own = { mode: "test" as const, addressHash: "browses" };
    const browse = async (
      row: typeof own,
      tokenHash: string,
      rememberedUntil: number | null,
      lastSeenAt = NOW,
    ) => {
      const rest = {
        visitId: tokenHash,
        device: "",
        beganAt: NOW,
        previousHash: null,
        rotatedAt: NOW,
      };
      await write((tx) =>
        addBrowserSession(tx, { ...row, ...rest, tokenHash, rememberedUntil, lastSeenAt }),
      );
    };
    const [, live, another] = beside(own, { mode: "live", addressHash: "another" });
    if (!live || !another) throw new Error("There are three.");
    await browse(own, "own", NOW + 10);
    await browse(own, "own later", NOW + 11, NOW + 1);
    await browse(own, "not remembered", null);
    await browse(live, "live", NOW + 10);
    await browse(another, "another", NOW + 10);
    const tokens = async (row: typeof own, now = NOW) =>
      (await listRememberedBrowsers(store, { ...row, now })).map(({ tokenHash }) => tokenHash);
    expect(await tokens(own)).toEqual(["own later", "own"]);
    expect(await tokens(own, NOW + 10)).toEqual(["own later"]);
    expect(await tokens(live)).toEqual(["live"]);
    expect(await tokens(another)).toEqual(["another"]);

    const isThere = async (token: string) =>
      (await findBrowserSession(store, { tokenHash: token })) !== undefined;
    await write((tx) => purgeBrowserSessions(tx, { before: NOW - 1, now: NOW + 9 }));
    expect(await isThere("not remembered")).toBe(true);
    await write((tx) => purgeBrowserSessions(tx, { before: NOW, now: NOW + 9 }));
    expect(await isThere("not remembered")).toBe(false);
    expect(await isThere("own")).toBe(true);
    await write((tx) => purgeBrowserSessions(tx, { before: NOW, now: NOW + 10 }));
    expect(await isThere("own")).toBe(false);
    // The browser was used since then and is no longer remembered.
    await write((tx) => purgeBrowserSessions(tx, { before: NOW, now: NOW + 11 }));
    expect(await isThere("own later")).toBe(true);

    for (const row of [live, another])
      await browse(row, `again ${row.mode} ${row.addressHash}`, NOW + 20);
    await write((tx) => endBrowserSessions(tx, own));
    expect(await isThere("own later")).toBe(false);
    expect([await tokens(live, NOW + 15), await tokens(another, NOW + 15)]).toEqual([
      ["again live browses"],
      ["again test another"],
    ]);
  });

  const OVERRIDE: Omit<Override, "overrideId" | "sessionId" | "productId" | "mode" | "kuid"> = {
    ...{ type: "extra-time", requestedMinutes: 5, reason: "one more level", status: "pending" },
    ...{
      grantedMinutes: null,
      requestedAt: NOW,
      expiresAt: NOW + 10,
      resolvedAt: null,
      withdrawnAt: null,
    },
  };
  let overrides = 0;
  const request = async (row: Partial<Override>) => {
    const overrideId = `override ${overrides++}`;
    const place = {
      productId: STARFALL,
      mode: "test",
      kuid: "asks",
      sessionId: sessions[0] ?? "",
    } as const;
    await write((tx) => addOverride(tx, { ...OVERRIDE, ...place, ...row, overrideId }, overrideId));
    return overrideId;
  };

  test("a request for more time: the pending one by product, mode and player", async () => {
    const own = { productId: STARFALL, mode: "test" as const, kuid: "asks" };
    const all = beside(own, { productId: ACCOUNT, mode: "live", kuid: "another" });
    for (const row of all.slice(1)) await request(row);
    for (const status of ["granted", "denied", "expired"] as const)
      await request({ ...own, status });
    const pending = ({ kuid, ...scope }: typeof own) =>
      findPendingOverride(store, { ...scope, kuid });
    expect(await pending(own)).toBeUndefined();
    await request(own);
    for (const row of all) expect(await pending(row)).toMatchObject(row);
  });

  test("requests of a session: what is pending, or granted and not withdrawn, the newest first", async () => {
    const sessionId = sessions[1] ?? "";
    const of = (row: Partial<Override>) => request({ sessionId, kuid: `kid ${overrides}`, ...row });
    const granted = await of({ status: "granted" });
    const pending = await of({ requestedAt: NOW + 1 });
    for (const status of ["denied", "expired"] as const) await of({ status });
    await of({ status: "granted", withdrawnAt: NOW + 1 });
    await request({ kuid: "of another session" });
    const found = await listOverrides(store, { sessionId });
    expect(found.map(({ overrideId }) => overrideId)).toEqual([pending, granted]);
    for (const overrideId of [granted, pending])
      expect(await findOverrideByLink(store, { linkHash: overrideId })).toMatchObject({
        overrideId,
      });
    expect(await findOverrideByLink(store, { linkHash: "none" })).toBeUndefined();
  });

  test("reasons are forgotten of answered requests of one product before an instant", async () => {
    const at = (row: Partial<Override>) =>
      request({ kuid: `kid ${overrides}`, status: "denied", requestedAt: NOW - 100, ...row });
    const before = NOW - 50;
    const forgotten = await at({});
    const kept = [
      await at({ status: "pending" }),
      await at({ requestedAt: before }),
      await at({ productId: ACCOUNT }),
    ];
    expect(await write((tx) => forgetReasons(tx, { productId: STARFALL, before }))).toBe(1);
    expect(await write((tx) => forgetReasons(tx, { productId: STARFALL, before }))).toBe(0);
    const reasonOf = async (id: string, productId: number = STARFALL) =>
      (await requireOverride(store, { productId, mode: "test" }, id)).reason;
    expect(await reasonOf(forgotten)).toBeNull();
    expect(
      await Promise.all(kept.map((id, nth) => reasonOf(id, nth === 2 ? ACCOUNT : STARFALL))),
    ).toEqual(kept.map(() => OVERRIDE.reason));
  });

  test("decisions of receipts: by product, mode, player and reader, the newest first", async () => {
    const own = { productId: STARFALL, mode: "test" as const, kuid: "decided", reader: mother };
    const all = beside(own, { productId: ACCOUNT, mode: "live", kuid: "other", reader: father });
    const decide = async (
      { reader, ...row }: typeof own,
      name: string,
      at: Partial<Decision> = {},
    ) => {
      await write(async (tx) => {
        await addDecision(tx, {
          ...{
            ...row,
            organisation: "aurora",
            decisionId: name,
            sessionId: null,
            challengeId: null,
          },
          ...{
            decidedBy: "service",
            guardianId: null,
            details: { kind: "hold" },
            jurisdiction: "US",
          },
          ...{
            timezone: null,
            law: { kind: "default", asks: "consent" },
            ledgerIndex: 1,
            decidedAt: NOW,
          },
          ...at,
        });
        await addReceipt(tx, {
          receiptId: `of ${name}`,
          linkHash: name,
          keyId: "",
          decisionId: name,
          guardianId: reader,
        });
      });
    };
    for (const [nth, row] of all.entries()) await decide(row, `decision ${nth}`);
    await decide(own, "next", { ledgerIndex: 2 });
    await decide(own, "last", { decidedAt: NOW + 1, ledgerIndex: 0 });
    const shown = async ({ reader, ...row }: typeof own) =>
      (await listDecisionsShownTo(store, { ...(row as Decision), guardianId: reader })).map(
        ({ decisionId }) => decisionId,
      );
    expect(await shown(own)).toEqual(["last", "next", "decision 0"]);
    for (const [nth, row] of all.slice(1).entries())
      expect(await shown(row)).toEqual([`decision ${nth + 1}`]);

    const newest = async ({ reader, ...row }: typeof own) =>
      (await findNewestReceipt(store, { ...(row as Decision), guardianId: reader }))?.receiptId;
    expect(await newest(own)).toBe("of last");
    for (const [nth, row] of all.slice(1).entries())
      expect(await newest(row)).toBe(`of decision ${nth + 1}`);

    const repudiate = (at: number) => write((tx) => markRepudiated(tx, "of last", at));
    expect([await repudiate(NOW), await repudiate(NOW + 1)]).toEqual([true, false]);
    expect(await findReceipt(store, { receiptId: "of last" })).toMatchObject({ repudiatedAt: NOW });
    expect(await findReceipt(store, { receiptId: "of next" })).toMatchObject({
      repudiatedAt: null,
    });
  });

  test("spending: by session, and of all sessions of its player in its mode and organisation", async () => {
    const [own = "", others = ""] = sessions;
    const found = await findSessionInAnyProduct(store, { sessionId: own });
    if (!found) throw new Error("There is a session.");
    const live = "a5e55104-0000-4000-8000-000000000001";
    const elsewhere = { ...found, sessionId: "a5e55104-0000-4000-8000-000000000005" };
    await write(async (tx) => {
      await addFirstSession(tx, { ...found, sessionId: live, mode: "live" });
      await addFirstSession(tx, { ...elsewhere, productId: PEBBLE });
    });
    const day = { localDate: "2026-11-20", currency: "EUR" };
    for (const [minor, sessionId] of [own, others, live, elsewhere.sessionId].entries())
      await write((tx) => addSpending(tx, { ...found, sessionId }, [{ ...day, minor: minor + 1 }]));
    const spent = async (list: typeof listSpending, sessionId: string) =>
      (await list(store, { sessionId, since: day.localDate })).map(({ spentMinor }) => spentMinor);
    for (const list of [listSpending, listSpendingOfPlayer]) {
      expect(await spent(list, own)).toEqual([1]);
      expect(await spent(list, others)).toEqual([2]);
      expect(await spent(list, live)).toEqual([3]);
      expect(await list(store, { sessionId: own, since: "2026-11-21" })).toEqual([]);
    }
  });

  test("guardians of a player: in sessions of one mode and organisation", async () => {
    const [own = ""] = sessions;
    const found = await findSessionInAnyProduct(store, { sessionId: own });
    if (!found) throw new Error("There is a session.");
    const kuid = "a5e55104-0000-4000-8000-000000000006";
    const ids = [7, 8, 9].map((nth) => `a5e55104-0000-4000-8000-00000000000${nth}`);
    const [here = "", live = "", elsewhere = ""] = ids;
    await write(async (tx) => {
      await addFirstSession(tx, { ...found, kuid, sessionId: here });
      await addFirstSession(tx, { ...found, kuid, sessionId: live, mode: "live" });
      await addFirstSession(tx, { ...found, kuid, sessionId: elsewhere, productId: PEBBLE });
      const link = { linkedAt: NOW, ordinal: 1, assurance: "confirmed", channel: "test" } as const;
      for (const sessionId of ids)
        await linkGuardian(tx, { ...link, sessionId, guardianId: mother, consentedAt: NOW });
    });
    const guarded = async (organisation: string, mode: "test" | "live") =>
      (await listGuardiansOfPlayer(store, { organisation, mode, kuid })).map(
        ({ sessionId }) => sessionId,
      );
    expect(await guarded("aurora", "test")).toEqual([here]);
    expect(await guarded("aurora", "live")).toEqual([live]);
    expect(await guarded("pebble", "test")).toEqual([elsewhere]);
    const others = (sessionId: string, player = kuid) =>
      hasOtherSession(store, { ...HOME, kuid: player, sessionId });
    expect([await others(here), await others(live), await others(live, "other")]).toEqual([
      ...[false, true, false],
    ]);
  });

  test("sessions: by product, mode and player, until they are revoked", async () => {
    const [letInBefore = ""] = sessions;
    const known = await findSessionInAnyProduct(store, { sessionId: letInBefore });
    if (!known) throw new Error("There is a session.");
    const own = { productId: STARFALL, mode: "test" as Mode, kuid: "playing" };
    const rows = beside(own, { productId: ACCOUNT, mode: "live", kuid: "another" }).map(
      (row, nth) => ({ ...known, externalId: null, ...row, sessionId: `session ${nth}` }),
    );
    for (const row of rows) await write((tx) => addSession(tx, row));
    await expect(
      write((tx) => addSession(tx, { ...rows[0]!, sessionId: "second" })),
    ).rejects.toMatchObject({ code: "CONFLICT" });

    for (const { sessionId, kuid, ...row } of rows) {
      const scope = { productId: row.productId, mode: row.mode };
      const otherwise = [
        { ...scope, productId: PEBBLE },
        { ...scope, mode: row.mode === "live" ? "test" : "live" } as const,
      ];
      const byId = [findSession, findAndLockSession, findSessionVersion];
      for (const find of byId) {
        expect(
          await write(async (tx) => (await find(tx, { ...scope, sessionId }))?.sessionId),
        ).toBe(sessionId);
        for (const other of otherwise)
          expect(
            await write(async (tx) => await find(tx, { ...other, sessionId })),
          ).toBeUndefined();
      }
      for (const find of [findSessionOfPlayer, findAndLockSessionOfPlayer])
        expect(await write((tx) => find(tx, { ...scope, kuid }))).toMatchObject({ sessionId });
      expect(await write((tx) => lockOwnerOfSession(tx, scope, sessionId))).toEqual({
        sessionId,
        kuid,
      });
      for (const ids of [{ sessionId }, { kuid }, { sessionId, kuid }])
        for (const get of [requireSession, requireCurrentSession])
          expect(await get(store, scope, ids)).toMatchObject({ sessionId });
      for (const get of [requireSession, requireCurrentSession])
        for (const ids of [{ sessionId, kuid: "unknown" }, {}])
          await expect(get(store, scope, ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
      for (const other of otherwise)
        await expect(write((tx) => lockOwnerOfSession(tx, other, sessionId))).rejects.toMatchObject(
          {
            code: "NOT_FOUND",
          },
        );
    }

    const idsOf = (found: readonly { sessionId: string }[]) =>
      found.map(({ sessionId }) => sessionId);
    const scoped = { productId: STARFALL, mode: "test" as const };
    expect(idsOf(await listSessionsAfter(store, { ...scoped, sessionId: "session" }))).toEqual([
      "session 0",
      "session 3",
    ]);
    expect(idsOf(await listSessionsAfter(store, { ...scoped, sessionId: "session 0" }))).toEqual([
      "session 3",
    ]);
    const ofProduct = { productId: STARFALL, after: "session 0" };
    expect(idsOf(await listSessionsOfProduct(store, ofProduct))).toEqual([
      "session 2",
      "session 3",
    ]);

    const [first, ...others] = rows as [(typeof rows)[0], ...typeof rows];
    const versions = () =>
      Promise.all(rows.map(async (row) => (await findSession(store, row))?.version));
    const { version } = first;
    const changed = await write((tx) => changeSession(tx, first, { jurisdiction: "GB" }));
    expect(await findSession(store, first)).toEqual(changed);
    await expect(write((tx) => changeSession(tx, first, {}))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const { settings } = first;
    const evidence = { dateOfBirth: "2015-01-01" };
    await write((tx) => changeEvidence.ofSession(tx, changed, { evidence, settings }));
    expect(await findSession(store, first)).toMatchObject({ evidence, jurisdiction: "GB" });
    expect(await versions()).toEqual([version + 2, version, version, version]);

    const change = { what: "permission", name: "a", was: "off" } as const;
    for (const hash of ["before", "after"])
      for (const { sessionId } of rows)
        await write((tx) =>
          saveUndoableChange(tx, {
            sessionId,
            ...{ change: { ...change, name: hash }, hash, changedAt: NOW },
          }),
        );
    await write((tx) => deleteUndoableChange(tx, first));
    expect(await findUndoableChange(store, first)).toBeUndefined();
    for (const row of others)
      expect(await findUndoableChange(store, row)).toMatchObject({
        change: { name: "after" },
        hash: "after",
      });

    const revoke = (at: number) =>
      write((tx) => markRevoked(tx, first.sessionId, at, at === NOW ? "guardian" : "operator"));
    expect([await revoke(NOW), await revoke(NOW + 1)]).toEqual([true, false]);
    const current = { ...changed, version: version + 2 };
    await expect(write((tx) => changeSession(tx, current, {}))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    for (const find of [findSession, findAndLockSession, findSessionVersion])
      expect(await write(async (tx) => await find(tx, first))).toBeUndefined();
    await expect(
      write((tx) => lockOwnerOfSession(tx, scoped, first.sessionId)),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await findSessionInAnyProduct(store, first)).toBeUndefined();
    expect(idsOf(await listSessionsOfProduct(store, { ...ofProduct, after: "session" }))).toEqual([
      "session 2",
      "session 3",
    ]);
    // Its player is still known, and may come back.
    expect(await findPlayerOf(store, first)).toMatchObject({ evidence });
    await write((tx) => addSession(tx, { ...first, sessionId: "session 4" }));
    expect(await findSessionOfPlayer(store, own)).toMatchObject({ sessionId: "session 4" });
  });

  test("what is known of a player's age: by organisation, mode and player", async () => {
    const own = { ...HOME, kuid: "aged" };
    const all = beside(own, { organisation: "pebble", mode: "live", kuid: "aged too" });
    for (const row of all)
      await write((tx) => savePlayer(tx, row, { kuid: row.kuid, evidence: {} }, NOW));
    const evidence = { dateOfBirth: "2015-01-01" };
    await write((tx) => changeEvidence.ofPlayer(tx, own, own.kuid, evidence));
    const known = all.map(async (row) => (await findPlayer(store, row))?.evidence);
    expect(await Promise.all(known)).toEqual([evidence, {}, {}, {}]);
  });

  test("play in other sessions: of the same player in the same mode and organisation, and not of the session itself", async () => {
    const [own = "", others = ""] = sessions;
    const found = await findSessionInAnyProduct(store, { sessionId: own });
    if (!found) throw new Error("There is a session.");
    const [same, live] = [
      "a5e55104-0000-4000-8000-000000000002",
      "a5e55104-0000-4000-8000-000000000003",
    ];
    const playing = { ...found, kuid: "a5e55104-0000-4000-8000-000000000004", jurisdiction: "BR" };
    await write(async (tx) => {
      await addFirstSession(tx, { ...playing, sessionId: same, mode: "live", productId: ACCOUNT });
      await addFirstSession(tx, { ...playing, sessionId: live, mode: "live" });
      const elsewhere = "a5e55104-0000-4000-8000-000000000006";
      await addFirstSession(tx, {
        ...playing,
        ...{ sessionId: elsewhere, mode: "live", productId: PEBBLE },
      });
    });
    const beside = async (sessionId: string) =>
      (await listOtherSessions(store, sessionId, NOW)).map((other) => other.sessionId);
    expect([await beside(live), await beside(same)]).toEqual([[same], [live]]);
    expect(await beside(own)).not.toContain(live);
    expect(await beside(others)).not.toContain(others);
    const date = "2026-11-20";
    await write(async (tx) => {
      for (const [ms, sessionId] of [own, others, same].entries())
        await saveScreentime(
          tx,
          { sessionId, productId: STARFALL },
          { situation: { screentime: NO_SCREENTIME }, added: [{ date, ms: ms + 1 }] },
        );
    });
    const at = Date.parse(`${date}T12:00:00Z`);
    expect(await listOtherSessions(store, live, at)).toMatchObject([{ used: { [date]: 3 } }]);
    for (const sessionId of [own, live])
      expect(await findPlayerOf(store, { sessionId })).toMatchObject({ sessionId });
  });

  test("running processes: by their ids, and those that reported lately", async () => {
    const secretIds = ["secret"];
    await write(async (tx) => {
      for (const processId of ["one", "two"]) await noteProcess(tx, { processId, secretIds }, NOW);
      await forgetProcess(tx, { processId: "one" });
    });
    const two = { processId: "two", secretIds };
    expect(await listProcesses(store, NOW + 30_000)).toEqual([two]);
    expect(await listProcesses(store, NOW + 30_001)).toEqual([]);
    const three = { processId: "three", secretIds };
    await write((tx) => noteProcess(tx, three, NOW + 30_000));
    expect(await listProcesses(store, NOW + 30_000)).toEqual([three, two]);
  });

  test("releases of the law: by their names", async () => {
    const policy = (name: string) => ({ name }) as never;
    await write(async (tx) => {
      for (const release of ["2026.01.01-a", "2026.01.01-b"])
        await saveRelease(tx, { release, policy: policy(release), storedAt: NOW });
    });
    for (const release of ["2026.01.01-b", "2026.01.01-a"])
      expect(await findRelease(store, { release })).toEqual({ policy: { name: release } });
    expect(await findRelease(store, { release: "2026.01.01-c" })).toBeUndefined();
  });

  test("mails: to be added to by product, mode, player and time, listed by mode, purged of no product", async () => {
    let nth = 0;
    const own = { productId: STARFALL, mode: "test" as const, kuid: "mailed" };
    const mail = async (row: Partial<Mail>) => {
      const mailId = `mail ${nth++}`;
      const content = {
        template: "not-my-child",
        to: `${mailId.at(-1)}@example.com`,
        locale: null,
      } as const;
      const rest = {
        status: "queued",
        attempts: 0,
        createdAt: NOW,
        sentAt: null,
        lastError: null,
        collectsUntil: NOW + 10,
      } as const;
      await write((tx) => addMail(tx, { ...own, ...rest, content, ...row, mailId }));
      return mailId;
    };
    const all = beside(own, { productId: ACCOUNT, mode: "live", kuid: "other" });
    const ids: string[] = [];
    for (const row of all) ids.push(await mail(row));
    ids.push(await mail({ status: "held" }));
    for (const status of ["sent", "failed", "dropped"] as const) await mail({ status });
    const collecting = async ({ kuid, ...scope }: typeof own, now: number) =>
      (await write((tx) => findCollecting(tx, { ...scope, kuid, now }))).map(
        ({ mailId }) => mailId,
      );
    expect(await collecting(own, NOW + 9)).toEqual([ids[0], ids[4]]);
    expect(await collecting(own, NOW + 10)).toEqual([]);
    for (const [place, row] of all.slice(1).entries())
      expect(await collecting(row, NOW)).toEqual([ids[place + 1]]);

    const failing = { lastError: "421 busy" };
    const queued = await mail(failing);
    const failed = await mail({ ...failing, status: "failed" });
    await mail({ ...failing, status: "dropped" });
    await mail({ ...failing, mode: "live" });
    const listed = async (mode: "test" | "live", isFailing: boolean) =>
      (await listMails(store, mode, { isFailing })).map(({ mailId }) => mailId);
    expect(await listed("test", true)).toEqual([failed, queued]);
    expect(await listed("live", true)).toEqual(["mail 11"]);
    expect(await listed("live", false)).toEqual(["mail 11", ids[2]]);
    expect(await listMailIdsTo(store, "live", "2@EXAMPLE.com")).toEqual([ids[2]]);
    expect(await listMailIdsTo(store, "test", "2@example.com")).toEqual([]);

    const content = { template: "not-my-child", to: "gone@example.com", locale: null } as const;
    const toOne: string[] = [];
    for (const row of [...all, { ...own, content: { ...content, to: "kept@example.com" } }])
      toOne.push(await mail({ content, ...row, status: "sent" }));
    await write((tx) => deleteMailsTo(tx, { ...own, address: "GONE@example.com" }));
    const left = await Promise.all(toOne.map((mailId) => findMail(store, { mailId })));
    expect(left.map((one) => one !== undefined)).toEqual([false, false, true, true, true]);

    const services = [
      await mail({ productId: NO_PRODUCT }),
      await mail({ productId: NO_PRODUCT, createdAt: NOW + 1 }),
    ];
    await write((tx) => purgeOwnMails(tx, { before: NOW }));
    const isThere = async (id: string | undefined) =>
      (await findMail(store, { mailId: id ?? "" })) !== undefined;
    expect(await Promise.all([...services, ids[0]].map(isThere))).toEqual([false, true, true]);
  });

  test("events: by product and mode, each at its own instant", async () => {
    const own = { productId: STARFALL, mode: "test" as const };
    const all = beside(own, { productId: ACCOUNT, mode: "live" });
    const late = { createdAt: NOW + DAY, occurredAt: NOW, sequence: 0, type: "Test", body: "{}" };
    const ids = { sessionId: null, kuid: null, traceparent: null };
    const add = (scope: typeof own, eventId: string, createdAt: number) =>
      write((tx) => addEventToDeliver(tx, scope, { ...late, ...ids, eventId, createdAt }));
    for (const [nth, scope] of all.slice(1).entries())
      await add(scope, `late ${nth}`, NOW + DAY + nth);
    await add(own, "own", NOW + HOUR);
    expect(await findEvent(store, { eventId: "own" })).toMatchObject({ createdAt: NOW + HOUR });
    expect(await lastPosition(store, own)).toMatchObject({ createdAt: NOW + HOUR });
    expect(await findPosition(store, { ...own, eventId: "late 0" })).toBeUndefined();
    const read = async (scope: typeof own) => {
      const found: string[] = [];
      for await (const page of readEvents(store, scope, { since: NOW, until: NOW + 2 * DAY }))
        found.push(...page.map(({ eventId }) => eventId));
      return found;
    };
    expect(await Promise.all(all.map(read))).toEqual([["own"], ["late 0"], ["late 1"]]);
    const over = { before: NOW + 2 * DAY, longBefore: NOW + 2 * DAY };
    await write((tx) => purgeEvents(tx, own, over));
    expect(await Promise.all(all.map(read))).toEqual([[], ["late 0"], ["late 1"]]);
  });

  test("endpoints: by product and mode; deliveries by endpoint, event and state", async () => {
    const own = { productId: STARFALL, mode: "test" as const };
    const all = beside(own, { productId: ACCOUNT, mode: "live" });
    const made = { url: "https://hooks.example/", events: null, source: "command-line" } as const;
    const state = { secrets: [], failingSince: null, disabledAt: null, disabledReason: null };
    for (const [nth, scope] of all.entries())
      await write((tx) =>
        addEndpoint(tx, { ...scope, ...made, ...state, endpointId: `end ${nth}`, createdAt: NOW }),
      );
    for (const [nth, scope] of all.entries())
      expect(await listEndpointsFor(store, scope, "Test")).toEqual([`end ${nth}`]);

    const [mine, theirs] = ["end 0", "end 1"] as const;
    const rest = { createdAt: NOW, occurredAt: NOW, sequence: 0, type: "Test", body: "{}" };
    const ids = { sessionId: null, kuid: null, traceparent: null };
    const [first = 0, second = 0] = await Promise.all(
      ["first", "second"].map((eventId) =>
        write((tx) => addEventToDeliver(tx, own, { ...rest, ...ids, eventId })),
      ),
    );
    for (const [eventRowId, endpointId, dueAt] of [
      ...([[first, mine, NOW + 2] as const, [second, mine, NOW + 1]] as const),
      [first, theirs, NOW],
    ] as const)
      await write((tx) => addDelivery(tx, { eventRowId, endpointId, dueAt }));
    const due = await listDueDeliveries(store, { endpointId: mine, now: NOW + 2 });
    expect(due.map(({ eventId }) => eventId)).toEqual(["second", "first"]);
    expect(await nextDeliveryAt(store, mine)).toBe(NOW + 1);
    for (const [delivery, endpointId] of [
      ...due.map((one) => [one, mine] as const),
      ...(await listDueDeliveries(store, { endpointId: theirs, now: NOW })).map(
        (one) => [one, theirs] as const,
      ),
    ])
      await write((tx) =>
        completeDelivery(tx, delivery, {
          ...{ endpointId, attemptedAt: NOW, durationMs: 1, response: endpointId },
          status: delivery.eventId === "first" ? "200" : "500",
          next:
            delivery.eventId === "first"
              ? { status: "delivered", attempts: 1, dueAt: null }
              : { status: "failed", attempts: 1, dueAt: null },
        }),
      );
    const answers = async (eventRowId: number, endpointId: string) =>
      (await listResponses(store, { eventRowId, endpointId })).map(({ status, response }) => [
        ...[status, response],
      ]);
    expect(await answers(first, mine)).toEqual([["200", mine]]);
    expect(await answers(second, mine)).toEqual([["500", mine]]);
    expect(await answers(first, theirs)).toEqual([["200", theirs]]);
    expect(await deliveryStates(store, theirs, [first, second])).toEqual(
      new Map([[first, "delivered"]]),
    );
    const listed = async (endpointId: string, ...statuses: ("delivered" | "failed")[]) =>
      (
        await listDeliveries(store, {
          ...{ endpointId, before: Number.MAX_SAFE_INTEGER },
          ...(statuses.length > 0 && { statuses }),
        })
      ).map(({ eventId }) => eventId);
    expect(await listed(mine)).toEqual(["second", "first"]);
    expect(await listed(mine, "failed")).toEqual(["second"]);
    expect(await listed(theirs)).toEqual(["first"]);
    const of = await listDeliveriesOf(store, { endpointId: theirs, eventId: "first" });
    expect(of).toHaveLength(1);
    expect([
      await countSomeDeliveries(store, mine, "delivered"),
      await countSomeDeliveries(store, theirs, "failed"),
    ]).toEqual([1, 0]);

    const [kept, wiped] = (["test", "live"] as const).map((mode) => ({ productId: ACCOUNT, mode }));
    for (const [eventId, scope] of [
      ["kept", kept],
      ["wiped", wiped],
      ["of another", all[2]],
    ] as const) {
      const event = { ...rest, ...ids, eventId };
      const eventRowId = await write((tx) => addEventToDeliver(tx, scope ?? own, event));
      await write((tx) => addDelivery(tx, { eventRowId, endpointId: theirs, dueAt: NOW + 3 }));
    }
    await write((tx) => deleteRowsOfProduct(tx, ACCOUNT, "live"));
    expect([await listed(mine), await listed(theirs)]).toEqual([
      ["second", "first"],
      ["of another", "kept", "first"],
    ]);
    expect(await answers(first, theirs)).toEqual([["200", theirs]]);
    expect(await findEvent(store, { eventId: "wiped" })).toBeUndefined();
  });

  test("undecided challenges: by product, mode and player", async () => {
    const { challengeId, kuid } = await challenged(service);
    const own = { productId: STARFALL, mode: "test" as const };
    const listed = async (scope: typeof own, player = kuid) =>
      (await listUnfinishedOfPlayer(store, scope, player)).length;
    const counted = (scope: typeof own, player = kuid) =>
      countUnfinishedOfPlayer(store, scope, player, 5);
    const all = beside(own, { productId: ACCOUNT, mode: "live" });
    expect(await Promise.all(all.map((scope) => listed(scope)))).toEqual([1, 0, 0]);
    expect(await Promise.all(all.map((scope) => counted(scope)))).toEqual([1, 0, 0]);
    expect([await listed(own, "other"), await counted(own, "other")]).toEqual([0, 0]);
    const keys = beside({ ...HOME, kuid }, { organisation: "pebble", mode: "live", kuid: "other" });
    expect(await Promise.all(keys.map((key) => hasUndecidedChallenge(store, key)))).toEqual([
      ...[true, false, false, false],
    ]);
    expect(await Promise.all(all.map((scope) => countUnfinished(store, scope, 5)))).toEqual([
      ...[1, 0, 0],
    ]);

    // The mails of a challenge: by their purpose.
    const { challengeId: another } = await challenged(service);
    const link = { addressHash: "a", address: "a@example.com", expiresAt: NOW + DAY };
    for (const [nth, [of, purpose]] of (
      [
        [challengeId, "confirmation"],
        [challengeId, "approval"],
        [another, "confirmation"],
        [challengeId, "confirmation"],
      ] as const
    ).entries())
      await write((tx) =>
        addMailedLink(tx, {
          ...{ ...link, linkId: `link ${nth}`, linkHash: `hash ${nth}` },
          ...{ challengeId: of, purpose, createdAt: NOW + nth },
        }),
      );
    expect(await listMailedAt(store, challengeId, "confirmation")).toEqual([NOW + 3, NOW]);

    // A challenge that no one opened goes with all that is its own, and nothing else.
    const decision = { addressHash: "a", address: "a@example.com", choices: {}, progress: {} };
    for (const id of [challengeId, another])
      await write((tx) =>
        savePendingDecision(tx, {
          ...(decision as unknown as PendingDecision),
          ...{ challengeId: id, decidedAt: NOW, expiresAt: NOW + DAY },
        }),
      );
    const wakeupsOf = async (id: string) =>
      (await service.database.query(`select kind from wakeups where ref = '${id}'`)).length;
    const armed = await wakeupsOf(another);
    expect([armed > 0, await wakeupsOf(challengeId)]).toEqual([true, armed]);
    await write((tx) => mintLongAgo(tx, { challengeId }));
    await write((tx) => purgeUnopenedChallenges(tx, 1));
    expect([await listed(own), await wakeupsOf(challengeId), await wakeupsOf(another)]).toEqual([
      ...[0, 0, armed],
    ]);
    expect(await findPendingDecision(store, { challengeId })).toBeUndefined();
    expect(await findPendingDecision(store, { challengeId: another })).toBeDefined();
    expect(await listMailedAt(store, challengeId, "confirmation")).toEqual([]);
    expect(await listMailedAt(store, another, "confirmation")).toEqual([NOW + 2]);
  });

  test("work of operators: by product, mode, kind and subject", async () => {
    const own = {
      productId: STARFALL,
      mode: "test" as const,
      kind: "event-replay" as const,
      subject: "s",
    };
    const all = beside(own, {
      productId: ACCOUNT,
      mode: "live",
      kind: "file-impact",
      subject: "other",
    });
    const begun = { operatorId: "ada", input: {}, begunAt: NOW, beatAt: NOW, done: 0, total: null };
    const open = { kuid: null, endedAt: null, failure: null, result: null };
    for (const [nth, key] of all.entries())
      await write((tx) => addJob(tx, { ...key, ...begun, ...open, jobId: `job ${nth}` }));
    const found = () => Promise.all(all.map(async (key) => (await findJob(store, key))?.jobId));
    expect(await found()).toEqual(all.map((_, nth) => `job ${nth}`));
    await write((tx) => deleteJob(tx, own));
    expect(await found()).toEqual([undefined, ...all.slice(1).map((_, nth) => `job ${nth + 1}`)]);
  });

  test("ledgers: entries by organisation and mode, checkpoints by origin too", async () => {
    const trees = beside<Tree>(
      { organisation: "ledger-a", mode: "test" },
      {
        ...{ organisation: "ledger-b", mode: "live" },
      },
    );
    for (const [nth, tree] of trees.entries())
      await write((tx) =>
        appendEntry(
          tx,
          tree,
          {
            ...{ kind: "operation", action: "key-created", target: `of ${nth}` },
            ...{ by: "operator", operator: "sam" },
          },
          { at: NOW, salt: Buffer.alloc(32) },
        ),
      );
    for (const [nth, tree] of trees.entries()) {
      const target = `"target":"of ${nth}"`;
      for (const find of [findEntry, findEntryFrom])
        expect((await find(store, { ...tree, index: 0 }))?.entry).toContain(target);
      const read: string[] = [];
      for await (const { entry } of readEntries(store, tree)) read.push(entry);
      expect(read).toEqual([expect.stringContaining(target)]);
    }

    const [tree = HOME] = trees;
    const all = beside(
      { ...tree, origin: "here" },
      {
        ...{ organisation: "ledger-b", mode: "live", origin: "there" },
      },
    );
    for (const [nth, row] of all.entries())
      await write((tx) =>
        saveCheckpoint(tx, { ...row, size: 10 + nth, note: "a note", createdAt: NOW }),
      );
    for (const [nth, row] of all.entries())
      expect(await newestCheckpoint(store, row)).toMatchObject({ size: 10 + nth });
    const sizes: number[] = [];
    for await (const { size } of readCheckpoints(store, tree)) sizes.push(size);
    expect(sizes).toEqual([10, 13]);
  });

  test("players and their names: by organisation, mode and player", async () => {
    const all = beside(
      { ...HOME, kuid: "named" },
      { organisation: "pebble", mode: "live", kuid: "other" },
    );
    for (const [years, { kuid, ...tenancy }] of all.entries()) {
      const evidence = { stated: { years, on: "2026-11-21" } };
      await write((tx) => savePlayer(tx, tenancy, { kuid, evidence }, NOW));
      const nickname = { name: String(years), colour: "green", isInMails: false } as const;
      await write((tx) => saveNickname(tx, { ...tenancy, kuid, nickname, changedAt: NOW }));
    }
    for (const [years, key] of all.entries()) {
      const player = { evidence: { stated: { years } } };
      expect(await findPlayer(store, key)).toMatchObject(player);
      expect(await write((tx) => lockPlayer(tx, key))).toMatchObject(player);
    }
    const names = () =>
      Promise.all(
        all.map(async ({ kuid, ...tenancy }) => (await findNickname(store, tenancy, kuid))?.name),
      );
    expect(await names()).toEqual(["0", "1", "2", "3"]);
    await write((tx) => deleteNickname(tx, { ...HOME, kuid: "named" }));
    expect(await names()).toEqual([undefined, "1", "2", "3"]);
  });

  test("verifications: by whose they are, what they are of, and how they ended", async () => {
    const { challengeId } = await challenged(service);
    const { challengeId: another } = await challenged(service);
    const [session = "", other = ""] = sessions;
    const scope = { productId: STARFALL, mode: "test" } as const;
    const nothing = {
      ...{ criteria: null, kuid: null, sessionId: null, challengeId: null, addressHash: null },
      ...{ locale: null, redirectUrl: null, failureReason: null, method: null, flow: null },
      ...{ flowHash: null, codeHash: null, recorded: null, ageLow: null, ageHigh: null },
      ...{ assurance: null, holdsUntil: null, appealedAt: null, appealReason: null },
    };
    let nth = 0;
    const add = async (parts: Partial<Verification>) => {
      const verificationId = `checked ${nth++}`;
      const made = { verificationId, linkHash: verificationId, jurisdiction: "US-CA" };
      const times = { begunAt: NOW + nth, finishedAt: NOW + nth, attempts: {} };
      const ended = { purpose: "trusted-adult", status: "PASS" } as const;
      const row = { ...nothing, ...scope, ...made, ...times, ...ended, ...parts };
      await write((tx) => addVerification(tx, row));
      return verificationId;
    };
    const ids = (rows: readonly Verification[]) => rows.map(({ verificationId }) => verificationId);

    const adult = { addressHash: "adult" };
    const first = await add({ ...adult, challengeId });
    await add({ ...adult, challengeId: another });
    await add({ addressHash: "someone", challengeId });
    const ofSession = await add({ ...adult, sessionId: session });
    await add({ ...adult, sessionId: other });
    await add({ ...adult, sessionId: session, challengeId: another });
    const last = await add({ ...adult, challengeId, status: "FAIL" });
    await add({ ...adult, mode: "live" });
    await add({ ...adult, purpose: "access-age" });
    expect(ids(await listVerifications(store, { ...adult, challengeId }))).toEqual([last, first]);
    const forSession = await listVerificationsForSession(store, { ...adult, sessionId: session });
    expect(ids(forSession)).toEqual([ofSession]);
    const passed = ids(await listPassedByGuardian(store, { ...adult, mode: "test" }));
    expect(passed).toEqual([5, 4, 3, 1, 0].map((each) => `checked ${each}`));

    const all = beside(
      { ...HOME, kuid: "checked" },
      { organisation: "pebble", mode: "live", kuid: "other" },
    );
    for (const key of all) {
      const verificationId = await add({ purpose: "access-age", kuid: key.kuid });
      await write((tx) => addVerifiedPlayer(tx, { ...key, verificationId }));
    }
    const failed = await add({ purpose: "access-age", kuid: "checked", status: "FAIL" });
    await write((tx) =>
      addVerifiedPlayer(tx, { ...HOME, kuid: "checked", verificationId: failed }),
    );
    for (const [place, key] of all.entries())
      expect(ids(await listPassedOfPlayer(store, key))).toEqual([`checked ${9 + place}`]);

    const appeal = { status: "FAIL", appealReason: "other" } as const;
    const later = await add({ ...appeal, appealedAt: NOW + 2 });
    const sooner = await add({ ...appeal, appealedAt: NOW + 1 });
    await add({ ...appeal, appealedAt: NOW, mode: "live" });
    await add({ ...appeal, appealedAt: NOW, productId: ACCOUNT });
    await add({ ...appeal, appealedAt: NOW, status: "PASS" });
    expect(ids(await listAppeals(store, scope))).toEqual([sooner, later]);
  });

  test("announcements: by product, mode and what is announced", async () => {
    const all = beside(
      { productId: STARFALL, mode: "test" as const, hash: "same" },
      { productId: ACCOUNT, mode: "live", hash: "other" },
    );
    const fresh = {
      ...{ documents: [], places: [], deadline: null, announcedAt: NOW },
      ...{ reached: "", presented: 0, completedAt: null },
    };
    const ensure = (key: (typeof all)[number], announcementId: string) =>
      write((tx) => ensureAnnouncement(tx, { ...fresh, ...key, announcementId }));
    for (const round of ["first", "second"])
      for (const [nth, key] of all.entries())
        expect(await ensure(key, `${round} ${nth}`)).toMatchObject({
          announcementId: `first ${nth}`,
        });
  });

  test("notices: by session and document", async () => {
    const [own = "", other = ""] = sessions;
    const rows = [
      [own, "terms"],
      [own, "privacy"],
      [other, "terms"],
    ] as const;
    for (const [sessionId, documentId] of rows)
      await write((tx) =>
        saveNotice(tx, {
          sessionId,
          documentId,
          presentedAt: NOW,
          deadline: NOW + 10,
          mailedAt: null,
        }),
      );
    const list = async (sessionId: string) =>
      (await listNotices(store, { sessionId })).map(({ documentId, mailedAt, deadline }) => [
        documentId,
        mailedAt,
        deadline,
      ]);
    await write((tx) =>
      noteNoticesMailed(tx, { sessionId: own, documentIds: ["terms"], mailedAt: NOW }),
    );
    expect(await list(own)).toEqual([
      ["privacy", null, NOW + 10],
      ["terms", NOW, NOW + 10],
    ]);
    expect(await list(other)).toEqual([["terms", null, NOW + 10]]);
    // Presented again without a deadline or with the same one, a notice keeps when its guardian was mailed.
    const again = (presentedAt: number, deadline: number | null) =>
      write((tx) =>
        saveNotice(tx, {
          sessionId: own,
          documentId: "terms",
          presentedAt,
          deadline,
          mailedAt: null,
        }),
      );
    for (const deadline of [null, NOW + 10]) {
      await again(NOW + 1, deadline);
      expect(await list(own)).toContainEqual(["terms", NOW, NOW + 10]);
    }
    await again(NOW + 2, NOW + 5);
    expect(await list(own)).toContainEqual(["terms", null, NOW + 5]);
    await again(NOW + 5, NOW + 20);
    expect(await list(own)).toContainEqual(["terms", null, NOW + 5]);
    expect(await write((tx) => deleteNotices(tx, own, ["terms"]))).toBe(true);
    expect(await write((tx) => deleteNotices(tx, own, ["terms"]))).toBe(false);
    expect([await list(own), await list(other)]).toEqual([
      [["privacy", null, NOW + 10]],
      [["terms", null, NOW + 10]],
    ]);
  });

  test("changes of rules wait for earlier ones of the same product alone", async () => {
    const own = { changeId: "own", productId: STARFALL, effectiveAt: NOW } as const;
    const add = (row: Partial<typeof own> | object) => {
      const change = { ...own, cause: "law", products: null, cursor: "", ...row } as const;
      return write((tx) => addRuleChange(tx, change));
    };
    const isWaiting = () =>
      hasEarlierRuleChange(store, { ...own, cause: "law", products: null, cursor: "" });
    await add({});
    await add({ changeId: "same instant" });
    await add({ changeId: "of another", productId: ACCOUNT, effectiveAt: NOW - 1 });
    expect(await isWaiting()).toBe(false);
    await add({ changeId: "earlier", effectiveAt: NOW - 1 });
    expect(await isWaiting()).toBe(true);
    const cursors = () =>
      Promise.all(
        ["own", "same instant", "earlier"].map((changeId) =>
          write(async (tx) => (await lockRuleChange(tx, { changeId }))?.cursor),
        ),
      );
    await write((tx) => moveRuleChangeOn(tx, { changeId: "own", cursor: "there" }));
    expect(await cursors()).toEqual(["there", "", ""]);
    await write((tx) => completeRuleChange(tx, { changeId: "earlier" }));
    expect([await cursors(), await isWaiting()]).toEqual([["there", "", undefined], false]);
  });

  test("wrong passwords: by client and by site, and of all after an instant", async () => {
    const add = (clientHash: string, siteHash: string | null, enteredAt: number) =>
      write((tx) => addWrongPassword(tx, { clientHash, siteHash, enteredAt }));
    for (const nth of [3, 1, 2]) await add("own", "site", NOW + nth);
    await add("other", "site", NOW + 4);
    await add("third", null, NOW + 5);
    expect(await listWrongPasswords(store, ["own", "older"])).toEqual([NOW + 3, NOW + 2, NOW + 1]);
    expect(await listWrongPasswordsOfSite(store, ["site"])).toEqual([
      NOW + 4,
      NOW + 3,
      NOW + 2,
      NOW + 1,
    ]);
    expect(await findWrongPassword(store, { nth: 3, since: NOW + 2 })).toBe(NOW + 3);
    expect(await findWrongPassword(store, { nth: 4, since: NOW + 2 })).toBeUndefined();
    await write((tx) => purgeExpired(tx, NOW + 2 + HOUR));
    expect(await listWrongPasswords(store, ["own"])).toEqual([NOW + 3]);
  });

  test("a weekly summary: by guardian and child", async () => {
    const ensure = (guardianId: string, kuid: string) => {
      const subscriptionId = `${guardianId} ${kuid}`;
      const rest = { token: "", tokenHash: subscriptionId, unsubscribedAt: null };
      return write((tx) =>
        ensureDigestSubscription(tx, { ...HOME, ...rest, guardianId, kuid, subscriptionId }),
      );
    };
    const { subscriptionId } = await ensure(mother, "read of");
    await write((tx) => saveDigestChoice(tx, { subscriptionId, unsubscribedAt: NOW }));
    expect(await ensure(mother, "read of")).toMatchObject({ unsubscribedAt: NOW });
    for (const other of [ensure(father, "read of"), ensure(mother, "another")])
      expect(await other).toMatchObject({ unsubscribedAt: null });
  });

  test("guardians: by mode and address; links by session and guardian", async () => {
    const [own = "", other = ""] = sessions;
    const address = { addressHash: "speaks", address: "" };
    for (const [guardianId, tenancy] of [
      ["first", HOME],
      ["second", { organisation: "pebble", mode: "test" }],
      ["third", { organisation: "aurora", mode: "live" }],
    ] as const)
      await write((tx) =>
        ensureGuardian(
          tx,
          tenancy,
          { ...address, guardianId },
          guardianId === "first" ? NOW + 1 : NOW,
        ),
      );
    expect(
      await findGuardianByAddress(store, { mode: "test", addressHash: "speaks" }),
    ).toMatchObject({
      guardianId: "second",
    });
    for (const [tenancy, guardianId] of [
      [HOME, "first"],
      [{ organisation: "pebble", mode: "test" }, "second"],
      [{ organisation: "aurora", mode: "live" }, "third"],
    ] as const)
      expect(await findGuardian(store, { ...tenancy, addressHash: "speaks" })).toMatchObject({
        guardianId,
      });
    const nowhere = { organisation: "pebble", mode: "live" } as const;
    expect(await findGuardian(store, { ...nowhere, addressHash: "speaks" })).toBeUndefined();
    expect(
      await findGuardianByAddress(store, { mode: "live", addressHash: "speaks" }),
    ).toMatchObject({
      guardianId: "third",
    });
    await write((tx) =>
      saveGuardianLanguage(tx, { mode: "test", addressHash: "speaks", language: "fr" }),
    );
    const languageIn = (mode: "test" | "live") =>
      findGuardianLanguage(store, { mode, addressHash: "speaks" });
    expect([await languageIn("test"), await languageIn("live")]).toEqual(["fr", null]);

    const link = (
      sessionId: string,
      guardianId: string,
      linkedAt: number,
      consentedAt: number | null = NOW,
    ) =>
      write((tx) =>
        linkGuardian(tx, {
          sessionId,
          guardianId,
          linkedAt,
          consentedAt,
          ordinal: 1,
          assurance: "verified",
          channel: "test",
        }),
      );
    const links = async (sessionId: string) =>
      (await listGuardiansOfSession(store, { sessionId })).map(
        ({ guardianId, linkedAt, consentedAt, assurance }) => [
          guardianId,
          linkedAt,
          consentedAt,
          assurance,
        ],
      );
    for (const [sessionId, guardianId] of [
      [own, "first"],
      [own, "second"],
      [other, "first"],
    ] as const)
      await link(sessionId, guardianId, NOW);
    const unlink = (unlinkedAt: number) =>
      write((tx) => unlinkGuardian(tx, { sessionId: own, guardianId: "first", unlinkedAt }));
    await unlink(NOW + 1);
    await unlink(NOW + 2);
    expect(await lastUnlinkedAt(store, own)).toBe(NOW + 1);
    expect(await lastUnlinkedAt(store, other)).toBeUndefined();
    expect(await links(own)).toEqual([["second", NOW, NOW, "verified"]]);
    expect(await links(other)).toEqual([["first", NOW, NOW, "verified"]]);
    // A guardian who joins again while linked keeps their consent, which ends with the link.
    await link(own, "second", NOW + 3, null);
    await link(own, "first", NOW + 3, null);
    expect(await links(own)).toEqual([
      ["second", NOW, NOW, "verified"],
      ["first", NOW + 3, null, "verified"],
    ]);

    const verify = (verifiedAt: number) =>
      write((tx) => markVerified(tx, { guardianId: "first", verifiedAt, verifiedBy: "card" }));
    const end = (verifiedAt: number) =>
      write((tx) => endVerifiedMark(tx, { guardianId: "first", verifiedAt }, undefined));
    await verify(NOW + 1);
    await end(NOW);
    expect(await findGuardianById(store, { guardianId: "first" })).toMatchObject({
      verifiedAt: NOW + 1,
    });
    expect(await links(other)).toEqual([["first", NOW, NOW, "verified"]]);
    await end(NOW + 1);
    expect(await findGuardianById(store, { guardianId: "first" })).toMatchObject({
      verifiedAt: null,
    });
    expect(await links(other)).toEqual([["first", NOW, NOW, "confirmed"]]);
    expect(await links(own)).toContainEqual(["second", NOW, NOW, "verified"]);
  });
});
