import { unwrap } from "./result.js";
import type { Client } from "./types.js";

const LARGEST_PAGE = 1000;

/** Yields the events of all pages, oldest first, and ends with the event that is the last one stored. */
export const iterateEvents = (list: Client["listWebhookEvents"]): Client["iterateWebhookEvents"] =>
  async function* ({ limit = LARGEST_PAGE, ...query } = {}, options) {
    for (let next = query; ;) {
      const page = await unwrap(list({ ...next, order: "asc", limit }, options));
      yield* page.events;
      const last = page.events.at(-1);
      if (last === undefined || page.events.length < limit) return;
      // The instant counts where the event is erased meanwhile.
      next = { ...query, after: last.id, since: last.createdAt };
    }
  };
