import { DISCLOSURE, namesOfOthers } from "../domain/notice.js";
import type { ProductConfig } from "../domain/product.js";
import { isolated } from "./isolate.js";
import { listText } from "./lists.js";
import type { Texts } from "./texts/index.js";

const receiversOf = (
  { documents }: Pick<ProductConfig, "documents">,
  texts: Pick<Texts, "direction" | "language">,
): string =>
  listText(
    documents.flatMap((document) => namesOfOthers(document, texts.language)),
    texts,
  );

type Described = { title: string; about?: string };

const known = <Table extends object>(table: Table, name: string): Table[keyof Table] | undefined =>
  Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;

/**
 * Returns the title of a permission and, for a standard permission, what it allows; also the receivers of data, if the notice
 * names them.
 */
export function describePermission(
  { product }: Readonly<{ product: Pick<ProductConfig, "name" | "permissions" | "documents"> }>,
  name: string,
  texts: Pick<Texts, "direction" | "language" | "permissions" | "notice">,
): Described {
  const companies = name === DISCLOSURE ? receiversOf(product, texts) : "";
  if (companies !== "") {
    const { title } = texts.permissions[DISCLOSURE];
    return { title, about: texts.notice.disclosure({ companies, product: product.name }) };
  }
  const own = product.permissions.find((permission) => permission.name === name)?.custom;
  return own
    ? { title: isolated(own.titles?.[texts.language] ?? own.title, texts.direction) }
    : (known(texts.permissions, name) ?? { title: name });
}
