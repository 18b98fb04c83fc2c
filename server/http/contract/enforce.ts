import type { Logger } from "pino";
import type { Operation } from "./contract.js";
import type { HandlerResponse } from "./mount.js";
import { PreparedBody } from "./prepared-body.js";
import type { CheckResponse, Mismatch } from "./response-check.js";

/** A response that violates the contract, where `validateResponses` is `throw`. */
export class ContractViolation extends Error {
  override readonly name = "ContractViolation";

  constructor(operationId: string, status: number, mismatches: readonly Mismatch[]) {
    const list = mismatches.map(({ at, issue }) => `${at} ${issue}`).join("; ");
    super(`${operationId} ${status} violates the contract: ${list}.`);
  }
}

/** Logs or throws where a response violates the contract. `apiHeaders` are those that the API adds itself. */
export type EnforceContract = (
  operation: Operation,
  response: HandlerResponse,
  apiHeaders: Readonly<Record<string, string>>,
  requestId: string,
) => void;

export const enforceContract =
  (findMismatches: CheckResponse, onViolation: "throw" | "log", log: Logger): EnforceContract =>
  (operation, response, apiHeaders, requestId) => {
    const { status, headers, body } = response;
    const unchecked = body instanceof PreparedBody ? body.takeUnchecked() : body;
    if (unchecked === undefined && body !== undefined) return;
    const mismatches = findMismatches(operation, { status, headers, body: unchecked }, apiHeaders);
    if (mismatches.length === 0) return;
    if (onViolation === "throw") throw new ContractViolation(operation.id, status, mismatches);
    log.error(
      { requestId, operationId: operation.id, status, mismatches },
      "response violates the contract",
    );
  };
