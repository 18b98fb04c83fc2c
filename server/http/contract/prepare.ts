import { loadBuiltChecks } from "./built-checks.js";
import { readContract, type Contract } from "./contract.js";
import type { OpenApiDocument } from "./document.js";
import { createResponseCheck, type FindCheck, type ResponseCheck } from "./response-check.js";
import type { CheckTable } from "./validator/checks.js";
import { createValidator, type Validate } from "./validator/validator.js";

interface Prepared {
  readonly contract: Contract;
  readonly validate: Validate;
  readonly responseCheck: ResponseCheck;
}
const prepared = new WeakMap<OpenApiDocument, { handlers: object; made: Promise<Prepared> }>();

/** Prepared once, however many services of a process serve the same contract. */
export function prepareContract(document: OpenApiDocument, handlers: object): Promise<Prepared> {
  const earlier = prepared.get(document);
  if (earlier?.handlers === handlers) return earlier.made;
  const made = prepare(document, handlers);
  prepared.set(document, { handlers, made });
  return made;
}

async function prepare(document: OpenApiDocument, handlers: object): Promise<Prepared> {
  const contract = readContract(document, handlers);
  const { requests, findCheck } = await checksOf(contract);
  return {
    contract,
    validate: createValidator(contract, requests),
    responseCheck: createResponseCheck(contract, findCheck),
  };
}

/** Compiles them where no build did: what compiles is loaded only there. */
async function checksOf(
  contract: Contract,
): Promise<{ requests: CheckTable; findCheck: FindCheck }> {
  const built = await loadBuiltChecks();
  if (built === undefined) {
    const { compileChecks } = await import("./validator/compile.js");
    const { compileSchema, createResponseCompiler } = await import("./response-compiler.js");
    const compiler = createResponseCompiler(contract.document);
    return {
      requests: await compileChecks(contract),
      findCheck: (part, at) => compileSchema(compiler[part], at),
    };
  }
  return {
    requests: built.requests,
    findCheck: (part, at) => {
      const check = built.responses[part].get(at);
      if (check === undefined) throw new Error(`Nothing was compiled of ${at}.`);
      return check;
    },
  };
}
