// Tests the eight rules of `POST /session/upgrade`, and sessions whose documents were not accepted in time.
import { readFileSync } from "node:fs";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";

import { unwrap, type Client, type Schemas } from "../../client/index.js";
import { addYears, dateIn } from "../../server/lib/dates.js";
import { ADULT, UNKNOWN_ID, challenged, consented, letIn } from "../../testing/arrange.js";
import { guardianSteps, linkIn } from "../../testing/guardian-steps.js";
import { hiddenFields, mailbox } from "../../testing/pages.js";
import { without } from "../../testing/requests.js";
import { PEBBLE, STARFALL, startManualService, type TestService } from "../../testing/service.js";

const STARFALL_FILE = new URL("../../server/products/demo/starfall.yaml", import.meta.url);

let service: TestService;
let client: Client;
beforeAll(async () => {
  service = await startManualService();
  client = service.as();
});
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, look, signIn } = guardianSteps(() => service);

let families = 0;
/** Makes a child with the consent of a guardian with an address of their own. */
async function family() {
  const email = `guardian-${(families += 1)}@example.com`;
  const { session, challengeId } = await consented(service, STARFALL, email);
  return { ...session, email, firstChallengeId: challengeId };
}

/** Makes a child for whom a test consented, so that no guardian is on file. */
async function withoutGuardian() {
  const { challengeId } = await challenged(service);
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
  const { sessionId } = await unwrap(client.getChallengeStatus({ challengeId }));
  return unwrap(client.getSession({ sessionId }));
}

type Upgrade = Schemas["SessionUpgrade"];
type Asked = Schemas["ChallengeBesideSession"];

const named = (...names: string[]) => names.map((name) => ({ name }));

/** Returns the challenge in the response to an upgrade. */
async function asked(body: Upgrade): Promise<Asked> {
  const answer = await unwrap(client.upgradeSession(body));
  if (!("challengeId" in answer)) throw new Error("No guardian was asked.");
  return answer;
}

/** Returns the session in the response to an upgrade. */
async function notAsked(body: Upgrade): Promise<Schemas["Session"]> {
  const answer = await unwrap(client.upgradeSession(body));
  if ("challengeId" in answer) throw new Error("A guardian was asked.");
  return answer;
}

const refusalOf = async (body: unknown) => {
  const { error } = await client.upgradeSession(body as Upgrade);
  return [error?.code, error?.message ?? ""] as const;
};

const sessionOf = (sessionId: string) => unwrap(client.getSession({ sessionId }));
const statusOf = (challengeId: string) => unwrap(client.getChallengeStatus({ challengeId }));
const accept = (challengeId: string) =>
  unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
const idsOf = ({ documents }: Asked) => documents.map(({ id }) => id).sort();
const instant = (ms: number) => new Date(service.clock.now() + ms).toISOString();
const mailsTo = async (email: string) => (await mailbox(service)).filter(({ to }) => to === email);
const isOn = ({ permissions }: Schemas["Session"], name: string) =>
  permissions.find((permission) => permission.name === name)?.enabled;

const DAY = 86_400_000;

async function eventsOf(sessionId: string, type: Schemas["EventType"]) {
  const { events } = await unwrap(client.listWebhookEvents({ type, limit: 100 }));
  return events
    .filter(({ data }) => "sessionId" in data && data.sessionId === sessionId)
    .map(({ timestamp, data }) => ({ timestamp, ...data }));
}

/** Publishes a version of a document of Starfall. */
async function publish(id: string, version: string): Promise<void> {
  const file = parse(readFileSync(STARFALL_FILE, "utf8")) as { documents: { id: string }[] };
  const documents = file.documents.map((document) =>
    document.id === id ? { ...document, version } : document,
  );
  await service.apply(stringify({ ...file, documents }));
}

describe("sessionId, kuid or both", () => {
  test("neither is INVALID_INPUT", async () => {
    expect((await refusalOf({ requestedPermissions: [] }))[0]).toBe("INVALID_INPUT");
  });

  test("both associate the player with the session, which keeps its age and its guardian", async () => {
    const { sessionId, kuid: former, dateOfBirth } = await family();
    const kuid = globalThis.crypto.randomUUID();
    expect(await notAsked({ sessionId, kuid })).toMatchObject({ sessionId, kuid, dateOfBirth });
    expect(await notAsked({ sessionId, kuid })).toMatchObject({ kuid });
    expect((await client.getSession({ kuid: former })).error?.code).toBe("NOT_FOUND");
    const { type } = await asked({ kuid, materialChange: { documents: ["terms"] } });
    expect(type).toBe("CHALLENGE_MATERIAL_CHANGE");
  });

  test("a player who has another session there is a CONFLICT, and nothing changes", async () => {
    const [one, other] = [await letIn(service), await letIn(service)];
    const { sessionId } = one;
    expect((await refusalOf({ sessionId, kuid: other.kuid }))[0]).toBe("CONFLICT");
    expect(await sessionOf(sessionId)).toEqual(one);
  });
});

