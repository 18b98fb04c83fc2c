import { html, type Html } from "../pages/html.js";
import type { Texts } from "../pages/texts/index.js";

interface Request {
  product: string;
  url: string;
  worksUntil: string;
}

/** Asks a guardian to open the page of a challenge. Says nothing about the child: mail is read by others too. */
export function consentRequest(texts: Texts, { product, url, worksUntil }: Request) {
  const { consentRequest: t } = texts.mail;
  const lines = [
    t.greeting,
    t.why(product),
    t.ask,
    url,
    t.life(worksUntil),
    t.stranger,
    t.signature(product),
  ];
  return {
    // One line, whatever the product is called: what follows a line break would be another header.
    subject: t.subject(product).replace(/\s+/g, " "),
    text: `${lines.join("\n\n")}\n`,
    html: asHtml(texts, { product, url, worksUntil }).toString(),
  };
}

/** Mail programs know no style sheets worth the name, and load no picture unasked. */
function asHtml({ language, direction, mail }: Texts, { product, url, worksUntil }: Request): Html {
  const { consentRequest: t } = mail;
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${t.subject(product)}</title>
      </head>
      <body
        style="margin:0;padding:24px 16px;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
      >
        <div style="max-width:34em;margin:0 auto">
          <h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${t.subject(product)}</h1>
          <p>${t.greeting}</p>
          <p>${t.why(product)}</p>
          <p>${t.ask}</p>
          <p style="margin:28px 0">
            <a
              href="${url}"
              style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b5c56;color:#ffffff;font-weight:600;text-decoration:none"
              >${t.button}</a
            >
          </p>
          <p style="font-size:14px;word-break:break-all">${url}</p>
          <p>${t.life(worksUntil)}</p>
          <p>${t.stranger}</p>
          <p style="font-size:14px;margin-top:28px">${t.signature(product)}</p>
        </div>
      </body>
    </html> `;
}
