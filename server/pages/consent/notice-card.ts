import type { PrivacyNotice } from "../../domain/product.js";
import { describeNotice, type Part } from "../../presentation/notice-text.js";
import { html, type Html } from "../../presentation/html.js";
import type { ConsentVisit } from "./visit.js";

/** Shows what the product collects of the child, folded by purpose. Returns false where the request presents no notice. */
export function noticeCard({ challenge, texts, nickname, mailed }: ConsentVisit): Html | false {
  const notice = challenge.documents.find((document) => document.notice)?.notice;
  if (!notice) return false;
  const { notice: t } = texts;
  // On a handed page the guardians type their address themselves.
  const { title, lead, purposes, receivers, statements } = describeNotice(
    mailed ? notice : withoutSource(notice),
    texts,
  );
  const { email, url } = notice.rights ?? {};
  const policy = notice.company?.privacyUrl;
  const id = `notice-${challenge.productId}`;
  const outside = html`target="_blank" rel="noopener noreferrer"`;
  return html`<section class="card notice-card" aria-labelledby="${id}">
    <h2 id="${id}">
      ${nickname === undefined ? title : t.titleOf({ product: notice.product, child: nickname })}
    </h2>
    <p>${lead}</p>
    ${purposes.map(fold)}
    ${
      receivers.length === 0
        ? html`<p>${t.noOthers}</p>`
        : html`<details>
            <summary>${t.others}</summary>
            ${receivers.map(
              (part) =>
                html`<h3>${part.title}</h3>
                  ${points(part.lines)}`,
            )}
          </details>`
    }
    ${points(statements)}
    ${
      (email !== undefined || url !== undefined) &&
      html`<p>
        ${t.rights}<br />
        ${email !== undefined && html`<a href="mailto:${email}"><bdi>${email}</bdi></a> `}${
          url !== undefined &&
          html`<a href="${url}" ${outside}
            ><bdi>${new URL(url).host}</bdi>
            <span class="unseen">${texts.shell.newTab(t.rights)}</span></a
          >`
        }
      </p>`
    }
    ${
      policy !== undefined &&
      html`<p>
        <a href="${policy}" ${outside}
          >${t.policy(notice.product)}
          <span class="unseen">${texts.shell.newTab(new URL(policy).host)}</span></a
        >
      </p>`
    }
  </section>`;
}

const withoutSource = ({ contactSource: _, ...notice }: PrivacyNotice): PrivacyNotice => notice;

const fold = ({ title, lines }: Part): Html =>
  html`<details>
    <summary>${title}</summary>
    ${points(lines)}
  </details>`;

const points = (lines: readonly string[]): Html =>
  html`<ul class="points">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
