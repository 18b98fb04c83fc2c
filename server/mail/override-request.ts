import type { Override } from "../domain/override/override.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  type: Override["type"];
  minutes: number | null;
  url: string;
}

/** Asks a guardian to answer what a child asked for. The child's own words stand on the page: mail is read by others too. */
export function overrideRequest(texts: Texts, { product, type, minutes, url }: Request) {
  const { overrideRequest: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    opening: [t.greeting, t.why[type](product, minutes), t.ask],
    button: t.button,
    url,
    closing: [t.life, t.stranger],
    signature: t.signature(product),
  });
}
