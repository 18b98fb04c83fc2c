import { readAge } from "../../actions/age/read-age.js";
import { makeAgeWidget } from "../../actions/widget/age-widget.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inBody } from "../../policy/signals.js";
import { findPlayer } from "../../store/players.js";
import type { Handle } from "../handle.js";

export const generateE2eUrl: Handle<"generateE2eUrl"> = async (context, { body }, reply) => {
  const { policy, product, mode, tenancy } = context;
  const { kuid, locale, redirectUrl: url, platformAgeSignal: signal } = body;
  const jurisdiction = findJurisdiction(policy, body.jurisdiction);
  const redirectUrl = url === undefined ? undefined : readRedirectUrl(url, product, mode);
  // A player who is not known yet is created when their age is known (readings, 23).
  const known = kuid === undefined ? undefined : await findPlayer(context.db, tenancy, kuid);
  const { dateOfBirth, age } = body;
  const stated = await readAge(context, jurisdiction, { dateOfBirth, age, signal }, inBody);
  const evidence = {
    ...known?.evidence,
    ...stated,
    ...((known?.evidence.signals ?? stated.signals) && {
      signals: [...(known?.evidence.signals ?? []), ...(stated.signals ?? [])],
    }),
  };
  const links = await context.db.write((tx) =>
    makeAgeWidget(tx, context, { kind: "e2e", jurisdiction, kuid, evidence, locale, redirectUrl }),
  );
  return reply(200, links);
};
