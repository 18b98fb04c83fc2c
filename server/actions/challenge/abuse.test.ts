// What products and strangers may cause by making challenges, and no more.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { advanceOnce, STARFALL } from "../../../testing/service.js";
import { START, startPageServer, type PageServer } from "../../../testing/page-server.js";
import { contextFor } from "../../context.js";
import { isLive, type Challenge } from "../../domain/challenge/challenge.js";
import {
  findChallengeInAnyProduct,
  requireChallenge,
  lockLatestChallenge,
} from "../../store/challenges/queries.js";
import { countUnfinished } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { listWakeups } from "../../store/wakeups/list.js";
import { otpRotation } from "../../wakeups/otp-rotation.js";
import { refuseConsent } from "../consent/refuse-consent.js";
import { renewExpiredSecrets } from "./challenge-secrets.js";
import { openChallenge } from "./change-status.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let pages: PageServer;
beforeEach(async () => void (pages = await startPageServer()));
afterEach(() => pages.stop());

const context = () => contextFor(pages.services, STARFALL, "test");

async function mintChain(length: number): Promise<[first: Challenge, ...Challenge[]]> {
  const chain: [Challenge, ...Challenge[]] = [await pages.mint()];
  while (chain.length < length) {
    const [{ kuid }] = chain;
    chain.push(await pages.mint({ kuid, prior: chain.at(-1) as Challenge }));
  }
  return chain;
}

/** The queries that a read runs. */
async function queriesOf(read: (db: Db) => Promise<unknown>): Promise<number> {
  let count = 0;
  const { store } = pages.services;
  const run: Db["run"] = (query, values) => {
    count++;
    return store.run(query, values);
  };
  await read({ ...store, run });
  return count;
}

/** If these go, a few readers of an old link stall the whole service. */
describe("a challenge that was superseded many times", () => {
  test("is read by two queries, however many came between", async () => {
    const chain = await mintChain(40);
    const newest = chain.at(-1)?.challengeId;
    for (const { challengeId } of [chain[0], chain[20], chain[39]] as Challenge[]) {
      const read = (db: Db) => requireChallenge(db, context().scope, challengeId);
      expect((await read(pages.services.store)).challengeId).toBe(newest);
      expect(await queriesOf(read)).toBeLessThanOrEqual(2);
    }
  });

  test("leads to its newest from every one of them, also for a decision", async () => {
    const chain = await mintChain(5);
    for (const challenge of chain) {
      const found = await pages.services.store.write((tx) => lockLatestChallenge(tx, challenge));
      expect(found.challengeId).toBe(chain[4]?.challengeId);
    }
  });

  test("counts as one that is unfinished", async () => {
    await mintChain(5);
    expect(await countUnfinished(pages.services.store, context().scope, 100)).toBe(1);
  });
});

describe("unfinished challenges", () => {
  test("are at most a hundred for a player and product", async () => {
    const first = await pages.mint();
    const { kuid } = first;
    for (let count = 1; count < 100; count++) await pages.mint({ kuid });
    await expect(pages.mint({ kuid })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("priorChallengeId"),
    });
    await pages.mint({ kuid, prior: first });
    await pages.mint();
    await pages.mint({ kuid, productId: 102 });
  });

  test("are as many for a product and mode as its file says", async () => {
    const { catalogue } = pages.services;
    const product = catalogue.product(STARFALL, "test");
    const find = catalogue.product.bind(catalogue);
    catalogue.product = (id, mode) =>
      id === STARFALL && product ? { ...product, maxUnfinishedChallenges: 3 } : find(id, mode);
    const [first] = [await pages.mint(), await pages.mint(), await pages.mint()];
    await expect(pages.mint()).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringContaining("Retry-After"),
      retryAfterSeconds: 3600,
    });
    await pages.mint({ mode: "live" });
    await pages.mint({ productId: 102 });
    await pages.mint({ kuid: first.kuid, prior: first });
    await expect(pages.mint()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("of no session that no one opened are deleted after 30 days, with those they superseded", async () => {
    const chain = await mintChain(3);
    const opened = await pages.mint();
    await pages.services.store.write((tx) => openChallenge(tx, context(), opened));
    pages.clock.advanceTo(START + 1);
    const later = await pages.mint();
    pages.clock.advanceTo(START + 30 * DAY);
    await pages.tidy();
    const find = ({ challengeId }: Challenge) =>
      findChallengeInAnyProduct(pages.services.store, challengeId);
    for (const challenge of chain) expect(await find(challenge)).toBeUndefined();
    expect(await find(opened)).toBeDefined();
    expect(await find(later)).toBeDefined();
  });
});

describe("the password of a challenge that no one looks at", () => {
  const rotations = async () =>
    (await listWakeups(pages.services.store, { failing: false })).filter(
      ({ kind }) => kind === "otpRotation",
    );
  const read = async (challenge: Challenge) =>
    renewExpiredSecrets(context(), await pages.read(challenge));

  test("is renewed for 24 hours and no longer; a read then makes a new one", async () => {
    const challenge = await pages.mint();
    await pages.advance({ hours: 24, minutes: -1 });
    expect(await rotations()).toHaveLength(1);
    expect(isLive((await pages.read(challenge)).password, pages.clock.now())).toBe(true);
    await pages.advance({ minutes: 1 });
    expect(await rotations()).toHaveLength(0);
    const { password } = await read(challenge);
    expect(isLive(password, pages.clock.now())).toBe(true);
    expect(await rotations()).toHaveLength(1);
    await pages.advance({ hours: 23 });
    expect(isLive((await pages.read(challenge)).password, pages.clock.now())).toBe(true);
  });

  test("is made anew by a read in every unfinished state, and rotates in none but PENDING", async () => {
    const opened = await pages.mint();
    await pages.services.store.write((tx) => openChallenge(tx, context(), opened));
    const [pending, decided] = [await pages.mint(), await pages.mint()];
    const failureReason = "denied-by-guardian" as const;
    await pages.services.store.write((tx) =>
      refuseConsent(tx, context(), decided, { failureReason, by: "guardian-page" }),
    );
    await pages.advance({ minutes: 10, ms: -1 });
    expect((await read(opened)).password).toEqual(opened.password);
    await pages.advance({ minutes: 30, ms: 1 });
    const again = await read(opened);
    expect(again).toMatchObject({ status: "IN_PROGRESS", password: { generation: 2 } });
    expect(isLive(again.password, pages.clock.now())).toBe(true);
    expect(await read(opened)).toEqual(again);
    expect((await read(decided)).password).toEqual(decided.password);
    expect((await rotations()).map(({ ref }) => ref)).toEqual([pending.challengeId]);
  });

  test("is renewed for 24 hours from its last read", async () => {
    const challenge = await pages.mint();
    await pages.advance({ hours: 20 });
    await read(challenge);
    await pages.advance({ hours: 23 });
    expect(await rotations()).toHaveLength(1);
    await pages.advance({ hours: 1 });
    expect(await rotations()).toHaveLength(0);
  });

  test("costs a read no write more often than once an hour", async () => {
    const challenge = await pages.mint();
    const at = async (ms: number) => {
      pages.clock.advanceTo(START + ms);
      await advanceOnce(pages.services, otpRotation, challenge.challengeId, pages.clock.now());
      return (await read(challenge)).touchedAt - START;
    };
    expect(await at(HOUR - 1)).toBe(0);
    expect(await at(HOUR)).toBe(HOUR);
    expect(await at(2 * HOUR - 1)).toBe(HOUR);
  });
});
