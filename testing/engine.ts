import type { ServiceOptions } from "../server/services.js";

/** Returns the engine that tests pass to `openServices`: none, unless their project of jest.config.mjs runs on Temporal. */
export const engineUnderTest = (): Pick<ServiceOptions, "wakeups"> =>
  process.env["KINWARD_TEST_ENGINE"] === "temporal"
    ? {
        wakeups: async (services) =>
          (await import("./temporal/skipping-engine.js")).skippingWakeups(services),
      }
    : {};
