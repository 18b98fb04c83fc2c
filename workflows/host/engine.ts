// The engine where Temporal keeps the time: this process tells it what was armed, and a worker does what is due.
import type { ServiceContext } from "../../server/context.js";
import type { Wakeups } from "../../server/wakeups/engine.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { connectLazily, dataConverterOf, readTemporalAddress } from "./connection.js";
import { makeGateway, type Gateway } from "./gateway.js";
import { makeRelay, type Relay } from "./relay.js";
import { SEARCH_ATTRIBUTES } from "./search-attributes.js";

/** Throws a ConfigError where the environment of Temporal makes no sense. */
export function relayedWakeups(
  services: ServiceContext & { kinds: Kinds },
): Wakeups & { relay: Relay } {
  const address = readTemporalAddress();
  const gateway: Gateway = makeGateway({
    connection: connectLazily(address),
    namespace: address.namespace,
    dataConverter: dataConverterOf(services.config),
    services,
    onUnsearchable: () =>
      services.log.warn(
        { namespace: address.namespace, missing: SEARCH_ATTRIBUTES },
        "the namespace lacks search attributes (Keyword) and does not let them be added: workflows are found by id only",
      ),
  });
  const relay = makeRelay(services, gateway);
  const refuse = () => Promise.reject(new Error("Temporal's clock cannot be moved."));
  return {
    relay,
    start: async () => relay.start(),
    drain: () => relay.relayNow(),
    advanceTo: refuse,
    advanceBy: refuse,
    figures: () => relay.figures(),
    isDegraded: () => relay.isDegraded,
    async stop() {
      await relay.stop();
      await gateway.close();
    },
  };
}
