import type { OperationResponse, Handler, Handlers, Input, Reply } from "./operations.js";
import type { components } from "../../../generated/types.js";

/**
 * Promises of the compiler: each `@ts-expect-error` below is a mistake that must not compile. `make types` checks
 * them, running this file proves nothing.
 */

type Session = components["schemas"]["Session"];
type Challenge = components["schemas"]["Challenge"];
type World = { readonly now: number };

const session = {} as Session;
const challenge = {} as Challenge;
const every = {} as Handlers<World>;
const permissions: readonly components["schemas"]["Permission"][] = [];

const headers = { ETag: session.etag, "Kinward-Sequence": 1 };

const compiles = (..._values: unknown[]) => undefined;

describe("what compiles", () => {
  test("a read with a body, a header, and an unchanged one", () => {
    const getSession: Handler<"getSession", World> = async (_context, input, reply) =>
      input.headers["If-None-Match"] === session.etag
        ? reply(304, undefined, { ...headers, "Kinward-Error": "NOT_MODIFIED" })
        : reply(200, session, headers);
    const upgradeSession: Handler<"upgradeSession", World> = async (_context, { body }, reply) =>
      body.kuid === undefined ? reply(200, session) : reply(200, { ...challenge, session });
    const checkAge: Handler<"checkAge", World> = async (_context, { body }, reply) =>
      body.jurisdiction === "US"
        ? reply(200, { status: "PASS", session })
        : reply(200, { status: "PROHIBITED" });
    const revokeSession: Handler<"revokeSession", World> = async (_context, _input, reply) =>
      reply(200, {});
    compiles(getSession, upgradeSession, checkAge, revokeSession);
  });

  test("a body of read-only parts", () => {
    const defaults: Handler<"getDefaultPermissions", World> = async (_context, _input, reply) =>
      reply(200, {
        ageStatus: "LEGAL_ADULT",
        ageCategory: "adult",
        requiresParentConsentForDataProcessing: false,
        permissions,
      });
    compiles(defaults);
  });

  test("inputs as the contract has them", () => {
    const input = { query: {}, headers: {} } as Input<"getDefaultPermissions">;
    const age: number | undefined = input.query.age;
    const token = {} as Input<"issueAccessToken">;
    compiles(age, token.body);
    // @ts-expect-error a parameter that the contract does not declare
    compiles(input.query.nickname);
    // @ts-expect-error a read takes no body
    compiles(input.body);
    // @ts-expect-error an operation without header parameters has none
    compiles(input.headers["If-None-Match"]);
  });
});

describe("what does not compile", () => {
  test("a missing handler", () => {
    const missing = {} as Omit<Handlers<World>, "getSession">;
    // @ts-expect-error getSession is missing
    const handlers: Handlers<World> = missing;
    compiles(handlers);
  });

  test("a surplus handler", () => {
    const handlers: Handlers<World> = {
      ...every,
      // @ts-expect-error no operation has this name
      getNickname: every.getSession,
    };
    compiles(handlers);
  });

  test("an undeclared status", () => {
    const handler: Handler<"revokeSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error 204 is not declared
      reply(204, {});
    compiles(handler);
  });

  test("an error as an answer", () => {
    const handler: Handler<"getSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error errors are thrown
      reply(404, { error: "NOT_FOUND", errorMessage: "No such session in this product and mode." });
    compiles(handler);
  });

  test("a wrong enum value", () => {
    const handler: Handler<"checkAge", World> = async (_context, _input, reply) =>
      // @ts-expect-error the age gate has no status PASSED
      reply(200, { status: "PASSED" });
    compiles(handler);
  });

  test("an excess field in a literal", () => {
    const handler: Handler<"checkAge", World> = async (_context, _input, reply) =>
      // @ts-expect-error reason is not in the contract
      reply(200, { status: "PASS", reason: "old enough" });
    compiles(handler);
  });

  test("an excess field in a variable", () => {
    const body = { status: "PASS" as const, reason: "old enough" };
    const handler: Handler<"checkAge", World> = async (_context, _input, reply) =>
      // @ts-expect-error reason is not in the contract
      reply(200, body);
    compiles(handler);
  });

  test("an excess field in a map()", () => {
    const handler: Handler<"upgradeSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error priority is not in the contract
      reply(200, {
        ...session,
        permissions: permissions.map((permission) => ({ ...permission, priority: 1 })),
      });
    compiles(handler);
  });

  test("an excess field deep in a variable", () => {
    const inner = { ...session, allowances: [{ name: "a", type: "numerical" as const, cap: 3 }] };
    const handler: Handler<"checkAge", World> = async (_context, _input, reply) =>
      // @ts-expect-error cap is not in the contract
      reply(200, { status: "PASS", session: inner });
    compiles(handler);
  });

  test("a mixture of Session and Challenge", () => {
    const handler: Handler<"upgradeSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error a Session with a challenge's id is neither
      reply(200, { ...session, challengeId: challenge.challengeId });
    compiles(handler);
  });

  test("a body on 304", () => {
    const handler: Handler<"getSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error 304 has no body
      reply(304, session, { ...headers, "Kinward-Error": "NOT_MODIFIED" });
    compiles(handler);
  });

  test("an unknown header", () => {
    const more = { ...headers, Expires: "0" };
    const literal: Handler<"getSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error Expires is not declared
      reply(200, session, { ...headers, Expires: "0" });
    const variable: Handler<"getSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error Expires is not declared
      reply(200, session, more);
    const none: Handler<"checkAge", World> = async (_context, _input, reply) =>
      // @ts-expect-error checkAge declares no headers of its own
      reply(200, { status: "PASS" }, { ETag: session.etag });
    compiles(literal, variable, none);
  });

  test("a forgotten header", () => {
    const handler: Handler<"getSession", World> = async (_context, _input, reply) =>
      // @ts-expect-error ETag is declared
      reply(200, session);
    compiles(handler);
  });

  test("a forgotten return", () => {
    // @ts-expect-error nothing is answered
    const handler: Handler<"revokeSession", World> = async (_context, _input, reply) => {
      reply(200, {});
    };
    compiles(handler);
  });

  test("an answer that reply() did not make", () => {
    // @ts-expect-error only reply() makes an answer
    const handler: Handler<"revokeSession", World> = async () => ({ status: 200, body: {} });
    compiles(handler);
  });

  test("another operation's reply", () => {
    const handler =
      (other: Reply<"setChallengeStatus">): Handler<"revokeSession", World> =>
      async () =>
        // @ts-expect-error an answer of setChallengeStatus
        other(200, {});
    const answer = (other: OperationResponse<"getChallenge">): OperationResponse<"getSession"> =>
      // @ts-expect-error an answer of getChallenge
      other;
    compiles(handler, answer);
  });
});
