import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

type Words = Texts["mail"]["signIn" | "confirmIdentity"];

const signInMail =
  (wordsOf: (mail: Texts["mail"]) => Words) =>
  (texts: Texts, { url, isTestMode }: { url: string; isTestMode: boolean }) => {
    const t = wordsOf(texts.mail);
    return layOutMail(texts, {
      subject: isTestMode ? t.subjectInTest : t.subject,
      product: undefined,
      opening: [t.why],
      button: t.button,
      url,
      closing: [t.life, t.stranger],
    });
  };

/** Signs a guardian in at the family pages. Names no product or child, because anyone can type the address. */
export const signIn = signInMail((mail) => mail.signIn);

/** Leads a signed-in guardian back to a step that needs a fresh link. */
export const confirmIdentity = signInMail((mail) => mail.confirmIdentity);
