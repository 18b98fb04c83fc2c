// Brings a service into the state that an example of the contract requires, through the API alone.
import { unwrap, type Schemas } from "../client/index.js";
import type { OperationId } from "../server/http/contract/operations.js";
import { operationNamed, type Operation } from "./contract.js";
import { STARFALL, type TestService } from "./service.js";

export const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
export const GUARDIAN = "guardian@example.com";
export const EIGHT_YEAR_OLD = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" } as const;
/** Where no law asks for more than the statement of a guardian. */
export const EIGHT_IN_BRAZIL = { jurisdiction: "BR", dateOfBirth: "2018-04-09" } as const;
export const ADULT = { jurisdiction: "US-CA", age: 34 } as const;

/** Takes an eight-year-old, in California by default, through the age gate. */
export async function challenged(
  service: TestService,
  product = STARFALL,
  child: Schemas["AgeGateQuestion"] = EIGHT_YEAR_OLD,
) {
  const { challenge } = await unwrap(service.as(product).checkAge(child));
  if (!challenge) throw new Error("The age gate asked for no consent.");
  return challenge;
}

/** Adds a guardian's consent for an eight-year-old, in California by default. */
export async function consented(
  service: TestService,
  product = STARFALL,
  email: string | undefined = GUARDIAN,
  child: Schemas["AgeGateQuestion"] = EIGHT_YEAR_OLD,
) {
  const client = service.as(product);
  const { challengeId } = await challenged(service, product, child);
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email }));
  const { sessionId } = await unwrap(client.getChallengeStatus({ challengeId }));
  const session = await unwrap(client.getSession({ sessionId }));
  return { challengeId, session };
}

/** Starts a session of a fourteen-year-old in California, who needs no guardian there. */
export async function fourteenYearOld(service: TestService) {
  const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
  if (!session) throw new Error("The age gate asked for consent.");
  return session;
}

/** Starts a session of an adult in California. */
export async function letIn(service: TestService, product = STARFALL) {
  const { session } = await unwrap(service.as(product).checkAge(ADULT));
  if (!session) throw new Error("The age gate let no adult in.");
  return session;
}

/** The session that the contract's examples name. */
const CHILDS_SESSION = "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11";
const CHILD = "b1a7c0de-1111-4222-8333-444455556666";
const CHALLENGE = "c4a11e46-0000-4aaa-8bbb-ccccdddd0001";
const INVITATION = "c4a11e46-0000-4aaa-8bbb-ccccdddd0003";
const ETAG = "Zk1mX0x3r1uQ8yC5b2nT7w";
const PLAY = "91a70000-0000-4aaa-8bbb-ccccdddd0001";
const OVERRIDE = "0fe44a1d-0000-4aaa-8bbb-ccccdddd0001";
const VERIFICATION = "5e41f1ca-0000-4aaa-8bbb-ccccdddd0001";
const WIDGET = "71d9e700-0000-4aaa-8bbb-ccccdddd0001";
const EVENT = "e7e47000-0000-4aaa-8bbb-ccccdddd0001";
const EVENT_BEFORE = "e7e47000-0000-4aaa-8bbb-ccccdddd0000";

/** Returns the body of an example request. */
const exampleBody = (id: string, key: string) =>
  operationNamed(id).body?.examples[key]?.value as never;

/** The values of this service that replace those of the examples. */
export type Real = Readonly<Record<string, string>>;
type Arrange = (service: TestService) => Promise<Real>;

const nothing: Arrange = async () => ({});

const pending: Arrange = async (service) => {
  const { challengeId, kuid } = await challenged(service);
  return { [CHALLENGE]: challengeId, [CHILD]: kuid };
};

const childWithChat: Arrange = async (service) => {
  const { session, challengeId } = await consented(service);
  const { sessionId, kuid } = session;
  const client = service.as();
  await unwrap(
    client.setGuardianManagedPermissions({ sessionId, enabledPermissions: ["text-chat-public"] }),
  );
  return { [CHILDS_SESSION]: sessionId, [CHILD]: kuid, [CHALLENGE]: challengeId };
};

