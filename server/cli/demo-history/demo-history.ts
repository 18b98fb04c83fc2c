import { readConfig } from "../../config.js";
import { DAY_MS } from "../../lib/dates.js";
import { ManualClock, systemClock } from "../../lib/clock.js";
import { runHousekeeping } from "../../ops/housekeeping.js";
import type { Services } from "../../services.js";
import { markDisabled } from "../../store/events/endpoints.js";
import { findLatestInstant, listProcesses } from "../../store/service/queries.js";
import { createEndpoint } from "../../webhooks/endpoints.js";
import type { WebhookSender } from "../../webhooks/sender.js";
import { CommandError } from "../command-error.js";
import { ensureDemo } from "../demo.js";
import { print, withServices } from "../with-services.js";
import { dice } from "./families.js";
import { makeHistory } from "./make-history.js";

const HISTORY_MS = 90 * DAY_MS;

/**
 * Fills the first demo product with ninety days of families in test mode: up to now, or with a manual clock from its time on.
 * Sends nothing to anyone.
 */
export async function demoHistory(): Promise<void> {
  const config = { ...readConfig(), smtpUrl: undefined };
  const clock = await withServices(findClock, config);
  const from = clock.now();
  await withServices(
    async (services) => {
      const product = (await ensureDemo(services, config)).products[0];
      if (!product) throw new CommandError("There is no demo product.");
      const { productId, name } = product;
      const endpointId = await openEndpoint(services, productId);
      await makeHistory(services, productId, from + HISTORY_MS);
      await services.store.write((tx) =>
        markDisabled(tx, endpointId, services.clock.now(), "operator"),
      );
      await runHousekeeping(services);
      await services.wakeups.stop();
      print(`${name} (product ${productId}) has ninety days of families in test mode now.`);
    },
    config,
    { clock, sender: pretendSender() },
  );
}

/** Returns the clock of the history. Throws where it would come before what the database holds. */
async function findClock({ clock, store }: Services): Promise<ManualClock> {
  if ((await listProcesses(store, clock.realNow())).length > 0)
    throw new CommandError("Stop the service first: its time is not that of the history.");
  if (clock instanceof ManualClock) return clock;
  const from = systemClock.now() - HISTORY_MS;
  if (((await findLatestInstant(store)) ?? from) > from)
    throw new CommandError(
      "This database has players of the last ninety days. Set DATABASE_URL to an empty one.",
    );
  return new ManualClock(from);
}

/** Returns a sender that stands for a product's receiver, which is busy now and then. */
function pretendSender(): WebhookSender {
  const roll = dice(1);
  return {
    post: async () => ({ status: roll() < 0.97 ? "204" : "503" }),
    isStopped: false,
    stop: async () => {},
  };
}

async function openEndpoint({ store, clock, random }: Services, productId: number) {
  const endpoint = { productId, mode: "test", events: null, source: "command-line" } as const;
  const url = "https://play.starfall.example/kinward";
  const made = await store.write((tx) =>
    createEndpoint(tx, { random, now: clock.now() }, { ...endpoint, url }),
  );
  return made.endpointId;
}
