// Exports the `@jest/globals` of the running suite, so that a module that is loaded once sees each suite's own.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Runs before each suite. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
  // Some suites import none of them.
  Object.assign(globalThis, globals);
}
