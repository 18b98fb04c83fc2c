import { EVENT_TYPES, isEventType, type NewEvent } from "./events.js";

/**
 * Promises of the compiler: each `@ts-expect-error` below is a mistake that must not compile. `make types` checks
 * them, running this file proves nothing.
 */

const session = { sessionId: "", kuid: "", name: "more is fine" };
const tell = (..._events: NewEvent[]) => undefined;

describe("what the compiler knows of events", () => {
  test("each has what its type adds, and its session where it has one", () => {
    tell(
      { type: "Session.Revoked", session, data: { revokedAt: "", revokedBy: "operator" } },
      {
        type: "Session.ChangePermissions",
        session,
        at: 1,
        data: { permissions: [] as const, cause: "law" },
      },
      { type: "Test", data: { message: "Hello." } },
    );
    const data = {
      challengeId: "",
      challengeType: "CHALLENGE_PARENTAL_CONSENT",
      status: "IN_PROGRESS",
    } as const;
    tell({ type: "Challenge.StateChange", data }, { type: "Challenge.StateChange", session, data });
  });

  test("the rest does not compile", () => {
    // @ts-expect-error a type that the contract does not have
    tell({ type: "Session.Deleted", session, data: {} });
    // @ts-expect-error an event of a session without one
    tell({ type: "Session.Revoked", data: { revokedAt: "", revokedBy: "operator" } });
    // @ts-expect-error a session for an event that never has one
    tell({ type: "Test", session, data: { message: "Hello." } });
    // @ts-expect-error data that lacks a field
    tell({ type: "Session.Revoked", session, data: { revokedAt: "" } });
    // @ts-expect-error a value that is not in the contract
    tell({ type: "Session.Revoked", session, data: { revokedAt: "", revokedBy: "player" } });
    // @ts-expect-error data of another type
    tell({ type: "Test", data: { revokedAt: "", revokedBy: "operator" } });
  });
});

test("a name is known as the type of an event exactly where it is one", () => {
  expect(EVENT_TYPES.every(isEventType)).toBe(true);
  expect(["Session.Unknown", "toString", ""].some(isEventType)).toBe(false);
});
