import type { Language } from "../../domain/language.js";
import { isLanguageTag } from "../../lib/language-tag.js";

/**
 * Languages whose readers mostly know one of ours, as CLDR pairs them (languageMatching): those of Spain and France, and
 * spoken ones of Arabic and German. Portuguese of any country is Portuguese.
 */
const CLOSEST: Readonly<Record<string, Language>> = {
  ...{ ca: "es", eu: "es", gl: "es", an: "es", ast: "es", qu: "es", gn: "es", ay: "es" },
  ...{ br: "fr", co: "fr", oc: "fr", wa: "fr", ht: "fr", ln: "fr" },
  ...{ gsw: "de", lb: "de", nds: "de", bar: "de", rm: "de" },
  ...{ arb: "ar", arz: "ar", ary: "ar", apc: "ar", ajp: "ar", afb: "ar", acm: "ar", aeb: "ar" },
};

/** Returns the language of a tag (BCP 47) without its script, region and extensions; undefined for a tag that names none. */
function baseOf(tag: string): string | undefined {
  const plain = tag.trim().replaceAll("_", "-");
  try {
    return new Intl.Locale(plain).language;
  } catch {
    // Irregular tags such as `en-GB-oed`, and more than Unicode allows.
    return isLanguageTag(plain) ? plain.toLowerCase().split("-")[0] : undefined;
  }
}

/** Returns the offered language that fits a tag best; undefined if none does, or if the tag is malformed. */
export function matchLanguage(tag: string, offered: readonly Language[]): Language | undefined {
  const base = baseOf(tag);
  if (base === undefined) return undefined;
  return offered.find((language) => language === base || language === CLOSEST[base]);
}

const MOST_TAGS = 20;

/** Returns the tags of an Accept-Language header, highest preference first. */
export function byPreference(header: string): string[] {
  return header
    .split(",", MOST_TAGS)
    .map((item) => {
      const [tag = "", ...parameters] = item.trim().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
