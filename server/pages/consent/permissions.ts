import type { Context } from "../../context.js";
import type { Texts } from "../../presentation/texts/index.js";

type Group = keyof Texts["permissionGroups"] | "own";
type Described = { title: string; about?: string };

const known = <Table extends object>(table: Table, name: string): Table[keyof Table] | undefined =>
  Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;

/** A permission in words: the catalogue's, or for one of the product's own its title. */
export function describePermission(
  { product }: Pick<Context, "product">,
  name: string,
  texts: Texts,
): Described {
  const own = product.permissions.find((permission) => permission.name === name)?.custom;
  return own ? { title: own.title } : (known(texts.permissions, name) ?? { title: name });
}

/** Puts permissions under the headings of the catalogue, in its order; the product's own come last. */
export function groupPermissions<T extends { name: string }>(
  { policy }: Pick<Context, "policy">,
  items: readonly T[],
  { permissionGroups }: Texts,
): readonly { group: Group; items: readonly T[] }[] {
  const groupOf = (name: string) => policy.permissions[name]?.group ?? "own";
  return [...Object.keys(permissionGroups), "own"]
    .map((group) => ({
      group: group as Group,
      items: items.filter(({ name }) => groupOf(name) === group),
    }))
    .filter((group) => group.items.length > 0);
}
