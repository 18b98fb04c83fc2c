import type { Context } from "../../context.js";
import type { Texts } from "../../presentation/texts/index.js";

export { describePermission } from "../../presentation/permission-text.js";

type Group = keyof Texts["permissionGroups"] | "own";

/** Groups permissions under the headings of the catalogue in its order; the product's own come last. */
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
