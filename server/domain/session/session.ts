// A player's session in one product: its stored form, and how it is rendered under the law in force.
import { hash } from "node:crypto";

import type { components } from "../../../generated/types.js";
import type { AgeEvidence } from "../age/age.js";
import type { Mode, Product } from "../product.js";
import { isSameAllowances, renderAllowance, type AllowanceValues } from "./allowances.js";
import {
  initialSettings,
  isOffUntilVerified,
  permissionStates,
  settingOf,
  strictnessOf,
  withoutGuardianManaged,
  type PermissionState,
  type Settings,
} from "./settings.js";
import { assessPlayerOf, type Assessment, type AssessmentInput } from "./assessment.js";

/** Instants in milliseconds. `version` rises by one with each change. */
export type Session = Readonly<{
  sessionId: string;
  productId: number;
  mode: Mode;
  kuid: string;
  /** The product's own id of the player, where it has given one. */
  externalId: string | null;
  jurisdiction: string;
  evidence: AgeEvidence;
  /** May lack a permission that was added to the product after the last change. */
  settings: Settings;
  /** What a guardian has answered to the product's questions. */
  allowances: AllowanceValues;
  consentedAt: number | null;
  status: "ACTIVE" | "HOLD";
  version: number;
  createdAt: number;
  /** The IANA zone of the guardian's schedule, in which the player's days begin. */
  timezone: string | null;
  /** The age status that the product knows, from the session's start or the last birthday event. */
  announcedAgeStatus: Assessment["ageStatus"] | null;
}>;

/** A session under the current law and configuration. */
export type SessionView = Readonly<{
  session: Session;
  assessment: Assessment;
  /** As the player has them now. */
  states: readonly PermissionState[];
  /** As the player and their guardians have set them: while the session is on `HOLD`, more than `states` may be on. */
  chosen: readonly PermissionState[];
  settings: Settings;
  etag: string;
}>;

/** Incremented when an unchanged session is rendered differently. */
const RENDERING = 1;

/**
 * Changes with everything that the rendered session depends on: its version, the configuration, the law, the age band.
 * Needs no rendering, and no write when a birthday or a new configuration changes it.
 */
export function etagOf(
  session: Session,
  assessment: Assessment,
  { policy, product }: AssessmentInput,
): string {
  const parts = [
    RENDERING,
    session.sessionId,
    session.version,
    product.version,
    policy.version,
    assessment.hash,
  ];
  const isManaged = isManagedByGuardian(session, assessment);
  return hash("sha256", [...parts, isManaged].join(" "), "base64url").slice(0, 22);
}

/** Returns whether a guardian manages the session: from their consent until the player reaches the age that needs none. */
const isManagedByGuardian = (session: Session, assessment: Assessment) =>
  session.consentedAt !== null && assessment.requiresParentConsentForDataProcessing;

/**
 * Returns settings for all permissions. One added to the product since the session last changed has its initial setting as of
 * the day it was added, so that a later birthday does not switch it on.
 */
function fullSettings(session: Session, assessment: Assessment, input: AssessmentInput): Settings {
  const missing = assessment.permissions.filter(
    ({ name }) => settingOf(session.settings, name) === undefined,
  );
  if (missing.length === 0) return session.settings;
  const { product } = input;
  const added = missing.map(({ name }) => {
    const since = Math.max(session.createdAt, product.permissionsSince[name] ?? session.createdAt);
    const then = assessPlayerOf(session, { ...input, now: since, on: undefined });
    return [name, settingOf(initialSettings(then), name) ?? "off"] as const;
  });
  return { ...session.settings, ...Object.fromEntries(added) };
}

export function viewSession(session: Session, input: AssessmentInput): SessionView {
  const assessment = assessPlayerOf(session, input);
  const settings = fullSettings(session, assessment, input);
  const chosen = permissionStates(assessment, settings);
  const states = session.status === "HOLD" ? withoutGuardianManaged(chosen) : chosen;
  const etag = etagOf(session, assessment, input);
  return { session, assessment, states, chosen, settings, etag };
}

/**
 * Returns, of views of a session in different places, the view with less on, else the view in which less can be on, else the
 * first.
 */
export function leastPermitted(sessions: readonly Session[], input: AssessmentInput): Session {
  const strictness = (session: Session) => strictnessOf(viewSession(session, input).states);
  return sessions.reduce((a, b) => (strictness(b) > strictness(a) ? b : a));
}

/** Returns the names of permissions that are on, and of permissions that are off. */
export function namesBySwitch(permissions: readonly components["schemas"]["Permission"][]) {
  const named = (isOn: boolean) =>
    permissions.filter(({ enabled }) => enabled === isOn).map(({ name }) => name);
  return { enabled: named(true), disabled: named(false) };
}

/** Returns the permissions that differ in the second view. One that it no longer has is prohibited there. */
export function changedPermissions(
  before: Pick<SessionView, "states">,
  after: Pick<SessionView, "states">,
): components["schemas"]["Permission"][] {
  const changed = after.states.filter(({ name, enabled, managedBy }) => {
    const was = before.states.find((state) => state.name === name);
    return was?.enabled !== enabled || was.managedBy !== managedBy;
  });
  const removed = before.states
    .filter(({ name }) => !after.states.some((state) => state.name === name))
    .map(({ name }) => ({ name, enabled: false, managedBy: "PROHIBITED" }) as const);
  return renderPermissions([...changed, ...removed]);
}

export const renderPermissions = (
  states: readonly PermissionState[],
): components["schemas"]["Permission"][] =>
  states.map((state) => ({
    name: state.name,
    enabled: state.enabled,
    managedBy: state.managedBy,
    ...(isOffUntilVerified(state) && { offUntil: "guardian-verification" as const }),
  }));

const NO_ANSWERS: AllowanceValues = {};

/** Returns the answers that count: a guardian's answers end when the player becomes an adult. */
export const allowancesOf = ({ session, assessment }: SessionView): AllowanceValues =>
  assessment.ageStatus === "LEGAL_ADULT" ? NO_ANSWERS : session.allowances;

/** Returns whether the product sees other values of allowances in the second view. */
export const hasOtherAllowances = (
  before: SessionView,
  after: SessionView,
  { allowances }: Pick<Product, "allowances">,
): boolean => !isSameAllowances(allowances, allowancesOf(before), allowancesOf(after));

/** Returns the session as the product sees it. */
export function renderSession(
  view: SessionView,
  product: Product,
): components["schemas"]["Session"] {
  const { session, assessment, states, etag } = view;
  const { dateOfBirth } = session.evidence;
  return {
    sessionId: session.sessionId,
    kuid: session.kuid,
    ...(session.externalId !== null && { externalId: session.externalId }),
    ageStatus: assessment.ageStatus,
    ageCategory: assessment.ageCategory,
    etag,
    status: session.status,
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    jurisdiction: session.jurisdiction,
    managedBy: isManagedByGuardian(session, assessment) ? "GUARDIAN" : "PLAYER",
    permissions: renderPermissions(states),
    allowances: product.allowances.map((allowance) =>
      renderAllowance(allowance, allowancesOf(view)),
    ),
  };
}
