// Reads texts of a product file that are given by language: `text: { en: ..., es: ... }`.
import { stringify } from "yaml";

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../domain/language.js";
import { NOTICE_ID } from "../domain/notice.js";
import type {
  LocalText,
  Privacy,
  Product,
  ProductConfig,
  ProductDocument,
  Translations,
} from "../domain/product.js";

const TRANSLATED = ["name", "url", "text", "retention"] as const;

type FileDocument = Omit<ProductDocument, (typeof TRANSLATED)[number]> &
  Readonly<Partial<Record<(typeof TRANSLATED)[number], LocalText>>>;

type FileAllowance = Readonly<{
  name: string;
  title?: LocalText;
  optionTitles?: Readonly<Record<string, LocalText>>;
}>;
type FilePermission = Readonly<{ name: string; custom?: Readonly<{ title: LocalText }> }>;

/** A product file that passed its schema. */
export type ProductFile = Partial<
  Omit<ProductConfig, "purpose" | "documents" | "permissions" | "allowances"> & {
    allowances: readonly FileAllowance[];
    purpose: LocalText;
    documents: readonly FileDocument[];
    permissions: readonly FilePermission[];
  }
>;

const isByLanguage = (text: LocalText | undefined): text is Exclude<LocalText, string> =>
  typeof text === "object";

/** Returns the texts of a notice, each with its path. */
const textsOfNotice = (privacy: Privacy): [path: string, text: LocalText | undefined][] => [
  ...privacy.collects.flatMap(({ item, retention }, place): [string, LocalText | undefined][] => [
    [`privacy.collects.${place}.item`, item],
    [`privacy.collects.${place}.retention`, retention],
  ]),
  ...Object.entries(privacy.purposes).map(([id, text]): [string, LocalText] => [
    `privacy.purposes.${id}`,
    text,
  ]),
  ...(privacy.thirdParties ?? []).flatMap((party, place) =>
    (["name", "category", "purpose"] as const).map((key): [string, LocalText | undefined] => [
      `privacy.thirdParties.${place}.${key}`,
      party[key],
    ]),
  ),
  ["privacy.contactSource", privacy.contactSource],
];

/** Returns the texts that a file gives by language, each with its path. */
function textsByLanguage(file: ProductFile) {
  const { purpose, documents = [], permissions = [], allowances = [], privacy } = file;
  const { providers = {}, activityTypes = [] } = file;
  const all: [path: string, text: LocalText | undefined][] = [
    ["purpose", purpose],
    ...documents.flatMap((document, place) =>
      TRANSLATED.map((name): [string, LocalText | undefined] => [
        `documents.${place}.${name}`,
        document[name],
      ]),
    ),
    ...permissions.map(({ custom }, place): [string, LocalText | undefined] => [
      `permissions.${place}.custom.title`,
      custom?.title,
    ]),
    ...allowances.flatMap(
      ({ title, optionTitles = {} }, place): [string, LocalText | undefined][] => [
        [`allowances.${place}.title`, title],
        ...Object.entries(optionTitles).map(([name, text]): [string, LocalText] => [
          `allowances.${place}.optionTitles.${name}`,
          text,
        ]),
      ],
    ),
    ...activityTypes.map(({ title }, place): [string, LocalText | undefined] => [
      `activityTypes.${place}.title`,
      title,
    ]),
    ...(privacy ? textsOfNotice(privacy) : []),
    ...Object.entries(providers).flatMap(([name, provider]): [string, LocalText][] =>
      provider.kind === "call" ? [[`providers.${name}.hours`, provider.hours]] : [],
    ),
  ];
  return all.flatMap(([path, text]) => (isByLanguage(text) ? [{ path, text }] : []));
}

/** Returns every text by language that lacks the language to which pages fall back. */
export const missingTexts = (file: ProductFile): string[] => {
  const { locale = DEFAULT_LANGUAGE } = file;
  return textsByLanguage(file)
    .filter(({ text }) => text[locale] === undefined)
    .map(
      ({ path }) =>
        `${path}: needs ${locale} too, the language of this file (\`locale\`), for readers of other languages`,
    );
};

type Texts = Readonly<{ own?: string; others?: Translations }>;

