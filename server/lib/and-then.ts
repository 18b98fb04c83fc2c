/** Goes on with a value: at once where it is there, as a promise costs a small request more than most of its steps. */
export const andThen = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> => (value instanceof Promise ? value.then(next) : next(value));
