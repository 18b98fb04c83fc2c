// The requests of the dispatcher to Temporal.
import {
  WorkflowClient,
  WorkflowExecutionAlreadyStartedError,
  isGrpcServiceError,
  type Connection,
} from "@temporalio/client";
import type { DataConverter } from "@temporalio/common";

import type { ServiceContext } from "../../server/context.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { REARM, TASK_QUEUE, workflowIdOf, type Armed, type Wakeup } from "../names.js";
import { searchAttributesOf, ensureSearchAttributes } from "./search-attributes.js";

/** The time limits of a request and of a ping. */
const REQUEST_MS = 10_000;
const PING_MS = 3_000;

/** gRPC's INVALID_ARGUMENT and FAILED_PRECONDITION concern one wakeup only: others may still be dispatched. */
const REFUSALS: ReadonlySet<number> = new Set([3, 9]);

/** Temporal responds, but refuses this wakeup. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/**
 * `arm` and `ensure` reject with a RefusedError where Temporal refuses one wakeup, and with another error where it does not
 * respond.
 */
export interface Gateway {
  /** For logs. */
  readonly place: { address: string; namespace: string };
  /** Makes the workflow of a wakeup wake no later than an instant; starts it where it does not run. */
  arm(wakeup: Wakeup, dueAt: number): Promise<void>;
  /** Starts the workflow of a wakeup where it does not run. */
  ensure(wakeup: Wakeup, dueAt: number): Promise<void>;
  /** Rejects when Temporal does not respond. */
  ping(): Promise<void>;
  /** Aborts the requests in flight, which then reject. */
  abandon(): void;
  close(): Promise<void>;
}

interface GatewayOptions {
  connection: Connection;
  namespace: string;
  dataConverter?: DataConverter;
  services: Pick<ServiceContext, "clock" | "store"> & { kinds: Kinds };
  onUnsearchable?: () => void;
}

export function createGateway({
  connection,
  namespace,
  dataConverter = {},
  services,
  onUnsearchable = () => {},
}: GatewayOptions): Gateway {
  const client = new WorkflowClient({ connection, namespace, dataConverter });
  const inFlight = new Set<AbortController>();
  const inTime = async <T>(work: () => Promise<T>, timeoutMs = REQUEST_MS): Promise<T> => {
    // Each request has its own signal, because the connection never releases one.
    const request = new AbortController();
    inFlight.add(request);
    try {
      return await connection.withAbortSignal(request.signal, () =>
        connection.withDeadline(Date.now() + timeoutMs, work),
      );
    } finally {
      inFlight.delete(request);
    }
  };

  let ensuring: Promise<boolean> | undefined;
  const ensureAttributes = async (): Promise<boolean> => {
    try {
      const areSearchable = await inTime(() => ensureSearchAttributes(connection, namespace));
      if (!areSearchable) onUnsearchable();
      return areSearchable;
    } catch (error) {
      ensuring = undefined;
      throw error;
    }
  };

  /** A server that fails may come back without its data, so the attributes are checked again. */
  const request = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await inTime(work);
    } catch (error) {
      ensuring = undefined;
      const { cause = error } = error as { cause?: unknown };
      if (isGrpcServiceError(cause) && REFUSALS.has(cause.code))
        throw new RefusedError(cause.details, { cause });
      throw error;
    }
  };

  const optionsOf = async (wakeup: Wakeup, dueAt: number) => {
    const areSearchable = await (ensuring ??= ensureAttributes());
    const armed: Armed = { ref: wakeup.ref, dueAt };
    return {
      workflowId: workflowIdOf(wakeup),
      taskQueue: TASK_QUEUE,
      args: [armed] as [Armed],
      // Until its delay ends, a workflow is a row in Temporal's database, with no task, no timer and no memory in a worker. A
      // signal ends the wait.
      startDelay: Math.max(0, dueAt - services.clock.now()),
      memo: { kind: wakeup.kind, ref: wakeup.ref },
      ...(areSearchable && { typedSearchAttributes: await searchAttributesOf(services, wakeup) }),
    };
  };

  return {
    place: { address: connection.options.address, namespace },
    async arm(wakeup, dueAt) {
      const options = await optionsOf(wakeup, dueAt);
      const signal = { ...options, signal: REARM, signalArgs: options.args };
      const send = () => client.signalWithStart(wakeup.kind, signal);
      await request(() =>
        send().catch((error: unknown) => {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
          // Another process has started the workflow at the same moment. By now it runs, and accepts the signal.
          return send();
        }),
      );
    },
    async ensure(wakeup, dueAt) {
      const options = await optionsOf(wakeup, dueAt);
      await request(() =>
        client.start(wakeup.kind, { ...options, workflowIdConflictPolicy: "USE_EXISTING" }),
      );
    },
    async ping() {
      await inTime(() => connection.workflowService.getSystemInfo({}), PING_MS);
    },
    abandon() {
      for (const request of inFlight) request.abort();
    },
    close: () => connection.close(),
  };
}
