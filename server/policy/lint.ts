// All that is checked before a policy is merged: form, meaning, and the cases beside the rules.
import {
  type Case,
  type LawCase,
  failingCases,
  failingLawCases,
  jurisdictionOfFile,
  missingCases,
  missingLawCases,
} from "./cases.js";
import { checkPolicy, makeSchemaCheck } from "./check.js";
import { hashTexts, readPolicyTexts } from "./files.js";
import { parseCases, parseTexts } from "./parse.js";
import { makePolicy } from "./load.js";
import type { JurisdictionAges, LawFile } from "./types.js";

/** Every problem of the files in a folder, as lines that name file and field; empty where there is none. */
export function lintPolicy(directory: string): string[] {
  const texts = readPolicyTexts(directory);
  const parsed = parseTexts(texts);
  const problems = checkPolicy(parsed);
  if (problems.length > 0) return problems;
  const checkSchema = makeSchemaCheck(parsed.documents["schema.yaml"] as object);
  const policy = makePolicy({ version: hashTexts(texts), documents: parsed.documents });
  const ofLaws = [...texts]
    .filter(([path]) => path.startsWith("laws/"))
    .flatMap(([path, text]) => {
      const cases = parseCases(text);
      const wrong = cases === undefined ? [] : checkSchema("LawCases", `${path}: cases`, cases);
      if (cases === undefined || wrong.length > 0) return wrong;
      const law = policy.laws[(parsed.documents[path] as LawFile).id] as LawFile;
      return [
        ...failingLawCases(policy, law, cases as LawCase[]),
        ...missingLawCases(law, cases as LawCase[]),
      ].map((line) => `${path}: ${line}`);
    });
  const ofPlaces = [...texts]
    .filter(([path]) => path.startsWith("jurisdictions/"))
    .flatMap(([path, text]) => {
      const cases = parseCases(text);
      const wrong = checkSchema("Cases", `${path}: cases`, cases);
      if (wrong.length > 0) return wrong;
      const file = parsed.documents[path] as JurisdictionAges;
      return [
        ...failingCases(policy, jurisdictionOfFile(policy, file), cases as Case[]),
        ...missingCases(policy, file, cases as Case[]),
      ].map((line) => `${path}: ${line}`);
    });
  return [...ofPlaces, ...ofLaws];
}
