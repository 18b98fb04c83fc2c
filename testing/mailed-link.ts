import { makeMailedLink } from "../server/actions/guardian/mailed-link.js";
import { contextFor } from "../server/context.js";
import type { Challenge } from "../server/domain/challenge/challenge.js";
import { pageToken } from "../server/domain/keyring.js";
import type { Services } from "../server/services.js";
import type { MailedLinkPurpose } from "../server/store/guardians/table.js";

/** Returns the path of a challenge's link in a mail to this address. */
export async function mailedPath(
  services: Services,
  { challengeId, productId, mode }: Pick<Challenge, "challengeId" | "productId" | "mode">,
  to: string,
  purpose: MailedLinkPurpose = "request",
): Promise<string> {
  const context = contextFor(services, productId, mode);
  const linkId = await services.store.write((tx) =>
    makeMailedLink(tx, context, { challengeId, purpose, to }),
  );
  return `/widgets/consent/${pageToken(services.keyring, "mailed", linkId)}`;
}
