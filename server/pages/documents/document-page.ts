import type { ProductDocument } from "../../domain/product.js";
import { consentPath } from "../shell/paths.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { ConsentVisit } from "./visit.js";

/** Keeps a page under 30 KB, whatever the script and its escapes. */
const PART_BYTES = 20_000;
const LONGEST_PARAGRAPH = 4_000;

/** A document's paragraphs, in parts that each fit on one page. */
export function partsOf(text: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const paragraph of paragraphsOf(text)) {
    const weight = Buffer.byteLength(html`<p>${paragraph}</p>`.toString());
    if (size > 0 && size + weight > PART_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(paragraph);
    size += weight;
  }
  return parts;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph) => cut(paragraph));

/** A paragraph in pieces of characters, never in the middle of one. */
function cut(paragraph: string): string[] {
  if (paragraph.length <= LONGEST_PARAGRAPH) return [paragraph];
  const signs = Array.from(paragraph);
  return Array.from({ length: Math.ceil(signs.length / LONGEST_PARAGRAPH) }, (_, place) =>
    signs.slice(place * LONGEST_PARAGRAPH, (place + 1) * LONGEST_PARAGRAPH).join(""),
  );
}

interface Around {
  product: string;
  /** The path of the document's page. */
  path: string;
  /** Where the reader came from. */
  back: { path: string; text: string };
  hint?: string;
  texts: Texts;
}

/** The text of a document or notice, as the ledger has its digest. `part` counts from 1. */
export function documentText(
  { name, version, text = "" }: ProductDocument,
  part: number,
  { product, path, back, hint, texts }: Around,
): Html {
  const { document: t, consent } = texts;
  const parts = partsOf(text);
  const partPath = (number: number) => `${path}?part=${number}`;
  return html`<h1 dir="auto">${name}</h1>
    <p class="hint">
      ${product} ·
      ${consent.version(version)}${parts.length > 1 && ` · ${t.part(part, parts.length)}`}
    </p>
    <article class="card prose" dir="auto">
      ${(parts[part - 1] ?? []).map((paragraph) => html`<p>${paragraph}</p>`)}
    </article>
    ${
      parts.length > 1 &&
      html`<nav class="parts">
        ${part > 1 && html`<a href="${partPath(part - 1)}">${t.previous}</a>`}
        ${part < parts.length && html`<a href="${partPath(part + 1)}">${t.next}</a>`}
      </nav>`
    }
    ${hint !== undefined && html`<p class="hint">${hint}</p>`}
    <p class="actions"><a class="button second" href="${back.path}">${back.text}</a></p>`;
}

/** A document of a request, with the way back to the decision. */
export function documentPage(
  { token, context, texts }: ConsentVisit,
  document: ProductDocument,
  part: number,
): Html {
  const path = consentPath(context, token);
  return documentText(document, part, {
    product: context.product.name,
    path: `${path}/documents/${document.id}`,
    back: { path, text: texts.document.back },
    hint: texts.document.closeHint,
    texts,
  });
}
