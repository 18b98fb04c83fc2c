import { BoundedCache } from "../../lib/bounded-cache.js";

/**
 * What a process remembers of people, by the ids of their rows. Code that deletes rows also removes them here. Rows that another
 * process deletes are removed by `forgetAll`.
 */
export class Memory {
  readonly #caches = new Map<string, BoundedCache<string, unknown>>();

  /** The cache of this name, made when it is first asked for. */
  cache<Value>(name: string, maxEntries: number): BoundedCache<string, Value> {
    let cache = this.#caches.get(name);
    if (!cache) this.#caches.set(name, (cache = new BoundedCache(maxEntries)));
    return cache as BoundedCache<string, Value>;
  }

  /** Forgets rows with these ids. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) for (const cache of this.#caches.values()) cache.delete(id);
  }

  forgetAll(): void {
    for (const cache of this.#caches.values()) cache.clear();
  }
}
