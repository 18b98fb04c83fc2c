import { nearest } from "../../lib/suggestion.js";
import { issueAt, type ValidationIssue } from "../request/issues.js";
import type { CheckError } from "./checks.js";
import { condition, requirement } from "./expectation.js";
import { nameOf, type Path, type Shape } from "./shape.js";

interface Reported {
  readonly keyword: string;
  /** A JSON pointer; for a missing or unknown field, to that field. */
  readonly at: string;
}

/** Where a body is full of errors, only the first are reported. */
const MAX_READ = 100;

/** Returns the faults of a body, in plain words. Ajv's own texts speak of schemas, and change with its version. */
export function violationsIn(
  errors: readonly CheckError[],
  body: Shape,
): readonly ValidationIssue[] {
  return withoutAlternatives(errors.slice(0, MAX_READ).map(reportedAs), body).map(
    ({ at, keyword }) => violation(pathOf(at), keyword, body),
  );
}

function reportedAs({ keyword, instancePath, params }: CheckError): Reported {
  const field = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const at =
    field === undefined
      ? instancePath
      : `${instancePath}/${field.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return { keyword, at };
}

/**
 * If a value matches no branch of a `oneOf`, each branch complains about the fields of the others. Keeps only errors that
 * no branch would accept; if there are none, says that no branch matches.
 */
function withoutAlternatives(reported: readonly Reported[], body: Shape): readonly Reported[] {
  const unions = reported.filter((each) => each.keyword === "oneOf").map(({ at }) => at);
  const isWithin = ({ at }: Reported, of: string) => at.startsWith(`${of}/`);
  const isOfAnotherForm = ({ keyword, at }: Reported) =>
    keyword === "required" ||
    (keyword === "additionalProperties" && nameOf(pathOf(at), body).shape !== undefined);
  const left = reported.filter(
    (each) => !(unions.some((of) => isWithin(each, of)) && isOfAnotherForm(each)),
  );
  // A condition between fields that names the field needs no second text.
  const isOuter = ({ keyword, at }: Reported) => keyword === "if" || unions.includes(at);
  return left.filter((one) => !(isOuter(one) && left.some((each) => isWithin(each, one.at))));
}

function violation(path: Path, keyword: string, body: Shape): ValidationIssue {
  const { name, shape, isComplete } = nameOf(path, body);
  const schema = shape?.schema ?? {};
  switch (keyword) {
    case "required": {
      const around = nameOf(path.slice(0, -1), body);
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
      return issueAt(name, isComplete ? unknownField(path, body) : "has an unknown field");
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

function unknownField(path: Path, body: Shape): string {
  const { shape } = nameOf(path.slice(0, -1), body);
  return `is not a known field${nearest(path.at(-1) ?? "", [...(shape?.fields.keys() ?? [])])}`;
}

const pathOf = (pointer: string): Path =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
