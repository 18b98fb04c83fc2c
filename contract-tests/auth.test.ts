// Generates from the contract's `security` who may do what. If these go, one product can read or guess at another's players.

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../client/index.js";
import {
  ADULT,
  EIGHT_YEAR_OLD,
  UNKNOWN_ID,
  about,
  challenged,
  consented,
  idFields,
  letIn,
} from "../testing/arrange.js";
import { operations, type Operation } from "../testing/contract.js";
import { openPage, postForm } from "../testing/pages.js";
import { until } from "../testing/until.js";
import { asRequest, credentialsFor, goodInput, without, type Input } from "../testing/requests.js";
import type { Response } from "../testing/caller.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startManualService,
  startTestService,
  type TestService,
} from "../testing/service.js";
import { type Mode } from "../testing/service.js";

let service: TestService;
let manual: TestService;
beforeAll(async () => {
  service = await startTestService();
  manual = await startManualService();
});
afterAll(() => Promise.all([service.stop(), manual.stop()]));

const named = (list: readonly Operation[]) =>
  list.map((operation) => [operation.id, operation] as const);

const bearer = (credential: string) => ({ Authorization: `Bearer ${credential}` });
const apiKey = (credential: string) => ({ "X-Api-Key": credential });

/** Returns a key of the right form that was never issued, apart from its checksum; and one with the right checksum. */
const cutShort = () => service.key().slice(0, -1);
const lastLetter = (text: string) => text.slice(0, -1) + (text.endsWith("a") ? "b" : "a");
const malformed = () => [
  "",
  "nonsense",
  `${service.key()} `.repeat(3),
  service.key().toUpperCase(),
  service.key().replace("test", "live"),
  lastLetter(service.key()),
  `kwt_${"a".repeat(10)}.9999999999.${"A".repeat(43)}`,
];

describe.each(named(operations))("%s", (id, operation) => {
  const takes = {
    key: operation.schemes.includes("apiKey"),
    token: operation.schemes.includes("bearer"),
  };
  /** Returns the service that supports the operation. */
  const own = () => (id === "advanceClock" ? manual : service);
  const ask = async (headers: Record<string, string>, input: Input = {}) =>
    own().send(asRequest(operation, input, headers));

  const expectUnauthorized = ({ status, json, headers }: Response) => {
    expect({ status, error: json.error, fields: Object.keys(json) }).toEqual({
      status: 401,
      error: "UNAUTHORIZED",
      fields: ["error", "errorMessage"],
    });
    expect(headers["www-authenticate"]).toMatch(takes.key ? /^ApiKey / : /^Bearer /);
    expect(json.errorMessage).not.toContain("kw_");
  };

  test("asks for a credential before it looks at anything else", async () => {
    expectUnauthorized(await ask({}));
    expectUnauthorized(await ask({ "Content-Type": "text/plain" }, { nonsense: 1 }));
  });

  test("refuses a credential that is malformed or cut short", async () => {
    for (const credential of [cutShort(), ...malformed()]) {
      if (takes.key) expectUnauthorized(await ask(apiKey(credential)));
      if (takes.token) expectUnauthorized(await ask(bearer(credential)));
    }
    if (takes.token)
      for (const value of [
        service.key(),
        `Basic ${service.key()}`,
        "Bearer",
        `Bearer ${service.key()}, Bearer x`,
        `Bearer: ${service.key()}`,
      ])
        expectUnauthorized(await ask({ Authorization: value }));
  });

  test("takes the schemes of the contract, and no other", async () => {
    const good = await goodInput(own(), operation);
    const byKey = await ask(apiKey(own().key()), good);
    const byToken = await ask(bearer(own().key()), await goodInput(own(), operation));
    if (takes.key) expect(byKey.status).toBeLessThan(400);
    else expectUnauthorized(byKey);
    if (takes.token) expect(byToken.status).toBeLessThan(400);
    else expectUnauthorized(byToken);
  });

  test("with both headers looks at its own scheme, and where either will do at the API key", async () => {
    const both = (key: string, token: string) => ({ ...apiKey(key), ...bearer(token) });
    const good = await goodInput(own(), operation);
    const right = takes.key ? both(own().key(), "nonsense") : both("nonsense", own().key());
    const wrong = takes.key ? both("nonsense", own().key()) : both(own().key(), "nonsense");
    expect((await ask(right, good)).status).toBeLessThan(400);
    expectUnauthorized(await ask(wrong, good));
  });

  if (takes.token)
    test("takes an access token of the key", async () => {
      const { accessToken } = await unwrap(own().as().issueAccessToken());
      expect(
        (await ask(bearer(accessToken), await goodInput(own(), operation))).status,
      ).toBeLessThan(400);
      expectUnauthorized(await ask(bearer(lastLetter(accessToken))));
      if (takes.key) expectUnauthorized(await ask(apiKey(accessToken)));
    });

  if (operation.isTestHelper)
    test("is refused in live mode, whatever it is asked about and before its body is looked at", async () => {
      const good = await goodInput(service, operation);
      const live = credentialsFor(operation, service.key(STARFALL, "live"));
      const { method, path } = operation;
      const texts = [
        JSON.stringify(good),
        JSON.stringify({ sessionId: UNKNOWN_ID }),
        "{",
        '{"nonsense":1}',
        "[]",
      ];
      for (const body of texts) {
        const headers = { ...live, "Content-Type": "application/json" };
        const { status, json } = await service.send({ method, path, headers, body });
        expect([status, json]).toEqual([
          400,
          {
            error: "INVALID_INPUT",
            errorMessage: "This operation works in test mode only. Use a test key.",
          },
        ]);
      }
    });
  else
    test("is there in live mode", async () => {
      const good = await goodInput(service, operation);
      const answer = await ask(credentialsFor(operation, service.key(STARFALL, "live")), good);
      // The demo has no verification method in live mode.
      const isVerification = id.startsWith("perform");
      expect(isVerification ? [404, 501] : [200, 404]).toContain(answer.status);
      expect(id).toBe(operation.id);
    });
});

