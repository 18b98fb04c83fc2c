/** Returns a function that works out a value once for each object, and forgets it with the object. */
export function remember<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, Value>();
  return (of) => {
    let value = made.get(of);
    if (value === undefined) made.set(of, (value = make(of)));
    return value;
  };
}