describe("permissions that need a guardian's consent", () => {
  test("create a challenge beside the session, and what the player manages is on at once", async () => {
    const { sessionId } = await family();
    const requestedPermissions = named("voice-chat", "high-contrast");
    const challenge = await asked({ sessionId, requestedPermissions });
    expect(challenge).toMatchObject({ type: "CHALLENGE_PARENTAL_CONSENT", session: { sessionId } });
    expect(challenge).not.toHaveProperty("materialChange");
    expect(isOn(challenge.session, "high-contrast")).toBe(true);
    expect(isOn(challenge.session, "voice-chat")).toBe(false);
    await accept(challenge.challengeId);
    expect(isOn(await sessionOf(sessionId), "voice-chat")).toBe(true);
  });

  test("together with documents create one challenge for both", async () => {
    const { sessionId } = await family();
    const challenge = await asked({
      sessionId,
      requestedPermissions: named("voice-chat"),
      materialChange: { documents: ["chat-data"] },
    });
    expect(challenge).toMatchObject({
      type: "CHALLENGE_PARENTAL_CONSENT",
      materialChange: { presentedDocuments: ["chat-data"] },
    });
    expect(idsOf(challenge)).toEqual(["chat-data", "terms"]);
    await accept(challenge.challengeId);
    expect(isOn(await sessionOf(sessionId), "voice-chat")).toBe(true);
    await notAsked({ sessionId });
  });

  test("are off until the age is verified where they need a verified one: the player is asked, and no guardian", async () => {
    const { session } = await unwrap(client.checkAge(ADULT));
    const { sessionId = "" } = session ?? {};
    const asked = await unwrap(
      client.upgradeSession({ sessionId, requestedPermissions: named("simulated-gambling") }),
    );
    expect(asked).toMatchObject({
      type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE",
      documents: [],
      session,
    });
    const { challengeId } = asked as { challengeId: string };
    const mailed = await client.sendChallengeEmail({ challengeId, email: "a@example.com" });
    expect(mailed.error?.code).toBe("INVALID_INPUT");
  });

  test("carry options to the challenge, and no others are taken", async () => {
    const { sessionId } = await family();
    const options = {
      redirectUrl: "https://play.starfall.example/done",
      locale: "en-GB",
      facialAgeEstimation: { passIfOver: 18, failIfUnder: 18 },
    };
    const { challengeId } = await asked({
      sessionId,
      requestedPermissions: named("voice-chat"),
      options,
    });
    const [row] = await service.database.query<Record<string, string>>(
      `select options, locale, redirect_url from challenges where challenge_id = '${challengeId}'`,
    );
    expect([JSON.parse(row?.["options"] ?? ""), row?.["locale"], row?.["redirect_url"]]).toEqual([
      { facialAgeEstimation: options.facialAgeEstimation },
      options.locale,
      options.redirectUrl,
    ]);
    for (const [bad, field] of [
      [{ level: "high" }, "level"],
      [{ redirectUrl: "https://evil.example/" }, "options.redirectUrl"],
      [{ facialAgeEstimation: { passIfOver: 16, failIfUnder: 21 } }, "failIfUnder"],
      [{ facialAgeEstimation: { passIfOver: 151 } }, "passIfOver"],
      [{ facialAgeEstimation: { other: 1 } }, "other"],
    ] as const)
      expect(await refusalOf({ sessionId, options: bad })).toEqual([
        "INVALID_INPUT",
        expect.stringContaining(field),
      ]);
  });
});

describe("documents with a deadline", () => {
  test("are mailed to every guardian as a request to approve, once", async () => {
    const { sessionId, email } = await family();
    const before = (await mailsTo(email)).length;
    const acceptanceDeadline = instant(DAY);
    const body = { sessionId, materialChange: { documents: ["terms"], acceptanceDeadline } };
    const challenge = await asked(body);
    expect(challenge).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: {
        presentedDocuments: ["terms"],
        issuedAt: instant(0),
        acceptanceDeadline,
      },
    });
    expect(challenge.materialChange).not.toHaveProperty("actionedAt");
    const [mail, ...more] = (await mailsTo(email)).slice(0, -before);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("documents");
    const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
    // Repeating the request returns the same challenge and sends no second mail.
    const again = await asked(body);
    expect(again.challengeId).toBe(challenge.challengeId);
    expect(await mailsTo(email)).toHaveLength(before + 1);

    const page = await service.get(link);
    expect(page.text).toContain("Terms of service");
    expect(page.text).toContain("Decide by");
    for (const absent of [
      "How chat is stored",
      'id="choose"',
      "Take your time",
      "Nothing changes. Starfall",
    ])
      expect(page.text).not.toContain(absent);
    await service.post(link, { ...hiddenFields(page.text), decision: "consent", adult: "yes" });
    expect(await statusOf(challenge.challengeId)).toMatchObject({ status: "PASS", sessionId });
    const { materialChange } = await unwrap(
      client.getChallenge({ challengeId: challenge.challengeId }),
    );
    expect(materialChange).toMatchObject({ actionedAt: instant(0) });
    await notAsked({ sessionId });
  });

  test("are due at that millisecond and not before, however near", async () => {
    const { sessionId, kuid, email } = await family();
    const acceptanceDeadline = instant(2);
    const { challengeId } = await asked({
      sessionId,
      materialChange: { documents: ["terms"], acceptanceDeadline },
    });
    await service.advance({ ms: 1 });
    expect([(await sessionOf(sessionId)).status, (await statusOf(challengeId)).status]).toEqual([
      "ACTIVE",
      "PENDING",
    ]);
    await service.advance({ ms: 1 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "deadline-passed",
    });
    expect(await eventsOf(sessionId, "Session.StatusChanged")).toMatchObject([
      { timestamp: acceptanceDeadline, status: "HOLD", previousStatus: "ACTIVE" },
    ]);
    expect((await service.recorded("refusal")).at(-1)).toMatchObject({
      ...{ productId: STARFALL, kuid, challengeId },
      ...{ failureReason: "deadline-passed", by: "expiry" },
    });
    const [receipt] = await mailsTo(email);
    expect(receipt?.text).toContain("Terms of service");
    expect(receipt?.text).toContain("of the ledger aurora/test");
  });

  test("in the past, now, or unknown to the product are INVALID_INPUT, and nothing is stored", async () => {
    const { sessionId } = await family();
    const before = await service.rows();
    for (const [materialChange, field] of [
      [{ documents: ["terms"], acceptanceDeadline: instant(-1) }, "acceptanceDeadline"],
      [{ documents: ["terms"], acceptanceDeadline: instant(0) }, "acceptanceDeadline"],
      [{ documents: ["terms", "cookies"] }, "cookies"],
      [{ documents: [] }, "documents"],
      [{ acceptanceDeadline: instant(DAY) }, "documents"],
      [{ documents: ["terms"], acceptanceDeadline: "tomorrow" }, "acceptanceDeadline"],
    ] as const)
      expect(await refusalOf({ sessionId, materialChange })).toEqual([
        "INVALID_INPUT",
        expect.stringContaining(field),
      ]);
    expect(await service.rows()).toEqual(before);
  });

  test("without a deadline are presented to no one by mail, and never hold the session", async () => {
    const { sessionId, email } = await family();
    const before = (await mailsTo(email)).length;
    const challenge = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    expect(challenge.materialChange).not.toHaveProperty("acceptanceDeadline");
    // Mails are kept for 30 days.
    await service.advance({ days: 29 });
    expect(await mailsTo(email)).toHaveLength(before);
    await service.advance({ days: 71 });
    expect((await sessionOf(sessionId)).status).toBe("ACTIVE");
  });

  test("are reminded of a day ahead where the deadline is more than two days away, and only then", async () => {
    const [soon, later] = [await family(), await family()];
    const materialChange = { documents: ["terms"] };
    for (const [{ sessionId }, days] of [
      [soon, 2],
      [later, 3],
    ] as const)
      await asked({
        sessionId,
        materialChange: { ...materialChange, acceptanceDeadline: instant(days * DAY) },
      });
    const counts = async () => [
      (await mailsTo(soon.email)).length,
      (await mailsTo(later.email)).length,
    ];
    const [a = 0, b = 0] = await counts();
    await service.advance({ days: 2, ms: -1 });
    expect(await counts()).toEqual([a, b]);
    await service.advance({ ms: 1 });
    // The event of one session says that the deadline has passed; that of the other, that it is tomorrow.
    expect(await counts()).toEqual([a + 1, b + 1]);
    expect((await mailsTo(later.email))[0]?.subject).toContain("deadline");
  });

  test("ask a player who needs no guardian for nothing", async () => {
    const session = await letIn(service);
    const { sessionId } = session;
    const materialChange = { documents: ["terms"], acceptanceDeadline: instant(1) };
    expect(await notAsked({ sessionId, materialChange })).toEqual(session);
    await service.advance({ ms: 2 });
    expect(await sessionOf(sessionId)).toEqual(session);
  });

  test("come with the permission for which alone a player needs a guardian", async () => {
    const { session } = await unwrap(client.checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", permissions = [] } = session ?? {};
    const name = permissions.find(({ managedBy }) => managedBy === "GUARDIAN")?.name ?? "none";
    const documents = ["terms"];
    expect(
      await asked({ sessionId, requestedPermissions: named(name), materialChange: { documents } }),
    ).toMatchObject({ materialChange: { presentedDocuments: documents } });
  });
});

