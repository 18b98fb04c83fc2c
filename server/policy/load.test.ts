import { afterAll, describe, expect, test } from "@jest/globals";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPolicy } from "./check.js";
import { POLICY_DIRECTORY, hashTexts, readPolicyTexts } from "./files.js";
import { parseTexts } from "./parse.js";
import { lintPolicy } from "./lint.js";
import { COMPILED_FILE, loadPolicy } from "./load.js";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the policy in which one file is edited. */
function copyWith(path: string, edit: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "policy-"));
  folders.push(folder);
  cpSync(POLICY_DIRECTORY, folder, {
    recursive: true,
    filter: (from) => !from.endsWith(".ts") && !from.endsWith(COMPILED_FILE),
  });
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  const edited = edit(text);
  if (edited === text) throw new Error(`the edit of ${path} changes nothing`);
  writeFileSync(file, edited);
  return folder;
}

const DENMARK = "jurisdictions/DK.yaml";
const texts = readPolicyTexts(POLICY_DIRECTORY);
const { documents: sound } = parseTexts(texts);

/** Returns the problems once one text is replaced in one file. The other files are parsed once for all. */
function problemsWith(path: string, from: string, to: string): string[] {
  const text = texts.get(path) ?? "";
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  const edited = parseTexts(new Map([[path, text.replace(from, to)]]));
  return checkPolicy({ ...edited, documents: { ...sound, ...edited.documents } });
}

describe("a file that cannot be trusted is named by file and field", () => {
  test.each<[string, string, string, string, string]>([
    [
      "an unknown field",
      DENMARK,
      "    - value: 13",
      "    - shoes: 1\n      value: 13",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0] must NOT have additional properties: shoes",
    ],
    [
      "an unknown topic",
      DENMARK,
      "  digital-consent-age:",
      "  digital-age:",
      "jurisdictions/DK.yaml: topics must NOT have additional properties: digital-age",
    ],
    [
      "a value of the wrong type",
      DENMARK,
      "value: 13",
      "value: thirteen",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0].value must be integer",
    ],
    [
      "an unknown confidence",
      DENMARK,
      "confidence: medium",
      "confidence: sure",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0].confidence must be equal to one of the allowed values: high, medium, low",
    ],
    [
      "a missing instrument",
      DENMARK,
      "      instrument: Data Protection Act s.6(2)\n",
      "",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0] must have required property 'instrument'",
    ],
    [
      "a date that is none",
      DENMARK,
      "2023-12-31",
      "2023-12-32",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0].effectiveTo 2023-12-32 is not a date",
    ],
    [
      "periods that overlap",
      DENMARK,
      "effectiveTo: 2023-12-31",
      "effectiveTo: 2024-01-01",
      "jurisdictions/DK.yaml: topics.digital-consent-age[1].effectiveFrom must be after the effectiveTo of the row before",
    ],
    [
      "an open period before another",
      DENMARK,
      "      effectiveTo: 2023-12-31\n",
      "",
      "jurisdictions/DK.yaml: topics.digital-consent-age[1].effectiveFrom must be after the effectiveTo of the row before",
    ],
    [
      "a period that ends before it starts",
      DENMARK,
      "effectiveFrom: 2018-05-25",
      "effectiveFrom: 2024-05-25",
      "jurisdictions/DK.yaml: topics.digital-consent-age[0].effectiveTo must not be before effectiveFrom",
    ],
    [
      "a row of good confidence without an address",
      DENMARK,
      'url: "https://teknomers.com/en/it-went-badly-news-norway-overview-of-news-from-various-parts-of-the-country"',
      "url: null, file: a file",
      "jurisdictions/DK.yaml: topics.digital-consent-age[1].confidence must be low, because no source with an address was read",
    ],
    [
      "a row of high confidence that only the press reports",
      "jurisdictions/US.yaml",
      "kind: statute",
      "kind: press",
      "jurisdictions/US.yaml: topics.digital-consent-age[0].confidence must be medium or low, because no statute, regulator or court was read",
    ],
    [
      "a file of another place",
      DENMARK,
      "jurisdiction: DK",
      "jurisdiction: SE",
      "jurisdictions/DK.yaml: jurisdiction must be DK, as the file is named",
    ],
    ["text that is no YAML", DENMARK, "name: Denmark", "name: [Denmark", "jurisdictions/DK.yaml: "],
    [
      "a repeated key",
      DENMARK,
      "name: Denmark",
      "name: Denmark\nname: Dania",
      "jurisdictions/DK.yaml: Map keys must be unique",
    ],
    [
      "a default that lapses",
      "jurisdictions/default.yaml",
      "    - value: 16",
      "    - effectiveTo: 2030-01-01\n      value: 16",
      "jurisdictions/default.yaml: topics.digital-consent-age must be one row without dates, not of low confidence",
    ],
    [
      "a permission that a guardian has on before consent",
      "permissions.yaml",
      "minor: guardian-off",
      "minor: guardian-on",
      "permissions.yaml: permissions[0].minor must be equal to one of the allowed values: player-on, player-off, guardian-off, prohibited",
    ],
    [
      "a permission twice",
      "permissions.yaml",
      "name: leaderboard-and-rankings",
      "name: multiplayer",
      "permissions.yaml: permissions[1].name multiplayer is listed twice",
    ],
    [
      "an exception for no place",
      "permissions.yaml",
      "BR:",
      "XX:",
      "jurisdictions XX is not a jurisdiction",
    ],
    [
      "twins that are no places",
      "twins.yaml",
      "US-AS",
      "US-ZZ",
      "twins.yaml: twins[0].subdivision US-ZZ is not a jurisdiction",
    ],
  ])("%s", (_, path, from, to, message) => {
    expect(problemsWith(path, from, to)).toContainEqual(expect.stringContaining(message));
  });

  test("the service does not start with it, and all problems are named at once", async () => {
    const folder = copyWith(DENMARK, (text) =>
      text.replaceAll("confidence: medium", "confidence: sure"),
    );
    await expect(loadPolicy(folder)).rejects.toThrow(/\[0\]\.confidence[^]*\[1\]\.confidence/);
  });

  test("a wrong case is a matter of lint, and does not keep the service from starting", async () => {
    const folder = copyWith(DENMARK, (text) =>
      text.replace("age: 12, expect: DIGITAL_MINOR", "age: 12, expect: LEGAL_ADULT"),
    );
    expect(lintPolicy(folder)).toEqual([
      expect.stringMatching(
        /^jurisdictions\/DK\.yaml: cases\[\d+\] .* expects LEGAL_ADULT, is DIGITAL_MINOR$/,
      ),
    ]);
    await loadPolicy(folder);
  });

  test("a case of no known form is a matter of lint", () => {
    const folder = copyWith(DENMARK, (text) => text.replace("age: 12, expect", "agee: 12, expect"));
    expect(lintPolicy(folder).join("\n")).toContain("jurisdictions/DK.yaml: cases: [");
  });
});

