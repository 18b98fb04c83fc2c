import { describe, expect, test } from "@jest/globals";
import { makeSchemaCheck } from "./check.js";
import { checkLaws } from "./check-laws.js";
import { POLICY_DIRECTORY, readPolicyTexts } from "./files.js";
import { parseTexts } from "./parse.js";
import { testPolicy } from "../../testing/policy.js";

const texts = readPolicyTexts(POLICY_DIRECTORY);
const { documents: sound } = parseTexts(texts);
const places = new Set(testPolicy().jurisdictions.codes());
const checkSchema = makeSchemaCheck(sound["schema.yaml"] as object);

const BRAZIL = "laws/BR/BR-eca-digital.yaml";
const CHINA = "laws/CN/CN-games-minors.yaml";
const TEXAS = "laws/US/US-TX-sb2420.yaml";
const COPPA = "laws/US/US-coppa.yaml";

/** What is wrong once one text is replaced in one file. */
function problemsWith(path: string, from: string, to: string): string[] {
  const text = texts.get(path) ?? "";
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  const { documents, problems } = parseTexts(new Map([[path, text.replace(from, to)]]));
  if (problems.length > 0) return problems;
  const form = path.startsWith("laws/")
    ? "Law"
    : path.startsWith("calendars/")
      ? "Calendar"
      : "Membership";
  const wrong = checkSchema(form, path, documents[path]);
  return wrong.length > 0 ? wrong : checkLaws({ ...sound, ...documents }, places);
}

test("the laws of the folder have no fault", () => {
  expect(checkLaws(sound, places)).toEqual([]);
});

