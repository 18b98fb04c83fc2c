// Jest's `testEnvironment`: Node as it is, without a context of the suite's own. What a suite does to the variables of the
// environment ends with it; a project adds its own by `testEnvironmentOptions`.
import { ModuleMocker } from "jest-mock";

export default class Environment {
  /** Jest puts its own things there: suites see the real ones. An assignment would replace the process of Node itself. */
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
