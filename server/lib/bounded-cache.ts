/**
 * A map for what can be worked out again. Once it is full it starts anew: what is in use is back at once, and a read
 * costs no more than that of a `Map`.
 */
export class BoundedCache<Key, Value> extends Map<Key, Value> {
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    super();
    this.#maxEntries = maxEntries;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#maxEntries && !this.has(key)) this.clear();
    return super.set(key, value);
  }
}
