// The engine on Temporal: this process dispatches armed wakeups, and a worker runs due ones.
import type { ServiceContext } from "../../server/context.js";
import type { Wakeups } from "../../server/wakeups/engine.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { connectLazily, dataConverterOf, readTemporalAddress } from "./connection.js";
import { createDispatcher } from "./dispatcher.js";
import { createGateway, type Gateway } from "./gateway.js";
import { SEARCH_ATTRIBUTES } from "./search-attributes.js";

/** Throws a ConfigError where the configuration of Temporal is invalid. */
export function createTemporalEngine(services: ServiceContext & { kinds: Kinds }): Wakeups {
  const address = readTemporalAddress();
  const gateway: Gateway = createGateway({
    connection: connectLazily(address),
    namespace: address.namespace,
    dataConverter: dataConverterOf(services.config),
    services,
    onUnsearchable: () =>
      services.log.warn(
        { namespace: address.namespace, missing: SEARCH_ATTRIBUTES },
        "the namespace lacks search attributes (Keyword) that this service may not add: workflows can be found by id only",
      ),
  });
  const dispatcher = createDispatcher(services, gateway);
  const refuse = () => Promise.reject(new Error("Temporal's clock cannot be moved."));
  return {
    start: async () => dispatcher.start(),
    drain: () => dispatcher.dispatchPending(),
    advanceTo: refuse,
    advanceBy: refuse,
    figures: () => dispatcher.figures(),
    isDegraded: () => dispatcher.isDegraded,
    async stop() {
      await dispatcher.stop();
      await gateway.close();
    },
  };
}
