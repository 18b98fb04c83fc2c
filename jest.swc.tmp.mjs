import fast from "./jest.fast.config.mjs";
const { testEnvironment, testRunner, transform, ...rest } = fast.projects[0];
export default {
  ...fast,
  reporters: ["default"],
  projects: [
    {
      ...rest,
      displayName: "swc",
      testEnvironment: "node",
      extensionsToTreatAsEsm: [".ts"],
      moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"] },
      transform: {
        "^.+\\.ts$": [
          "@swc/jest",
          {
            jsc: { target: "es2022", parser: { syntax: "typescript" } },
            module: { type: "es6" },
            isModule: true,
          },
        ],
      },
    },
  ],
};
