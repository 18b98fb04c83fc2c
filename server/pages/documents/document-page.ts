import type { ProductDocument } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import { isolated } from "../../presentation/isolate.js";
import { documentsAsShown } from "../../presentation/notice-text.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";

/** Keeps a page under 30 KB, whatever the script and its escapes. */
const PART_BYTES = 20_000;
const LONGEST_PARAGRAPH = 4_000;

/** Divides a document's paragraphs into parts that each fit on one page. */
function partsOf(text: string): readonly (readonly string[])[] {
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

/** Cuts a paragraph between characters. */
function cut(paragraph: string): string[] {
  if (paragraph.length <= LONGEST_PARAGRAPH) return [paragraph];
  const signs = Array.from(paragraph);
  return Array.from({ length: Math.ceil(signs.length / LONGEST_PARAGRAPH) }, (_, place) =>
    signs.slice(place * LONGEST_PARAGRAPH, (place + 1) * LONGEST_PARAGRAPH).join(""),
  );
}

/** The part of a document (counted from 1) that a path and its query name. */
type DocumentPart = Readonly<{ document: ProductDocument; part: number; title: string }>;

/** Returns the part. Refuses an unknown document, one without a text, and a part that doesn't exist. */
export function findDocumentPart(
  documents: readonly ProductDocument[],
  { params: { id }, query }: PageRequest<"id">,
  { direction, language }: Texts,
): DocumentPart {
  const document = documentsAsShown(documents, language).find((one) => one.id === id);
  const part = Number(query["part"] ?? 1);
  if (document?.text === undefined || !partsOf(document.text)[part - 1])
    throw new Refusal("unknownPage");
  return { document, part, title: isolated(document.name, direction) };
}

interface Around {
  /** Replaces the document's name as the heading. */
  header?: Html;
  product: string;
  /** The path of the document's page. */
  path: string;
  /** The page from which the reader came. */
  back: { path: string; text: string };
  hint?: string;
  texts: Texts;
}

/** Shows the text of a document or notice, exactly as its digest in the ledger covers it. */
export function documentPage(
  { document: { name, version, language, text = "" }, part }: DocumentPart,
  { header, product, path, back, hint, texts }: Around,
): Html {
  const { document: t, consent } = texts;
  const parts = partsOf(text);
  const partPath = (number: number) => `${path}?part=${number}`;
  return html`${header ?? html`<h1 dir="auto">${name}</h1>`}
    <p class="hint">
      <bdi>${product}</bdi> ·
      ${consent.version(version)}${parts.length > 1 && ` · ${t.part({ part, parts: parts.length })}`}
    </p>
    <article class="card prose" dir="auto" ${language !== undefined && html` lang="${language}"`}>
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
