// The permissions that a player asks for, sorted by who decides.
import { invalidInput, mayBeNamed } from "../../lib/errors.js";
import { didYouMean } from "../../lib/suggestion.js";
import { isDecidable, isPlayersOwn, type PermissionState } from "./settings.js";

/** How many unknown names a message lists. */
const MAX_NAMED = 5;

/** Names of permissions. Prohibited permissions, and permissions that are already enabled, are in none of the lists. */
type PermissionRequest = Readonly<{
  /** The player decides: enabled at once. */
  enable: readonly string[];
  /** A guardian decides. */
  askGuardian: readonly string[];
  /** Need a verified age first. */
  proveAge: readonly string[];
  /** Not permissions of this product. */
  unknown: readonly string[];
}>;

function sortRequest(
  states: readonly PermissionState[],
  requested: readonly string[],
): PermissionRequest {
  const stateOf = new Map(states.map((state) => [state.name, state]));
  const names = [...new Set(requested)];
  const open = names.flatMap((name) => {
    const state = stateOf.get(name);
    return state && !state.enabled && state.managedBy !== "PROHIBITED" ? [state] : [];
  });
  const named = (list: readonly PermissionState[]) => list.map(({ name }) => name);
  return {
    enable: named(open.filter(isPlayersOwn)),
    askGuardian: named(open.filter(isDecidable)),
    proveAge: named(open.filter(({ needsVerifiedAge }) => needsVerifiedAge !== undefined)),
    unknown: names.filter((name) => !stateOf.has(name)),
  };
}

/**
 * Reads the requested permissions. Throws INVALID_INPUT for a name that isn't a permission of the product, and if some need a
 * verified age and others a guardian, because one response cannot ask for both.
 */
export function readRequest(
  states: readonly PermissionState[],
  requested: readonly string[],
): PermissionRequest {
  const request = sortRequest(states, requested);
  const { unknown, proveAge, askGuardian } = request;
  if (unknown.length > 0) throw invalidInput(describeUnknown(unknown, states));
  if (proveAge.length > 0 && askGuardian.length > 0) {
    throw invalidInput(
      `requestedPermissions: ${proveAge[0]} needs a verified age and cannot be requested together with ${askGuardian[0]}, which needs a guardian.`,
    );
  }
  return request;
}

function describeUnknown(unknown: readonly string[], states: readonly PermissionState[]): string {
  const known = states.map(({ name }) => name);
  const faults = unknown
    .slice(0, MAX_NAMED)
    .map((name) =>
      mayBeNamed(name)
        ? `${name} is not a permission of this product${didYouMean(name, known)}`
        : "one of the names is not a permission of this product.",
    );
  return `requestedPermissions: ${[...new Set(faults)].join(" ")}`;
}