describe("what belongs to another", () => {
  /** Returns everything by which a client can tell two responses apart. */
  const seen = ({ status, text, headers }: Response) => ({
    status,
    text,
    headers: without(headers, "date", "x-request-id", "ratelimit"),
  });

  const strangers: readonly (readonly [string, number, Mode])[] = [
    ["another product of the organisation", ACCOUNT, "test"],
    ["another organisation", PEBBLE, "test"],
    ["another mode", STARFALL, "live"],
  ];
  const withIds = operations.filter(
    ({ responses, isTestHelper }) => responses.has(404) && !isTestHelper,
  );
  const cases = strangers.flatMap(([who, product, mode]) =>
    withIds.map((operation) => [operation.id, who, operation, product, mode] as const),
  );
  const testHelpers = operations.filter(
    ({ responses, isTestHelper }) => responses.has(404) && isTestHelper,
  );
  const helperCases = strangers
    .filter(([, , mode]) => mode === "test")
    .flatMap(([who, product, mode]) =>
      testHelpers.map((operation) => [operation.id, who, operation, product, mode] as const),
    );

  /** One child's data, shared by all cases. Each checks at its end that nothing has changed. */
  let belongings: ReturnType<typeof arrange> | undefined;
  const arrange = async () => {
    const { session, challengeId } = await consented(service);
    const { sessionId } = session;
    const open = await challenged(service);
    const [{ overrideId }, { id: verificationId }] = await Promise.all([
      unwrap(service.as().requestScreentimeOverride({ sessionId, type: "extra-time" })),
      unwrap(service.as().performTrustedAdultVerification({ jurisdiction: "US-CA" })),
    ]);
    const { widgetId } = await unwrap(service.as().generateE2eUrl({ jurisdiction: "US-CA" }));
    return { session, challengeId, open, overrideId, verificationId, widgetId };
  };

  test.each([...cases, ...helperCases])(
    "%s answers %s as if it were not there",
    async (id, _who, operation, product, mode) => {
      const theirOwn = await (belongings ??= arrange());
      const { session, challengeId, open, overrideId, verificationId } = theirOwn;
      const foreign: Record<string, readonly string[]> = {
        id: [verificationId],
        verificationId: [verificationId],
        overrideId: [overrideId],
        widgetId: [theirOwn.widgetId],
        sessionId: [session.sessionId],
        kuid: product === ACCOUNT ? [] : [session.kuid, open.kuid],
        challengeId: [open.challengeId, challengeId],
      };
      const headers = credentialsFor(operation, service.key(product, mode));
      const fields = idFields(operation).filter((field) => field in foreign);
      expect(fields).not.toEqual([]);
      for (const field of fields)
        for (const theirs of foreign[field] ?? []) {
          const ask = (value: string) =>
            service.send(asRequest(operation, about(id, field, value), headers));
          const [there, missing] = [await ask(theirs), await ask(UNKNOWN_ID)];
          // In a list the id is a filter, and matches nothing.
          expect(missing.status).toBe(id === "listWebhookEvents" ? 200 : 404);
          expect(seen(there)).toEqual(seen(missing));
        }
      const untouched = await unwrap(service.as().getSession({ sessionId: session.sessionId }));
      expect(untouched).toEqual(session);
      expect(await unwrap(service.as().getChallenge({ challengeId: open.challengeId }))).toEqual(
        open,
      );
    },
  );

  test("a prior challenge of another product is answered as if it were not there", async () => {
    const { challengeId } = await challenged(service, PEBBLE);
    const { sessionId } = await letIn(service);
    const ask = (priorChallengeId: string) =>
      service.send({
        method: "POST",
        path: "/api/v1/session/upgrade",
        headers: apiKey(service.key()),
        body: { sessionId, requestedPermissions: [], priorChallengeId },
      });
    const [there, missing] = [await ask(challengeId), await ask(UNKNOWN_ID)];
    expect(missing.status).toBe(404);
    expect(seen(there)).toEqual(seen(missing));
  });

  test("a prior challenge of another player is answered as if it were not there, and stays as it is", async () => {
    const client = service.as();
    const theirs = await challenged(service);
    const { challengeId } = theirs;
    await unwrap(client.sendChallengeEmail({ challengeId, email: "their@family.example" }));
    const before = await unwrap(client.getChallenge({ challengeId }));
    const { session } = await consented(service);
    const upgrade = (priorChallengeId: string) =>
      service.send({
        method: "POST",
        path: "/api/v1/session/upgrade",
        headers: apiKey(service.key()),
        body: {
          sessionId: session.sessionId,
          requestedPermissions: [{ name: "voice-chat" }],
          priorChallengeId,
        },
      });
    const rows = await service.rows();
    const [there, missing] = [await upgrade(challengeId), await upgrade(UNKNOWN_ID)];
    expect(missing.status).toBe(404);
    expect(seen(there)).toEqual(seen(missing));
    expect(await service.rows()).toEqual(rows);
    expect(await unwrap(client.getChallenge({ challengeId }))).toEqual(before);
    expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
      status: "PENDING",
    });
  });

  test("events and the cursor of their list are those of one product in one mode", async () => {
    const lists = [
      service.as(STARFALL, "test"),
      service.as(STARFALL, "live"),
      service.as(ACCOUNT, "test"),
      service.as(PEBBLE, "test"),
    ];
    for (const list of lists)
      for (let count = 0; count < 2; count++) {
        const { challenge } = await unwrap(list.checkAge(EIGHT_YEAR_OLD));
        const url = challenge?.url ?? "";
        const page = await openPage(service, url);
        await postForm(service, url, { page, choices: [["decision", "decline"]] });
      }
    const pages = await Promise.all(
      lists.map((list) => unwrap(list.listWebhookEvents({ limit: 1 }))),
    );
    const all = await Promise.all(
      lists.map(async (list) => (await unwrap(list.listWebhookEvents({ limit: 100 }))).events),
    );
    const ids = all.flatMap((events) => events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const productIds = [STARFALL, STARFALL, ACCOUNT, PEBBLE];
    expect(all.map((events) => [...new Set(events.map(({ data }) => data.productId))])).toEqual(
      productIds.map((id) => [id]),
    );
    for (const [nth, { nextCursor: cursor = "" }] of pages.entries())
      for (const [other, list] of lists.entries()) {
        const { error, data } = await list.listWebhookEvents({ limit: 1, cursor });
        if (other === nth) expect(data?.events[0]?.id).toBe(all[nth]?.[1]?.id);
        else expect([nth, other, error?.code]).toEqual([nth, other, "INVALID_INPUT"]);
      }
  });

  test("a kuid of another organisation beside an own session is a new player's, as an unknown one is", async () => {
    const theirs = await letIn(service, PEBBLE);
    const own = await letIn(service);
    const { sessionId } = own;
    const upgraded = await unwrap(service.as().upgradeSession({ sessionId, kuid: theirs.kuid }));
    expect(upgraded).toMatchObject({ sessionId, kuid: theirs.kuid });
    expect(await unwrap(service.as(PEBBLE).getSession({ kuid: theirs.kuid }))).toEqual(theirs);
    expect(without(upgraded, "etag", "kuid")).toEqual(without(own, "etag", "kuid"));
  });
});

