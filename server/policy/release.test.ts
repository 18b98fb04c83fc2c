import { expect, test } from "@jest/globals";

import { testPolicy } from "../../testing/policy.js";
import { POLICY_DIRECTORY, readPolicyTexts } from "./files.js";
import { makePolicy } from "./load.js";
import { parseTexts } from "./parse.js";
import { releaseOf } from "./release.js";

const PATH = "laws/BR/BR-eca-digital.yaml";
const texts = readPolicyTexts(POLICY_DIRECTORY);

/** The release of the files where the text of a law is another. */
function releaseWith(change: (law: string) => string): string {
  const edited = new Map(texts).set(PATH, change(texts.get(PATH) ?? ""));
  return releaseOf(makePolicy({ version: "edited", documents: parseTexts(edited).documents }));
}

test("a release is named by the last day on which a source was read, and by what the files say", () => {
  const release = releaseOf(testPolicy());
  expect(release).toMatch(/^\d{4}\.\d\d\.\d\d-[\da-f]{8}$/);
  expect(releaseWith((law) => law)).toBe(release);
  expect(releaseWith((law) => `# A comment.\n${law}\ncases: []\n`)).toBe(release);
  const renamed = releaseWith((law) => law.replace(/^name: .*$/m, "name: Another name"));
  expect(renamed.slice(0, 11)).toBe(release.slice(0, 11));
  expect(renamed).not.toBe(release);
  const readLater = releaseWith((law) => law.replace(/retrieved: [\d-]+/, "retrieved: 2031-02-03"));
  expect(readLater).toMatch(/^2031\.02\.03-/);
});
