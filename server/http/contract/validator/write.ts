import standalone from "ajv/dist/standalone/index.js";
import type { Ajv as AnyAjv } from "ajv";

import type { Compiled } from "./compile.js";

/**
 * Writes the checks down as a module, so that a start need not compile them: it was half of its processor time.
 * `formatsFrom`: a module that exports `formats`.
 * @throws Error where a check holds what has no code, such as a keyword of express-openapi-validator's own
 */
export function writeChecks(compiled: ReadonlyMap<string, Compiled>, formatsFrom: string): string {
  const entries = [...compiled];
  const [[, first]] = entries as [[string, Compiled]];
  const parts = (["general", "body"] as const).map((part) => {
    const keys = Object.fromEntries(entries.map(([, { key }]) => [key, key]));
    const code = standalone.default(first.ajv[part] as unknown as AnyAjv, keys);
    return `const ${part} = {};\n((exports) => {\n${code}\n})(${part});`;
  });
  const table = entries.map(
    ([name, { key }]) =>
      `  [${JSON.stringify(name)}, { general: general[${JSON.stringify(key)}], body: body[${JSON.stringify(key)}] }],`,
  );
  return [
    `import { formats } from ${JSON.stringify(formatsFrom)};`,
    ...parts,
    `export const checks = new Map([\n${table.join("\n")}\n]);\n`,
  ].join("\n");
}
