// The settings of a session's permissions, and what they mean under the law in force.
import type { Decision, PermissionDecision } from "../../policy/decide.js";

/**
 * `guardian-on` was enabled by a guardian; `on` and `off` are the player's, or initial. `unproven` is off: as long as an age
 * is not verified, what the age gate would have set is not yet known.
 */
export type Setting = "on" | "off" | "guardian-on" | "unproven";
export type Settings = Readonly<Record<string, Setting>>;

export type PermissionState = Readonly<{
  name: string;
  enabled: boolean;
  managedBy: "PLAYER" | "GUARDIAN" | "PROHIBITED";
  needsVerifiedAge?: number | undefined;
}>;

type Managed = Pick<PermissionState, "managedBy" | "needsVerifiedAge">;

/** Returns whether a guardian can switch a permission. A verified age may have to come first. */
export const isDecidable = ({ managedBy, needsVerifiedAge }: Managed): boolean =>
  managedBy === "GUARDIAN" && needsVerifiedAge === undefined;

/** Returns whether the player switches a permission without asking anyone. */
export const isPlayersOwn = ({ managedBy, needsVerifiedAge }: Managed): boolean =>
  managedBy === "PLAYER" && needsVerifiedAge === undefined;

/** Own properties only: a permission may be named `constructor`. */
export const settingOf = (settings: Settings, name: string): Setting | undefined =>
  Object.hasOwn(settings, name) ? settings[name] : undefined;

/** Returns the settings before anyone decides. */
export const initialSettings = ({ permissions }: Decision): Settings =>
  Object.fromEntries(
    permissions.map((permission) => [permission.name, initialSetting(permission)] as const),
  );

const initialSetting = ({ initiallyEnabled, needsVerifiedAge }: PermissionDecision): Setting =>
  needsVerifiedAge !== undefined ? "unproven" : initiallyEnabled ? "on" : "off";

/** Returns the settings once an age was verified: those that waited for it are what the age gate sets on that day. */
export function settleUnproven(settings: Settings, { permissions }: Decision): Settings {
  const settled = permissions
    .filter(({ name }) => settingOf(settings, name) === "unproven")
    .map((permission) => [permission.name, initialSetting(permission)] as const)
    .filter(([, setting]) => setting !== "unproven");
  return settled.length === 0 ? settings : { ...settings, ...Object.fromEntries(settled) };
}

/**
 * Returns whether a permission is on. One that turns to GUARDIAN is off unless a guardian enabled it, one that turns to PLAYER
 * keeps its setting, one that turns to PROHIBITED is off. Below an unverified age threshold it is off.
 */
function isEnabled(
  { managedBy, needsVerifiedAge }: PermissionDecision,
  setting: Setting | undefined,
): boolean {
  if (needsVerifiedAge !== undefined) return false;
  if (managedBy === "GUARDIAN") return setting === "guardian-on";
  return managedBy === "PLAYER" && (setting === "on" || setting === "guardian-on");
}

/** Returns the state of every permission of the product. `settings` has all of them. */
export const permissionStates = (
  decision: Decision,
  settings: Settings,
): readonly PermissionState[] =>
  decision.permissions.map((permission) => ({
    name: permission.name,
    enabled: isEnabled(permission, settingOf(settings, permission.name)),
    managedBy: permission.managedBy,
    needsVerifiedAge: permission.needsVerifiedAge,
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

/** Returns the settings after the player enabled some of what they manage. */
export const enableForPlayer = (settings: Settings, names: readonly string[]): Settings => ({
  ...settings,
  ...Object.fromEntries(names.map((name) => [name, "on"])),
});

/**
 * Returns the settings after a guardian's choice. Of the offered permissions that a guardian manages, the enabled ones are on
 * and the rest off. Those that the player manages, or that are prohibited, don't change.
 */
export function chooseForGuardian(
  settings: Settings,
  states: readonly PermissionState[],
  enabled: readonly string[],
  offered?: readonly string[],
): Settings {
  const chosen = states.filter(
    ({ name, managedBy }) => managedBy === "GUARDIAN" && (offered?.includes(name) ?? true),
  );
  return {
    ...settings,
    ...Object.fromEntries(
      chosen.map(({ name }) => [name, enabled.includes(name) ? "guardian-on" : "off"]),
    ),
  };
}

/**
 * Returns the settings without those of prohibited permissions: such a permission is off when the prohibition ends, until it is
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
