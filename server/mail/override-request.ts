import type { Override } from "../domain/override/override.js";
import { durationText } from "../presentation/times.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** The child's nickname, where guardians allow it in mails. */
  child: string | undefined;
  /** What the reader calls the child. */
  about: string;
  type: Override["type"];
  minutes: number | null;
  url: string;
}

/** The minutes that a mail offers. Each opens a page with a button that grants them. */
const OFFERED_MINUTES = [15, 30];

/**
 * Asks a guardian to answer a child's request. The child's own words appear on the page only, because others may read the mail.
 */
export function overrideRequest(texts: Texts, request: Request) {
  const { product, child, about, type, url } = request;
  const { overrideRequest: t } = texts.mail;
  // In the messages 0 stands for a request without a number of minutes.
  const minutes = request.minutes ?? 0;
  const { override } = texts;
  const answer = (button: string, label: string) => ({ label, url: `${url}?answer=${button}` });
  return layOutMail(texts, {
    subject: t.subjectNamed({ child: about, product }),
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
