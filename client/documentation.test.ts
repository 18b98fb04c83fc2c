// What an editor shows over a method, a field or an event: the contract's own words, read as an editor reads them.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Described {
  summary: string;
  description: string;
}
interface Contract {
  paths: Record<
    string,
    Record<string, Described & { operationId: string; parameters?: Parameter[] }>
  >;
  webhooks: Record<string, { post: Described }>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}
interface Parameter extends Schema {
  name: string;
  in: string;
  schema: Schema;
}
const contract = JSON.parse(readFileSync("generated/contract.json", "utf8")) as Contract;
const { schemas } = contract.components;

/** The description of a schema, or of the one that it refers to. */
function descriptionOf({ description, $ref }: Schema): string | undefined {
  if (description !== undefined || $ref === undefined) return description;
  return descriptionOf(schemas[$ref.split("/").at(-1)!]!);
}

const program = ts.createProgram([resolve("client/index.ts")], {
  strict: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  types: ["node"],
  noEmit: true,
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(resolve("client/index.ts"))!;
const exported = (name: string): ts.Type => {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const symbol = symbols.find((each) => each.name === name)!;
  return checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol));
};
const member = (type: ts.Type, name: string): ts.Symbol => {
  const symbol = checker.getPropertyOfType(checker.getNonNullableType(type), name);
  if (!symbol) throw new Error(`There is no ${name}.`);
  return symbol;
};
const typeOf = (symbol: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
const inside = (type: ts.Type, ...names: string[]) =>
  names.reduce((at, name) => typeOf(member(at, name)), type);
const hover = (symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker));

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

describe("an editor shows the contract's words", () => {
  const client = exported("Client");

  test.each(operations)("over client.$operationId", ({ operationId, summary, description }) => {
    expect(hover(member(client, operationId))).toBe(`${summary}\n\n${description}`);
  });

  test.each(Object.entries(contract.webhooks))("over the event %s", (type, { post }) => {
    const text = hover(member(exported("webhooks"), type));
    expect(text).toBe(`${post.summary}\n\n${post.description}`);
  });

  test.each(operations)(
    "over the parameters of $operationId",
    ({ operationId, parameters = [] }) => {
      for (const parameter of parameters.filter((each) => each.in === "query")) {
        const query = inside(exported("operations"), operationId, "parameters", "query");
        expect([parameter.name, hover(member(query, parameter.name))]).toEqual([
          parameter.name,
          parameter.description ?? descriptionOf(parameter.schema),
        ]);
      }
    },
  );

  /** Compares all fields of a schema, those of objects inside it included. */
  function compareFields(type: ts.Type, schema: Schema): number {
    let count = 0;
    for (const part of schema.allOf ?? []) if (!part.$ref) count += compareFields(type, part);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const symbol = member(type, name);
      const text = descriptionOf(field)?.trim() ?? "";
      expect(text).not.toBe("");
      // A field that a branch repeats shows the words of both.
      expect([name, hover(symbol).split("\n")]).toEqual([name, expect.arrayContaining([text])]);
      count += 1 + compareFields(typeOf(symbol), field);
    }
    return count;
  }

  test("over every field of every schema", () => {
    const types = exported("Schemas");
    const counts = Object.entries(schemas).map(([name, schema]) =>
      compareFields(typeOf(member(types, name)), schema),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(200);
  });
});
