// How much a source proves.
import type { Source } from "./types.js";

/** The kinds that speak with authority. */
export const OFFICIAL_KINDS: readonly Source["kind"][] = ["statute", "regulator", "court"];

/** Whether it was read. One that was not proves nothing. */
export const isRead = ({ kind, retrieved }: Source): boolean =>
  kind !== "recalled" && typeof retrieved === "string";

/** What a source is independent of others by: the site, or the file. */
export const originOf = ({ url, file }: Source): string =>
  typeof url === "string" ? new URL(url).host.replace(/^www\./, "") : (file ?? "");
