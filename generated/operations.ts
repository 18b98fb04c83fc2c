/** Generated from the contract by client/generate.mjs. Do not edit. */
export const basePath = "/api/v1";

export const operationTable = {
  issueAccessToken: {"method":"POST","path":"/auth/token","credentials":"apiKey","takesIdempotencyKey":false},
  getDefaultPermissions: {"method":"GET","path":"/age-gate/get-default-permissions","credentials":"bearer","takesIdempotencyKey":false},
  getAgeGateRequirements: {"method":"GET","path":"/age-gate/get-requirements","credentials":"either","takesIdempotencyKey":false},
  checkAge: {"method":"POST","path":"/age-gate/check","credentials":"either","takesIdempotencyKey":true},
  getSession: {"method":"GET","path":"/session/get","credentials":"bearer","takesIdempotencyKey":false},
  upgradeSession: {"method":"POST","path":"/session/upgrade","credentials":"apiKey","takesIdempotencyKey":true},
  setGuardianManagedPermissions: {"method":"POST","path":"/session/set-guardian-managed-permissions","credentials":"apiKey","takesIdempotencyKey":true},
  unlinkParent: {"method":"POST","path":"/session/unlink-parent","credentials":"either","takesIdempotencyKey":true},
  getChallenge: {"method":"GET","path":"/challenge/get","credentials":"either","takesIdempotencyKey":false},
  getChallengeStatus: {"method":"GET","path":"/challenge/get-status","credentials":"either","takesIdempotencyKey":false},
  generateOtp: {"method":"POST","path":"/challenge/generate-otp","credentials":"either","takesIdempotencyKey":true},
  sendChallengeEmail: {"method":"POST","path":"/challenge/send-email","credentials":"either","takesIdempotencyKey":true},
  generateParentalConsentUrl: {"method":"POST","path":"/widget/generate-parental-consent-url","credentials":"bearer","takesIdempotencyKey":true},
  startScreentime: {"method":"POST","path":"/screentime/start","credentials":"apiKey","takesIdempotencyKey":true},
  endScreentime: {"method":"POST","path":"/screentime/end","credentials":"apiKey","takesIdempotencyKey":true},
  getScreentimeState: {"method":"GET","path":"/screentime/get-state","credentials":"apiKey","takesIdempotencyKey":false},
  pushScreentime: {"method":"POST","path":"/screentime/push","credentials":"bearer","takesIdempotencyKey":true},
  requestScreentimeOverride: {"method":"POST","path":"/screentime/request-override","credentials":"either","takesIdempotencyKey":true},
  listWebhookEvents: {"method":"GET","path":"/webhook/list-events","credentials":"either","takesIdempotencyKey":false},
  setChallengeStatus: {"method":"POST","path":"/test/set-challenge-status","credentials":"either","takesIdempotencyKey":true},
  revokeSession: {"method":"POST","path":"/test/revoke-session","credentials":"either","takesIdempotencyKey":true},
  setScreentime: {"method":"POST","path":"/test/set-screentime","credentials":"either","takesIdempotencyKey":true},
  resolveScreentimeOverride: {"method":"POST","path":"/test/resolve-override","credentials":"either","takesIdempotencyKey":true},
  advanceClock: {"method":"POST","path":"/test/advance-clock","credentials":"either","takesIdempotencyKey":true},
} as const;
