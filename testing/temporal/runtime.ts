import { IllegalStateError } from "@temporalio/common";
import { DefaultLogger, Runtime } from "@temporalio/worker";

/** Keeps Temporal's runtime quiet. It goes with its last worker or connection, so this is called before each first one. */
export function quietenRuntime(logger = new DefaultLogger("ERROR")): void {
  try {
    Runtime.install({
      shutdownSignals: [],
      logger,
      telemetryOptions: { logging: { forward: {}, filter: "ERROR" } },
    });
  } catch (error) {
    // It is there already.
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
