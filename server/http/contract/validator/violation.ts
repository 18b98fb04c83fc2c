import { ServiceError, invalidInput } from "../../response/status.js";
import type { Operation } from "../contract.js";
import { condition, expectation } from "../expectation.js";
import { codeOf } from "../../request/inspection.js";
import { nameOf, type Path } from "../shape.js";

/** One of the errors that express-openapi-validator 5.6.2 hangs on what it throws. */
interface Reported {
  /** `/body/email`, `/query/age`; for a missing or unknown field, that field. */
  readonly path: string;
  /** `format.openapi.validation` */
  readonly errorCode?: string;
}

/**
 * What the validator found, as a refusal in plain words. Its own texts are not used: they speak of schemas, hide the
 * name of an unknown field, and change with its version.
 * @returns the error itself if it is no verdict on the request
 */
export function violationOf(error: unknown, operation: Operation): unknown {
  const reported = reportedBy(error);
  if (reported === undefined) return error;
  const [told] = reported;
  if (told === undefined) return invalidInput("The request is not what the contract describes.");
  const [, place = "", ...path] = told.path.split("/").map(unescaped);
  const keyword = told.errorCode?.split(".")[0] ?? "";
  if (place === "body") return inBody(path, keyword, operation);
  const declared = place === "query" ? operation.query : operation.headers;
  const parameter = declared.get(path[0] ?? "");
  if (parameter === undefined)
    return invalidInput("A parameter is not what the contract describes.");
  return keyword === "required"
    ? invalidInput(`${parameter.name}: is required.`)
    : new ServiceError(
        codeOf(parameter.shape.schema),
        `${parameter.name}: expects ${expectation(parameter.shape.schema)}.`,
      );
}

function inBody(path: Path, keyword: string, operation: Operation): ServiceError {
  const { name, shape, isComplete } = nameOf(path, operation.body?.shape);
  switch (keyword) {
    case "required": {
      const around = nameOf(path.slice(0, -1), operation.body?.shape);
      const schema = around.shape?.schema ?? {};
      if (schema.then?.required?.includes(path.at(-1) ?? "") === true)
        return invalidInput(`${around.name}: expects ${condition(schema, "if")}.`);
      return invalidInput(`${name}: is required.`);
    }
    case "dependentRequired":
      return invalidInput(`${name}: is required.`);
    case "additionalProperties":
    case "unevaluatedProperties":
      return invalidInput(
        isComplete ? `${name}: is not known.` : `${name}: holds a field that is not known.`,
      );
    case "if":
    case "not":
      return invalidInput(`${name}: expects ${condition(shape?.schema ?? {}, keyword)}.`);
    case "uniqueItems":
      return invalidInput(`${name}: expects no item twice.`);
    case "type":
      return invalidInput(`${name}: expects ${expectation(shape?.schema ?? {})}.`);
    default:
      return new ServiceError(
        codeOf(shape?.schema),
        `${name}: expects ${expectation(shape?.schema ?? {})}.`,
      );
  }
}

function reportedBy(error: unknown): readonly Reported[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, errors } = error as { status?: unknown; errors?: unknown };
  return status === 400 && Array.isArray(errors) ? (errors as readonly Reported[]) : undefined;
}

const unescaped = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");
