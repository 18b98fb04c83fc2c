import { IllegalStateError } from "@temporalio/common";
import { DefaultLogger, Runtime } from "@temporalio/worker";

/** Silences Temporal's runtime. The runtime ends with its last worker or connection, so call this before each first one. */
export function quietenRuntime(logger = new DefaultLogger("ERROR")): void {
  try {
    Runtime.install({
      shutdownSignals: [],
      logger,
      telemetryOptions: { logging: { forward: {}, filter: "ERROR" } },
    });
  } catch (error) {
    // The runtime already exists.
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
