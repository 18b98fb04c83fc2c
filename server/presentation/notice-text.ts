// What a product collects of a child, as a guardian reads it: by purpose on a page, and as one text that a decision keeps.
import type { Language } from "../domain/language.js";
import { inLanguage } from "../domain/notice.js";
import { documentsIn } from "../domain/product-text.js";
import type { LocalText, PrivacyNotice, ProductDocument } from "../domain/product.js";
import { UNANSWERED_DAYS } from "../domain/retention.js";
import { isolated } from "./isolate.js";
import { listText } from "./lists.js";
import { type Texts, textsIn } from "./texts/index.js";

/** A heading with the lines below it. */
export type Part = Readonly<{ title: string; lines: readonly string[] }>;

type NoticeText = Readonly<{
  title: string;
  lead: string;
  /** What is collected, by purpose. */
  purposes: readonly Part[];
  /** Who else receives it. */
  receivers: readonly Part[];
  /** What a guardian may rely on. */
  statements: readonly string[];
}>;

/** Returns the text of a notice in the reader's language. */
export function describeNotice(notice: PrivacyNotice, texts: Texts): NoticeText {
  const { notice: t } = texts;
  const { product, company, collects } = notice;
  const read = (text: LocalText) => inLanguage(text, texts.language, notice.locale);
  return {
    title: t.title(product),
    lead: t.lead({
      product,
      items: listText(
        collects.map(({ item }) => read(item)),
        texts,
      ),
    }),
    purposes: purposesOf(notice, texts, read),
    receivers: receiversOf(notice, texts, read),
    statements: [
      t.nothingYet,
      ...ofAddress(notice, texts),
      t.withdraw,
      ...(company
        ? [
            company.address === undefined
              ? t.operator({ product, company: company.name })
              : t.operatorAt({ product, company: company.name, address: company.address }),
          ]
        : []),
    ],
  };
}

/** Returns how the product came by a guardian's address, and when it is deleted. */
export const ofAddress = (
  { contactSource, locale }: Pick<PrivacyNotice, "contactSource" | "locale">,
  texts: Texts,
): readonly string[] => [
  ...(contactSource === undefined
    ? []
    : [labelled(texts, texts.notice.source, inLanguage(contactSource, texts.language, locale))]),
  texts.notice.unanswered(UNANSWERED_DAYS),
];

type Read = (text: LocalText) => string;

const labelled = ({ shell }: Texts, term: string, text: string) => shell.labelled({ term, text });

const purposesOf = (
  { purposes, collects }: PrivacyNotice,
  texts: Texts,
  read: Read,
): readonly Part[] =>
  Object.entries(purposes)
    .map(([purpose, text]) => ({
      title: isolated(read(text), texts.direction),
      lines: collects
        .filter((each) => each.purposes?.includes(purpose))
        .map(({ item, retention }) => {
          const name = isolated(read(item), texts.direction);
          if (retention === undefined) return name;
          return texts.notice.itemKept({ item: name, retention: read(retention) });
        }),
    }))
    .filter(({ lines }) => lines.length > 0);

const receiversOf = (
  { product, thirdParties = [], collects }: PrivacyNotice,
  texts: Texts,
  read: Read,
): readonly Part[] => {
  const { notice: t } = texts;
  return thirdParties.map(({ name, category, items = [], purpose, essential = false }) => ({
    title:
      category === undefined
        ? isolated(read(name), texts.direction)
        : t.receiver({ name: read(name), category: read(category) }),
    lines: [
      labelled(
        texts,
        t.receives,
        listText(
          collects.filter(({ id }) => items.includes(id)).map(({ item }) => read(item)),
          texts,
        ),
      ),
      ...(purpose === undefined ? [] : [labelled(texts, t.whatFor, read(purpose))]),
      essential ? t.essential(product) : t.optional(product),
    ],
  }));
};

/** Returns the whole text of a notice, with addresses in full. */
function textOf(notice: PrivacyNotice, texts: Texts): string {
  const { notice: t } = texts;
  const { lead, purposes, receivers, statements } = describeNotice(notice, texts);
  const { rights = {}, company, product } = notice;
  const partText = ({ title, lines }: Part) => [title, ...lines.map((line) => `– ${line}`)];
  const ways = Object.values(rights);
  return [
    [lead],
    ...purposes.map(partText),
    receivers.length === 0 ? [t.noOthers] : [t.others],
    ...receivers.map(partText),
    ...statements.map((statement) => [statement]),
    ...(ways.length > 0 ? [[t.rights, ...ways]] : []),
    ...(company?.privacyUrl === undefined ? [] : [[t.policy(product), company.privacyUrl]]),
  ]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/**
 * Returns documents as a guardian is shown them in a language, the product's notice as its text. Without a language, each is
 * in its product's own.
 */
export const documentsAsShown = (
  documents: readonly ProductDocument[],
  language: Language | undefined,
): readonly ProductDocument[] =>
  (language === undefined ? documents : documentsIn({ documents }, language)).map(
    ({ notice, ...document }) => {
      if (!notice) return document;
      const texts = textsIn(language ?? notice.locale);
      return {
        ...document,
        name: texts.notice.title(notice.product),
        text: textOf(notice, texts),
        language: texts.language,
      };
    },
  );
