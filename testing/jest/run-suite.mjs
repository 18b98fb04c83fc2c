// Jest's `testRunner`: jest-circus, but Node itself loads suites and their imports. The program is loaded once for each worker,
// and only the file of the suite anew.
import { createRequire, register } from "node:module";
import { pathToFileURL } from "node:url";

import circus from "jest-circus/runner";

import { setGlobals } from "./globals.mjs";

register("./load-typescript.mjs", import.meta.url);

const { resolve } = createRequire(import.meta.url);
const requireFromCircus = createRequire(resolve("jest-circus/runner"));
let suites = 0;

/** Loads a part of circus without its state from the suite before. */
function requireFresh(path) {
  delete requireFromCircus.cache[path];
  delete globalThis[Symbol.for("EVENT_HANDLERS")];
  return requireFromCircus(path);
}

export default function runSuite(globalConfig, config, environment, runtime, testPath, ...rest) {
  runtime.requireInternalModule = requireFresh;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = async (path) => {
    setGlobals(runtime.requireModuleOrMock(path, "@jest/globals"));
    suites += 1;
    const built = environment.testsBuild ? "&built=1" : "";
    await import(`${pathToFileURL(path).href}?suite=${suites}${built}`);
  };
  return circus.default(globalConfig, config, environment, runtime, testPath, ...rest);
}
