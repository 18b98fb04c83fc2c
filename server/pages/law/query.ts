// What a visitor asks about the law of a place, as the address says it.
import { isRealDate, type LocalDate } from "../../lib/dates.js";
import { SERVICES, type Policy, type Service } from "../../policy/types.js";
import type { Texts } from "../../presentation/texts/index.js";

const FIRST_DAY: LocalDate = "1900-01-01";
const LAST_DAY: LocalDate = "2200-12-31";
export const OLDEST = 120;

const FIELDS = ["on", "age", "service", "compare", "release"] as const;
type Field = (typeof FIELDS)[number];

export type LawQuery = Readonly<{
  on: LocalDate;
  service: Service;
  /** Whole years. */
  age?: number;
  /** The code of another place, or another day. */
  compare?: string;
  /** The release that a permanent link was made with. */
  release?: string;
}>;

export type ReadQuery = Readonly<{
  /** Without the fields that are wrong. */
  query: LawQuery;
  wrong: readonly Field[];
  /** The parameters as they were sent. */
  given: Readonly<Partial<Record<Field, string>>>;
}>;

const isDay = (text: string): boolean => isRealDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

const isService = (text: string): text is Service => (SERVICES as readonly string[]).includes(text);

/** Returns the code of a place in capitals; undefined where no place has it. */
export const codeOf = ({ jurisdictions }: Policy, text: string): string | undefined =>
  // Capitals of some letters outside of ASCII lie inside of it.
  /^[\w-]{2,6}$/.test(text) ? jurisdictions.find(text.toUpperCase())?.code : undefined;

const IS_RIGHT: Readonly<Record<Field, (text: string, policy: Policy) => boolean>> = {
  on: isDay,
  age: (text) => /^\d{1,3}$/.test(text) && Number(text) <= OLDEST,
  service: isService,
  compare: (text, policy) => isDay(text) || codeOf(policy, text) !== undefined,
  release: (text) => /^\d{4}\.\d{2}\.\d{2}-[0-9a-f]{8}$/.test(text),
};

/** Reads the query of an address. An empty field counts as absent, as a form sends it. */
export function readQuery(
  policy: Policy,
  sent: Readonly<Record<string, unknown>>,
  today: LocalDate,
): ReadQuery {
  const given: Partial<Record<Field, string>> = {};
  const right: Partial<Record<Field, string>> = {};
  const wrong: Field[] = [];
  for (const field of FIELDS) {
    const value = sent[field];
    if (value === undefined || value === "") continue;
    const text = typeof value === "string" ? value.trim() : "";
    given[field] = text;
    if (IS_RIGHT[field](text, policy)) right[field] = text;
    else wrong.push(field);
  }
  const { on = today, age, service = "app", compare, release } = right;
  return {
    given,
    wrong,
    query: {
      on,
      service: service as Service,
      ...(age !== undefined && { age: Number(age) }),
      ...(compare !== undefined && { compare: codeOf(policy, compare) ?? compare }),
      ...(release !== undefined && { release }),
    },
  };
}

/** Returns the parameters that this path does not have. */
export const unknownParameters = (sent: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(sent).filter((name) => !(FIELDS as readonly string[]).includes(name));

/** Says what is wrong with a field. */
export function faultText(field: Field, { law: { faults } }: Pick<Texts, "law">): string {
  if (field === "service") return faults.service(SERVICES.join(", "));
  if (field === "release") return faults.release("2026.11.23-0a1b2c3d");
  return faults[field];
}
