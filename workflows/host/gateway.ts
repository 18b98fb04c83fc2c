// What the relay asks of Temporal.
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

/** How long one request may take, and a question whether Temporal answers. */
const REQUEST_MS = 10_000;
const PING_MS = 3_000;

/** gRPC's INVALID_ARGUMENT and FAILED_PRECONDITION concern one wakeup alone: others may be told. */
const REFUSALS: ReadonlySet<number> = new Set([3, 9]);

/** Temporal answers, and does not take this wakeup. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** `arm` and `ensure` reject with a RefusedError where others may be told, else where Temporal does not answer. */
export interface Gateway {
  /** For logs. */
  readonly place: { address: string; namespace: string };
  /** Has the workflow of a wakeup wake no later than an instant: starts it where it does not run. */
  arm(wakeup: Wakeup, dueAt: number): Promise<void>;
  /** Starts the workflow of a wakeup where it does not run. */
  ensure(wakeup: Wakeup, dueAt: number): Promise<void>;
  /** Rejects when Temporal does not answer. */
  ping(): Promise<void>;
  /** Ends what is under way: it rejects. */
  abandon(): void;
  close(): Promise<void>;
}

export interface GatewayOptions {
  connection: Connection;
  namespace: string;
  dataConverter?: DataConverter;
  services: Pick<ServiceContext, "clock" | "store"> & { kinds: Kinds };
  onUnsearchable?: () => void;
}

export function makeGateway({
  connection,
  namespace,
  dataConverter = {},
  services,
  onUnsearchable = () => {},
}: GatewayOptions): Gateway {
  const client = new WorkflowClient({ connection, namespace, dataConverter });
  const underWay = new Set<AbortController>();
  const inTime = async <T>(work: () => Promise<T>, timeoutMs = REQUEST_MS): Promise<T> => {
    // One for each request: the connection never lets go of a signal.
    const request = new AbortController();
    underWay.add(request);
    try {
      return await connection.withAbortSignal(request.signal, () =>
        connection.withDeadline(Date.now() + timeoutMs, work),
      );
    } finally {
      underWay.delete(request);
    }
  };

  let settling: Promise<boolean> | undefined;
  const settle = async (): Promise<boolean> => {
    try {
      const areSearchable = await inTime(() => ensureSearchAttributes(connection, namespace));
      if (!areSearchable) onUnsearchable();
      return areSearchable;
    } catch (error) {
      settling = undefined;
      throw error;
    }
  };

  /** A server that fails may come back without what it knew: the attributes are looked at again. */
  const request = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await inTime(work);
    } catch (error) {
      settling = undefined;
      const { cause = error } = error as { cause?: unknown };
      if (isGrpcServiceError(cause) && REFUSALS.has(cause.code))
        throw new RefusedError(cause.details, { cause });
      throw error;
    }
  };

  const optionsOf = async (wakeup: Wakeup, dueAt: number) => {
    const areSearchable = await (settling ??= settle());
    const armed: Armed = { ref: wakeup.ref, dueAt };
    return {
      workflowId: workflowIdOf(wakeup),
      taskQueue: TASK_QUEUE,
      args: [armed] as [Armed],
      // Until then it is a row of the server's: it costs no task, no timer and no room in a worker. A signal ends the wait.
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
      const tell = () => client.signalWithStart(wakeup.kind, signal);
      await request(() =>
        tell().catch((error: unknown) => {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
          // Somebody has started it at the same moment: by now it runs, and takes the signal.
          return tell();
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
      for (const request of underWay) request.abort();
    },
    close: () => connection.close(),
  };
}