describe("a prior challenge", () => {
  test("is superseded: its documents and permissions carry over, and its link and password lead to the new one", async () => {
    const { sessionId } = await family();
    const first = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    const second = await asked({
      sessionId,
      requestedPermissions: named("voice-chat"),
      priorChallengeId: first.challengeId,
    });
    const third = await asked({
      sessionId,
      materialChange: { documents: ["chat-data"] },
      priorChallengeId: first.challengeId,
    });
    expect(second).toMatchObject({ materialChange: { presentedDocuments: ["terms"] } });
    expect(third.materialChange?.presentedDocuments.toSorted()).toEqual(["chat-data", "terms"]);
    for (const { challengeId } of [first, second, third])
      expect(await unwrap(client.getChallenge({ challengeId }))).toMatchObject({
        challengeId: third.challengeId,
        type: "CHALLENGE_PARENTAL_CONSENT",
      });
    const { pathname } = new URL(first.url ?? "");
    expect((await service.get(pathname)).text).toContain("Voice chat");
    await accept(first.challengeId);
    expect(isOn(await sessionOf(sessionId), "voice-chat")).toBe(true);
    expect(await statusOf(third.challengeId)).toMatchObject({ status: "PASS" });
  });

  /** Publishes a permission for which an eight-year-old has to prove an age. */
  async function publishVerified(): Promise<void> {
    const file = parse(readFileSync(STARFALL_FILE, "utf8")) as { permissions: object[] };
    const custom = {
      title: "Club",
      minor: "guardian-off",
      youth: "player-off",
      adult: "player-on",
    };
    const club = { name: "club", custom: { ...custom, verifiedAge: 7 } };
    await service.apply(stringify({ ...file, permissions: [...file.permissions, club] }));
  }

  test.each<[string, (sessionId: string) => Promise<{ challengeId: string }>, string[], string[]]>([
    ["invites a parent", (sessionId) => unwrap(client.inviteParent({ sessionId })), [], []],
    [
      "asks for a permission",
      (sessionId) => asked({ sessionId, requestedPermissions: named("ai-chat") }),
      ["terms", "chat-data"],
      ["ai-chat"],
    ],
    [
      "presents documents",
      (sessionId) => asked({ sessionId, materialChange: { documents: ["chat-data"] } }),
      ["chat-data"],
      [],
    ],
    [
      "asks the player to prove an age",
      (sessionId) => asked({ sessionId, requestedPermissions: named("club") }),
      [],
      [],
    ],
  ])(
    "that %s is replaced by a guardian's, and by the player's",
    async (_what, ask, documents, permissions) => {
      await publishVerified();
      for (const [name, type] of [
        ["voice-chat", "CHALLENGE_PARENTAL_CONSENT"],
        ["club", "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE"],
      ] as const) {
        const { sessionId } = await family();
        const { challengeId: priorChallengeId } = await ask(sessionId);
        const prior = await unwrap(client.getChallenge({ challengeId: priorChallengeId }));
        const next = await asked({
          sessionId,
          requestedPermissions: named(name),
          priorChallengeId,
        });
        expect(next.type).toBe(type);
        expect(idsOf(next)).toEqual(expect.arrayContaining(documents));
        expect(next.materialChange).toEqual(prior.materialChange);
        const { challengeId } = await unwrap(
          client.getChallenge({ challengeId: priorChallengeId }),
        );
        expect(challengeId).toBe(next.challengeId);
        if (type !== "CHALLENGE_PARENTAL_CONSENT") continue;
        const { text } = await service.get(new URL(prior.url ?? "").pathname);
        for (const name of ["voice-chat", ...permissions]) expect(text).toContain(name);
      }
    },
  );

  test("of a guardian stays out of the player's hands: the mailed link decides nothing, and the documents are still asked for", async () => {
    await publishVerified();
    const { sessionId, email } = await family();
    const acceptanceDeadline = instant(3 * DAY);
    const materialChange = { documents: ["chat-data"], acceptanceDeadline };
    const { challengeId } = await asked({ sessionId, materialChange });
    const [mail] = await mailsTo(email);
    const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
    const proof = await asked({
      sessionId,
      requestedPermissions: named("club"),
      priorChallengeId: challengeId,
    });
    expect(proof).toMatchObject({ materialChange: { acceptanceDeadline } });
    const visit = await service.get(link);
    expect([visit.status, visit.text]).toEqual([
      410,
      expect.stringContaining("nothing to approve"),
    ]);
    // A guardian is reminded of what they can decide alone.
    const mails = (await mailsTo(email)).length;
    await service.advance({ days: 2 });
    expect(await mailsTo(email)).toHaveLength(mails);
    await accept(proof.challengeId);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    expect(await unwrap(client.getChallenge({ challengeId }))).not.toHaveProperty(
      "materialChange.actionedAt",
    );
    expect(await asked({ sessionId })).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: { presentedDocuments: ["chat-data"], acceptanceDeadline },
    });
  });

  test("of the player is not decided by a verification that was begun for it, once a guardian is asked instead", async () => {
    await publishVerified();
    const { sessionId } = await family();
    const proof = await asked({ sessionId, requestedPermissions: named("club") });
    const page = (await service.get(new URL(proof.url ?? "").pathname)).headers.location ?? "";
    const { challengeId } = await asked({
      sessionId,
      requestedPermissions: named("voice-chat"),
      priorChallengeId: proof.challengeId,
    });
    const form = hiddenFields((await service.get(page)).text);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PENDING" });
    await service.post(page, { ...form, persona: "adult" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PENDING" });
    expect(isOn(await sessionOf(sessionId), "voice-chat")).toBe(false);
  });

  test("is not lost to a challenge that is open already and shows fewer documents: a new one shows both", async () => {
    const { sessionId } = await family();
    const ask = (document: string, more: object = {}) =>
      asked({ sessionId, materialChange: { documents: [document] }, ...more });
    const [terms, chat] = [await ask("terms"), await ask("chat-data")];
    expect(await ask("terms")).toEqual(terms);
    const both = await ask("terms", { priorChallengeId: chat.challengeId });
    expect(idsOf(both)).toEqual(["chat-data", "terms"]);
    for (const { challengeId } of [terms, chat])
      expect((await unwrap(client.getChallenge({ challengeId }))).challengeId).toBe(
        both.challengeId,
      );
    // A challenge that covers everything is returned unchanged, and so is an earlier one that lacks nothing.
    const consent = await asked({ sessionId, requestedPermissions: named("voice-chat") });
    const again = { sessionId, requestedPermissions: named("voice-chat") };
    expect(await asked({ ...again, priorChallengeId: both.challengeId })).toEqual(consent);
    expect(await statusOf(both.challengeId)).toMatchObject({ status: "PENDING" });
  });

  test("keeps the deadline of each document: one without a deadline stays without one", async () => {
    const { sessionId, email } = await family();
    const terms = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    const materialChange = { documents: ["chat-data"], acceptanceDeadline: instant(DAY) };
    const body = { sessionId, materialChange, priorChallengeId: terms.challengeId };
    const both = await asked(body);
    const mails = (await mailsTo(email)).length;
    expect(await asked(body)).toEqual(both);
    expect(await mailsTo(email)).toHaveLength(mails);
    expect(both.materialChange).toMatchObject({ acceptanceDeadline: instant(DAY) });
    await service.advance({ days: 1 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    const chat = await asked({ sessionId, materialChange: { documents: ["chat-data"] } });
    await accept(chat.challengeId);
    expect((await sessionOf(sessionId)).status).toBe("ACTIVE");
    const rest = await asked({ sessionId });
    expect(rest.materialChange?.presentedDocuments).toEqual(["terms"]);
    expect(rest.materialChange).not.toHaveProperty("acceptanceDeadline");
  });

  test("keeps the deadline of each document: the nearest is the challenge's, and presenting one again does not lift it", async () => {
    const { sessionId } = await family();
    const due = (days: number) => ({ acceptanceDeadline: instant(days * DAY) });
    const terms = await asked({ sessionId, materialChange: { documents: ["terms"], ...due(1) } });
    const both = await asked({
      sessionId,
      materialChange: { documents: ["chat-data"], ...due(3) },
      priorChallengeId: terms.challengeId,
    });
    expect(both.materialChange).toMatchObject(due(1));
    const without = { sessionId, materialChange: { documents: ["terms", "chat-data"] } };
    expect(await asked(without)).toEqual(both);
    await unwrap(client.setChallengeStatus({ challengeId: both.challengeId, status: "FAIL" }));
    expect((await asked(without)).materialChange).toMatchObject(due(1));
    await service.advance({ days: 1 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    const rest = await asked({ sessionId });
    expect(idsOf(rest)).toEqual(["chat-data", "terms"]);
    expect(rest.materialChange).toMatchObject(due(2));
  });

  test("of another family, or none, is NOT_FOUND", async () => {
    const [own, others] = [await family(), await family()];
    const { challengeId } = await asked({
      sessionId: others.sessionId,
      requestedPermissions: named("voice-chat"),
    });
    for (const priorChallengeId of [challengeId, UNKNOWN_ID])
      expect(
        await refusalOf({
          sessionId: own.sessionId,
          requestedPermissions: named("voice-chat"),
          priorChallengeId,
        }),
      ).toEqual(["NOT_FOUND", "No such challenge in this product and mode."]);
  });
});

describe("nothing asked for, and documents outstanding", () => {
  test("with a guardian on file is a CHALLENGE_MATERIAL_CHANGE of exactly these", async () => {
    const { sessionId } = await family();
    const { challengeId } = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    await unwrap(client.setChallengeStatus({ challengeId, status: "FAIL" }));
    const again = await asked({ sessionId, requestedPermissions: [] });
    expect(again.challengeId).not.toBe(challengeId);
    expect(again).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: { presentedDocuments: ["terms"] },
    });
    expect(idsOf(again)).toEqual(["terms"]);
    expect(await asked({ sessionId, requestedPermissions: [] })).toEqual(again);
    await accept(again.challengeId);
    await notAsked({ sessionId, requestedPermissions: [] });
  });

  test("are asked for together by the nearest of their deadlines, and of two challenges by the one with that deadline", async () => {
    const { sessionId } = await family();
    for (const [id, days] of [
      ["terms", 3],
      ["chat-data", 2],
    ] as const) {
      const { challengeId } = await asked({
        sessionId,
        materialChange: { documents: [id], acceptanceDeadline: instant(days * DAY) },
      });
      await unwrap(client.setChallengeStatus({ challengeId, status: "FAIL" }));
    }
    const both = await asked({ sessionId });
    expect(idsOf(both)).toEqual(["chat-data", "terms"]);
    expect(both.materialChange?.acceptanceDeadline).toBe(instant(2 * DAY));

    const other = await family();
    const ask = (more: object) =>
      asked({ sessionId: other.sessionId, materialChange: { documents: ["terms"], ...more } });
    await ask({});
    const { challengeId } = await ask({ acceptanceDeadline: instant(3 * DAY) });
    expect((await asked({ sessionId: other.sessionId })).challengeId).toBe(challengeId);
    await service.advance({ days: 2 });
    expect(await eventsOf(sessionId, "Session.StatusChanged")).toMatchObject([
      { timestamp: instant(0), status: "HOLD" },
    ]);
  });

  test("with no guardian on file is the full CHALLENGE_PARENTAL_CONSENT, and mails no one", async () => {
    const { sessionId } = await withoutGuardian();
    const links = async () => (await service.rows())["mailed_links"];
    const before = await links();
    const challenge = await asked({
      sessionId,
      materialChange: { documents: ["chat-data"], acceptanceDeadline: instant(3 * DAY) },
    });
    expect(challenge).toMatchObject({
      type: "CHALLENGE_PARENTAL_CONSENT",
      materialChange: { presentedDocuments: ["chat-data"], acceptanceDeadline: instant(3 * DAY) },
    });
    expect(idsOf(challenge)).toEqual(["chat-data", "terms"]);
    const again = await asked({ sessionId });
    expect(again.challengeId).toBe(challenge.challengeId);
    // The page presents the whole product: every permission that a guardian decides, and the product's questions.
    const { text } = await service.get(new URL(challenge.url ?? "").pathname);
    expect(text).toContain('value="voice-chat"');
    expect(text).toContain("allowance-weekly-spend");
    await service.advance({ days: 2 });
    expect(await links()).toBe(before);
    const { challengeId } = challenge;
    await unwrap(
      client.setChallengeStatus({ challengeId, status: "PASS", email: "late@example.com" }),
    );
    await notAsked({ sessionId });
    const { type } = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    expect(type).toBe("CHALLENGE_MATERIAL_CHANGE");
  });

  test("the product's documents of today are shown: a challenge with an earlier version is superseded", async () => {
    const { sessionId } = await family();
    const stale = await asked({ sessionId, requestedPermissions: named("voice-chat") });
    const other = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    await publish("terms", "4");
    const fresh = await asked({ sessionId, requestedPermissions: named("voice-chat") });
    expect(fresh.challengeId).not.toBe(stale.challengeId);
    for (const { challengeId, url = "" } of [stale, other]) {
      expect((await unwrap(client.getChallenge({ challengeId }))).challengeId).toBe(
        fresh.challengeId,
      );
      expect((await service.get(new URL(url).pathname)).text).toContain("Version 4");
    }
    expect(await asked({ sessionId, requestedPermissions: named("voice-chat") })).toMatchObject({
      challengeId: fresh.challengeId,
    });
    expect(fresh).toMatchObject({ materialChange: { presentedDocuments: ["terms"] } });
  });

  test("a new version of a data notice is outstanding from product apply on, for sessions that accepted an earlier one", async () => {
    const [before, declining] = [await family(), await family()];
    const adult = await letIn(service);
    await publish("terms", "not a data notice");
    await notAsked({ sessionId: before.sessionId });
    await publish("chat-data", "new");
    const since = await family();
    const asking = await asked({ sessionId: before.sessionId });
    expect(asking).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: { presentedDocuments: ["chat-data"] },
    });
    expect(idsOf(asking)).toEqual(["chat-data"]);
    expect(asking.materialChange).not.toHaveProperty("acceptanceDeadline");
    expect(await asked({ sessionId: before.sessionId })).toEqual(asking);
    for (const { sessionId } of [since, adult]) await notAsked({ sessionId });
    await accept(asking.challengeId);
    await notAsked({ sessionId: before.sessionId });
    const { challengeId } = await asked({ sessionId: declining.sessionId });
    await unwrap(client.setChallengeStatus({ challengeId, status: "FAIL" }));
    expect((await asked({ sessionId: declining.sessionId })).challengeId).not.toBe(challengeId);
    // An accepted document is not requested again when another one changes.
    await publish("terms", "another");
    await notAsked({ sessionId: before.sessionId });
  });

  test("a notice that collects more is outstanding like a new version of a data notice, and one in other words is not", async () => {
    const file = parse(readFileSync(STARFALL_FILE, "utf8")) as {
      privacy: { collects: object[]; rights: object };
    };
    const applyNotice = (change: object) =>
      service.apply(stringify({ ...file, privacy: { ...file.privacy, ...change } }));
    const before = await family();
    await applyNotice({ rights: { email: "data@starfall.example" } });
    await notAsked({ sessionId: before.sessionId });
    const voice = { id: "voice", item: "Voices", purposes: ["safety"] };
    await applyNotice({ collects: [...file.privacy.collects, voice] });
    const since = await family();
    const asking = await asked({ sessionId: before.sessionId });
    expect(asking).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: { presentedDocuments: ["privacy-notice"] },
      documents: [
        { id: "privacy-notice", url: "https://starfall.example/privacy", isDataNotice: true },
      ],
    });
    const { text } = await service.get(new URL(asking.url ?? "").pathname);
    expect(text).toContain("Device number, Voices");
    await accept(asking.challengeId);
    for (const { sessionId } of [before, since]) await notAsked({ sessionId });
    await service.apply(stringify(file));
  });

  test("a new version of a data notice is not outstanding where no guardian was shown an earlier one", async () => {
    const { sessionId } = await family();
    const file = parse(readFileSync(STARFALL_FILE, "utf8")) as { documents: object[] };
    const notice = { id: "voice-data", name: "How voices are stored", isDataNotice: true };
    for (const version of ["1", "2"]) {
      const added = { ...notice, url: "https://starfall.example/voice", version };
      await service.apply(stringify({ ...file, documents: [...file.documents, added] }));
    }
    await notAsked({ sessionId });
    await service.apply(stringify(file));
  });

  test("a document that was accepted in an earlier version is still outstanding", async () => {
    const { sessionId } = await family();
    const { challengeId } = await asked({
      sessionId,
      materialChange: { documents: ["chat-data"] },
    });
    await publish("chat-data", "2");
    await accept(challengeId);
    const again = await asked({ sessionId });
    expect(idsOf(again)).toEqual(["chat-data"]);
  });
});

