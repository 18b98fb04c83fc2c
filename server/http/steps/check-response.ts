import type { Check } from "../contract/checks.js";
import { PreparedBody } from "../contract/prepared-body.js";
import type { Exchange, HandlerResponse } from "../exchange.js";

/** The service violates its contract. The message says where, and never repeats a value. */
export class ContractViolation extends Error {
  override readonly name = "ContractViolation";
}

/** Where a response violates the contract. Never the value, which may be a secret. */
interface Mismatch {
  /** `status`, `headers/etag`, `body/permissions/3/managedBy` */
  readonly at: string;
  readonly issue: string;
}

/** Holds the response of the handler against the contract. */
export async function checkResponse(exchange: Exchange): Promise<void> {
  const { handlerResponse } = exchange;
  if (handlerResponse === undefined) return;
  const { body, headers } = handlerResponse;
  const unchecked = body instanceof PreparedBody ? body.takeUnchecked() : body;
  if (unchecked === undefined && (body !== undefined || checkedHeaders.has(headers))) return;
  enforceContract(exchange, { ...handlerResponse, body: unchecked });
  if (body === undefined) checkedHeaders.add(headers);
}

/** Headers of responses without a body that were checked. A session that has not changed has the same object each time. */
const checkedHeaders = new WeakSet<HandlerResponse["headers"]>();

/**
 * Logs where a response violates the contract, and sends it all the same: a slip in a schema does not take the service down.
 * @throws ContractViolation with `CONTRACT_CHECK=full`
 */
export function enforceContract(exchange: Exchange, response: HandlerResponse): void {
  const mismatches = findMismatches(exchange, response);
  if (mismatches.length === 0) return;
  const { api, operation, record } = exchange;
  const { status } = response;
  if (api.contractCheck === "full") {
    const list = mismatches.map(({ at, issue }) => `${at} ${issue}`).join("; ");
    throw new ContractViolation(`${operation.id} ${status} violates the contract: ${list}.`);
  }
  api.ports.log.error(
    { requestId: record.requestId, operationId: operation.id, status, mismatches },
    "response violates the contract",
  );
}

function findMismatches(
  { api, operation, record }: Exchange,
  { status, headers, body }: HandlerResponse,
): readonly Mismatch[] {
  const { responses } = operation;
  const declared = responses[status] ?? (status >= 400 ? responses["default"] : undefined);
  if (declared === undefined) return [{ at: "status", issue: "is not declared" }];
  const mismatches: Mismatch[] = [];
  for (const name in declared.headers) {
    const { required, check } = declared.headers[name] as (typeof declared.headers)[string];
    const value = headers[name] ?? record.headers[name];
    // Headers that earlier steps write are alike in every response, so only the full check looks at them.
    const isChecked = headers[name] !== undefined || api.contractCheck === "full";
    if (value === undefined) {
      if (required) mismatches.push({ at: `headers/${name}`, issue: "is required" });
    } else if (check && isChecked && !isAllowed(check, value))
      mismatches.push(mismatch(`headers/${name}`, check));
  }
  if (declared.body === undefined) {
    if (body !== undefined) mismatches.push({ at: "body", issue: "must be absent" });
  } else if (!declared.body(body)) mismatches.push(mismatch("body", declared.body));
  return mismatches;
}

/** The value of a header is text: `Retry-After: 5` is an integer. */
const isAllowed = (check: Check, value: unknown): boolean =>
  (typeof value === "string" && /^\d+$/.test(value) && check(Number(value))) || check(value);

function mismatch(at: string, { errors }: Check): Mismatch {
  const [first] = errors ?? [];
  return {
    at: at + (first?.instancePath ?? ""),
    issue: first?.message ?? "is not what is declared",
  };
}
