import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

import { operationNamed, operations } from "../../../testing/contract.js";
import { program } from "../../../testing/program.js";
import { handlers } from "../../handlers/index.js";
import { BUILT_CHECKS, type BuiltChecks } from "./built-checks.js";
import { readContract, type Operation } from "./contract.js";
import type { OpenApiDocument } from "./document.js";
import type { SchemaCheck } from "./response-check.js";
import { BUILT_NAMES } from "./redacted-names.js";
import { redactedNames } from "./redaction.js";
import { compileSchema, createResponseCompiler } from "./response-compiler.js";
import { checksKey, type CheckTable } from "./validator/checks.js";
import { compileChecks } from "./validator/compile.js";
import { createValidator, type Parts } from "./validator/validator.js";

/** If this goes, the service checks otherwise than the tests do, which compile the contract themselves. */
describe("what the build wrote down of requests and responses says what was compiled", () => {
  const document = JSON.parse(readFileSync("generated/contract.json", "utf8")) as OpenApiDocument;
  const contract = readContract(document, handlers);
  let built: CheckTable;
  let responses: BuiltChecks["responses"];
  let compiled: CheckTable;
  beforeAll(async () => {
    const path = `${dirname(program())}/http/contract/${BUILT_CHECKS}`;
    ({ requests: built, responses } = (await import(pathToFileURL(path).href)) as BuiltChecks);
    compiled = await compileChecks(contract);
  });

  test("of names that no log may show", () => {
    const path = `${dirname(program())}/http/contract/${BUILT_NAMES}`;
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(redactedNames(document));
  });

  test("of every operation", () => {
    expect([...built.keys()].sort()).toEqual([...compiled.keys()].sort());
  });

  test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    "%s",
    (_id, operation) => {
      const validators = [built, compiled].map((table) => createValidator(contract, table));
      const verdicts = requestsOf(operation).map((parts) => {
        const [ours, theirs] = validators.map((validate) => {
          const own = structuredClone(parts);
          return { issues: validate(operation, own), coerced: own };
        });
        expect(ours).toEqual(theirs);
        return ours?.issues.length;
      });
      expect(verdicts).toContain(0);
    },
  );

  test.each(["body", "headers"] as const)("of the %s of responses", (part) => {
    const { [part]: ajv } = createResponseCompiler(document);
    const examples = operations.flatMap(({ responses: declared }) =>
      [...declared.values()].flatMap((each) => Object.values(each.examples)),
    );
    const values = [...examples.map(({ value }) => value), ...ODD, "*", "5"];
    let valid = 0;
    for (const [at, ours] of responses[part]) {
      const theirs = compileSchema(ajv, at);
      const verdicts = (check: SchemaCheck) =>
        values.map((value) => [check(value), check.errors?.map(({ message }) => message)]);
      expect([at, verdicts(ours)]).toEqual([at, verdicts(theirs)]);
      valid += values.filter((value) => ours(value)).length;
    }
    expect(valid).toBeGreaterThan(responses[part].size);
  });

  test("and what has no checks stops the start", () => {
    const [first] = contract.operations;
    const table = new Map(built);
    for (const hasBody of [true, false]) table.delete(checksKey(first as Operation, hasBody));
    expect(() => createValidator(contract, table)).toThrow("nothing was compiled of it");
  });
});

const ODD = [null, true, -1, 1e300, "", "\u{1f600}".repeat(300), "2026-02-30", [], {}, [[]]];

/** Its examples, each with one field or parameter left out, added, or replaced by something odd. */
function requestsOf({ id, query, headers, body }: Operation): Parts[] {
  const { parameters, body: declared } = operationNamed(id);
  const bodies = Object.values(declared?.examples ?? {}).map(({ value }) => value as object);
  const among = (known: Operation["query"]) =>
    Object.fromEntries(
      [...known].flatMap(([name, { name: written }]) => {
        const { examples = {} } = parameters.find((each) => each.name === written) ?? {};
        const [first] = Object.values(examples);
        return first === undefined ? [] : [[name, first.value]];
      }),
    );
  const usual = { query: among(query), headers: among(headers), body: bodies[0] };
  return [
    ...(body?.required ? [] : [{ ...usual, body: undefined }]),
    ...bodies.flatMap((each) =>
      [each, ...variantsOf(each)].map((one) => ({ ...usual, body: one })),
    ),
    ...variantsOf(usual.query).map((each) => ({ ...usual, query: each })),
    ...variantsOf(usual.headers).map((each) => ({ ...usual, headers: each })),
  ];
}

function variantsOf(value: object): Record<string, unknown>[] {
  return [
    { ...value, unknownField: 1 },
    ...Object.keys(value).flatMap((field) => [
      Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)),
      ...ODD.map((odd) => ({ ...value, [field]: odd })),
    ]),
  ];
}