describe("nothing asked for, and nothing outstanding", () => {
  test("answers the session as it was last read, and stores nothing", async () => {
    const { sessionId, kuid } = await family();
    const session = await sessionOf(sessionId);
    const stored = async () => without(await service.rows(), "idempotency_keys");
    const before = await stored();
    expect(await notAsked({ sessionId, requestedPermissions: [] })).toEqual(session);
    expect(await notAsked({ kuid })).toEqual(session);
    expect(await stored()).toEqual(before);
  });
});

describe("a prior challenge where none is minted", () => {
  test("is validated, and left as it is", async () => {
    const { sessionId } = await family();
    const prior = await asked({ sessionId, requestedPermissions: named("voice-chat") });
    const ask = (priorChallengeId: string) => ({
      sessionId,
      requestedPermissions: named("high-contrast"),
      priorChallengeId,
    });
    expect(isOn(await notAsked(ask(prior.challengeId)), "high-contrast")).toBe(true);
    expect(await statusOf(prior.challengeId)).toMatchObject({ status: "PENDING" });
    expect((await refusalOf(ask(UNKNOWN_ID)))[0]).toBe("NOT_FOUND");
    const foreign = await challenged(service, PEBBLE);
    expect((await refusalOf(ask(foreign.challengeId)))[0]).toBe("NOT_FOUND");
  });

  test("that has passed or failed is validated and otherwise ignored", async () => {
    const { sessionId, firstChallengeId } = await family();
    const { challengeId } = await asked({
      sessionId,
      requestedPermissions: named("voice-chat"),
      priorChallengeId: firstChallengeId,
    });
    expect(challengeId).not.toBe(firstChallengeId);
    expect(await statusOf(firstChallengeId)).toMatchObject({ status: "PASS" });
  });
});

