import { createHash } from "node:crypto";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { DAY, MINUTE } from "../../../testing/fixed.js";
import { ledgerEntries } from "../../../testing/ledger.js";
import { startTestService, type TestService } from "../../../testing/service.js";
import type { ManualClock } from "../../lib/clock.js";
import { contextFor, type Context } from "../../context.js";
import type { Services } from "../../services.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import {
  oneTimePasswordOf,
  renderChallenge,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import {
  addressHash,
  linkToken,
  lookupHash,
  oneTimePassword,
  passwordHashes,
} from "../../domain/keyring.js";
import { NO_ENTRY } from "../../domain/ledger/entry.js";
import { renderSession, viewSession, type Session } from "../../domain/session/session.js";
import { chooseForGuardian, initialSettings } from "../../domain/session/settings.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import { applyProduct } from "../../products/apply.js";
import { isPasswordTaken } from "../../store/challenges/passwords.js";
import {
  findChallenge,
  findChallengeByLink,
  findChallengeByPassword,
  requireChallenge,
} from "../../store/challenges/queries.js";
import { findPlayer, savePlayer } from "../../store/players/queries.js";
import {
  addSession,
  changeSession,
  findSession,
  findSessionOfPlayer,
  requireSession,
} from "../../store/sessions/queries.js";
import { associatePlayer } from "../session/associate-player.js";
import { renewPassword, renewExpiredSecrets } from "../challenge/challenge-secrets.js";
import { openChallenge } from "../challenge/change-status.js";
import { evidenceAt } from "../ledger/prove.js";
import { decideForTest } from "./decide-for-test.js";
import { grantConsent } from "./grant-consent.js";
import { readChoices } from "./read-choices.js";
import { disownPlayer, refuseConsent } from "./refuse-consent.js";
import { submitConsents } from "./submit-consent.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { unlinkGuardians } from "../guardian/unlink-guardians.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { readAge } from "../age/read-age.js";
import { criteriaOfGuardian } from "../verification/required-age.js";
import { revokeSession } from "../session/revoke-session.js";

const custom = { title: "Guild", minor: "guardian-off", youth: "player-off", adult: "player-on" };
const product = (productId: number, organisation = "aurora", more: object = {}) =>
  JSON.stringify({
    productId,
    name: `Product ${productId}`,
    organisation,
    permissions: [
      { name: "custom-avatar" },
      { name: "text-chat-public" },
      { name: "guild", custom },
      { name: "vault", custom: { ...custom, verifiedAge: 8 } },
    ],
    documents: [
      {
        id: "terms",
        name: "Terms",
        url: "https://a.example/terms",
        version: "1",
        text: "Be kind.",
      },
    ],
    ...more,
  });

const CHILD: AgeEvidence = { dateOfBirth: "2016-03-04" };
const KUID = "1d000000-0000-4000-8000-000000000001";
const EMAIL = "Ada.Guardian@example.com";

let service: TestService;
let services: Services & { clock: ManualClock };
const context = (productId = 1, mode: "test" | "live" = "test"): Context =>
  contextFor(services, productId, mode);
const write = <T>(work: Parameters<typeof services.store.write<T>>[0]) =>
  services.store.write(work);

beforeEach(async () => {
  service = await startTestService({ serves: "nothing", now: Date.UTC(2026, 5, 15, 12) });
  ({ services } = service);
  await service.apply(product(1), product(2), product(3, "pebble"));
});
afterEach(async () => {
  await service.stop();
});

type Wish = Parameters<typeof mintChallenge>[2];
const mint = (wish: Partial<Wish> = {}, around = context()): Promise<Challenge> =>
  write((tx) =>
    mintChallenge(tx, around, { kuid: KUID, jurisdiction: "US-CA", evidence: CHILD, ...wish }),
  );
const consent = (challenge: Challenge, more: object = {}, around = context()): Promise<Session> =>
  write(async (tx) =>
    grantConsent(tx, around, await readChoices(tx, around, challenge), {
      assurance: "confirmed",
      channel: "mailed-link",
      isVerified: true,
      attestsAdulthood: true,
      by: "guardian-page",
      ...more,
    }),
  );
const refuse = (challenge: Challenge) =>
  write((tx) =>
    refuseConsent(tx, context(), challenge, { failureReason: "not-my-child", by: "guardian-page" }),
  );
const now = (challengeId: string): Promise<Challenge> =>
  requireChallenge(services.store, context().scope, challengeId);
const shown = (session: Session) =>
  Object.fromEntries(
    renderSession(viewSession(session, context()), context().product).permissions.map(
      ({ name, enabled }) => [name, enabled],
    ),
  );
