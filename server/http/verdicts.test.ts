import { Agent } from "node:http";

import { checks } from "../../generated/checks.js";
import { document, operations, type Operation } from "../../testing/contract.js";
import { exchange, type Request } from "../../testing/exchange.js";
import {
  checksOf,
  DOCUMENT,
  post,
  start,
  TEST_KEY,
  TOKEN,
  type Running,
} from "../../testing/http.js";
import { asQuery, exampleKeys, type Input } from "../../testing/requests.js";
import { notFound } from "../lib/errors.js";
import type { OpenApiDocument } from "./contract/document.js";

/**
 * The generated checks and express-openapi-validator read each request, and one that they judge differently is a 500. If
 * this goes, an error in what is generated lets through what the contract forbids.
 */
describe("the generated checks and express-openapi-validator judge alike", () => {
  const accept = async () => {
    throw notFound("The request is accepted, and there is no such thing.");
  };
  const agent = new Agent({ keepAlive: true });
  let running: Running;
  let sent = 0;
  beforeAll(async () => {
    running = await start({
      document: document as unknown as OpenApiDocument,
      checks,
      handlers: Object.fromEntries(operations.map(({ id }) => [id, accept])),
    });
  });
  afterAll(async () => {
    agent.destroy();
    await running.stop();
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s",
    async (_id, operation) => {
      const server = { host: "127.0.0.1", port: running.port, agent };
      const statuses = new Set<number>();
      for (const request of requestsOf(operation)) {
        const { status, json } = await exchange(server, request);
        statuses.add(status);
        sent += 1;
        if (![200, 400, 404].includes(status)) expect([request, status, json]).toBeUndefined();
      }
      expect([...statuses].sort()).toEqual([400, 404]);
    },
  );

  test("on thousands of requests", () => expect(sent).toBeGreaterThan(4_000));
});

test.each([
  ["refuses", 3, "abcd"],
  ["accepts", 20, "x".repeat(11)],
])("what express-openapi-validator alone %s is an error", async (verdict, maxLength, name) => {
  const other = JSON.parse(
    JSON.stringify(DOCUMENT).replace('"maxLength":10}', `"maxLength":${maxLength}}`),
  ) as OpenApiDocument;
  const running = await start({ document: other, checks: checksOf(DOCUMENT) });
  const { status, body } = await post(running, "/thing/put", { name });
  expect([status, body.errorMessage]).toEqual([
    500,
    expect.stringContaining(`putThing: express-openapi-validator ${verdict} a request`),
  ]);
  await running.stop();
});

const ODD = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  "",
  "5",
  "A",
  "x".repeat(300),
  "2026-02-30",
  "a@b",
  [],
  {},
  [[]],
];

/** Returns the operation's examples, each with one part left out, added, or replaced by something odd. */
function requestsOf(operation: Operation): Request[] {
  const { method, path, parameters, body } = operation;
  const credentials = { ...TEST_KEY, ...TOKEN };
  const examplesIn = (place: "query" | "header", key: string): Input =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: at, examples }) =>
        at === place && examples?.[key] ? [[name, examples[key].value]] : [],
      ),
    );
  const requests = exampleKeys(operation).flatMap((key): Request[] => {
    const query = examplesIn("query", key);
    const queries = [query, ...variantsOf(query)];
    if (method === "GET")
      return queries.map((each) => ({
        method,
        path: `${path}?${asQuery(each as Input)}`,
        headers: credentials,
      }));
    const example = body?.examples[key]?.value;
    const bodies = [example, ...variantsOf(example), ...(body ? ODD : [])];
    return bodies.map((each) => ({
      method,
      path,
      headers: { ...credentials, "Content-Type": "application/json" },
      body: JSON.stringify(each),
    }));
  });
  const [first] = requests;
  const names = parameters.flatMap(({ name, in: at }) => (at === "header" ? [name] : []));
  const odd = ["", "a", "x".repeat(300)];
  return [
    ...requests,
    ...names.flatMap((name) =>
      odd.map((value) => ({ ...first, headers: { ...first?.headers, [name]: value } }) as Request),
    ),
  ];
}

function variantsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return variantsOf(first).map((each) => [each, ...others]);
  }
  if (typeof value !== "object" || value === null) return [];
  return [
    { ...value, unknownField: 1 },
    ...Object.entries(value).flatMap(([name, inner]) => [
      Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)),
      ...[...ODD, ...variantsOf(inner)].map((odd) => ({ ...value, [name]: odd })),
    ]),
  ];
}
