/** Returns the names that a list has more than once, each once. */
export const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];
