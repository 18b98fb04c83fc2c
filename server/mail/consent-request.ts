import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** The mailed link: it stands nowhere else. */
  url: string;
  worksUntil: string;
}

type Words = Texts["mail"]["consentRequest" | "consentConfirmation" | "guardianApproval"];

const linkMail =
  (wordsOf: (mail: Texts["mail"]) => Words) =>
  (texts: Texts, { product, url, worksUntil }: Request) => {
    const t = wordsOf(texts.mail);
    return layOutMail(texts, {
      subject: t.subject(product),
      opening: [t.greeting, t.why(product), t.ask],
      button: t.button,
      url,
      closing: [t.life(worksUntil), t.stranger],
      signature: t.signature(product),
    });
  };

/** Asks a guardian to open the page of a challenge. Says nothing about the child: mail is read by others too. */
export const consentRequest = linkMail((mail) => mail.consentRequest);

/** Asks the reader of an address to confirm what was decided in their name. */
export const consentConfirmation = linkMail((mail) => mail.consentConfirmation);

/** Asks a guardian on file whether another person may be a guardian too. */
export const guardianApproval = linkMail((mail) => mail.guardianApproval);
