import type { Operation } from "../contract.js";
import { condition, requirement } from "../expectation.js";
import { issueAt, type ValidationIssue } from "../../request/issues.js";
import { nameOf, type Path } from "../shape.js";
import { nearest } from "../../../lib/suggestion.js";
import type { CheckError } from "./checks.js";

/** One of Ajv's errors. */
interface Reported {
  readonly keyword: string;
  /** `/body/email`, `/query/age`; for a missing or unknown field, that field. */
  readonly path: string;
}

/** Of a body full of errors, only the first are reported. */
const MAX_READ = 100;

/** What the checks found, in plain words. Ajv's own texts are not used: they speak of schemas, and change with its version. */
export function violationsIn(
  errors: readonly CheckError[],
  operation: Operation,
): readonly ValidationIssue[] {
  const reported = errors.slice(0, MAX_READ).map(reportedAs);
  return withoutAlternatives(reported, operation).map((each) => violation(each, operation));
}

function reportedAs({ keyword, instancePath, params }: CheckError): Reported {
  const field = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return {
    keyword,
    path: field === undefined ? instancePath : `${instancePath}/${escaped(field)}`,
  };
}

/**
 * Where none of several forms fits, each form misses or refuses what another asks for. Of those errors only what no form
 * allows is left, or that none fits.
 */
function withoutAlternatives(
  reported: readonly Reported[],
  { body }: Operation,
): readonly Reported[] {
  const places = reported.filter((each) => each.keyword === "oneOf").map(({ path }) => path);
  const isWithin = ({ path }: Reported, place: string) => path.startsWith(`${place}/`);
  const isOfAnotherForm = (each: Reported) =>
    each.keyword === "required" ||
    (each.keyword === "additionalProperties" &&
      nameOf(each.path.split("/").slice(2).map(unescaped), body?.shape).shape !== undefined);
  const left = reported.filter(
    (each) => !(places.some((place) => isWithin(each, place)) && isOfAnotherForm(each)),
  );
  // A condition between fields that names the field needs no second text.
  const isOuter = ({ keyword, path }: Reported) => keyword === "if" || places.includes(path);
  return left.filter((one) => !(isOuter(one) && left.some((each) => isWithin(each, one.path))));
}

function violation(reported: Reported, operation: Operation): ValidationIssue {
  const [, place = "", ...path] = reported.path.split("/").map(unescaped);
  const { keyword } = reported;
  if (place === "body") return inBody(path, keyword, operation);
  const declared = place === "query" ? operation.query : operation.headers;
  const parameter = declared.get(path[0] ?? "");
  if (parameter === undefined) return issueAt(place, "must be as the API docs describe");
  const { name, shape } = parameter;
  if (keyword === "required") return issueAt(name, "is required");
  return issueAt(name, requirement(shape.schema), shape.schema);
}

function inBody(path: Path, keyword: string, operation: Operation): ValidationIssue {
  const { name, shape, isComplete } = nameOf(path, operation.body?.shape);
  const schema = shape?.schema ?? {};
  switch (keyword) {
    case "required": {
      const around = nameOf(path.slice(0, -1), operation.body?.shape);
      const { schema: outer = {} } = around.shape ?? {};
      return outer.if?.not !== undefined &&
        outer.then?.required?.includes(path.at(-1) ?? "") === true
        ? issueAt(around.name, condition(outer, "if"))
        : issueAt(name, "is required");
    }
    case "dependentRequired":
      return issueAt(name, "is required");
    case "additionalProperties":
    case "unevaluatedProperties":
      return issueAt(name, isComplete ? unknownField(path, operation) : "has an unknown field");
    case "if":
    case "not":
    case "minProperties":
      return issueAt(name, condition(schema, keyword));
    case "false schema":
      return issueAt(name, "must be left out here");
    case "uniqueItems":
      return issueAt(name, "must not repeat an item");
    case "type":
      return issueAt(name, requirement(schema));
    default:
      return issueAt(name, requirement(schema), schema);
  }
}

function unknownField(path: Path, { body }: Operation): string {
  const { shape } = nameOf(path.slice(0, -1), body?.shape);
  return `is not a known field${nearest(path.at(-1) ?? "", [...(shape?.fields.keys() ?? [])])}`;
}

const escaped = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");