/** Adds the current etag of the session. */
const withEtag =
  (arrange: Arrange): Arrange =>
  async (service) => {
    const real = await arrange(service);
    const { etag } = await unwrap(service.as().getSession({ sessionId: real[CHILDS_SESSION] }));
    return { ...real, [ETAG]: etag };
  };

const youth: Arrange = async (service) => ({ [CHILD]: (await fourteenYearOld(service)).kuid });

const invited: Arrange = async (service) => {
  const real = await childWithChat(service);
  const sessionId = real[CHILDS_SESSION] as string;
  const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
  return { ...real, [INVITATION]: challengeId };
};

/** Starts a verification that someone is an adult. */
const verifying: Arrange = async (service) => {
  const { id } = await unwrap(
    service.as().performTrustedAdultVerification({ jurisdiction: "US-CA" }),
  );
  return { [VERIFICATION]: id };
};

const verified =
  (status: "PASS" | "FAIL"): Arrange =>
  async (service) => {
    const real = await verifying(service);
    const verificationId = real[VERIFICATION] as string;
    await unwrap(service.as().setAgeVerificationStatus({ verificationId, status }));
    return real;
  };

/** Makes a widget with an unanswered question. */
const asked: Arrange = async (service) => {
  const { widgetId } = await unwrap(service.as().generateE2eUrl({ jurisdiction: "US-CA" }));
  return { [WIDGET]: widgetId };
};

/** Makes a widget of a child whose age is known. */
const answered: Arrange = async (service) => {
  const { widgetId } = await unwrap(service.as().generateE2eUrl(EIGHT_YEAR_OLD));
  return { [WIDGET]: widgetId };
};

const failed: Arrange = async (service) => {
  const real = await pending(service);
  await unwrap(
    service.as().setChallengeStatus({ challengeId: real[CHALLENGE] as string, status: "FAIL" }),
  );
  return real;
};

/** Gives a child the schedule of the examples: two hours on a Saturday. */
const scheduled: Arrange = async (service) => {
  const real = await childWithChat(service);
  await unwrap(
    service
      .as()
      .setScreentime(
        inReality<Schemas["ScreentimeSetting"]>(exampleBody("setScreentime", "school-week"), real),
      ),
  );
  return real;
};

/** Starts a child's play at an earlier instant. */
const playingSince =
  (timestamp: string, arrange: Arrange = scheduled): Arrange =>
  async (service) => {
    const real = await arrange(service);
    const sessionId = real[CHILDS_SESSION] as string;
    await unwrap(service.as().startScreentime({ sessionId, id: PLAY, timestamp }));
    return real;
  };

/** Uses up minutes of a child's day by play that began at eight. */
const havingPlayed =
  (minutes: number): Arrange =>
  async (service) => {
    const real = await scheduled(service);
    const sessionId = real[CHILDS_SESSION] as string;
    const segment = { id: PLAY, timestamp: "2026-11-21T08:00:00.000Z" };
    await unwrap(
      service
        .as()
        .pushScreentime({ sessionId, events: [{ ...segment, durationSeconds: minutes * 60 }] }),
    );
    return real;
  };

/** Reaches the limit a minute ago and announces it to the product. */
const limitReached: Arrange = async (service) => {
  const real = await playingSince("2026-11-21T09:56:00.000Z", havingPlayed(117))(service);
  await service.settle();
  const { events } = await unwrap(service.as().listWebhookEvents({ limit: 2 }));
  return { ...real, [EVENT]: events[0]?.id ?? "none", [EVENT_BEFORE]: events[1]?.id ?? "none" };
};

/** Buys a pass for a child. */
const havingSpent: Arrange = async (service) => {
  const real = await childWithChat(service);
  const { events } = exampleBody(
    "submitTransactions",
    "purchase-and-refund",
  ) as Schemas["Transactions"];
  const sessionId = real[CHILDS_SESSION] as string;
  await unwrap(service.as().submitTransactions({ sessionId, events: events.slice(0, 1) }));
  return real;
};

