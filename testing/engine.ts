import type { ServiceOptions } from "../server/services.js";

/** What tests hand to `openServices`: nothing, unless they run on Temporal. */
export const engineUnderTest: Pick<ServiceOptions, "wakeups"> =
  process.env["KINWARD_TEST_ENGINE"] === "temporal"
    ? {
        wakeups: async (services) =>
          (await import("./temporal/skipping-engine.js")).skippingWakeups(services),
      }
    : {};
