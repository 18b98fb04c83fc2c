import { BoundedCache } from "./bounded-cache.js";

/** Returns a function that works out a value once for each object, and forgets it with the object. */
export function remember<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, Value>();
  return (of) => {
    let value = made.get(of);
    if (value === undefined) made.set(of, (value = make(of)));
    return value;
  };
}

/** Returns a function that works out a value once for each key. It forgets all values before there are more than `most`. */
export function rememberUpTo<Key, Value>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new BoundedCache<Key, Value>(most);
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}
