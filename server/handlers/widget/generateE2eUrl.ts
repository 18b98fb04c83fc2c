import { readAge } from "../../actions/age/read-age.js";
import { makeAgeWidget } from "../../actions/widget/age-widget.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { invalidInput } from "../../lib/errors.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const generateE2eUrl: Handle<"generateE2eUrl"> = async (context, { body }, reply) => {
  const { policy, product, mode } = context;
  const { kuid, externalId, locale, redirectUrl: url, platformAgeSignal: signal } = body;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction);
  const redirectUrl = url === undefined ? undefined : readRedirectUrl(url, product, mode);
  // The `kuid` says who, not how old: one that no player has makes a player later.
  const { dateOfBirth, age } = body;
  if (dateOfBirth !== undefined && age !== undefined)
    throw invalidInput("Send only one of dateOfBirth and age.");
  const evidence = await readAge(context, jurisdiction, { dateOfBirth, age, signal }, inBody);
  const links = await context.db.write((tx) =>
    makeAgeWidget(tx, context, {
      kind: "e2e",
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
