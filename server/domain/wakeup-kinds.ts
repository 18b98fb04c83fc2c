// The kinds of wakeup. This module imports nothing, because the store and the Temporal workflows read it as well.

/**
 * `transactional`: changes the database and nothing else. `external`: talks to other machines, which may take seconds, so
 * it runs in a queue of its own. A name stands in the database and in Temporal: it never changes.
 */
export const WAKEUP_KINDS = {
  acceptanceDeadline: "transactional",
  activityDigest: "transactional",
  birthday: "transactional",
  decisionExpiry: "transactional",
  mail: "external",
  otpRotation: "transactional",
  overrideExpiry: "transactional",
  retention: "transactional",
  ruleChange: "transactional",
  screentimeSession: "transactional",
  verification: "transactional",
  webhookDelivery: "external",
} as const;

export type WakeupKindName = keyof typeof WAKEUP_KINDS;

type NamesOf<Effect> = {
  [Name in WakeupKindName]: (typeof WAKEUP_KINDS)[Name] extends Effect ? Name : never;
}[WakeupKindName];
export type TransactionalKindName = NamesOf<"transactional">;
export type ExternalKindName = NamesOf<"external">;

/** Rows and workflows may be of a kind that only a newer version knows. */
export const isWakeupKind = (name: string): name is WakeupKindName =>
  Object.hasOwn(WAKEUP_KINDS, name);

export const isExternalKind = (name: WakeupKindName): name is ExternalKindName =>
  WAKEUP_KINDS[name] === "external";