describe("a law that cannot be trusted is named by file and key, with what to do", () => {
  test.each<[string, string, string, string, string]>([
    [
      "a quote that is too long",
      BRAZIL,
      'quote: "São',
      `quote: "${"x".repeat(200)}São`,
      "sources[0].quote must NOT have more than 200 characters",
    ],
    [
      "what a notice to players needs of a consent page",
      COPPA,
      "type: notice, to: guardian",
      "type: notice, to: player",
      "needs must go: a consent page gives notice to guardians only",
    ],
    [
      "a disclosure that its list leaves out",
      COPPA,
      "targeted-ads, third-party-disclosure], disclosing: true",
      "targeted-ads], disclosing: true",
      "permissions lacks third-party-disclosure, which discloses",
    ],
    [
      "less than a verified guardian for some permissions alone",
      COPPA,
      "type: guardian-assurance, below: 13, level: verified",
      "type: guardian-assurance, below: 13, level: reasonable-efforts",
      "permissions must go: only verified can be asked for some permissions alone",
    ],
    [
      "a text that sends readers of the law to a file of this project",
      BRAZIL,
      'text: "paid loot boxes',
      'text: "(see calendars/BR.yaml) paid loot boxes',
      "text names a file: readers of the law do not have it",
    ],
    [
      "a need that no notice can meet",
      COPPA,
      "parts: [contact-source]",
      "parts: [goodwill]",
      "parts[0] must be equal to one of the allowed values",
    ],
    [
      "an unknown permission",
      BRAZIL,
      "[profiling, targeted-ads]",
      "[hacking]",
      "permissions hacking is not in permissions.yaml",
    ],
    [
      "states that overlap",
      BRAZIL,
      "to: 2026-03-16",
      "to: 2026-03-17",
      "status[1].from must be after 2026-03-17: states must not overlap",
    ],
    [
      "a state without end before another",
      BRAZIL,
      ", to: 2026-03-16",
      "",
      "status[0].to is missing: only the last state has no end",
    ],
    [
      "a last state that ends",
      BRAZIL,
      "from: 2026-03-17, state",
      "from: 2026-03-17, to: 2030-01-01, state",
      "status[1].to must go: the last state has no end",
    ],
    [
      "a state that is none",
      BRAZIL,
      "state: in-force",
      "state: active",
      "status[1].state must be equal to one of the allowed values",
    ],
    [
      "a day that is none",
      BRAZIL,
      "from: 2026-03-17",
      "from: 2026-03-37",
      "status[1].from 2026-03-37 is not a date",
    ],
    [
      "a day after 2200",
      BRAZIL,
      "from: 2026-03-17",
      "from: 2206-03-17",
      "status[1].from 2206-03-17 is not a date from 1800 to 2200",
    ],
    [
      "a day before 1800",
      BRAZIL,
      "from: 2025-09-17",
      "from: 1025-09-17",
      "status[0].from 1025-09-17 is not a date from 1800 to 2200",
    ],
    [
      "a duty without a source",
      BRAZIL,
      ", check: found, source: br-art20",
      ", check: found",
      "duties[0] must have required property 'source'",
    ],
    [
      "a duty without a check",
      BRAZIL,
      "check: found, source: br-art20",
      "source: br-art20",
      "duties[0] must have required property 'check'",
    ],
    [
      "a source that is not there",
      BRAZIL,
      "source: br-art20",
      "source: br-art99",
      "duties[0].source br-art99 is none of the law's sources: add it, or cite another",
    ],
    [
      "a value that was found in a page nobody read",
      BRAZIL,
      "retrieved: 2026-11-23, note: quotes art. 20 in full",
      "retrieved: null, note: quotes art. 20 in full",
      "duties[0].source br-art20 was not read: cite one that was, or say recalled under check",
    ],
    [
      "a duty of no known type",
      BRAZIL,
      "type: ban",
      "type: forbid",
      "duties[0].type must be equal to one of the allowed values",
    ],
    [
      "a field of another type",
      BRAZIL,
      "type: ban,",
      "type: ban, minutesPerDay: 60,",
      "duties[0].minutesPerDay does not belong to ban: leave it out",
    ],
    [
      "a ban without permissions",
      BRAZIL,
      "permissions: [profiling, targeted-ads], ",
      "",
      "permissions is missing in ban",
    ],
    [
      "an age for the assurance of ages",
      BRAZIL,
      "type: age-assurance,",
      "type: age-assurance, below: 18,",
      "duties[1].below must go: a claimed age is what is checked",
    ],
    [
      "a limit of time without minutes or hours",
      "laws/VN/VN-decree147.yaml",
      " minutesPerDay: 60,",
      "",
      "duties[0].minutesPerDay or windows is needed in time-limit",
    ],
    [
      "a source without an address that is no tracker",
      "laws/CN/CN-minors-mode.yaml",
      "kind: tracker",
      "kind: press",
      "sources[0].kind must be tracker, because only a file without an address was read",
    ],
    [
      "a service outside the law",
      CHINA,
      "type: time-limit,",
      "type: time-limit, services: [social-media],",
      "services social-media is none that the law applies to",
    ],
    [
      "a zone that is none",
      CHINA,
      "zone: Asia/Shanghai",
      "zone: Asia/Shangri-La",
      "zone Asia/Shangri-La is not a time zone",
    ],
    [
      "holidays without a calendar",
      CHINA,
      "holidays: CN",
      "holidays: VN",
      "holidays VN has no file calendars/VN.yaml: add it",
    ],
    [
      "ages that end before they begin",
      BRAZIL,
      "services: [game], below: 18,",
      "services: [game], from: 18, below: 18,",
      "duties[0].below must be over from, 18",
    ],
    [
      "high confidence from reports alone",
      BRAZIL,
      "confidence: medium",
      "confidence: high",
      "confidence must be medium or low: no statute, regulator or court was read",
    ],
    [
      "another file name",
      TEXAS,
      "id: US-TX-sb2420",
      "id: US-TX-sb2421",
      "id wants the file laws/US/US-TX-sb2421.yaml",
    ],
    [
      "another place",
      TEXAS,
      "place: US-TX",
      "place: US-CA",
      "id must begin with its place, US-CA-",
    ],
    ["the id of another law", TEXAS, "id: US-TX-sb2420", "id: US-coppa", "id US-coppa is that of"],
    [
      "a place that is none",
      CHINA,
      "excludes: [HK",
      "excludes: [XX",
      "excludes XX is not in iso3166.csv",
    ],
    ["an address without a scheme", COPPA, 'url: "https://', 'url: "', "url must match pattern"],
    [
      "a recalled source with an address",
      BRAZIL,
      "kind: statute-copy",
      "kind: recalled",
      "sources[0].kind cannot be recalled",
    ],
    [
      "an unknown key",
      BRAZIL,
      "authority:",
      "ministry: none\nauthority:",
      "the file must NOT have additional properties: ministry",
    ],
    ["text that is no YAML", BRAZIL, "place: BR", "place: [BR", `${BRAZIL}: `],
    [
      "a holiday of another year",
      "calendars/CN.yaml",
      "from: 2026-05-01",
      "from: 2025-05-01",
      "years.2026 2025-05-01 is not a date of 2026",
    ],
    [
      "a member that is no place",
      "membership.yaml",
      "place: HR",
      "place: XX",
      "members[27].place XX is not in iso3166.csv",
    ],
  ])("%s", (_, path, from, to, message) => {
    const problems = problemsWith(path, from, to);
    expect(problems).toContainEqual(expect.stringContaining(message));
  });

  test("medium confidence needs two sources that were read and are independent", () => {
    const law = structuredClone(sound[BRAZIL]) as {
      sources: { kind: string; retrieved?: string }[];
    };
    for (const source of law.sources.slice(1)) delete source.retrieved;
    expect(checkLaws({ ...sound, [BRAZIL]: law }, places)).toContainEqual(
      expect.stringContaining("confidence must be low: medium needs two sources"),
    );
  });
});
