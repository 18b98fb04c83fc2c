// Makes valid requests from the examples of the contract.
import { arrangements, inReality, type Real } from "./arrange.js";
import type { Operation } from "./contract.js";
import type { Request } from "./caller.js";
import type { TestService } from "./service.js";

/** Returns the keys of an operation's examples, but for those of errors. */
export function exampleKeys({ parameters, body, responses }: Operation): string[] {
  const places = [
    ...parameters.map(({ examples }) => examples),
    body?.examples,
    responses.get(200)?.examples,
  ];
  return [...new Set(places.flatMap((examples) => Object.keys(examples ?? {})))];
}

export type Input = Readonly<Record<string, unknown>>;

/** Returns the input of an example with the values of this service: the query of a GET, the body of a POST. */
export function inputOf(operation: Operation, key: string, real: Real): Input | undefined {
  const named = operation.parameters.flatMap(({ name, examples }) => {
    const example = examples?.[key];
    return example ? [[name, inReality(example.value, real)]] : [];
  });
  return operation.method === "GET"
    ? (Object.fromEntries(named) as Input)
    : (inReality(operation.body?.examples[key]?.value, real) as Input | undefined);
}

/** Returns a request that the service would grant, about data that exists. */
export async function goodInput(service: TestService, operation: Operation): Promise<Input> {
  const [key = ""] = exampleKeys(operation);
  const real = (await arrangements[operation.id]?.[key]?.(service)) ?? {};
  return inputOf(operation, key, real) ?? {};
}

/** Returns the credentials that an operation takes, as a header. */
export const credentialsFor = (
  { schemes }: Operation,
  credential: string,
): Record<string, string> =>
  schemes.includes("apiKey")
    ? { "X-Api-Key": credential }
    : { Authorization: `Bearer ${credential}` };

/** Returns a copy that lacks some of the fields. */
export const without = <T extends object>(value: T, ...names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Partial<T>;

export const asQuery = (input: Input): string =>
  Object.entries(input)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");

/** Returns a request in the form in which it is sent. */
export function asRequest(
  operation: Operation,
  input: Input,
  headers: Record<string, string>,
): Request {
  const { method, path } = operation;
  if (method === "POST") return { method, path, headers, ...(operation.body && { body: input }) };
  const query = asQuery(input);
  return { method, path: query === "" ? path : `${path}?${query}`, headers };
}
