import { readFileSync } from "node:fs";
import { join } from "node:path";
import { POLICY_DIRECTORY, hashTexts, readPolicyTexts } from "./files.js";
import { SortedJurisdictions } from "./jurisdictions.js";
import type {
  Calendar,
  JurisdictionAges,
  LawFile,
  Membership,
  Policy,
  StandardPermission,
} from "./types.js";

/** The build writes this file beside the compiled code, so that the service need not parse YAML when it starts. */
export const COMPILED_FILE = "policy.json";
export type CompiledPolicy = { version: string; documents: Record<string, unknown> };

/** The files are wrong. The message has one line for each problem, naming file and field. */
export class PolicyError extends Error {
  override readonly name = "PolicyError";
  readonly problems: readonly string[];

  constructor(directory: string, problems: readonly string[]) {
    super(`the policy in ${directory} cannot be used:\n  ${problems.join("\n  ")}`);
    this.problems = problems;
  }
}

/** The policy that was read last. Its version is the hash of the files, so equal files are not parsed again. */
let latest: Policy | undefined;

/**
 * Reads, checks and freezes the law and the catalogue of permissions. Throws PolicyError with every problem at once.
 * Call it once for a process and pass the result on. `directory` defaults to the folder of this module.
 */
export async function loadPolicy(directory = POLICY_DIRECTORY): Promise<Policy> {
  const texts = readPolicyTexts(directory);
  const version = hashTexts(texts);
  if (latest?.version === version) return latest;
  // The build compiled and checked these very files. Edited files are read and checked again.
  const compiled = readCompiled(directory);
  if (compiled?.version === version) return (latest = makePolicy(compiled));
  const { parseTexts } = await import("./parse.js");
  const { checkPolicy } = await import("./check.js");
  const parsed = parseTexts(texts);
  const problems = checkPolicy(parsed);
  if (problems.length > 0) throw new PolicyError(directory, problems);
  return (latest = makePolicy({ version, documents: parsed.documents }));
}

function readCompiled(directory: string): CompiledPolicy | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, COMPILED_FILE), "utf8")) as CompiledPolicy;
  } catch {
    // The file is absent, as in the source tree, or incomplete. The source files hold the same, but take longer.
    return undefined;
  }
}

/** The documents must have passed `checkPolicy`. */
export function makePolicy({ version, documents }: CompiledPolicy): Policy {
  const documentsIn = (folder: string) =>
    Object.keys(documents)
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => documents[path]);
  const ages = documentsIn("jurisdictions") as JurisdictionAges[];
  const laws = documentsIn("laws") as LawFile[];
  const calendars = documentsIn("calendars") as Calendar[];
  const { permissions } = documents["permissions.yaml"] as { permissions: StandardPermission[] };
  const pairs = (documents["twins.yaml"] as { twins: TwinPair[] }).twins;
  return freezeDeep({
    version,
    documents,
    jurisdictions: new SortedJurisdictions(documents["iso3166.csv"] as string),
    ages: tableBy(ages, ({ jurisdiction }) => jurisdiction),
    laws: tableBy(laws, ({ id }) => id),
    membership: documents["membership.yaml"] as Membership,
    calendars: tableBy(calendars, ({ calendar }) => calendar),
    permissions: tableBy(permissions, (permission) => permission.name),
    twins: pairUp(pairs),
    detached: pairs.filter(({ inherits }) => !inherits).map(({ subdivision }) => subdivision),
  });
}

type TwinPair = { country: string; subdivision: string; inherits: boolean };

/** Both directions; the subdivisions of one country code are not each other's twins. */
function pairUp(pairs: readonly TwinPair[]): Record<string, string[]> {
  const table = Object.create(null) as Record<string, string[]>;
  for (const { country, subdivision } of pairs) {
    (table[country] ??= []).push(subdivision);
    (table[subdivision] ??= []).push(country);
  }
  return table;
}

function tableBy<T>(entries: readonly T[], keyOf: (entry: T) => string): Record<string, T> {
  const table = Object.create(null) as Record<string, T>;
  for (const entry of entries) table[keyOf(entry)] = entry;
  return table;
}

function freezeDeep<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freezeDeep(value[key]);
  return Object.freeze(value);
}