const entries = () => ledgerEntries(services.store);
/** A player let in without consent. */
async function letIn(kuid = KUID, evidence = CHILD, around = context()): Promise<Session> {
  const session: Session = {
    sessionId: services.random.uuid(),
    productId: around.product.productId,
    mode: around.mode,
    kuid,
    externalId: null,
    jurisdiction: "US-CA",
    evidence,
    settings: initialSettings(assessPlayerOf({ jurisdiction: "US-CA", evidence }, around)),
    consentedAt: null,
    status: "ACTIVE",
    version: 1,
    createdAt: around.now,
    allowances: {},
    timezone: null,
    announcedAgeStatus: null,
  };
  await write(async (tx) => {
    await savePlayer(tx, around.tenancy, { kuid, evidence }, around.now);
    await addSession(tx, session);
  });
  return session;
}

describe("a first consent", () => {
  test("makes an active session that is readable at once, with what was asked for on and the rest off", async () => {
    const challenge = await mint({ requestedPermissions: ["guild"] });
    const session = await consent(challenge);
    expect(
      await requireSession(services.store, context().scope, {
        sessionId: session.sessionId,
        kuid: KUID,
      }),
    ).toEqual(session);
    expect(shown(session)).toEqual({
      "custom-avatar": true,
      "text-chat-public": false,
      guild: true,
      vault: false,
    });
    expect(await now(challenge.challengeId)).toMatchObject({
      status: "PASS",
      sessionId: session.sessionId,
      decidedAt: context().now,
    });
  });

  test("turns on what the guardian switched on, and nothing that was not offered", async () => {
    const session = await consent(await mint({ requestedPermissions: ["guild"] }), {
      enabled: ["text-chat-public", "vault", "custom-avatar", "nonsense"],
    });
    expect(shown(session)).toEqual({
      "custom-avatar": true,
      "text-chat-public": true,
      guild: false,
      vault: false,
    });
    expect(session.settings).not.toHaveProperty("nonsense");
  });

  test("switches all that a guardian manages and no verified age stands before", async () => {
    const challenge = await mint({ requestedPermissions: ["guild"] });
    const { view, switches } = await readChoices(services.store, context(), challenge);
    expect(view).toBeUndefined();
    expect(switches).toEqual([
      { name: "text-chat-public", isOn: false, isRequested: false },
      { name: "guild", isOn: true, isRequested: true },
    ]);
  });

  test("keeps what was granted before, where the player has come to a session meanwhile", async () => {
    const challenge = await mint({ requestedPermissions: ["text-chat-public"] });
    const session = await letIn();
    await write((tx) =>
      changeSession(tx, session, { settings: { ...session.settings, guild: "guardian-on" } }),
    );
    const after = await consent(challenge);
    expect(after.sessionId).toBe(session.sessionId);
    expect(shown(after)).toMatchObject({ guild: true, "text-chat-public": true });
  });

  test("given when the child has turned of age lets the player manage", async () => {
    const challenge = await mint({ requestedPermissions: ["guild"] });
    services.clock.advanceTo(Date.parse("2029-03-04T12:00:00Z"));
    const session = await consent(challenge);
    const view = renderSession(viewSession(session, context()), context().product);
    expect(view).toMatchObject({ ageStatus: "DIGITAL_YOUTH", managedBy: "PLAYER" });
    expect(shown(session)).toMatchObject({ "text-chat-public": true, guild: true });
  });
});

describe("a consent to an upgrade", () => {
  test("turns on what was asked for, keeps the session's id and loses no earlier grant", async () => {
    const first = await consent(await mint({ requestedPermissions: ["guild"] }));
    const upgrade = await mint({
      sessionId: first.sessionId,
      requestedPermissions: ["text-chat-public"],
    });
    const second = await consent(upgrade);
    expect(second).toMatchObject({ sessionId: first.sessionId, version: first.version + 1 });
    expect(shown(second)).toMatchObject({ guild: true, "text-chat-public": true });
  });

  test("switches what was asked for and nothing else", async () => {
    const first = await consent(await mint());
    const upgrade = await mint({ sessionId: first.sessionId, requestedPermissions: ["guild"] });
    const { switches } = await readChoices(services.store, context(), upgrade);
    expect(switches).toEqual([{ name: "guild", isOn: true, isRequested: true }]);
  });

  test("that is switched off leaves it off and the earlier grants on", async () => {
    const first = await consent(await mint({ requestedPermissions: ["guild"] }));
    const upgrade = await mint({
      sessionId: first.sessionId,
      requestedPermissions: ["text-chat-public"],
    });
    expect(shown(await consent(upgrade, { enabled: [] }))).toMatchObject({
      guild: true,
      "text-chat-public": false,
    });
  });

  test("turns on what was asked for also where the birthday has given it to the player meanwhile", async () => {
    const first = await consent(await mint());
    const upgrade = await mint({ sessionId: first.sessionId, requestedPermissions: ["guild"] });
    services.clock.advanceTo(Date.parse("2029-03-04T12:00:00Z"));
    expect(shown(await consent(upgrade))).toMatchObject({ guild: true, "text-chat-public": false });
  });

  test("that the guardian switched off stays off also after the birthday", async () => {
    const first = await consent(await mint());
    const upgrade = await mint({ sessionId: first.sessionId, requestedPermissions: ["guild"] });
    services.clock.advanceTo(Date.parse("2029-03-04T12:00:00Z"));
    expect(shown(await consent(upgrade, { enabled: [] }))).toMatchObject({ guild: false });
  });
});

