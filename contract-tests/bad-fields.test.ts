// Generates every fault of every field and parameter from the schemas, one at a time. If these go, a typing error reaches the
// handlers, the store, and in the end a guardian.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../client/index.js";
import { challenged, consented } from "../testing/arrange.js";
import { operations, type Operation } from "../testing/contract.js";
import { faultsOf, type Fault } from "../testing/faults.js";
import { credentialsFor, goodInput, type Input } from "../testing/requests.js";
import type { Response } from "../testing/caller.js";
import { startTestService, type TestService } from "../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const AT_ONCE = 8;
const IDENTIFIER = /[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}/;

/** The result of an invalid event that has an id, in the form of an error. */
interface Rejected {
  readonly reason?: string;
  readonly path?: string;
  readonly message?: string;
}

/** A fault within an event of a batch rejects only that event. An event without an id can't be rejected on its own. */
const isWithinEvent = (what: string) => / in events\[0\]\.(?!id\b)/.test(what);

/** Returns what is wrong with the response to a fault; undefined if nothing is. */
function complaint({ what, code, field }: Fault, { status, json }: Response): string | undefined {
  const { error, errorMessage = "" } = json;
  if (isWithinEvent(what)) {
    const [result] = (json as { events?: Rejected[] }).events ?? [];
    const { reason, path = "-", message = "" } = result ?? {};
    if (status !== 200 || reason !== "invalid-event") return `is answered ${status} ${reason}`;
    if (!/^(\/[\w]+)*$/.test(path)) return `has the path ${path}`;
    return IDENTIFIER.test(message) || message === "" ? `says ${message}` : undefined;
  }
  if (status !== 400) return `is answered ${status} ${error ?? ""} ${errorMessage}`;
  if (Object.keys(json).join() !== "error,errorMessage")
    return `has the body ${JSON.stringify(json)}`;
  if (error !== code) return `is ${error}, not ${code}: ${errorMessage}`;
  if (field !== undefined && !errorMessage.includes(field))
    return `does not name ${field}: ${errorMessage}`;
  if (IDENTIFIER.test(errorMessage) || errorMessage.includes("@"))
    return `repeats what was sent: ${errorMessage}`;
  return undefined;
}

async function complaints(operation: Operation, good: Input): Promise<string[]> {
  const waiting = faultsOf(operation);
  const found: string[] = [];
  const work = async () => {
    for (let fault = waiting.pop(); fault; fault = waiting.pop()) {
      const answer = await service.send(
        fault.request(good, credentialsFor(operation, service.key())),
      );
      const wrong = complaint(fault, answer);
      if (wrong !== undefined) found.push(`${fault.what} ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

test.each(
  operations
    .filter((operation) => faultsOf(operation).length > 0)
    .map((operation) => [operation.id, operation] as const),
)("%s names what is wrong and stores nothing", async (_id, operation) => {
  const good = await goodInput(service, operation);
  const { challengeId } = await challenged(service);
  const { session } = await consented(service);
  const client = service.as();
  await service.settle();
  const read = async () => ({
    rows: await service.rows(),
    challenge: await unwrap(client.getChallenge({ challengeId })),
    session: await unwrap(client.getSession({ sessionId: session.sessionId })),
  });
  const before = await read();
  expect(await complaints(operation, good)).toEqual([]);
  expect(await read()).toEqual(before);
});

test("the faults are many", () => {
  const count = operations.reduce((sum, operation) => sum + faultsOf(operation).length, 0);
  expect(count).toBeGreaterThan(800);
});
