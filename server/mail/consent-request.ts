import { asksFor } from "../presentation/child-text.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  /** What the reader calls the child. */
  child: string;
  asked: readonly string[];
  /** The titles of the permissions that the reader allowed; undefined where they have not decided yet. */
  allowed?: readonly string[] | undefined;
  /** The mailed link, which is stored nowhere else. */
  url: string;
  worksUntil: string;
  /** What the notice says of the reader's address. */
  ofAddress?: readonly string[];
}

type Words =
  | Texts["mail"][
      | "consentRequest"
      | "consentConfirmation"
      | "secondConfirmation"
      | "guardianApproval"]
  | Texts["guardians"]["mail"]["parentInvite" | "parentInviteConfirmation"];

/** `titleOf` returns a subject that names the child; by default the child leads the subject of the words. */
const linkMail =
  (wordsOf: (texts: Texts) => Words, titleOf?: (texts: Texts, request: Request) => string) =>
  (texts: Texts, request: Request) => {
    const { product, child, asked, allowed, url, worksUntil, ofAddress = [] } = request;
    const { waiting } = texts;
    const t = wordsOf(texts);
    return layOutMail(texts, {
      subject: titleOf?.(texts, request) ?? t.subject(product),
      child: titleOf ? undefined : child,
      product,
      opening: [t.why(product), t.ask],
      rows:
        titleOf && asked.length > 0
          ? [[texts.which.what, asked]]
          : allowed
            ? [[waiting.decided.allowed, allowed.length > 0 ? allowed : [waiting.nothingAllowed]]]
            : [],
      button: t.button,
      url,
      closing: [...ofAddress, t.life(worksUntil), t.stranger],
    });
  };

/** Asks a guardian to open the page of a first consent. */
export const consentRequest = linkMail(
  ({ mail }) => mail.consentRequest,
  ({ which }, request) => which.asks(request),
);

/** Asks a guardian to open the page of further permissions, and lists them. */
export const upgradeRequest = linkMail(
  ({ mail }) => ({ ...mail.consentRequest, ...mail.upgradeRequest }),
  asksFor,
);

/** Asks a guardian for the decisions that the law of another place leaves to them. */
export const moveRequest = linkMail(({ mail }) => mail.consentRequest);

/** Asks the reader of an address to confirm a decision that was made in their name. */
export const consentConfirmation = linkMail(({ mail }) => mail.consentConfirmation);

/** Asks the reader to confirm their decision once more, and repeats it. */
export const secondConfirmation = linkMail(({ mail }) => mail.secondConfirmation);

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
