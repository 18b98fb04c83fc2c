import { unwrap } from "./result.js";
import type { Client } from "./types.js";

const LARGEST_PAGE = 100;

/** Yields the events of all pages. An event that is added meanwhile is newer than the first page, so none comes twice. */
export const iterateEvents = (list: Client["listWebhookEvents"]): Client["iterateWebhookEvents"] =>
  async function* (query, options) {
    let cursor: string | undefined;
    do {
      const page = await unwrap(list({ limit: LARGEST_PAGE, ...query, cursor }, options));
      yield* page.events;
      cursor = page.nextCursor;
    } while (cursor !== undefined);
  };
