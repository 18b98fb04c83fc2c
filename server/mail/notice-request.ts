import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Notice {
  product: string;
  child: string;
  /** The mailed link, which is stored nowhere else. */
  url: string;
  worksUntil: string;
  /** The deadline for accepting the documents, as the family's clock shows it; undefined where there is none. */
  deadline: string | undefined;
}

const noticeMail =
  (wordsOf: (mail: Texts["mail"]) => Texts["mail"]["noticeRequest"]) =>
  (texts: Texts, { product, child, url, worksUntil, deadline }: Notice) => {
    const t = wordsOf(texts.mail);
    return layOutMail(texts, {
      subject: t.subject(product),
      child,
      product,
      opening: [t.why(product), deadline === undefined ? t.ask : t.askBy(deadline)],
      button: t.button,
      url,
      closing: [t.life(worksUntil), t.stranger],
    });
  };

/** Asks a guardian to accept documents that have changed. */
export const noticeRequest = noticeMail((mail) => mail.noticeRequest);

/** Reminds a guardian of the deadline. */
export const deadlineReminder = noticeMail((mail) => ({
  ...mail.noticeRequest,
  ...mail.deadlineReminder,
}));
