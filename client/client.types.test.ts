/* oxlint-disable typescript/no-unsafe-call -- what must not compile cannot be resolved either */
import { createClient, unwrap } from "./index.js";
import type { Client, ErrorCode, KinwardError, KinwardEvent, Result, Schemas } from "./index.js";

/**
 * Promises of the compiler: each `@ts-expect-error` below is a mistake that must not compile, each `is` a type that
 * a caller sees. `make types` checks them, running this file proves nothing.
 */

declare const client: Client;
const baseUrl = "https://kinward.example";
const apiKey = "kw_test_key";
const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(..._proof: Same<A, B> extends true ? [] : ["the types differ"]) => undefined;
/** The value is seen as exactly that type. */
const is =
  <Expected>() =>
  <Seen>(_value: Seen, ..._proof: Same<Seen, Expected> extends true ? [] : ["the types differ"]) =>
    undefined;
const compiles = (..._calls: (() => unknown)[]) => undefined;

describe("operations by name", () => {
  test("take their query or their body, and nothing else", () => {
    compiles(
      () => client.checkAge({ jurisdiction: "US-CA", age: 8 }),
      () => client.checkAge({ jurisdiction: "US-CA", age: undefined }),
      () => client.getSession({ sessionId }, { timeoutMs: 500, retries: 0 }),
      () => client.issueAccessToken(),
      // @ts-expect-error a field that is missing
      () => client.checkAge({ age: 8 }),
      // @ts-expect-error no body at all
      () => client.checkAge(),
      // @ts-expect-error a field that the contract does not have
      () => client.checkAge({ jurisdiction: "US-CA", nickname: "Kit" }),
      // @ts-expect-error a field of another type
      () => client.checkAge({ jurisdiction: "US-CA", age: "8" }),
      // @ts-expect-error a value that the enum does not have
      () => client.setChallengeStatus({ challengeId: sessionId, status: "MAYBE" }),
      // @ts-expect-error a parameter that the contract does not have
      () => client.getSession({ session: sessionId }),
      // @ts-expect-error a parameter that is missing
      () => client.getChallenge({}),
      // @ts-expect-error an operation that the contract does not have
      () => client.deleteSession({ sessionId }),
      // @ts-expect-error an option of a call that does not exist
      () => client.getSession({ sessionId }, { timeout: 500 }),
    );
  });

  test("return the type of the contract", () => {
    compiles(async () => {
      const checked = await client.checkAge({ jurisdiction: "US-CA" });
      // @ts-expect-error data may be missing until the error has been looked at
      void checked.data.status;
      if (checked.error) throw checked.error;
      is<Schemas["AgeGateResult"]["status"]>()(checked.data.status);
      // @ts-expect-error a status that the contract does not have
      if (checked.data.status === "MAYBE") return;
      // @ts-expect-error a field that the contract does not have
      void checked.data.nickname;
    });
  });

  test("have what their status says", () => {
    compiles(async () => {
      const checked = await unwrap(client.checkAge({ jurisdiction: "US-CA" }));
      if (checked.status === "CHALLENGE") is<Schemas["Challenge"]>()(checked.challenge);
      if (checked.status === "PASS") is<Schemas["Session"]>()(checked.session);
      // @ts-expect-error what is prohibited has no session
      if (checked.status === "PROHIBITED") void checked.session.sessionId;
      // @ts-expect-error there may be no challenge
      void checked.challenge.url;
      is<string | undefined>()(checked.challenge?.url);
      const decided = await unwrap(client.getChallengeStatus({ challengeId: sessionId }));
      if (decided.status === "PASS") is<string>()(decided.sessionId);
      if (decided.status === "FAIL") is<Schemas["FailureReason"]>()(decided.failureReason);
      // @ts-expect-error no one has decided yet
      if (decided.status === "PENDING") is<string>()(decided.sessionId);
      is<string | undefined>()(decided.sessionId);
    });
  });

  test("have a reason and an end where play is not allowed", () => {
    compiles(async () => {
      const state = await unwrap(client.getScreentimeState({ sessionId }));
      is<string | undefined>()(state.access?.until);
      if (!state.enabled) return;
      const { access } = state;
      is<"limit-reached" | "quiet-hours" | undefined>()(access.reason);
      if (access.allowed) is<undefined>()(access.reason);
      else {
        is<"limit-reached" | "quiet-hours">()(access.reason);
        is<string>()(access.until);
      }
      // @ts-expect-error a reason that the contract does not have
      if (access.reason === "bedtime") return;
    });
  });

  test("have a reason for each segment that was rejected", () => {
    compiles(async () => {
      const pushed = await unwrap(client.pushScreentime({ sessionId, events: [] }));
      for (const segment of pushed.events) {
        is<Schemas["SegmentRejection"] | undefined>()(segment.reason);
        if (segment.status === "rejected") is<Schemas["SegmentRejection"]>()(segment.reason);
        else is<undefined>()(segment.reason);
      }
    });
  });

  test("have data if they have no error, even when destructured", () => {
    compiles(async () => {
      const { data, error } = await client.getChallenge({ challengeId: sessionId });
      if (error) return is<KinwardError>()(error);
      return is<Schemas["Challenge"]>()(data);
    });
  });

  test("tell a challenge from a session by its id", () => {
    compiles(async () => {
      const data = await unwrap(client.upgradeSession({ sessionId, requestedPermissions: [] }));
      if ("challengeId" in data) is<Schemas["ChallengeBesideSession"]>()(data);
      else is<Schemas["Session"]>()(data);
    });
  });

  test("may have no data only if the read was conditional", () => {
    compiles(async () => {
      const plain = await unwrap(client.getSession({ sessionId }));
      is<Schemas["Session"]>()(plain);
      const known: string | undefined = undefined;
      const conditional = await unwrap(client.getSession({ sessionId, etag: known }));
      is<Schemas["Session"] | undefined>()(conditional);
      const query: { sessionId: string; etag?: string } = { sessionId };
      const perhaps = await unwrap(client.getSession(query));
      is<Schemas["Session"] | undefined>()(perhaps);
    });
  });
});

