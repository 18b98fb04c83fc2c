// The settings of a session's permissions, and their meaning under the law in force.
import type { PolicyDecision, PermissionDecision } from "../../policy/decide.js";
import type { Ground } from "../../policy/types.js";

/**
 * `guardian-on` was enabled by a guardian, `verified-on` by a verified guardian; `on` and `off` are the player's, or initial.
 * `wished` is off: a guardian has chosen it, but a law requires a verified guardian. `unproven` is off: until an age is verified,
 * it is not known which setting the age gate would have made.
 */
export type Setting = "on" | "off" | "guardian-on" | "verified-on" | "wished" | "unproven";
export type Settings = Readonly<Record<string, Setting>>;

export type PermissionState = Readonly<{
  name: string;
  enabled: boolean;
  managedBy: "PLAYER" | "GUARDIAN" | "PROHIBITED";
  needsVerifiedAge?: number | undefined;
  /** By which law only a verified guardian may switch it on. */
  needsVerifiedGuardian?: Ground | undefined;
}>;

type Managed = Pick<PermissionState, "managedBy" | "needsVerifiedAge">;

/** Returns whether a guardian can switch a permission. A verified age may have to come first. */
export const isDecidable = ({ managedBy, needsVerifiedAge }: Managed): boolean =>
  managedBy === "GUARDIAN" && needsVerifiedAge === undefined;

/** Returns whether a permission is off until a verified guardian allows it. */
export const isOffUntilVerified = (state: PermissionState): boolean =>
  isDecidable(state) && !state.enabled && state.needsVerifiedGuardian !== undefined;

/** Returns whether a guardian would allow a permission that is off until a verified one does. */
export const isWished = (settings: Settings, state: PermissionState): boolean =>
  isOffUntilVerified(state) &&
  ["wished", "guardian-on"].includes(settingOf(settings, state.name) ?? "");

/** Returns whether the player switches a permission without asking anyone. */
export const isPlayersOwn = ({ managedBy, needsVerifiedAge }: Managed): boolean =>
  managedBy === "PLAYER" && needsVerifiedAge === undefined;

/** Own properties only: a permission may be named `constructor`. */
export const settingOf = (settings: Settings, name: string): Setting | undefined =>
  Object.hasOwn(settings, name) ? settings[name] : undefined;

/** Returns the settings before anyone decides. */
export const initialSettings = ({ permissions }: PolicyDecision): Settings =>
  Object.fromEntries(
    permissions.map((permission) => [permission.name, initialSetting(permission)] as const),
  );

const initialSetting = ({ initiallyEnabled, needsVerifiedAge }: PermissionDecision): Setting =>
  needsVerifiedAge !== undefined ? "unproven" : initiallyEnabled ? "on" : "off";

/** Returns the settings after an age was verified: settings that waited for it become the age gate's settings of that day. */
export function resolveUnproven(settings: Settings, { permissions }: PolicyDecision): Settings {
  const settled = permissions
    .filter(({ name }) => settingOf(settings, name) === "unproven")
    .map((permission) => [permission.name, initialSetting(permission)] as const)
    .filter(([, setting]) => setting !== "unproven");
  return settled.length === 0 ? settings : { ...settings, ...Object.fromEntries(settled) };
}

/**
 * Returns whether a permission is on. If GUARDIAN manages it, it is on only if a guardian enabled it; if PLAYER does, its setting
 * counts; if it is PROHIBITED, it is off. Below an unverified age threshold it is off. If a law reserves it for verified
 * guardians, it is off until a verified guardian enables it.
 */
function isEnabled(
  { managedBy, needsVerifiedAge, needsVerifiedGuardian }: PermissionDecision,
  setting: Setting | undefined,
): boolean {
  if (needsVerifiedAge !== undefined) return false;
  const isGuardians =
    setting === "verified-on" || (!needsVerifiedGuardian && setting === "guardian-on");
  if (managedBy === "GUARDIAN") return isGuardians;
  return managedBy === "PLAYER" && (setting === "on" || isGuardians);
}

/** Returns the state of every permission of the product. `settings` has all of them. */
export const permissionStates = (
  decision: PolicyDecision,
  settings: Settings,
): readonly PermissionState[] =>
  decision.permissions.map((permission) => ({
    name: permission.name,
    enabled: isEnabled(permission, settingOf(settings, permission.name)),
    managedBy: permission.managedBy,
    needsVerifiedAge: permission.needsVerifiedAge,
    needsVerifiedGuardian: permission.needsVerifiedGuardian,
  }));

const MANAGED_STRICTLY = { PLAYER: 0, GUARDIAN: 1, PROHIBITED: 2 } as const;

/** Orders states of the same permissions: first by how much is off, then by who may switch it on. */
export function strictnessOf(states: readonly PermissionState[]): number {
  const off = states.filter(({ enabled }) => !enabled).length;
  const managed = states.map(({ managedBy }) => MANAGED_STRICTLY[managedBy]);
  return off * (2 * states.length + 1) + managed.reduce<number>((sum, one) => sum + one, 0);
}

/** Returns the states with everything off that a guardian manages. */
export const withoutGuardianManaged = (
  states: readonly PermissionState[],
): readonly PermissionState[] =>
  states.map((state) => (state.managedBy === "GUARDIAN" ? { ...state, enabled: false } : state));

/** Returns the settings after the player enabled permissions that they manage. */
export const enableForPlayer = (settings: Settings, names: readonly string[]): Settings => ({
  ...settings,
  ...Object.fromEntries(names.map((name) => [name, "on"])),
});

type GuardianChoice = Readonly<{
  /** The names of the permissions that were offered; absent where all were. */
  offered?: readonly string[] | undefined;
  /** Whether the guardian was verified. */
  isVerified?: boolean;
}>;

/**
 * Returns the settings after a guardian's choice: of the offered permissions that a guardian manages, the enabled ones are on and
 * the others off. If the guardian is not verified, an enabled permission that a law reserves for verified guardians waits for
 * one, unless a verified guardian had enabled it before. Permissions that the player manages, or that are prohibited, don't
 * change.
 */
export function chooseForGuardian(
  settings: Settings,
  states: readonly PermissionState[],
  enabled: readonly string[],
  { offered, isVerified = false }: GuardianChoice = {},
): Settings {
  const chosen = states.filter(
    ({ name, managedBy }) => managedBy === "GUARDIAN" && (offered?.includes(name) ?? true),
  );
  const onAs = ({ name, needsVerifiedGuardian }: PermissionState): Setting => {
    if (isVerified || settingOf(settings, name) === "verified-on") return "verified-on";
    return needsVerifiedGuardian ? "wished" : "guardian-on";
  };
  return {
    ...settings,
    ...Object.fromEntries(
      chosen.map((state) => [state.name, enabled.includes(state.name) ? onAs(state) : "off"]),
    ),
  };
}

/**
 * Returns the settings with prohibited permissions off, so that a permission is off when its prohibition ends, until it is
 * enabled again.
 */
export const withoutProhibited = (
  settings: Settings,
  states: readonly PermissionState[],
): Settings => {
  const available = new Set(
    states.filter(({ managedBy }) => managedBy !== "PROHIBITED").map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [
      name,
      available.has(name) ? setting : "off",
    ]),
  );
};

export const isSameSettings = (a: Settings, b: Settings): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, setting]) => settingOf(b, name) === setting);
