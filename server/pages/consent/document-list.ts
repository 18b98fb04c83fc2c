import type { ProductDocument } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import { documentsAsShown } from "../../presentation/notice-text.js";
import { consentPath } from "../shell/paths.js";
import type { ConsentVisit } from "./visit.js";

/** Lists the documents of a request in the versions that are agreed to, with links to read each. */
export function documentList(
  { token, context, texts }: ConsentVisit,
  list: readonly ProductDocument[],
): Html {
  const { consent: t } = texts;
  const outside = html`target="_blank" rel="noopener noreferrer"`;
  const what = (name: string) => html` <span class="unseen">${texts.shell.newTab(name)}</span>`;
  return html`<ul class="documents">
    ${documentsAsShown(list, texts.language).map(
      ({ id, name, url, version, isDataNotice, text, retention }) =>
        html` <li>
          <h3 dir="auto">${name}</h3>
          <p class="hint">
            ${isDataNotice && html`<span class="tag">${t.dataNotice}</span> `}${t.version(version)}
          </p>
          ${retention !== undefined && html`<p dir="auto">${retention}</p>`}
          <p class="ways">
            ${
              text !== undefined &&
              html`<a href="${consentPath(context, token)}/documents/${id}" ${outside}
                >${t.readHere}${what(name)}</a
              >`
            }${
              url !== "" &&
              html`<a href="${url}" ${outside}>${t.readAt(new URL(url).host)}${what(name)}</a>`
            }
          </p>
        </li>`,
    )}
  </ul>`;
}