test("a revoked key and its tokens are refused at once, and its sibling is not", async () => {
  const own = await startTestService();
  try {
    const created = JSON.parse(
      await own.kinward("key", "create", "--product", "101", "--mode", "test", "--json"),
    ) as { keyId: string; apiKey: string };
    const client = own.client(created.apiKey);
    await until(async () => !(await client.checkAge(ADULT)).error);
    const { accessToken } = await unwrap(client.issueAccessToken());
    await own.kinward("key", "revoke", created.keyId);
    await until(async () => (await client.checkAge(ADULT)).error !== undefined);
    for (const operation of operations)
      for (const credential of [
        created.apiKey,
        ...(operation.schemes.includes("apiKey") ? [] : [accessToken]),
      ]) {
        const { status } = await own.send(
          asRequest(operation, {}, credentialsFor(operation, credential)),
        );
        expect([operation.id, status]).toEqual([operation.id, 401]);
      }
    expect((await own.as().checkAge(ADULT)).error).toBeUndefined();
  } finally {
    await own.stop();
  }
});

test("with CLOCK=manual there is no live mode: live keys are 401 everywhere", async () => {
  const own = await startTestService({ clock: "stored", env: { CLOCK: "manual" } });
  try {
    for (const operation of operations) {
      const { status } = await own.send(
        asRequest(operation, {}, credentialsFor(operation, own.key(STARFALL, "live"))),
      );
      expect([operation.id, status]).toEqual([operation.id, 401]);
    }
    expect((await own.as().checkAge(ADULT)).error).toBeUndefined();
  } finally {
    await own.stop();
  }
});
