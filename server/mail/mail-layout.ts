// Lays out all mails as text and as HTML, with a few paragraphs around one button.
import { DEFAULT_LANGUAGE } from "../domain/language.js";
import type { Row } from "../presentation/decision-text.js";
import { html, type Html } from "../presentation/html.js";
import type { Texts } from "../presentation/texts/index.js";

interface MailLayout {
  subject: string;
  /** The child whom it is about, who leads the subject; undefined where the subject names them or there is none. */
  child?: string | undefined;
  /** The product on whose behalf the mail is sent; undefined where the service itself sends it. */
  product: string | undefined;
  /** Paragraphs between the greeting and the button. */
  opening: readonly string[];
  /** Terms and their values, after the opening. */
  rows?: readonly Row[];
  /** Buttons before the link to the page, one for each choice. Opening one decides nothing. */
  answers?: readonly Readonly<{ label: string; url: string }>[];
  button: string;
  url: string;
  /** Paragraphs after the button. */
  closing: readonly string[];
  /** Links after the button, each introduced by a sentence, with `details` on lines of their own. */
  links?: readonly Readonly<{
    why: string;
    details?: readonly string[];
    name: string;
    url: string;
  }>[];
  /** Machine-readable lines at the very end. */
  appendix?: Readonly<{ why: string; text: string }> | undefined;
}

/** The colour of buttons in mails of the service itself, and of products without a colour of their own. */
const ACCENT = "#0b5c56";

const buttonTo = (url: string, label: string, accent: string) =>
  html`<a
    href="${url}"
    style="display:inline-block;padding:14px 24px;border-radius:10px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none"
    >${label}</a
  >`;

/**
 * Returns a mail as text and as HTML with inline styles and without images, because mail programs ignore style sheets and block
 * images.
 */
export function layOutMail(texts: Texts, layout: MailLayout) {
  const { language, direction, shell } = texts;
  const { greeting, signature: ownSignature, signatureFor } = texts.mail;
  const { child } = layout;
  const mail = {
    ...withLanguage(layout, language),
    subject:
      child === undefined ? layout.subject : shell.labelled({ term: child, text: layout.subject }),
    opening: [greeting, ...layout.opening],
    signature: layout.product === undefined ? ownSignature : signatureFor(layout.product),
  };
  const {
    subject,
    opening,
    rows = [],
    answers = [],
    button,
    url,
    closing,
    links = [],
    signature,
    appendix,
  } = mail;
  const paragraph = (text: string) => html`<p>${text}</p>`;
  const markup = (accent: string) =>
    html`<!doctype html>
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
          <div style="max-width:34em;margin:0 auto;overflow-wrap:anywhere">
            ${
              layout.product !== undefined &&
              html`<p
                style="margin:0 0 20px;border-top:4px solid ${accent};padding-top:12px;font-weight:600"
              >
                <bdi>${layout.product}</bdi>
              </p>`
            }
            <h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${subject}</h1>
            ${opening.map(paragraph)} ${rows.length > 0 && tableOf(rows)}
            ${answers.map((answer) => html`<p style="margin:12px 0">${buttonTo(answer.url, answer.label, accent)}</p>`)}
            ${
              answers.length > 0
                ? html`<p style="margin:20px 0"><a href="${url}">${button}</a></p>`
                : html`<p style="margin:28px 0">${buttonTo(url, button, accent)}</p>`
            }
            <p style="font-size:14px;word-break:break-all">${url}</p>
            ${closing.map(paragraph)}
            ${links.map(
              (link) =>
                html`<p>
                  ${[link.why, ...(link.details ?? [])].map((line) => html`${line}<br />`)}<a
                    href="${link.url}"
                    style="font-weight:600"
                    >${link.name}</a
                  >
                </p>`,
            )}
            <p style="font-size:14px;margin-top:28px">${signature}</p>
            ${
              appendix &&
              html`<p style="font-size:14px;margin-top:28px">${appendix.why}</p>
                <pre
                  dir="ltr"
                  style="font:12px/1.4 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;word-break:break-all;margin:0"
                >
${appendix.text}</pre>`
            }
          </div>
        </body>
      </html> `;
  return {
    // Line breaks in a product's name would begin another header. Marks that isolate names are removed because some mail
    // programs show them.
    subject: subject.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "),
    text: `${textOf(mail, shell).join("\n\n")}\n`,
    /** `accent` is the colour of the product. */
    html: (accent = ACCENT) => markup(accent).toString(),
  };
}

/** Adds a language to a link. English is the default and needs no mark. */
export function inLanguageOf(url: string, language: string): string {
  if (language === DEFAULT_LANGUAGE) return url;
  const marking = new URL(url);
  marking.searchParams.set("locale", language);
  return marking.href;
}

/** Adds the language of the mail to its links. */
function withLanguage(mail: MailLayout, language: string): MailLayout {
  const marked = (url: string) => inLanguageOf(url, language);
  const { answers = [], links = [] } = mail;
  return {
    ...mail,
    url: marked(mail.url),
    answers: answers.map((answer) => ({ ...answer, url: marked(answer.url) })),
    links: links.map((link) => ({ ...link, url: marked(link.url) })),
  };
}

const tableOf = (rows: readonly Row[]): Html =>
  html`<table style="width:100%;border-collapse:collapse;font-size:16px" role="presentation">
    ${rows.map(
      ([term, lines]) =>
        html`<tr>
          <td style="padding:10px 0;border-top:1px solid #8886;vertical-align:top">
            <span style="font-size:14px;opacity:.75">${term}</span><br />${lines.map(
              (line, at) =>
                html`${at > 0 && html`<br />`}<span style="overflow-wrap:anywhere">${line}</span>`,
            )}
          </td>
        </tr>`,
    )}
  </table>`;

const textOf = (
  {
    opening,
    rows = [],
    answers = [],
    button,
    url,
    closing,
    links = [],
    signature,
    appendix,
  }: MailLayout & { signature: string },
  { term: termOf }: Texts["shell"],
) => [
  ...opening,
  ...rows.map(([term, lines]) => [termOf(term), ...lines.map((line) => `  ${line}`)].join("\n")),
  ...answers.map((answer) => `${termOf(answer.label)}\n${answer.url}`),
  answers.length > 0 ? `${termOf(button)}\n${url}` : url,
  ...closing,
  ...links.map(({ why, details = [], name, url: to }) =>
    [why, ...details, `${termOf(name)} ${to}`].join("\n"),
  ),
  signature,
  ...(appendix ? [`${appendix.why}\n\n${appendix.text}`] : []),
];
