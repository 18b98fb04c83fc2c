// Checks the files: their form by schema, then what a schema can't express. Run by lint and at every load.
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { remember } from "../lib/remember.js";
import { checkLaws } from "./check-laws.js";
import { isLawDay, isRead, OFFICIAL_KINDS } from "./sources.js";
import type { PolicyDocuments } from "./parse.js";
import { parseJurisdictions } from "./jurisdictions.js";
import type { JurisdictionAges, Row, StandardPermission, Topic } from "./types.js";

const JURISDICTION_FILE = /^jurisdictions\/(.+)\.yaml$/;

/** Compiles `schema.yaml`. The check returns the problems of a value, by one of the components, as readable lines. */
export const makeSchemaCheck = remember((schema: object) => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, verbose: false });
  ajv.addVocabulary(["components"]);
  ajv.addSchema({ ...schema, $id: "policy" });
  return (component: string, path: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`policy#/components/schemas/${component}`) as ValidateFunction;
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${path}: ${describeSchemaError(error)}`);
  };
});

function describeSchemaError({ instancePath, message, keyword, params }: ErrorObject): string {
  // "/topics/digital-consent-age/0/value" reads as "topics.digital-consent-age[0].value".
  const field = instancePath
    .replace(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".")
    .replace(/^\./, "");
  const named = params as { additionalProperty?: string; allowedValues?: unknown[] };
  const detail =
    keyword === "additionalProperties"
      ? `: ${named.additionalProperty}`
      : keyword === "enum"
        ? `: ${named.allowedValues?.join(", ")}`
        : "";
  return `${field || "the file"} ${message ?? "is wrong"}${detail}`;
}

/**
 * Every problem of the files, each as a line that names file and field; empty where there is none.
 * Pure: takes the result of `parseTexts`.
 */
export function checkPolicy({ documents, problems }: PolicyDocuments): string[] {
  // The other checks need every file parsed.
  if (problems.length > 0) return problems;
  const checkSchema = makeSchemaCheck(documents["schema.yaml"] as object);
  const found = Object.entries(documents).flatMap(([path, value]) => {
    if (JURISDICTION_FILE.test(path)) return checkSchema("Jurisdiction", path, value);
    if (path.startsWith("laws/")) return checkSchema("Law", path, value);
    if (path.startsWith("calendars/")) return checkSchema("Calendar", path, value);
    if (path === "membership.yaml") return checkSchema("Membership", path, value);
    if (path === "permissions.yaml") return checkSchema("Permissions", path, value);
    if (path === "twins.yaml") return checkSchema("Twins", path, value);
    return [];
  });
  // The next checks rely on the form.
  return found.length > 0 ? found : checkMeaning(documents);
}

function checkMeaning(documents: Record<string, unknown>): string[] {
  const names = new Map(
    parseJurisdictions(documents["iso3166.csv"] as string).map(({ code, name }) => [code, name]),
  );
  const problems: string[] = [];

  for (const [path, document] of Object.entries(documents)) {
    const code = JURISDICTION_FILE.exec(path)?.[1];
    if (code === undefined) continue;
    const { jurisdiction, name, topics } = document as JurisdictionAges;
    const say = (field: string, message: string) => problems.push(`${path}: ${field} ${message}`);
    if (jurisdiction !== code) say("jurisdiction", `must be ${code}, as the file is named`);
    if (code !== "default" && names.get(code) !== name) {
      say("name", `must be "${names.get(code) ?? "that of a jurisdiction"}", as in iso3166.csv`);
    }
    for (const [topic, rows] of Object.entries(topics)) {
      checkRows(rows, (index, field, message) =>
        say(`topics.${topic}[${index}].${field}`, message),
      );
      if (code !== "default")
        rows.forEach((row, index) => {
          const lacking = lackingSource(row);
          if (lacking !== undefined) say(`topics.${topic}[${index}].confidence`, lacking);
        });
    }
  }

  problems.push(...checkDefault(documents["jurisdictions/default.yaml"] as JurisdictionAges));
  problems.push(...checkPermissions(documents["permissions.yaml"], names));
  problems.push(...checkLaws(documents, new Set(names.keys())));
  const { twins } = documents["twins.yaml"] as { twins: Record<string, string>[] };
  twins.forEach(({ inherits: _, ...codes }, index) => {
    for (const [field, code] of Object.entries(codes)) {
      if (!names.has(code))
        problems.push(`twins.yaml: twins[${index}].${field} ${code} is not a jurisdiction`);
    }
  });
  return problems;
}

function checkRows(
  rows: readonly Row[],
  say: (index: number, field: string, message: string) => void,
) {
  rows.forEach((row, index) => {
    const { effectiveFrom, effectiveTo, correction } = row;
    const previous = rows[index - 1];
    const dates: Record<string, string | undefined> = {
      effectiveFrom,
      effectiveTo,
      "correction.date": correction?.date,
    };
    for (const [field, date] of Object.entries(dates)) {
      if (date !== undefined && !isLawDay(date))
        say(index, field, `${date} is not a date from 1800 to 2200`);
    }
    if (effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo < effectiveFrom) {
      say(index, "effectiveTo", "must not be before effectiveFrom");
    }
    if (previous && effectiveFrom === undefined) {
      say(index, "effectiveFrom", "is required in every row but the first");
    } else if (previous && (previous.effectiveTo ?? "9999-12-31") >= (effectiveFrom ?? "")) {
      say(index, "effectiveFrom", "must be after the effectiveTo of the row before");
    }
  });
}

/** Returns what is missing for the confidence of an age's row; undefined if nothing is. */
function lackingSource({ sources, confidence }: Row): string | undefined {
  if (confidence === "low") return undefined;
  const read = sources.filter((source) => isRead(source) && typeof source.url === "string");
  if (read.length === 0) return "must be low, because no source with an address was read";
  if (confidence === "high" && !read.some(({ kind }) => OFFICIAL_KINDS.includes(kind)))
    return "must be medium or low, because no statute, regulator or court was read";
  return undefined;
}

/** The default must decide both ages on every day, with confidence. */
function checkDefault(jurisdiction: JurisdictionAges | undefined): string[] {
  const required: Topic[] = ["digital-consent-age", "civil-majority-age"];
  return required
    .filter((topic) => {
      const rows = jurisdiction?.topics[topic] ?? [];
      const [row] = rows;
      return (
        rows.length !== 1 || row?.effectiveFrom || row?.effectiveTo || row?.confidence === "low"
      );
    })
    .map(
      (topic) =>
        `jurisdictions/default.yaml: topics.${topic} must be one row without dates, not of low confidence`,
    );
}

function checkPermissions(document: unknown, names: ReadonlyMap<string, string>): string[] {
  const { permissions } = document as { permissions: StandardPermission[] };
  const seen = new Set<string>();
  return permissions.flatMap(({ name, jurisdictions = {} }, index) => {
    const field = `permissions.yaml: permissions[${index}]`;
    const repeated = seen.has(name) ? [`${field}.name ${name} is listed twice`] : [];
    seen.add(name);
    const unknown = Object.keys(jurisdictions).filter((code) => !names.has(code));
    return [
      ...repeated,
      ...unknown.map((code) => `${field}.jurisdictions ${code} is not a jurisdiction`),
    ];
  });
}