/** Adds a child with a guardian whom no other example mails. */
const guardedByAnother: Arrange = async (service) => {
  const { session } = await consented(service, STARFALL, "weekly@example.com");
  return { [CHILDS_SESSION]: session.sessionId };
};

const asking: Arrange = async (service) => {
  const real = await scheduled(service);
  const { overrideId } = await unwrap(
    service
      .as()
      .requestScreentimeOverride(
        inReality<Schemas["OverrideRequest"]>(
          exampleBody("requestScreentimeOverride", "extra-time"),
          real,
        ),
      ),
  );
  return { ...real, [OVERRIDE]: overrideId };
};

/**
 * Arrangements by operation and example. An operation without an entry does not compile, and an example without one fails
 * `examples.test.ts`.
 */
export const arrangements: Readonly<Record<OperationId, Readonly<Record<string, Arrange>>>> = {
  issueAccessToken: { token: nothing },
  getDefaultPermissions: { "eight-year-old": nothing, adult: nothing, "verified-adult": nothing },
  getAgeGateRequirements: { california: nothing, "verified-adult": nothing },
  checkAge: {
    "eight-year-old": nothing,
    adult: nothing,
    "too-young": nothing,
    "verified-adult": nothing,
  },
  getSession: {
    "by-session": withEtag(childWithChat),
    "by-player": withEtag(childWithChat),
    unchanged: withEtag(childWithChat),
  },
  upgradeSession: {
    "player-managed": childWithChat,
    "nothing-asked": withEtag(childWithChat),
    "guardian-managed": childWithChat,
    "documents-changed": childWithChat,
  },
  setGuardianManagedPermissions: { "chat-on": childWithChat },
  unlinkParent: { unlink: childWithChat },
  updateJurisdiction: { moved: childWithChat, "needs-approval": youth },
  createBulkChallenges: { "two-products": pending },
  getChallenge: { pending },
  getChallengeStatus: { pending, passed: childWithChat, failed },
  generateOtp: { fresh: pending },
  sendChallengeEmail: { "to-address": pending },
  generateE2eUrl: { "asks-age": nothing, "known-age": nothing },
  generateAgeGateUrl: { link: nothing },
  getWidgetStatus: { pending: asked, answered: answered },
  inviteParent: { "by-email": childWithChat },
  cancelInvite: { cancel: invited },
  generateParentalConsentUrl: { link: pending },
  setChallengeStatus: { consent: pending, decline: pending },
  revokeSession: { revoke: childWithChat },
  exportPlayer: { child: childWithChat },
  erasePlayer: { child: childWithChat },
  performAccessAgeVerification: { "of-a-session": childWithChat, adult: nothing },
  performIdVerification: { eighteen: childWithChat },
  performTrustedAdultVerification: { "for-a-minor": childWithChat, adult: nothing },
  getVerificationStatus: { pending: verifying, passed: verified("PASS"), failed: verified("FAIL") },
  setAgeVerificationStatus: { pass: verifying, fail: verifying },
  startScreentime: { start: scheduled, replace: playingSince("2026-11-21T09:55:00.000Z") },
  endScreentime: { end: playingSince("2026-11-21T09:56:00.000Z") },
  getScreentimeState: {
    allowed: scheduled,
    "limit-reached": havingPlayed(120),
    "not-set": childWithChat,
  },
  pushScreentime: { "two-segments": scheduled },
  requestScreentimeOverride: { "extra-time": scheduled, bypass: scheduled },
  submitTransactions: { "purchase-and-refund": childWithChat },
  lookupProviderPayment: { card: nothing, order: nothing },
  getSpendingState: { "partly-spent": havingSpent },
  pushActivity: { matches: childWithChat },
  listWebhookEvents: { "limit-reached": limitReached },
  setScreentime: { "school-week": childWithChat, "switched-off": scheduled },
  resolveScreentimeOverride: { grant: asking, deny: asking },
  sendActivityDigest: { guarded: guardedByAnother },
  advanceClock: { "by-seconds": nothing, "to-instant": nothing },
};

