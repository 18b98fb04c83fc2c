// What `@jest/globals` exports, of the suite that runs: a module that is loaded once sees each suite's own.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Called before each suite. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
  // For suites that import none of them.
  Object.assign(globalThis, globals);
}