describe("a decision", () => {
  test("is made once: whatever comes after it is a conflict and changes nothing", async () => {
    const challenge = await mint();
    await consent(challenge);
    const decided = await now(challenge.challengeId);
    await expect(consent(decided)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(refuse(decided)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await entries()).toHaveLength(1);
  });

  test("is made once also where two come in at the same moment", async () => {
    const challenge = await mint();
    const outcomes = await Promise.allSettled([
      consent(challenge),
      consent(challenge),
      refuse(challenge),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  test("to refuse makes no session and gives the reason", async () => {
    const challenge = await mint();
    await refuse(challenge);
    expect(await now(challenge.challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "not-my-child",
    });
    expect(
      await findSessionOfPlayer(services.store, { ...context().scope, kuid: KUID }),
    ).toBeUndefined();
  });

  test("leaves no secret readable: link and password are missing in the answer", async () => {
    const challenge = await mint();
    await refuse(challenge);
    const { keyring, publicUrl, now: at } = context();
    const answer = renderChallenge(await now(challenge.challengeId), {
      keyring,
      publicUrl,
      childLiteAccess: false,
      now: at,
    });
    expect(answer).toMatchObject({
      kuid: KUID,
      jurisdiction: "US-CA",
      documents: [{ id: "terms" }],
      childLiteAccessEnabled: false,
      dateOfBirth: "2016-03-04",
    });
    for (const field of ["url", "oneTimePassword", "otpExpiresAt", "status", "age"])
      expect(answer).not.toHaveProperty(field);
  });
});

describe("the guardian", () => {
  test("is on file from the consent on, in every product of the organisation and in no other", async () => {
    await consent(await mint(), { email: EMAIL });
    expect(await addressesOnFile(context(1), KUID)).toEqual([EMAIL]);
    expect(await addressesOnFile(context(2), KUID)).toEqual([EMAIL]);
    expect(await addressesOnFile(context(3), KUID)).toEqual([]);
    expect(await addressesOnFile(context(1, "live"), KUID)).toEqual([]);
  });

  test("is on file and taken off it where no email can be sent", async () => {
    const live = context(1, "live");
    const { sessionId } = await consent(await mint({}, live), { email: EMAIL }, live);
    expect(await addressesOnFile(live, KUID)).toEqual([EMAIL]);
    const upgrade = await mint({ sessionId, requestedPermissions: ["guild"] }, live);
    await write(async (tx) => {
      const linkId = await makeMailedLink(tx, live, {
        ...{ challengeId: upgrade.challengeId, purpose: "request", to: EMAIL },
      });
      const link = { linkId, addressHash: addressHash(services.keyring, EMAIL), address: EMAIL };
      await disownPlayer(tx, live, upgrade, link);
    });
    expect(await addressesOnFile(live, KUID)).toEqual([]);
    await consent(await mint({ sessionId }, live), { email: "other@example.com" }, live);
    expect(await addressesOnFile(live, KUID)).toEqual(["other@example.com"]);
    await write((tx) => unlinkGuardians(tx, live, sessionId));
    await consent(await mint({ sessionId }, live), { email: EMAIL }, live);
    expect(await addressesOnFile(live, KUID)).toEqual([EMAIL]);
  });

  test("consents as often as they like where no receipt can be sent, and else as often as mail may be", async () => {
    await service.apply(product(1, "aurora", { guardianAssurance: { default: "attested" } }));
    const decide = async (mode: "test" | "live", kuid: string) => {
      const around = context(1, mode);
      const choices = await mint({ kuid, jurisdiction: "AU" }, around).then((challenge) =>
        readChoices(services.store, around, challenge),
      );
      const given = { context: around, choices, enabled: [], allowances: {} };
      const giver = { email: EMAIL, channel: "handed-link", language: undefined } as const;
      return (await write((tx) => submitConsents(tx, [given], giver))).status;
    };
    for (const [mode, sixth] of [
      ["live", "passed"],
      ["test", "refused"],
    ] as const) {
      for (let nth = 1; nth <= 5; nth++) expect(await decide(mode, `child ${nth}`)).toBe("passed");
      expect(await decide(mode, "child 6")).toBe(sixth);
    }
  });

  test.each([
    ["KR", "attested", { age: 19, assurance: "verified" }],
    ["KR", "verified", { age: 19, assurance: "verified" }],
    ["FR", "confirmed", null],
    ["FR", "verified", null],
  ] as const)(
    "has to be verified by more than an estimate in %s, where the product asks for one who is %s: %j",
    (jurisdiction, guardianAssurance, criteria) => {
      const around = { ...context(), product: { ...context().product, guardianAssurance } };
      expect(criteriaOfGuardian(around, { jurisdiction, evidence: CHILD })).toEqual(criteria);
    },
  );

  test("is one person for every spelling of the address", async () => {
    const first = await consent(await mint(), { email: EMAIL });
    const upgrade = await mint({ sessionId: first.sessionId, requestedPermissions: ["guild"] });
    await consent(upgrade, { email: EMAIL.toLowerCase() });
    expect(await addressesOnFile(context(), KUID)).toEqual([EMAIL]);
  });

  test("is no one where no address is known, yet the consent stands", async () => {
    const session = await consent(await mint());
    expect(await addressesOnFile(context(), KUID)).toEqual([]);
    expect(session.consentedAt).toBe(context().now);
  });

  test("goes with the session when it becomes another player's, and off file when it is revoked", async () => {
    const session = await consent(await mint(), { email: EMAIL });
    const other = "1d000000-0000-4000-8000-00000000000f";
    await write((tx) => associatePlayer(tx, context(), session, other));
    expect(await addressesOnFile(context(), other)).toEqual([EMAIL]);
    expect(await addressesOnFile(context(), KUID)).toEqual([]);
    await write((tx) => revokeSession(tx, context(), session.sessionId, "guardian"));
    expect(await addressesOnFile(context(), other)).toEqual([]);
  });
});

describe("the ledger", () => {
  /** What stands in each entry about a decision. */
  const asked = (challenge: Challenge) => ({
    organisation: "aurora",
    mode: "test",
    at: new Date(services.clock.now()).toISOString(),
    previous: expect.stringMatching(/^[0-9a-f]{64}$/),
    productId: 1,
    challengeId: challenge.challengeId,
    type: "CHALLENGE_PARENTAL_CONSENT",
    kuid: KUID,
    jurisdiction: "US-CA",
    rule: expect.stringMatching(/^US@/),
    policy: services.policy.version,
    product: context().product.version,
    documents: [TERMS],
    ground: {
      kind: "law",
      law: { id: "US-coppa", name: services.policy.laws["US-coppa"]?.name },
      duty: "consent",
      asks: "consent",
      below: 13,
    },
  });
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const TERMS = { id: "terms", version: "1", isDataNotice: false, sha256: sha256("Be kind.") };

  test("says what was decided, under which law and configuration, and what was shown", async () => {
    const challenge = await mint({ requestedPermissions: ["guild"] });
    const { sessionId } = await consent(challenge, { email: EMAIL });
    const guardian = addressHash(services.keyring, EMAIL);
    const known = { guardian, assurance: "confirmed", channel: "mailed-link", by: "guardian-page" };
    const { organisation, mode, at, previous } = asked(challenge);
    expect(await entries()).toEqual([
      {
        ...asked(challenge),
        ...known,
        kind: "consent",
        sessionId,
        attestsAdulthood: true,
        offered: ["text-chat-public", "guild"],
        enabled: ["guild"],
      },
      { organisation, mode, at, previous, kind: "guardian-joined", kuid: KUID, ...known },
    ]);
  });

  test("names no guardian who is not known, and says what was answered beside the permissions", async () => {
    const challenge = await mint();
    const { sessionId } = await consent(challenge, { allowances: { weekly: 5 } });
    expect(await entries()).toEqual([
      {
        ...asked(challenge),
        kind: "consent",
        by: "guardian-page",
        sessionId,
        assurance: "confirmed",
        channel: "mailed-link",
        attestsAdulthood: true,
        offered: ["text-chat-public", "guild"],
        enabled: [],
        allowances: { weekly: 5 },
      },
    ]);
  });

  test("names no one as the author of a test's decision", async () => {
    const challenge = await mint();
    const { challengeId } = challenge;
    await write((tx) =>
      decideForTest(tx, context(), { challengeId, status: "PASS", email: EMAIL }),
    );
    const guardian = addressHash(services.keyring, EMAIL);
    const known = { guardian, assurance: "attested", channel: "test", by: "test-helper" };
    expect(await entries()).toEqual([
      {
        ...asked(challenge),
        ...known,
        kind: "consent",
        sessionId: expect.any(String),
        attestsAdulthood: false,
        offered: ["text-chat-public", "guild"],
        enabled: [],
      },
      expect.objectContaining({ ...known, kind: "guardian-joined" }),
    ]);
  });

  test("says in which language the documents were shown and accepted, and keeps them so", async () => {
    const text = { en: "Be kind.", de: "Seid nett." };
    const documents = [
      { id: "terms", name: "Terms", url: "https://a.example/terms", version: "1", text },
      { id: "rules", name: "Rules", url: "https://a.example/rules", version: "1", text: "Win." },
    ];
    await service.apply(product(1, "aurora", { documents }));
    const challenge = await mint();
    await consent(challenge, { language: "de" });
    const shown = { id: "terms", language: "de" };
    const [entry] = await entries();
    expect(entry).toMatchObject({
      kind: "consent",
      language: "de",
      documents: [{ ...TERMS, ...shown, sha256: sha256("Seid nett.") }, { id: "rules" }],
    });
    expect((await now(challenge.challengeId)).documents).toMatchObject([
      { ...shown, text: "Seid nett." },
      { id: "rules", text: "Win." },
    ]);
    const refused = await mint({ kuid: "1d000000-0000-4000-8000-000000000002" });
    await write((tx) =>
      refuseConsent(tx, context(), refused, {
        failureReason: "denied-by-guardian",
        by: "guardian-page",
        language: "de",
      }),
    );
    expect((await entries()).at(-1)).toMatchObject({ language: "de", documents: [shown, {}] });
  });

  test("says who refused, where a mailed link shows it", async () => {
    const challenge = await mint();
    const refusal = { ...asked(challenge), kind: "refusal", failureReason: "not-my-child" };
    await refuse(challenge);
    expect(await entries()).toEqual([{ ...refusal, by: "guardian-page" }]);
    const mailed = await mint();
    const guardian = addressHash(services.keyring, EMAIL);
    await write((tx) =>
      refuseConsent(tx, context(), mailed, {
        failureReason: "not-my-child",
        by: "guardian-page",
        link: { linkId: services.random.uuid(), addressHash: guardian },
      }),
    );
    expect((await entries()).at(-1)).toEqual({
      ...refusal,
      challengeId: mailed.challengeId,
      by: "guardian-page",
      guardian,
    });
    const late = await mint();
    await write((tx) =>
      refuseConsent(tx, context(), late, { failureReason: "not-my-child", by: "expiry" }),
    );
    expect((await entries()).at(-1)).toEqual({
      ...refusal,
      challengeId: late.challengeId,
      by: "expiry",
    });
  });

  test("says once that a guardian has joined, however often they consent", async () => {
    await consent(await mint(), { email: EMAIL });
    const other = context(2);
    await consent(await mint({}, other), { email: EMAIL }, other);
    const joined = (await entries()).filter((entry) => entry["kind"] === "guardian-joined");
    expect(joined).toHaveLength(1);
  });

  test("holds no address, date of birth, age, password or link", async () => {
    const challenge = await mint({
      evidence: { ...CHILD, stated: { years: 10, on: "2026-06-15" } },
    });
    await consent(challenge, { email: EMAIL });
    await refuse(await mint({ kuid: "1d000000-0000-4000-8000-000000000002" }));
    const text = JSON.stringify(await entries());
    const { keyring } = services;
    for (const secret of [
      EMAIL,
      EMAIL.toLowerCase(),
      "2016-03-04",
      oneTimePassword(keyring, challenge.challengeId, 1),
      linkToken(keyring, challenge.challengeId, 1),
      "years",
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test("is a chain from its first entry on", async () => {
    await consent(await mint());
    await refuse(await mint({ kuid: "1d000000-0000-4000-8000-000000000002" }));
    const [, second, ...more] = (await entries()).map((entry) => entry["previous"]);
    expect(more).toEqual([]);
    expect((await entries())[0]?.["previous"]).toBe(NO_ENTRY);
    expect(second).toBe((await evidenceAt(services, { ...context().tenancy, index: 0 }))?.leafHash);
  });

  test("has nothing of a decision that was undone", async () => {
    const challenge = await mint();
    await expect(
      write(async (tx) => {
        await grantConsent(tx, context(), await readChoices(tx, context(), challenge), {
          assurance: "confirmed",
          channel: "mailed-link",
          attestsAdulthood: true,
          by: "guardian-page",
        });
        throw new Error("the disk is full");
      }),
    ).rejects.toThrow("the disk is full");
    expect(await entries()).toEqual([]);
    expect(await now(challenge.challengeId)).toMatchObject({ status: "PENDING" });
  });
});

describe("opening a challenge", () => {
  test("makes it IN_PROGRESS once, and never reopens what was decided", async () => {
    const challenge = await mint();
    const open = async (found: Challenge) =>
      (await write((tx) => openChallenge(tx, context(), found))).status;
    expect(await open(challenge)).toBe("IN_PROGRESS");
    expect(await open(await now(challenge.challengeId))).toBe("IN_PROGRESS");
    await refuse(await now(challenge.challengeId));
    expect(await open(await now(challenge.challengeId))).toBe("FAIL");
  });
});

describe("a password", () => {
  const password = (challenge: Challenge) => oneTimePasswordOf(services.keyring, challenge);
  const byPassword = (text: string) =>
    findChallengeByPassword(services.store, passwordHashes(services.keyring, text));

  test("leads to its challenge, until a fresh one is made", async () => {
    const challenge = await mint();
    const first = password(challenge);
    expect(await byPassword(first)).toEqual(challenge);
    const renewed = await write((tx) => renewPassword(tx, context(), challenge));
    expect(await byPassword(first)).toBeUndefined();
    expect(await byPassword(password(renewed))).toEqual(renewed);
  });

  test("that another challenge has already is passed over", async () => {
    const first = await mint();
    const second = await mint({ kuid: "1d000000-0000-4000-8000-000000000002" });
    const wanted = oneTimePassword(services.keyring, second.challengeId, 2);
    // As if chance had given the first challenge the password that the second would get next.
    await write(async (tx) => {
      const { savePassword } = await import("../../store/challenges/passwords.js");
      await savePassword(
        tx,
        first,
        first.password,
        lookupHash(services.keyring, "password", wanted),
      );
    });
    const renewed = await write((tx) => renewPassword(tx, context(), second));
    expect(renewed.password.generation).toBe(3);
    expect(await byPassword(wanted)).toMatchObject({ challengeId: first.challengeId });
    expect(await isPasswordTaken(services.store, ["no such hash"])).toBe(false);
  });

  test("lives ten minutes; a read of a pending challenge shows the next one after them", async () => {
    const challenge = await mint();
    services.clock.advanceTo(challenge.createdAt + 10 * MINUTE - 1);
    expect(await renewExpiredSecrets(context(), challenge)).toEqual(challenge);
    services.clock.advanceTo(challenge.createdAt + 10 * MINUTE);
    const renewed = await renewExpiredSecrets(context(), challenge);
    expect(renewed.password).toEqual({
      keyId: services.keyring.newest.id,
      generation: 2,
      expiresAt: challenge.createdAt + 20 * MINUTE,
    });
    expect(await now(challenge.challengeId)).toEqual(renewed);
  });

  test("is the same for all who read at the moment at which it has run out", async () => {
    const challenge = await mint();
    services.clock.advanceTo(challenge.createdAt + DAY);
    const seen = await Promise.all([1, 2, 3].map(() => renewExpiredSecrets(context(), challenge)));
    expect(seen.map(password)).toEqual(Array(3).fill(password(seen[0] as Challenge)));
    expect(await byPassword(password(seen[0] as Challenge))).toMatchObject({
      challengeId: challenge.challengeId,
    });
  });

  test("that was just generated is not replaced by a read that began before", async () => {
    const challenge = await mint();
    services.clock.advanceTo(challenge.createdAt + DAY);
    const generated = await write((tx) => renewPassword(tx, context(), challenge));
    expect(password(await renewExpiredSecrets(context(), challenge))).toBe(password(generated));
  });
});

describe("a link", () => {
  const token = ({ challengeId, link }: Challenge) =>
    linkToken(services.keyring, challengeId, link.generation);
  const byLink = (text: string) =>
    findChallengeByLink(services.store, lookupHash(services.keyring, "link", text));

  test("leads to its challenge for 14 days, whether or not it was opened; a read after them shows the next one", async () => {
    const challenge = await mint();
    const opened = await write((tx) => openChallenge(tx, context(), challenge));
    expect(await byLink(token(challenge))).toEqual(opened);
    services.clock.advanceTo(challenge.createdAt + 14 * DAY - 1);
    expect(token(await renewExpiredSecrets(context(), opened))).toBe(token(challenge));
    services.clock.advanceTo(challenge.createdAt + 14 * DAY);
    const renewed = await renewExpiredSecrets(context(), opened);
    expect(renewed.link).toEqual({
      keyId: services.keyring.newest.id,
      generation: 2,
      expiresAt: challenge.createdAt + 28 * DAY,
    });
    expect(await byLink(token(renewed))).toEqual(renewed);
    expect(await byLink(token(challenge))).toBeUndefined();
  });

  test("of a decided challenge is not renewed", async () => {
    const challenge = await mint();
    await refuse(challenge);
    services.clock.advanceTo(challenge.createdAt + 15 * DAY);
    const decided = await now(challenge.challengeId);
    expect(await renewExpiredSecrets(context(), decided)).toEqual(decided);
    expect(await renewExpiredSecrets(context(), challenge)).toEqual(decided);
  });

  test("and the password are the same after a restart", async () => {
    const challenge = await mint();
    service = await service.restart();
    ({ services } = service);
    expect(await now(challenge.challengeId)).toEqual(challenge);
    expect(await byLink(token(challenge))).toEqual(challenge);
  });
});

describe("a challenge that takes the place of another", () => {
  test("is what every earlier id and link lead to, over any number of steps", async () => {
    const first = await mint();
    const second = await mint({ prior: first });
    const third = await mint({ prior: second });
    expect(await now(first.challengeId)).toEqual(third);
    expect(await now(second.challengeId)).toEqual(third);
    const link = lookupHash(
      services.keyring,
      "link",
      linkToken(services.keyring, first.challengeId, 1),
    );
    expect(await findChallengeByLink(services.store, link)).toEqual(third);
  });

  test("carries the documents over that the product no longer has, and shows the newest version of the others", async () => {
    const notice = {
      id: "notice",
      name: "Notice",
      url: "https://a.example/notice",
      version: "1",
      isDataNotice: true,
    };
    const first = await mint();
    const text = product(1, "aurora", { documents: [notice] });
    await applyProduct(services.store, text, { ...services, now: context().now });
    await services.catalogue.refresh();
    const second = await mint({ prior: first });
    expect(second.documents.map(({ id }) => id)).toEqual(["notice", "terms"]);
    const third = await mint({ prior: second });
    expect(third.documents.map(({ id }) => id)).toEqual(["notice", "terms"]);
  });

  test("goes to whom the earlier one was mailed", async () => {
    const mailedTo = EMAIL;
    const next = await mint({ prior: { ...(await mint()), mailedTo } });
    expect(next.mailedTo).toBe(EMAIL);
  });
});

describe("a challenge", () => {
  test("is not there for another product or mode", async () => {
    const { challengeId } = await mint();
    for (const around of [context(2), context(3), context(1, "live")]) {
      expect(await findChallenge(services.store, around.scope, challengeId)).toBeUndefined();
      await expect(
        requireChallenge(services.store, around.scope, challengeId),
      ).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
  });
});

describe("revoking a session", () => {
  test("makes it read as missing and fails its unfinished challenges, once", async () => {
    const session = await consent(await mint());
    const pending = await mint({ sessionId: session.sessionId, requestedPermissions: ["guild"] });
    const opened = await write(async (tx) =>
      openChallenge(
        tx,
        context(),
        await mintChallenge(tx, context(), {
          ...session,
          requestedPermissions: ["text-chat-public"],
        }),
      ),
    );
    const foreign = await mint({ kuid: "1d000000-0000-4000-8000-000000000002" });
    const revoke = () => write((tx) => revokeSession(tx, context(), session.sessionId, "operator"));
    await revoke();
    await expect(revoke()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      requireSession(services.store, context().scope, { sessionId: session.sessionId }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(
      await findSessionOfPlayer(services.store, { ...context().scope, kuid: KUID }),
    ).toBeUndefined();
    for (const { challengeId } of [pending, opened]) {
      expect(await now(challengeId)).toMatchObject({
        status: "FAIL",
        failureReason: "session-revoked",
        decidedAt: context().now,
      });
    }
    expect(await now(foreign.challengeId)).toMatchObject({ status: "PENDING" });
  });

  test("lets a new consent make a new session", async () => {
    const first = await consent(await mint());
    await write((tx) => revokeSession(tx, context(), first.sessionId, "operator"));
    const second = await consent(await mint());
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(
      await findSession(services.store, { ...context().scope, sessionId: second.sessionId }),
    ).toEqual(second);
  });

  test("leaves a consent that comes too late nothing to change", async () => {
    const session = await consent(await mint());
    const upgrade = await mint({ sessionId: session.sessionId, requestedPermissions: ["guild"] });
    await write((tx) => revokeSession(tx, context(), session.sessionId, "operator"));
    await expect(consent(await now(upgrade.challengeId))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(consent(upgrade)).rejects.toThrow();
  });
});

describe("a session that becomes another player's", () => {
  const other = "1d000000-0000-4000-8000-00000000000f";

  test("makes the player if need be, keeps age and challenges, and leaves the former kuid without one", async () => {
    const session = await letIn();
    const challenge = await mint({ sessionId: session.sessionId, requestedPermissions: ["guild"] });
    const moved = await write((tx) => associatePlayer(tx, context(), session, other));
    expect(moved).toEqual({ ...session, kuid: other, version: 2 });
    expect(await findPlayer(services.store, { ...context().tenancy, kuid: other })).toEqual({
      kuid: other,
      evidence: CHILD,
    });
    expect(
      await findSessionOfPlayer(services.store, { ...context().scope, kuid: KUID }),
    ).toBeUndefined();
    expect((await now(challenge.challengeId)).kuid).toBe(other);
  });

  test("gives its age to a player who was older, and takes that of one who is younger", async () => {
    const session = await letIn();
    const player = async () =>
      (await findPlayer(services.store, { ...context().tenancy, kuid: other }))?.evidence;
    const [older, younger] = [{ dateOfBirth: "2010-01-01" }, { dateOfBirth: "2019-01-01" }];
    await write((tx) =>
      savePlayer(tx, context().tenancy, { kuid: other, evidence: older }, context().now),
    );
    const moved = await write((tx) => associatePlayer(tx, context(), session, other));
    expect([moved.evidence, await player()]).toEqual([CHILD, CHILD]);
    const third = "1d000000-0000-4000-8000-000000000010";
    await write((tx) =>
      savePlayer(tx, context().tenancy, { kuid: third, evidence: younger }, context().now),
    );
    const again = await write((tx) => associatePlayer(tx, context(), moved, third));
    expect([again.evidence, await player()]).toEqual([younger, CHILD]);
  });

  test("and is so already, changes nothing", async () => {
    const session = await letIn();
    expect(await write((tx) => associatePlayer(tx, context(), session, KUID))).toEqual(session);
  });

  test("who has one in this product is a conflict; one in another product is none", async () => {
    const session = await letIn();
    await letIn(other, CHILD, context(2));
    await expect(
      write((tx) => associatePlayer(tx, context(2), session, KUID)),
    ).resolves.toBeDefined();
    await letIn("1d000000-0000-4000-8000-0000000000aa");
    await expect(
      write((tx) =>
        associatePlayer(tx, context(), session, "1d000000-0000-4000-8000-0000000000aa"),
      ),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(
      (await findSession(services.store, { ...context().scope, sessionId: session.sessionId }))
        ?.kuid,
    ).toBe(KUID);
  });
});

describe("a session in the store", () => {
  test("is named by both ids only where they name the same one", async () => {
    const { sessionId } = await letIn();
    const kuid = "1d000000-0000-4000-8000-00000000000f";
    await letIn(kuid);
    const get = (ids: object) => requireSession(services.store, context().scope, ids);
    expect(await get({ sessionId, kuid: KUID })).toMatchObject({ sessionId });
    for (const ids of [
      { sessionId, kuid },
      { sessionId: "nothing", kuid },
      { sessionId, kuid: "unknown" },
      {},
    ]) {
      await expect(get(ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("is not there for another product or mode", async () => {
    const { sessionId } = await letIn();
    for (const around of [context(2), context(1, "live")]) {
      expect(await findSession(services.store, { ...around.scope, sessionId })).toBeUndefined();
      expect(
        await findSessionOfPlayer(services.store, { ...around.scope, kuid: KUID }),
      ).toBeUndefined();
    }
  });

  test("does not overwrite a change that came in between: that is a conflict", async () => {
    const session = await letIn();
    await write((tx) => changeSession(tx, session, { settings: { guild: "guardian-on" } }));
    await expect(write((tx) => changeSession(tx, session, { settings: {} }))).rejects.toMatchObject(
      { code: "CONFLICT" },
    );
    await write((tx) => revokeSession(tx, context(), session.sessionId, "operator"));
    await expect(
      write((tx) => changeSession(tx, { ...session, version: 2 }, {})),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("keeps what the player manages when a guardian's choice is stored", async () => {
    const session = await letIn();
    const view = viewSession(session, context());
    const settings = chooseForGuardian(view.settings, view.states, ["guild"]);
    const after = await write((tx) => changeSession(tx, session, { settings }));
    expect(
      await findSession(services.store, { ...context().scope, sessionId: session.sessionId }),
    ).toEqual(after);
    expect(shown(after)).toEqual({
      "custom-avatar": true,
      "text-chat-public": false,
      guild: true,
      vault: false,
    });
  });
});

describe("what is said about an age", () => {
  const read = (inputs: Parameters<typeof readAge>[2], around = context()) =>
    readAge(around, findJurisdiction(around.policy, "US-CA"), inputs, inBody);
  const ageNow = async (inputs: Parameters<typeof readAge>[2]) =>
    assessPlayerOf({ jurisdiction: "US-CA", evidence: await read(inputs) }, context()).age;
  const signal = (ageLow: number, declarationType?: string) => ({
    name: "ios-platform",
    ageLow,
    declarationType,
  });

  test("is one thing at most, beside a platform's signal", async () => {
    const two = [
      { dateOfBirth: "2016-01-01", age: 10 },
      { dateOfBirth: "2016-01-01", kuid: KUID },
      { age: 10, kuid: KUID },
    ];
    for (const inputs of two)
      await expect(read(inputs)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(read({ age: 10, signal: signal(12) })).resolves.toEqual({
      stated: { years: 10, on: "2026-06-15" },
      signals: [{ years: 12, on: "2026-06-15", verified: false }],
    });
    expect(await read({})).toEqual({});
  });

  test("of a player whom no one knows is NOT_FOUND, also where another organisation or mode does", async () => {
    await letIn();
    await expect(read({ kuid: KUID })).resolves.toEqual(CHILD);
    await expect(read({ kuid: KUID }, context(2))).resolves.toEqual(CHILD);
    for (const around of [context(3), context(1, "live")]) {
      await expect(read({ kuid: KUID }, around)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("never makes a known player older: the lower of both counts, verified or not", async () => {
    const { tenancy, now: at } = context();
    const evidence = await read({ signal: signal(9) });
    await write((tx) => savePlayer(tx, tenancy, { kuid: KUID, evidence }, at));
    expect(await ageNow({ kuid: KUID })).toBe(9);
    expect(await ageNow({ kuid: KUID, signal: signal(30) })).toBe(9);
    expect(await ageNow({ kuid: KUID, signal: signal(30, "governmentIDChecked") })).toBe(9);
    expect(await ageNow({ kuid: KUID, signal: signal(7) })).toBe(7);
  });
});
