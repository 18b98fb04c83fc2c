// What all mails look like, as text and as HTML: a few paragraphs around one button.
import { html } from "../presentation/html.js";
import type { Texts } from "../presentation/texts/index.js";

export interface MailLayout {
  subject: string;
  /** Paragraphs before the button. */
  opening: readonly string[];
  button: string;
  url: string;
  /** Paragraphs after it. */
  closing: readonly string[];
  signature: string;
}

/** Mail programs know no style sheets worth the name, and load no picture unasked. */
export function layOutMail({ language, direction }: Texts, mail: MailLayout) {
  const { subject, opening, button, url, closing, signature } = mail;
  const paragraph = (text: string) => html`<p>${text}</p>`;
  const markup = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 16px;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
      >
        <div style="max-width:34em;margin:0 auto">
          <h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${subject}</h1>
          ${opening.map(paragraph)}
          <p style="margin:28px 0">
            <a
              href="${url}"
              style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b5c56;color:#ffffff;font-weight:600;text-decoration:none"
              >${button}</a
            >
          </p>
          <p style="font-size:14px;word-break:break-all">${url}</p>
          ${closing.map(paragraph)}
          <p style="font-size:14px;margin-top:28px">${signature}</p>
        </div>
      </body>
    </html> `;
  return {
    // One line, whatever the product is called: what follows a line break would be another header.
    subject: subject.replace(/\s+/g, " "),
    text: `${[...opening, url, ...closing, signature].join("\n\n")}\n`,
    html: markup.toString(),
  };
}
