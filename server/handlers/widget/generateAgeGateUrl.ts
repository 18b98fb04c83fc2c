import { readAge } from "../../actions/age/read-age.js";
import { makeAgeWidget } from "../../actions/widget/age-widget.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const generateAgeGateUrl: Handle<"generateAgeGateUrl"> = async (
  context,
  { body },
  reply,
) => {
  const { policy, product, mode } = context;
  const { kuid, externalId, locale, redirectUrl: url, platformAgeSignal: signal } = body;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction);
  const redirectUrl = url === undefined ? undefined : readRedirectUrl(url, product, mode);
  const evidence = await readAge(context, jurisdiction, { signal }, inBody);
  const links = await context.db.write((tx) =>
    makeAgeWidget(tx, context, {
      kind: "age-gate",
      jurisdiction,
      kuid,
      externalId,
      evidence,
      locale,
      redirectUrl,
    }),
  );
  return reply(200, links);
};
