import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** The mailed link, which is stored nowhere else. */
  url: string;
  worksUntil: string;
  /** What the notice says of the reader's address. */
  ofAddress?: readonly string[];
}

type Words =
  | Texts["mail"]["consentRequest" | "consentConfirmation" | "guardianApproval"]
  | Texts["guardians"]["mail"]["parentInvite" | "parentInviteConfirmation"];

const linkMail =
  (wordsOf: (texts: Texts) => Words) =>
  (texts: Texts, { product, url, worksUntil, ofAddress = [] }: Request) => {
    const t = wordsOf(texts);
    return layOutMail(texts, {
      subject: t.subject(product),
      product,
      opening: [t.why(product), t.ask],
      button: t.button,
      url,
      closing: [...ofAddress, t.life(worksUntil), t.stranger],
    });
  };

/** Asks a guardian to open the page of a challenge. Says nothing about the child, because others may read the mail. */
export const consentRequest = linkMail(({ mail }) => mail.consentRequest);

/** Asks the reader of an address to confirm what was decided in their name. */
export const consentConfirmation = linkMail(({ mail }) => mail.consentConfirmation);

/** Asks a guardian on file whether another person may be a guardian too. */
export const guardianApproval = linkMail(({ mail }) => mail.guardianApproval);

/** Asks a former guardian, who withdrew, whether another person may become the guardian. */
export const formerApproval = linkMail(({ mail }) => ({
  ...mail.guardianApproval,
  ...mail.formerApproval,
}));

/** Asks a parent to become a guardian of a player who already has a session. */
export const parentInvite = linkMail(({ guardians }) => guardians.mail.parentInvite);

/** Asks the reader of an address to confirm that they accepted. */
export const parentInviteConfirmation = linkMail(
  ({ guardians }) => guardians.mail.parentInviteConfirmation,
);
