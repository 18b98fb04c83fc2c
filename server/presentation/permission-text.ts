import type { ProductConfig } from "../domain/product.js";
import { isolated } from "./isolate.js";
import type { Texts } from "./texts/index.js";

type Described = { title: string; about?: string };

const known = <Table extends object>(table: Table, name: string): Table[keyof Table] | undefined =>
  Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;

/** Returns the title of a permission, and for a standard one what it allows. */
export function describePermission(
  { product }: Readonly<{ product: Pick<ProductConfig, "permissions"> }>,
  name: string,
  texts: Pick<Texts, "direction" | "language" | "permissions">,
): Described {
  const own = product.permissions.find((permission) => permission.name === name)?.custom;
  return own
    ? { title: isolated(own.titles?.[texts.language] ?? own.title, texts.direction) }
    : (known(texts.permissions, name) ?? { title: name });
}
