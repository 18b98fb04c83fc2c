// What a challenge lets a guardian choose. Pure: made once, for the page as for the decision.
import { isWhole, type Challenge } from "../challenge/challenge.js";
import type { SessionView } from "../session/session.js";
import {
  chooseForGuardian,
  enableForPlayer,
  isDecidable,
  isPlayersOwn,
  settingOf,
  type PermissionState,
  type Settings,
} from "../session/settings.js";

/**
 * A permission on the consent page. A requested permission is a choice between two answers; the others are switches. `isOn` is
 * the decision of the test operation.
 */
type PermissionSwitch = Readonly<{ name: string; isOn: boolean; isRequested: boolean }>;

export type ConsentChoices = Readonly<{
  challenge: Challenge;
  /** The session that consent changes; undefined where consent creates it. */
  view: SessionView | undefined;
  states: readonly PermissionState[];
  settings: Settings;
  switches: readonly PermissionSwitch[];
  /** Requested permissions that the player manages alone by now, after a birthday or a new law: no longer offered. */
  outgrown: readonly string[];
}>;

export function makeChoices(
  challenge: Challenge,
  view: SessionView | undefined,
  { states, settings }: Pick<ConsentChoices, "states" | "settings">,
): ConsentChoices {
  const switches = switchesOf(challenge, states);
  return { challenge, view, states, settings, switches, outgrown: outgrownOf(challenge, states) };
}

const isRequested = ({ requestedPermissions }: Challenge, name: string) =>
  requestedPermissions.includes(name);

/**
 * Returns, for a consent to the whole product, every permission that a guardian manages: on if it was requested, or granted
 * before where the player already has a session. Else returns the requested permissions, all on.
 */
function switchesOf(
  challenge: Challenge,
  states: readonly PermissionState[],
): readonly PermissionSwitch[] {
  return states
    .filter(isDecidable)
    .map(({ name, enabled }) => ({ name, enabled, requested: isRequested(challenge, name) }))
    .filter(({ requested }) => requested || isWhole(challenge))
    .map(({ name, enabled, requested }) => ({
      name,
      isOn: requested || enabled,
      isRequested: requested,
    }));
}

const outgrownOf = (challenge: Challenge, states: readonly PermissionState[]): readonly string[] =>
  states
    .filter((state) => isRequested(challenge, state.name) && isPlayersOwn(state))
    .map(({ name }) => name);

/**
 * Returns the settings after a guardian's choice, with the names that were offered, those now enabled, and those that wait for a
 * verified guardian. Without `wanted`, the switches are as first shown.
 */
export function applyChoice(
  { states, settings, switches, outgrown }: ConsentChoices,
  wanted: readonly string[] | undefined,
  isVerified = false,
) {
  const shownOn = switches.filter(({ isOn }) => isOn).map(({ name }) => name);
  const chosen = wanted ?? [...shownOn, ...outgrown];
  const offered = switches.map(({ name }) => name);
  const allowed = [...offered, ...outgrown].filter((name) => chosen.includes(name));
  const after = enableForPlayer(
    chooseForGuardian(settings, states, allowed, { offered, isVerified }),
    outgrown.filter((name) => chosen.includes(name)),
  );
  const waiting = allowed.filter((name) => settingOf(after, name) === "wished");
  return {
    offered,
    enabled: allowed.filter((name) => !waiting.includes(name)),
    waiting,
    settings: after,
  };
}
