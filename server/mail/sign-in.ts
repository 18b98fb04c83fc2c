import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** Leads a guardian into the family pages. Names no product and no child: the address may have been typed by someone else. */
export function signIn(texts: Texts, { url, isTestMode }: { url: string; isTestMode: boolean }) {
  const { signIn: t } = texts.mail;
  return layOutMail(texts, {
    subject: isTestMode ? t.subjectInTest : t.subject,
    opening: [t.greeting, t.why],
    button: t.button,
    url,
    closing: [t.life, t.stranger],
    signature: t.signature,
  });
}
