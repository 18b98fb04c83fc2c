// What a day in a file may be, and how much a source proves.
import { isRealDate } from "../lib/dates.js";
import type { Source } from "./types.js";

export const OFFICIAL_KINDS: readonly Source["kind"][] = ["statute", "regulator", "court"];

/** Whether it was read. One that was not proves nothing. */
export const isRead = ({ kind, retrieved }: Source): boolean =>
  kind !== "recalled" && typeof retrieved === "string";

/** Returns the site or file of a source. Sources with different ones are independent of each other. */
export const originOf = ({ url, file }: Source): string =>
  typeof url === "string" ? new URL(url).host.replace(/^www\./, "") : (file ?? "");

/** Whether a day exists, within the years of the laws on file. */
export const isLawDay = (text: string): boolean =>
  isRealDate(text) && text >= "1800-01-01" && text <= "2200-12-31";
