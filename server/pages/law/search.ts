import type { Policy } from "../../policy/types.js";
import { meantCode } from "../../policy/jurisdictions.js";
import type { Texts } from "../../presentation/texts/index.js";
import { codeOf } from "./query.js";
import { placeWords } from "./words.js";

/** Returns a text without accents and case, so that "Sao Paulo" finds "São Paulo". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns the codes of the places that a visitor may mean: the one that has this code, else those whose name is this, else
 * those whose name has it in it, countries first.
 */
export function findPlaces(policy: Policy, asked: string, texts: Texts): readonly string[] {
  const code = codeOf(policy, asked) ?? meantCode(policy, asked);
  if (code !== undefined) return [code];
  const wanted = plain(asked);
  const named = policy.jurisdictions.codes().map((each) => {
    const isCountry = each.length === 2;
    const name = policy.jurisdictions.find(each)?.name ?? "";
    return {
      code: each,
      isCountry,
      names: [name, ...(isCountry ? [placeWords(policy, each, texts)] : [])].map(plain),
    };
  });
  const same = named.filter(({ names }) => names.includes(wanted));
  const found =
    same.length > 0
      ? same
      : named.filter(({ names }) => names.some((name) => name.includes(wanted)));
  return found.sort((a, b) => Number(b.isCountry) - Number(a.isCountry)).map((each) => each.code);
}