/** Splits a text into the text in the file's own language and the others. */
function split(text: LocalText | undefined, locale: Language): Texts {
  if (!isByLanguage(text)) return text === undefined ? {} : { own: text };
  const { [locale]: own, ...others } = text;
  return {
    ...(own !== undefined && { own }),
    ...(Object.keys(others).length > 0 && { others }),
  };
}

/** Returns a document in the file's language, with its translations. */
function readDocument(document: FileDocument, locale: Language): ProductDocument {
  const texts = TRANSLATED.map((name) => [name, split(document[name], locale)] as const);
  const translations = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        texts.flatMap(([name, { others }]) =>
          others?.[language] === undefined ? [] : [[name, others[language]]],
        ),
      ),
    ]).filter(([, found]) => Object.keys(found as object).length > 0),
  ) as ProductDocument["translations"];
  const own = Object.fromEntries(
    texts.flatMap(([name, { own }]) => (own === undefined ? [] : [[name, own]])),
  );
  return {
    ...document,
    isDataNotice: document.isDataNotice ?? false,
    ...own,
    ...(Object.keys(translations ?? {}).length > 0 && { translations, language: locale }),
  } as ProductDocument;
}

function titled(title: LocalText | undefined, locale: Language) {
  const { own, others } = split(title, locale);
  return { ...(own !== undefined && { title: own }), ...(others && { titles: others }) };
}

/** Returns the configuration of a file, with texts in its own language and the translations beside them. */
export function withOwnTexts(file: ProductFile): Partial<ProductConfig> {
  const { locale = DEFAULT_LANGUAGE, purpose, documents, permissions, allowances, ...rest } = file;
  const { own, others } = split(purpose, locale);
  return {
    ...rest,
    ...(file.locale && { locale }),
    ...(own !== undefined && { purpose: own }),
    ...(others && { purposes: others }),
    ...(documents && { documents: documents.map((document) => readDocument(document, locale)) }),
    ...(allowances && {
      allowances: allowances.map(({ title, ...allowance }) => ({
        ...allowance,
        ...titled(title, locale),
      })) as unknown as ProductConfig["allowances"],
    }),
    ...(permissions && {
      permissions: permissions.map(({ custom, ...permission }) => {
        if (!custom) return permission;
        const title = split(custom.title, locale);
        return {
          ...permission,
          custom: { ...custom, title: title.own, ...(title.others && { titles: title.others }) },
        };
      }) as unknown as ProductConfig["permissions"],
    }),
  };
}

/** Returns a text by language in the form of a file. */
const join = (own: string | undefined, others: Translations | undefined, locale: Language) =>
  others && own !== undefined ? { [locale]: own, ...others } : own;

/** Returns the product file that results in a configuration. */
export function asFile(config: ProductConfig): object {
  const { locale = DEFAULT_LANGUAGE } = config;
  const { purposes, ...rest } = config;
  return {
    ...rest,
    ...(purposes && { purpose: join(config.purpose, purposes, locale) }),
    documents: config.documents
      .filter(({ id }) => id !== NOTICE_ID)
      .map(({ translations, language, ...document }) =>
        translations === undefined
          ? document
          : {
              ...document,
              ...Object.fromEntries(
                TRANSLATED.flatMap((name) => {
                  const others = Object.fromEntries(
                    Object.entries(translations).flatMap(([other, found]) =>
                      found[name] === undefined ? [] : [[other, found[name]]],
                    ),
                  ) as Translations;
                  const own = join(document[name], others, language ?? locale);
                  return Object.keys(others).length > 0 ? [[name, own]] : [];
                }),
              ),
            },
      ),
    allowances: config.allowances.map(({ titles, ...allowance }) => ({
      ...allowance,
      ...(titles && { title: join(allowance.title, titles, locale) }),
    })),
    permissions: config.permissions.map(({ custom, ...permission }) => {
      if (!custom) return permission;
      const { titles, ...own } = custom;
      const title = join(custom.title, titles, locale);
      return { ...permission, custom: { ...own, title } };
    }),
  };
}

/** Returns the text of the file that results in a product as it was applied. */
export const fileOf = ({
  version: _version,
  permissionsSince: _permissionsSince,
  documentsSince: _documentsSince,
  acceptedReleases: _acceptedReleases,
  ...config
}: Product): string => stringify(asFile(config), { flowCollectionPadding: true });