const ofAPlay = { id: UNKNOWN_ID, timestamp: "2026-11-21T10:00:00.000Z" };

/** The smallest input of each operation, without the id that it is about. A missing operation does not compile. */
const LEAST: Readonly<Record<OperationId, object>> = {
  issueAccessToken: {},
  getDefaultPermissions: { jurisdiction: "US-CA" },
  getAgeGateRequirements: {},
  checkAge: { jurisdiction: "US-CA" },
  getSession: {},
  upgradeSession: { requestedPermissions: [] },
  setGuardianManagedPermissions: { enabledPermissions: [] },
  unlinkParent: {},
  updateJurisdiction: { jurisdiction: "US-CA" },
  createBulkChallenges: { jurisdiction: "US-CA", requestedProductIds: [102] },
  getChallenge: {},
  getChallengeStatus: {},
  generateOtp: {},
  sendChallengeEmail: { email: GUARDIAN },
  generateE2eUrl: { jurisdiction: "US-CA" },
  generateAgeGateUrl: { jurisdiction: "US-CA" },
  getWidgetStatus: {},
  inviteParent: {},
  cancelInvite: {},
  generateParentalConsentUrl: {},
  setChallengeStatus: { status: "FAIL" },
  revokeSession: {},
  exportPlayer: {},
  erasePlayer: {},
  performAccessAgeVerification: { jurisdiction: "US-CA", criteria: { age: 18 } },
  performIdVerification: { jurisdiction: "US-CA", criteria: { age: 18 } },
  performTrustedAdultVerification: { jurisdiction: "US-CA" },
  getVerificationStatus: {},
  setAgeVerificationStatus: { status: "PASS" },
  startScreentime: ofAPlay,
  endScreentime: ofAPlay,
  getScreentimeState: {},
  pushScreentime: { events: [] },
  requestScreentimeOverride: { type: "extra-time" },
  submitTransactions: { events: [] },
  lookupProviderPayment: { provider: "xsolla", data: {} },
  getSpendingState: {},
  pushActivity: { events: [] },
  listWebhookEvents: {},
  setScreentime: { enabled: true, schedule: { timezone: "UTC" } },
  resolveScreentimeOverride: { status: "denied" },
  sendActivityDigest: {},
  advanceClock: {},
};

/** Id fields that may name another product's data. Others are the request's own, or have a test of their own. */
const NAMES = ["sessionId", "kuid", "challengeId", "overrideId", "verificationId", "widgetId"];
const NO_NAMES = ["id", "externalId", "platformVerificationId", "priorChallengeId"];

/**
 * The fields of an operation that name something that is there.
 * @throws Error for an id that is new to the contract, for each has to be tried with another's
 */
export function idFields({ id, parameters, body }: Operation): string[] {
  const names = [
    ...parameters.map(({ name }) => name),
    ...Object.keys(body?.schema.properties ?? {}),
  ];
  const isId = (name: string) => /^(id|kuid)$|Id$/.test(name);
  const unknown = names.filter((name) => isId(name) && ![...NAMES, ...NO_NAMES].includes(name));
  if (unknown.length > 0)
    throw new Error(
      `${id} takes ${unknown.join(", ")}: say in testing/arrange.ts whether it names what may be another's.`,
    );
  // An id in a query names something that exists; one in a body is the request's own.
  const isAsked = (name: string) => parameters.some((each) => each.name === name);
  return names.filter((name) => NAMES.includes(name) || (name === "id" && isAsked(name)));
}

/** Returns the smallest input of an operation about one id. */
export const about = (id: OperationId, field: string, value: string): Record<string, unknown> => ({
  ...LEAST[id],
  [field]: value,
});

/** Returns a copy of an example with the values of this service. */
export function inReality<T>(example: T, real: Real): T {
  if (typeof example === "string") return (real[example] ?? example) as T;
  if (Array.isArray(example)) return example.map((item: unknown) => inReality(item, real)) as T;
  if (typeof example !== "object" || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, inReality(value as unknown, real)]),
  ) as T;
}
