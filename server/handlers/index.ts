import { pushActivity } from "./activity/pushActivity.js";
import { checkAge } from "./age-gate/checkAge.js";
import { getAgeGateRequirements } from "./age-gate/getAgeGateRequirements.js";
import { getDefaultPermissions } from "./age-gate/getDefaultPermissions.js";
import { issueAccessToken } from "./auth/issueAccessToken.js";
import { cancelInvite } from "./challenge/cancelInvite.js";
import { getVerificationStatus } from "./age-verification/getVerificationStatus.js";
import { performAccessAgeVerification } from "./age-verification/performAccessAgeVerification.js";
import { performIdVerification } from "./age-verification/performIdVerification.js";
import { performTrustedAdultVerification } from "./age-verification/performTrustedAdultVerification.js";
import { createBulkChallenges } from "./challenge/createBulkChallenges.js";
import { generateOtp } from "./challenge/generateOtp.js";
import { getChallenge } from "./challenge/getChallenge.js";
import { getChallengeStatus } from "./challenge/getChallengeStatus.js";
import { inviteParent } from "./challenge/inviteParent.js";
import { sendChallengeEmail } from "./challenge/sendChallengeEmail.js";
import type { AllHandlers } from "./handle.js";
import { erasePlayer } from "./player/erasePlayer.js";
import { exportPlayer } from "./player/exportPlayer.js";
import { endScreentime } from "./screentime/endScreentime.js";
import { getScreentimeState } from "./screentime/getScreentimeState.js";
import { pushScreentime } from "./screentime/pushScreentime.js";
import { requestScreentimeOverride } from "./screentime/requestScreentimeOverride.js";
import { startScreentime } from "./screentime/startScreentime.js";
import { getSession } from "./session/getSession.js";
import { setGuardianManagedPermissions } from "./session/setGuardianManagedPermissions.js";
import { unlinkParent } from "./session/unlinkParent.js";
import { updateJurisdiction } from "./session/updateJurisdiction.js";
import { upgradeSession } from "./session/upgradeSession.js";
import { advanceClock } from "./test/advanceClock.js";
import { resolveScreentimeOverride } from "./test/resolveScreentimeOverride.js";
import { revokeSession } from "./test/revokeSession.js";
import { sendActivityDigest } from "./test/sendActivityDigest.js";
import { setAgeVerificationStatus } from "./test/setAgeVerificationStatus.js";
import { setChallengeStatus } from "./test/setChallengeStatus.js";
import { setScreentime } from "./test/setScreentime.js";
import { getSpendingState } from "./transaction/getSpendingState.js";
import { lookupProviderPayment } from "./transaction/lookupProviderPayment.js";
import { submitTransactions } from "./transaction/submitTransactions.js";
import { listWebhookEvents } from "./webhook/listWebhookEvents.js";
import { generateAgeGateUrl } from "./widget/generateAgeGateUrl.js";
import { generateE2eUrl } from "./widget/generateE2eUrl.js";
import { getWidgetStatus } from "./widget/getWidgetStatus.js";
import { generateParentalConsentUrl } from "./widget/generateParentalConsentUrl.js";

/** Every operation of the contract. One that is missing here does not compile. */
export const handlers: AllHandlers = {
  advanceClock,
  cancelInvite,
  checkAge,
  createBulkChallenges,
  endScreentime,
  erasePlayer,
  exportPlayer,
  generateAgeGateUrl,
  generateE2eUrl,
  generateOtp,
  generateParentalConsentUrl,
  getWidgetStatus,
  getAgeGateRequirements,
  getChallenge,
  getChallengeStatus,
  getDefaultPermissions,
  getScreentimeState,
  getSession,
  getSpendingState,
  getVerificationStatus,
  inviteParent,
  issueAccessToken,
  listWebhookEvents,
  lookupProviderPayment,
  performAccessAgeVerification,
  performIdVerification,
  performTrustedAdultVerification,
  pushActivity,
  pushScreentime,
  requestScreentimeOverride,
  resolveScreentimeOverride,
  revokeSession,
  sendActivityDigest,
  sendChallengeEmail,
  setAgeVerificationStatus,
  setChallengeStatus,
  setGuardianManagedPermissions,
  setScreentime,
  startScreentime,
  submitTransactions,
  unlinkParent,
  updateJurisdiction,
  upgradeSession,
};