describe("the one-time password of a challenge", () => {
  test("expires, and generate-otp makes the one to display", async () => {
    const { sessionId } = await family();
    const { challengeId, oneTimePassword, otpExpiresAt } = await asked({
      sessionId,
      materialChange: { documents: ["terms"] },
    });
    expect(otpExpiresAt).toBe(instant(10 * 60_000));
    const fresh = await unwrap(client.generateOtp({ challengeId }));
    expect(fresh.oneTimePassword).not.toBe(oneTimePassword);
  });
});

describe("kinward product announce", () => {
  const announce = (...more: string[]) =>
    service.kinward(
      ...["product", "announce", "--product", String(STARFALL), "--mode", "test", "--yes"],
      ...more,
    );

  test("mails every guardian on file a request to accept by the deadline, once, and holds those who do not", async () => {
    const [asking, silent] = [await family(), await family()];
    const bare = await withoutGuardian();
    await publish("chat-data", "5");
    const deadline = instant(3 * DAY);
    const what = ["--documents", "chat-data", "--deadline", deadline, "--places", "US"];
    await announce(...what);
    for (const { sessionId, email } of [asking, silent]) {
      const [mail] = await mailsTo(email);
      const page = await service.get(new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname);
      expect(page.text).toContain("How chat is stored");
      expect(page.text).toContain("Decide by");
      const events = await eventsOf(sessionId, "Session.StatusChanged");
      expect(events).toEqual([]);
    }
    const challenge = await asked({ sessionId: asking.sessionId, requestedPermissions: [] });
    expect(challenge).toMatchObject({
      type: "CHALLENGE_MATERIAL_CHANGE",
      materialChange: { presentedDocuments: ["chat-data"], acceptanceDeadline: deadline },
    });
    const counts = async () => [
      (await mailsTo(asking.email)).length,
      (await mailsTo(silent.email)).length,
    ];
    await accept(challenge.challengeId);
    const before = await counts();
    // Repeating an announcement continues it, and no one is asked twice.
    await announce(...what);
    expect(await counts()).toEqual(before);
    await notAsked({ sessionId: asking.sessionId });
    await service.advance({ days: 3 });
    expect((await sessionOf(asking.sessionId)).status).toBe("ACTIVE");
    expect((await sessionOf(silent.sessionId)).status).toBe("HOLD");
    expect((await sessionOf(bare.sessionId)).status).toBe("HOLD");
    expect((await mailsTo(silent.email))[0]?.subject).toContain("deadline");
  });

  test("holds no session of whose guardians none was mailed", async () => {
    const [capped, mailed] = [await family(), await family()];
    const { challengeId } = await asked({
      sessionId: capped.sessionId,
      requestedPermissions: named("voice-chat"),
    });
    const mail = () => client.sendChallengeEmail({ challengeId, email: capped.email });
    for (let nth = 0; nth < 5; nth++) await unwrap(mail());
    expect((await mail()).error?.code).toBe("RATE_LIMITED");
    const mails = (await mailsTo(capped.email)).length;
    await publish("terms", "held");
    await announce("--documents", "terms", "--deadline", instant(DAY));
    expect(await mailsTo(capped.email)).toHaveLength(mails);
    await service.advance({ days: 1 });
    expect((await sessionOf(mailed.sessionId)).status).toBe("HOLD");
    expect((await sessionOf(capped.sessionId)).status).toBe("ACTIVE");
    // Acceptance is requested anyway. Once a guardian is mailed a deadline, that deadline holds.
    const acceptanceDeadline = instant(DAY);
    const materialChange = { documents: ["terms"], acceptanceDeadline };
    expect((await asked({ sessionId: capped.sessionId })).materialChange).toMatchObject({
      presentedDocuments: expect.arrayContaining(["terms"]),
    });
    await asked({ sessionId: capped.sessionId, materialChange });
    await service.advance({ days: 1 });
    expect((await sessionOf(capped.sessionId)).status).toBe("HOLD");
  });

  test("of a new version asks no one again who has consented to it since", async () => {
    const [before, other, again] = [await family(), await family(), await family()];
    await publish("chat-data", "announced");
    const since = await family();
    for (const [{ sessionId }, id] of [
      [other, "terms"],
      [again, "chat-data"],
    ] as const)
      await accept((await asked({ sessionId, materialChange: { documents: [id] } })).challengeId);
    await announce("--documents", "chat-data", "--deadline", instant(3 * DAY));
    for (const { sessionId } of [before, other])
      expect((await asked({ sessionId })).materialChange?.presentedDocuments).toEqual([
        "chat-data",
      ]);
    for (const { sessionId } of [since, again]) await notAsked({ sessionId });
  });

  test("of a version that comes back asks who consented to it before it was replaced", async () => {
    await publish("chat-data", "returning");
    const { sessionId } = await family();
    await service.advance({ days: 1 });
    for (const version of ["between", "returning"]) await publish("chat-data", version);
    await announce("--documents", "chat-data");
    expect((await asked({ sessionId })).materialChange?.presentedDocuments).toEqual(["chat-data"]);
  });

  test("says what it cannot announce, and announces nothing", async () => {
    const { sessionId } = await family();
    for (const [options, fault] of [
      [["--documents", "cookies"], "cookies"],
      [["--documents", "terms", "--places", "US-ZZ"], "US-ZZ"],
      [["--documents", "terms", "--deadline", instant(0)], "future"],
      [["--documents", "terms,"], "list"],
    ] as const)
      await expect(announce(...options)).rejects.toThrow(fault);
    await announce("--documents", "terms", "--places", "US-TX,CA");
    await notAsked({ sessionId });
  });
});

