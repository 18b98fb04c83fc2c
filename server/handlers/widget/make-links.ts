import type { components } from "../../../generated/types.js";
import { readAge } from "../../actions/age/read-age.js";
import { makeAgeWidget } from "../../actions/widget/age-widget.js";
import type { Context } from "../../context.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { invalidInput } from "../../lib/errors.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import type { WidgetKind } from "../../store/verifications/table.js";

type Body = components["schemas"]["AgeGateWidget"] &
  Pick<components["schemas"]["EndToEndWidget"], "dateOfBirth" | "age">;

/** Makes a widget that asks a player's age, and returns its links. */
export async function makeLinks(context: Context, kind: WidgetKind, body: Body) {
  const { policy, product, mode } = context;
  const { kuid, externalId, locale, redirectUrl: url, platformAgeSignal: signal } = body;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction);
  const redirectUrl = url === undefined ? undefined : readRedirectUrl(url, product, mode);
  // The `kuid` says who the player is, not how old. An unknown `kuid` makes a player once the question is answered.
  const { dateOfBirth, age } = body;
  if (dateOfBirth !== undefined && age !== undefined)
    throw invalidInput("Send only one of dateOfBirth and age.");
  const evidence = await readAge(context, jurisdiction, { dateOfBirth, age, signal }, inBody);
  return context.db.write((tx) =>
    makeAgeWidget(tx, context, {
      kind,
      jurisdiction,
      kuid,
      externalId,
      evidence,
      locale,
      redirectUrl,
    }),
  );
}
