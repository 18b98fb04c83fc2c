// Jest's `testRunner`: jest-circus, but Node itself loads suites and their imports. The program is loaded once for each worker,
// and only the file of the suite anew.
import hooks, { AsyncLocalStorage } from "node:async_hooks";
import { createRequire, register } from "node:module";
import { pathToFileURL } from "node:url";

import circus from "jest-circus/runner";

import { setGlobals } from "./globals.mjs";

register("./load-typescript.mjs", import.meta.url);

const { resolve } = createRequire(import.meta.url);
const requireFromCircus = createRequire(resolve("jest-circus/runner"));
let suites = 0;

/** What circus has made for the suite. Each one slows down every promise of the process until it is disabled. */
const storages = [];
class Storage extends AsyncLocalStorage {
  constructor() {
    super();
    storages.push(this);
  }
}

/** Loads a part of circus without its state from the suite before. */
function requireFresh(path) {
  delete requireFromCircus.cache[path];
  delete globalThis[Symbol.for("EVENT_HANDLERS")];
  hooks.AsyncLocalStorage = Storage;
  try {
    return requireFromCircus(path);
  } finally {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

export default async function runSuite(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  ...rest
) {
  runtime.requireInternalModule = requireFresh;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = async (path) => {
    setGlobals(runtime.requireModuleOrMock(path, "@jest/globals"));
    suites += 1;
    const built = environment.testsBuild ? "&built=1" : "";
    await import(`${pathToFileURL(path).href}?suite=${suites}${built}`);
  };
  try {
    return await circus.default(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    for (const storage of storages.splice(0)) storage.disable();
  }
}