describe("the loaded policy", () => {
  test("has one version until a file changes", async () => {
    const { version } = await loadPolicy();
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect((await loadPolicy()).version).toBe(version);
    const folder = copyWith(DENMARK, (text) => `${text}# reviewed\n`);
    expect((await loadPolicy(folder)).version).not.toBe(version);
  });

  test("cannot be changed", async () => {
    const policy = await loadPolicy();
    const row = policy.ages.DK?.topics["digital-consent-age"]?.[0];
    expect(Object.isFrozen(policy.jurisdictions)).toBe(true);
    expect(() => Object.assign(row ?? {}, { value: 5 })).toThrow(TypeError);
    expect(() => Object.assign(policy.permissions, { hacking: {} })).toThrow(TypeError);
  });

  test("is the same from its compiled form, which counts only while the files are those it was made from", async () => {
    const folder = copyWith("twins.yaml", (text) => `${text}# copy\n`);
    const copied = readPolicyTexts(folder);
    const { documents } = parseTexts(copied);
    const fromFiles = await loadPolicy(folder);
    const compile = (version: string, content: Record<string, unknown>) =>
      writeFileSync(join(folder, COMPILED_FILE), JSON.stringify({ version, documents: content }));
    /** Loads another policy in between, because the last one is remembered. */
    const readAnew = async () => {
      await loadPolicy();
      return loadPolicy(folder);
    };
    compile(hashTexts(copied), documents);
    const fromCompiled = await readAnew();
    expect(fromCompiled).toEqual(fromFiles);
    expect(fromCompiled.jurisdictions.codes()).toEqual(fromFiles.jurisdictions.codes());
    compile("0123456789abcdef", { ...documents, "twins.yaml": { twins: [] } });
    expect(await readAnew()).toEqual(fromFiles);
    writeFileSync(join(folder, COMPILED_FILE), "{ cut sho");
    expect(await readAnew()).toEqual(fromFiles);
  });
});
