// Jest's `testEnvironment`: Node without a context for each suite. Changes to environment variables end with the suite; a
// project adds its own by `testEnvironmentOptions`.
import { ModuleMocker } from "jest-mock";

export default class Environment {
  /** Jest defines its globals here, above the real ones. An assignment would replace the process of Node itself. */
  global = Object.create(globalThis, { process: { value: Object.create(process) } });
  moduleMocker = new ModuleMocker(globalThis);
  #variables = process.env;

  constructor({ projectConfig }) {
    this.testsBuild = projectConfig.testEnvironmentOptions.testsBuild === true;
    process.env = { ...process.env, ...projectConfig.testEnvironmentOptions.variables };
  }

  async setup() {}

  async teardown() {
    process.env = this.#variables;
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return null;
  }
}
