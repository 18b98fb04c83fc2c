import { expect, test } from "@jest/globals";

import { denial, may, ROLES, type Act, type Role } from "./roles.js";

/** Who may act where, in the order of `ROLES`: in both modes, in test or live mode alone, or in neither. */
const TABLE: Readonly<Record<Act, readonly ["both" | "test" | "live" | "-", ...string[]]>> = {
  //                 owner   developer support compliance viewer
  "product:see": ["both", "both", "both", "both", "both"],
  "product:change": ["both", "test", "-", "live", "-"],
  "keys:see": ["both", "test", "-", "-", "-"],
  "keys:change": ["both", "test", "-", "-", "-"],
  "players:see": ["both", "test", "both", "both", "-"],
  "players:change": ["both", "test", "both", "-", "-"],
  "players:reveal": ["both", "-", "both", "both", "-"],
  "players:export": ["both", "-", "-", "both", "-"],
  "players:erase": ["both", "-", "-", "both", "-"],
  "records:see": ["both", "both", "both", "both", "both"],
  "records:decide": ["both", "-", "-", "both", "-"],
  "law:see": ["both", "both", "both", "both", "both"],
  "law:decide": ["both", "-", "-", "both", "-"],
  "team:see": ["both", "-", "-", "-", "-"],
  "team:change": ["both", "-", "-", "-", "-"],
};

const CELLS = (Object.keys(TABLE) as Act[]).flatMap((act) =>
  ROLES.flatMap((role, column) =>
    (["test", "live"] as const).map((mode) => {
      const cell = TABLE[act][column];
      return { act, role, mode, isAllowed: cell === "both" || cell === mode };
    }),
  ),
);

test("each cell of the table of roles holds, and nothing outside of it is allowed", () => {
  expect(CELLS).toHaveLength(15 * 5 * 2);
  const wrong = CELLS.filter(
    ({ act, role, mode, isAllowed }) => may({ role, isProven: true }, act, mode) !== isAllowed,
  );
  expect(wrong).toEqual([]);
  expect(may({ role: "stranger" as Role, isProven: true }, "product:see", "test")).toBe(false);
});

test("without a passkey live mode is read-only, and test mode is as with one", () => {
  for (const { act, role, mode, isAllowed } of CELLS) {
    const isReadOnly = mode === "live" && !act.endsWith(":see");
    const expected = !isAllowed ? "role" : isReadOnly ? "passkey" : undefined;
    expect([act, role, mode, denial({ role, isProven: false }, act, mode)]).toEqual([
      ...[act, role, mode],
      expected,
    ]);
  }
});
