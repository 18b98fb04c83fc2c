import { readContract, type Contract } from "./contract.js";
import type { OpenApiDocument } from "./document.js";
import { createResponseCheck, type ResponseCheck } from "./response-check.js";
import { loadBuiltChecks, type CheckTable } from "./validator/checks.js";
import { createValidator, type Validate } from "./validator/validator.js";

interface Prepared {
  readonly handlers: object;
  readonly contract: Contract;
  readonly validating: Promise<Validate>;
  readonly responseCheck: ResponseCheck;
}
const prepared = new WeakMap<OpenApiDocument, Prepared>();

/** Compiled once, however many services of a process serve the same contract. */
export function prepareContract(document: OpenApiDocument, handlers: object): Prepared {
  const earlier = prepared.get(document);
  if (earlier?.handlers === handlers) return earlier;
  const contract = readContract(document, handlers);
  const made = {
    handlers,
    contract,
    validating: checksOf(contract).then((checks) => createValidator(contract, checks)),
    responseCheck: createResponseCheck(contract),
  };
  prepared.set(document, made);
  return made;
}

/** Compiles them where no build did: express-openapi-validator is loaded only there. */
async function checksOf(contract: Contract): Promise<CheckTable> {
  const built = await loadBuiltChecks();
  return built ?? (await import("./validator/compile.js")).compileChecks(contract);
}
