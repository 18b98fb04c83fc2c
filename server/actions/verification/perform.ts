import { assertMethod, beginVerification } from "./begin.js";
import { makeVerificationUrls } from "./links.js";
import type { Context } from "../../context.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import type {
  VerificationCriteria,
  VerificationPurpose,
} from "../../domain/verification/criteria.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { requireSession } from "../../store/sessions/queries.js";

type Requested = Readonly<{
  purpose: VerificationPurpose;
  jurisdiction: string;
  criteria: VerificationCriteria | null;
  sessionId?: string;
  options?: Readonly<{ locale?: string; redirectUrl?: string }>;
}>;

/** Begins a verification for a product. Returns its id and the addresses of its page. */
export async function performVerification(
  context: Context,
  { purpose, criteria, sessionId, options = {}, ...body }: Requested,
) {
  const { product, mode, policy, db, scope } = context;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction).code;
  const { locale, redirectUrl: url } = options;
  const redirectUrl =
    url === undefined ? undefined : readRedirectUrl(url, product, mode, "options.redirectUrl");
  const player =
    sessionId === undefined ? undefined : await requireSession(db, scope, { sessionId });
  assertMethod(context, { purpose, jurisdiction });
  return db.write(async (tx) => {
    const verification = await beginVerification(tx, context, {
      purpose,
      jurisdiction,
      criteria,
      player,
      locale,
      redirectUrl,
    });
    const urls = await makeVerificationUrls(tx, context, verification);
    return { id: verification.verificationId, ...urls };
  });
}