describe("operations by path", () => {
  test("take the paths of their method, and what the contract declares for them", () => {
    const header = { "If-None-Match": "e1" };
    compiles(
      () => client.GET("/session/get", { params: { query: { sessionId }, header } }),
      () => client.GET("/session/get"),
      () => client.HEAD("/session/get"),
      () => client.POST("/age-gate/check", { body: { jurisdiction: "FR" } }),
      () => client.POST("/auth/token"),
      // @ts-expect-error a path that the contract does not have
      () => client.GET("/session/got"),
      // @ts-expect-error another method's path
      () => client.POST("/session/get"),
      // @ts-expect-error another method's path
      () => client.GET("/session/upgrade"),
      // @ts-expect-error a method that the contract does not have
      () => client.PUT("/session/get"),
      // @ts-expect-error no body at all
      () => client.POST("/age-gate/check"),
      // @ts-expect-error a field that is missing
      () => client.POST("/age-gate/check", { body: { age: 8 } }),
      // @ts-expect-error a field that the contract does not have
      () => client.POST("/age-gate/check", { body: { jurisdiction: "FR", nickname: "Kit" } }),
      // @ts-expect-error a read takes no body
      () => client.GET("/session/get", { body: { sessionId } }),
      // @ts-expect-error a parameter that is missing
      () => client.GET("/challenge/get", { params: { query: {} } }),
      // @ts-expect-error no parameters at all
      () => client.GET("/challenge/get"),
      // @ts-expect-error a parameter that the contract does not have
      () => client.GET("/session/get", { params: { query: { session: sessionId } } }),
      // @ts-expect-error a header that the contract does not have
      () => client.GET("/session/get", { params: { header: { "If-Match": "e1" } } }),
      // @ts-expect-error an option that does not exist
      () => client.GET("/session/get", { parms: {} }),
    );
  });

  test("return the type of the contract", () => {
    compiles(async () => {
      const issued = await client.POST("/auth/token");
      is<Result<Schemas["AccessToken"]>>()(issued);
      const read = await client.GET("/session/get");
      is<Result<Schemas["Session"] | undefined>>()(read);
    });
  });
});

describe("errors", () => {
  test("have the codes of the contract and one more", () => {
    same<KinwardError["code"], ErrorCode>();
    same<ErrorCode, Schemas["ErrorCode"] | "UNEXPECTED_RESPONSE">();
    compiles(async () => {
      const { error } = await client.getSession({ sessionId });
      if (error?.code === "NOT_FOUND") return;
      // @ts-expect-error a code that does not exist
      if (error?.code === "NOT_THERE") return;
    });
  });
});

describe("options", () => {
  test("are an address and at least one credential", () => {
    compiles(
      () => createClient({ baseUrl, apiKey }),
      () => createClient({ baseUrl, apiKey, accessToken: true, fetch: globalThis.fetch }),
      () => createClient({ baseUrl, accessToken: "token" }),
      // @ts-expect-error no address
      () => createClient({ apiKey }),
      // @ts-expect-error no credential
      () => createClient({ baseUrl }),
      // @ts-expect-error a token cannot be issued without the key
      () => createClient({ baseUrl, accessToken: true }),
      // @ts-expect-error an option that does not exist
      () => createClient({ baseUrl, apiKey, timeout: 500 }),
    );
  });
});

describe("events", () => {
  test("are narrowed by their type", () => {
    compiles(() => (event: KinwardEvent) => {
      // @ts-expect-error not every event has a state
      void event.data.state;
      switch (event.type) {
        case "Screentime.LimitReached":
          is<Schemas["ScreentimeUsage"]>()(event.data.state);
          is<number>()(event.data.sequence);
          break;
        case "Challenge.StateChange":
          is<string | undefined>()(event.data.sessionId);
          is<Schemas["FailureReason"] | undefined>()(event.data.failureReason);
          if (event.data.status === "FAIL")
            is<Schemas["FailureReason"]>()(event.data.failureReason);
          if (event.data.status === "PASS") is<string>()(event.data.sessionId);
          // @ts-expect-error a challenge that was just opened may have no session
          if (event.data.status === "IN_PROGRESS") is<string>()(event.data.sessionId);
          // @ts-expect-error a status of which there is no event
          if (event.data.status === "PENDING") return;
          break;
        case "Test":
          is<string>()(event.data.message);
          // @ts-expect-error no event of a session
          void event.data.sessionId;
          break;
        // @ts-expect-error no event of the contract
        case "Session.Deleted":
          break;
      }
    });
  });

  test("are listed with their attempts", () => {
    compiles(async () => {
      const { events, nextCursor } = await unwrap(client.listWebhookEvents({ limit: 1 }));
      is<string | undefined>()(nextCursor);
      for (const event of events) {
        is<number | "timeout" | "refused" | "error" | undefined>()(event.deliveries[0]?.status);
        if (event.type === "Session.Revoked")
          is<"guardian" | "operator" | "guardian-repudiation" | "erasure">()(event.data.revokedBy);
      }
    });
  });
});
