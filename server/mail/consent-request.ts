import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** The mailed link: it stands nowhere else. */
  url: string;
  worksUntil: string;
}

type Words =
  | Texts["mail"]["consentRequest" | "consentConfirmation" | "guardianApproval"]
  | Texts["guardians"]["mail"]["parentInvite" | "parentInviteConfirmation"];

const linkMail =
  (wordsOf: (texts: Texts) => Words) =>
  (texts: Texts, { product, url, worksUntil }: Request) => {
    const t = wordsOf(texts);
    return layOutMail(texts, {
      subject: t.subject(product),
      product,
      opening: [t.why(product), t.ask],
      button: t.button,
      url,
      closing: [t.life(worksUntil), t.stranger],
    });
  };

/** Asks a guardian to open the page of a challenge. Says nothing about the child: mail is read by others too. */
export const consentRequest = linkMail(({ mail }) => mail.consentRequest);

/** Asks the reader of an address to confirm what was decided in their name. */
export const consentConfirmation = linkMail(({ mail }) => mail.consentConfirmation);

/** Asks a guardian on file whether another person may be a guardian too. */
export const guardianApproval = linkMail(({ mail }) => mail.guardianApproval);

/** Asks a former guardian, who withdrew, whether another person may be the guardian. */
export const formerApproval = linkMail(({ mail }) => ({
  ...mail.guardianApproval,
  ...mail.formerApproval,
}));

/** Asks a parent to be a guardian of a player who has a session already. */
export const parentInvite = linkMail(({ guardians }) => guardians.mail.parentInvite);

/** Asks the reader of an address to confirm that they accepted. */
export const parentInviteConfirmation = linkMail(
  ({ guardians }) => guardians.mail.parentInviteConfirmation,
);
