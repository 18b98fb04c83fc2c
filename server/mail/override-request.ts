import type { Override } from "../domain/override/override.js";
import { durationText } from "../presentation/times.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** The name that guardians gave the child, where they want it in mails. */
  child: string | undefined;
  type: Override["type"];
  minutes: number | null;
  url: string;
}

/** The answers that a mail offers: each leads to the page with one button for it. */
const OFFERED_MINUTES = [15, 30];

/** Asks a guardian to answer what a child asked for. The child's own words stand on the page: mail is read by others too. */
export function overrideRequest(texts: Texts, request: Request) {
  const { product, child, type, url } = request;
  const { overrideRequest: t } = texts.mail;
  // The messages take 0 as a request for no certain time.
  const minutes = request.minutes ?? 0;
  const { override } = texts;
  const answer = (button: string, label: string) => ({ label, url: `${url}?answer=${button}` });
  return layOutMail(texts, {
    subject: child === undefined ? t.subject(product) : t.subjectNamed({ child, product }),
    product,
    opening: [
      child === undefined
        ? t.why[type]({ product, minutes })
        : t.whyNamed[type]({ child, minutes }),
      t.ask,
    ],
    answers: [
      ...OFFERED_MINUTES.map((offered) =>
        answer(`grant-${offered}`, override.allow(durationText(offered, texts))),
      ),
      answer("deny", override.deny),
    ],
    button: t.button,
    url,
    closing: [t.life, t.stranger],
  });
}
