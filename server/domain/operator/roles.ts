// What an operator of the console may do, by role and mode.
import type { Mode } from "../product.js";

export const ROLES = ["owner", "developer", "support", "compliance", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** Returns the role that a text names; undefined for any other text. */
export const readRole = (text: string): Role | undefined => ROLES.find((role) => role === text);

/** For each role, the modes in which it may act; a role that is absent may in none. */
type Modes = Readonly<Partial<Record<Role, "both" | Mode>>>;

const EVERYONE: Modes = {
  owner: "both",
  developer: "both",
  support: "both",
  compliance: "both",
  viewer: "both",
};

/** Whatever ends in `:see` only reads, and shows people masked. */
const ACTS = {
  "product:see": EVERYONE,
  "product:change": { owner: "both", developer: "test", compliance: "live" },
  "keys:see": { owner: "both", developer: "test" },
  "keys:change": { owner: "both", developer: "test" },
  "players:see": { owner: "both", developer: "test", support: "both", compliance: "both" },
  "players:change": { owner: "both", developer: "test", support: "both" },
  "players:reveal": { owner: "both", support: "both", compliance: "both" },
  "players:export": { owner: "both", compliance: "both" },
  "players:erase": { owner: "both", compliance: "both" },
  "records:see": EVERYONE,
  "records:decide": { owner: "both", compliance: "both" },
  "law:see": EVERYONE,
  "law:decide": { owner: "both", compliance: "both" },
  "team:see": { owner: "both" },
  "team:change": { owner: "both" },
} as const satisfies Readonly<Record<string, Modes>>;

export type Act = keyof typeof ACTS;

/** `isProven`: a passkey was used since they signed in. */
type Acting = Readonly<{ role: Role; isProven: boolean }>;

/** Returns why an operator may not act in a mode: their role, or that live mode is read-only without a passkey. */
export function denial(
  { role, isProven }: Acting,
  act: Act,
  mode: Mode,
): "role" | "passkey" | undefined {
  const modes: Modes = ACTS[act];
  if (modes[role] !== "both" && modes[role] !== mode) return "role";
  return mode === "live" && !isProven && !act.endsWith(":see") ? "passkey" : undefined;
}

export const may = (operator: Acting, act: Act, mode: Mode): boolean =>
  denial(operator, act, mode) === undefined;
