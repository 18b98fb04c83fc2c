/**
 * A map for values that can be computed again. Once it is full it starts anew: values in use are back at once, and a read is as
 * fast as in a `Map`.
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
