import { keyIdOf, lookupHash, pageToken, type Keyring } from "../keyring.js";
import { DAY_MS } from "../../lib/dates.js";

/** How long an invitation can be accepted. */
export const INVITATION_LIFE_MS = 14 * DAY_MS;

/** Finds an invitation by the token of its link. */
export const invitationHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "invitation", token);

/** Returns the stored fields of a new invitation's link. */
export const newInvitationHash = (keyring: Keyring, invitationId: string): string =>
  invitationHash(keyring, pageToken(keyring, "invitation", invitationId));

/** Returns the link to join by. Only the mail to the invited address carries it. */
export const invitationUrl = (
  { keyring, publicUrl }: Readonly<{ keyring: Keyring; publicUrl: string }>,
  { invitationId, linkHash }: Readonly<{ invitationId: string; linkHash: string }>,
): string =>
  `${publicUrl}/family/join/${pageToken(keyring, "invitation", invitationId, keyIdOf(linkHash))}`;
