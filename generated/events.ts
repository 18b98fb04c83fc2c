/** Generated from the contract by server/webhooks/generate.mjs. Do not edit. */
export const eventTypes = [
  "Screentime.BreakReminder",
  "Screentime.LimitWarning",
  "Screentime.LimitReached",
  "Screentime.QuietHoursWarning",
  "Screentime.QuietHoursReached",
  "Screentime.OverrideRequested",
  "Screentime.OverrideResult",
  "Challenge.StateChange",
  "Session.Revoked",
  "Session.Unlink",
  "Session.ChangePermissions",
  "Session.AgeChanged",
  "Session.StatusChanged",
  "Spending.LimitWarning",
  "Spending.LimitReached",
  "Test",
] as const;