describe("on HOLD", () => {
  /** Makes a child who may chat, and whose guardian let a deadline pass. */
  async function held() {
    const { sessionId, email } = await family();
    await unwrap(
      client.setGuardianManagedPermissions({ sessionId, enabledPermissions: ["voice-chat"] }),
    );
    const { challengeId } = await asked({
      sessionId,
      materialChange: { documents: ["terms", "chat-data"], acceptanceDeadline: instant(DAY) },
    });
    await service.advance({ days: 1 });
    return { sessionId, email, challengeId };
  }

  test("what a guardian manages is off, its settings are kept, and a later acceptance lifts it", async () => {
    const { sessionId, email, challengeId } = await held();
    const heldAt = instant(0);
    const session = await sessionOf(sessionId);
    expect([session.status, isOn(session, "voice-chat"), isOn(session, "custom-avatar")]).toEqual([
      "HOLD",
      false,
      true,
    ]);
    expect((await mailsTo(email))[0]?.subject).toContain("deadline");
    expect((await client.setChallengeStatus({ challengeId, status: "PASS" })).error?.code).toBe(
      "CONFLICT",
    );
    // Only accepting the last document lifts the hold.
    const terms = await asked({ sessionId, materialChange: { documents: ["terms"] } });
    await accept(terms.challengeId);
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    const rest = await asked({ sessionId });
    expect(rest).toMatchObject({ materialChange: { presentedDocuments: ["chat-data"] } });
    expect(rest.materialChange).not.toHaveProperty("acceptanceDeadline");
    await accept(rest.challengeId);
    const after = await sessionOf(sessionId);
    expect([after.status, isOn(after, "voice-chat")]).toEqual(["ACTIVE", true]);
    expect(after.etag).not.toBe(session.etag);
    expect(await eventsOf(sessionId, "Session.StatusChanged")).toMatchObject([
      { status: "ACTIVE", previousStatus: "HOLD" },
      { status: "HOLD", previousStatus: "ACTIVE" },
    ]);
    const voiceChat = { name: "voice-chat", managedBy: "GUARDIAN" };
    expect(await eventsOf(sessionId, "Session.ChangePermissions")).toMatchObject([
      { permissions: [{ ...voiceChat, enabled: true }], cause: "hold" },
      { permissions: [{ ...voiceChat, enabled: false }], cause: "hold", timestamp: heldAt },
      { cause: "product" },
    ]);
  });

  test("a declined notice leads there at its deadline, and not before", async () => {
    const { sessionId } = await family();
    const { challengeId } = await asked({
      sessionId,
      materialChange: { documents: ["terms"], acceptanceDeadline: instant(DAY) },
    });
    await unwrap(client.setChallengeStatus({ challengeId, status: "FAIL" }));
    await service.advance({ days: 1, ms: -1 });
    expect((await sessionOf(sessionId)).status).toBe("ACTIVE");
    await service.advance({ ms: 1 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "denied-by-guardian" });
  });

  test("a new deadline asks for more, and the later one counts", async () => {
    const { sessionId } = await family();
    const ask = (days: number) =>
      asked({
        sessionId,
        materialChange: { documents: ["terms"], acceptanceDeadline: instant(days * DAY) },
      });
    const [first, second] = [await ask(1), await ask(2)];
    expect(second.challengeId).not.toBe(first.challengeId);
    await service.advance({ days: 1 });
    expect((await sessionOf(sessionId)).status).toBe("ACTIVE");
    expect(await statusOf(first.challengeId)).toMatchObject({ failureReason: "deadline-passed" });
    await service.advance({ days: 1 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
  });

  test("a further deadline that passes mails the guardian no second receipt of it", async () => {
    const { sessionId, email } = await family();
    for (const [id, days] of [
      ["terms", 1],
      ["chat-data", 2],
    ] as const) {
      const acceptanceDeadline = instant(days * DAY);
      await asked({ sessionId, materialChange: { documents: [id], acceptanceDeadline } });
    }
    const receipts = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes("deadline")).length;
    await service.advance({ days: 1 });
    expect([(await sessionOf(sessionId)).status, await receipts()]).toEqual(["HOLD", 1]);
    await service.advance({ days: 1 });
    expect([(await sessionOf(sessionId)).status, await receipts()]).toEqual(["HOLD", 1]);
  });

  test("is lifted by a guardian from the late mail, from the receipt and on the family page", async () => {
    const late = async (email: string) => {
      const mail = (await mailsTo(email)).find(({ text }) => text.includes("/widgets/consent/"));
      const link = linkIn(mail);
      const page = await look(link);
      expect(page.text).toContain("The deadline has passed, but you can still decide");
      expect(page.text).toContain("Voice chat");
      expect(page.text).toMatch(/Your child, 8 …[0-9A-F]{4}/);
      return service.post(`${new URL(link).pathname}/late`, hiddenFields(page.text));
    };
    const fromReceipt = async (email: string) => {
      const [mail] = await mailsTo(email);
      const link = linkIn(mail);
      const page = await look(link);
      return service.post(`${new URL(link).pathname}/decide`, hiddenFields(page.text));
    };
    const fromFamily = async (email: string, sessionId: string) => {
      const page = `/family/sessions/${sessionId}`;
      const browser = await signIn(email);
      const { nonce = "" } = hiddenFields((await look(page, browser)).text);
      return service.post(`${page}/permissions`, { nonce, decide: "documents" }, browser);
    };
    for (const way of [late, fromReceipt, fromFamily]) {
      const { sessionId, email } = await held();
      const { status, headers } = await way(email, sessionId);
      expect(status).toBe(303);
      const path = headers["location"] ?? "";
      expect((await look(path)).text).toContain("Terms of service");
      await answer(path, { decision: "consent", adult: "yes" });
      const session = await sessionOf(sessionId);
      expect([session.status, isOn(session, "voice-chat")]).toEqual(["ACTIVE", true]);
    }
  });

  test("is lifted by no old receipt, no other's mail and no form without its nonce", async () => {
    const { sessionId, email } = await held();
    const receipt = new URL(linkIn((await mailsTo(email))[0])).pathname;
    const { nonce = "" } = hiddenFields((await look(receipt)).text);
    const other = await held();
    const theirs = new URL(linkIn((await mailsTo(other.email))[0])).pathname;
    for (const [path, form] of [
      [`${receipt}/decide`, {}],
      [`${receipt}/decide`, { nonce: "x" }],
      [`${theirs}/decide`, { nonce }],
    ] as const)
      expect((await service.post(path, form)).status).toBe(403);
    const offers = async (path: string) =>
      (await look(path)).text.includes("Read the documents and decide");
    await service.advance({ days: 14, ms: -1 });
    expect(await offers(theirs)).toBe(true);
    const last = hiddenFields((await look(theirs)).text);
    await service.advance({ ms: 1 });
    expect([await offers(receipt), await offers(theirs)]).toEqual([false, false]);
    const late = await service.post(`${theirs}/decide`, last);
    expect([late.status, late.headers["location"]]).toEqual([303, theirs]);
    const fresh = hiddenFields((await look(`${receipt}/undo`)).text);
    expect((await service.post(`${receipt}/decide`, fresh)).status).toBe(403);
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
  });

  test("asking for a permission asks for the documents too, and its consent lifts the hold", async () => {
    const { sessionId } = await held();
    const { challengeId } = await asked({ sessionId, requestedPermissions: named("ai-chat") });
    await accept(challengeId);
    const session = await sessionOf(sessionId);
    expect([session.status, isOn(session, "voice-chat"), isOn(session, "ai-chat")]).toEqual([
      "ACTIVE",
      true,
      true,
    ]);
  });

  test("it ends on the birthday from which the player needs no guardian", async () => {
    const dateOfBirth = addYears(dateIn("-12:00", service.clock.now() + 2 * DAY), -13);
    const { challenge } = await unwrap(client.checkAge({ jurisdiction: "US-CA", dateOfBirth }));
    const { challengeId = "", kuid = "" } = challenge ?? {};
    const email = "of.a.youth@example.com";
    await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email }));
    const { sessionId } = await unwrap(client.getSession({ kuid }));
    const acceptanceDeadline = instant(DAY / 2);
    await asked({ sessionId, materialChange: { documents: ["terms"], acceptanceDeadline } });
    await service.advance({ hours: 12 });
    expect((await sessionOf(sessionId)).status).toBe("HOLD");
    await service.advance({ days: 3 });
    expect(await sessionOf(sessionId)).toMatchObject({
      ...{ status: "ACTIVE", ageStatus: "DIGITAL_YOUTH" },
    });
    // Documents that were presented before are not requested either.
    await notAsked({ sessionId });
    expect(await eventsOf(sessionId, "Session.StatusChanged")).toMatchObject([
      { status: "ACTIVE", previousStatus: "HOLD" },
      { timestamp: acceptanceDeadline, status: "HOLD" },
    ]);
  });

  test("it ends where the product drops the document", async () => {
    const { sessionId } = await held();
    const file = readFileSync(STARFALL_FILE, "utf8");
    const product = parse(file) as { documents: object[] };
    const documents = product.documents.slice(0, 1).map((one) => ({ ...one, id: "rules" }));
    await service.apply(stringify({ ...product, documents }));
    expect((await notAsked({ sessionId })).status).toBe("ACTIVE");
    await service.apply(file);
  });

  test("a revoked session is neither held nor reminded of", async () => {
    const { sessionId, email } = await family();
    await asked({
      sessionId,
      materialChange: { documents: ["terms"], acceptanceDeadline: instant(3 * DAY) },
    });
    await unwrap(client.revokeSession({ sessionId }));
    const mails = (await mailsTo(email)).length;
    await service.advance({ days: 4 });
    expect(await mailsTo(email)).toHaveLength(mails);
    expect(await eventsOf(sessionId, "Session.StatusChanged")).toEqual([]);
  });
});
