import js from "@eslint/js";
import tseslint from "typescript-eslint";

import { rooms } from "./eslint.rooms.js";

/** What a folder may import. `allow` is a regular expression for the start of the specifier. */
const fence = (files, message, allow) => ({
  files,
  ignores: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex: `^(?!${allow})`, message }] }],
  },
});

const impureCalls = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: "Only config.ts reads the environment.",
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "Time comes from the context's clock.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Time comes from the context's clock.",
  },
  { selector: "CallExpression[callee.name='randomUUID']", message: "Ids come from the context." },
];

/** Without Temporal nothing of it is loaded: its engine and worker are imported on demand. */
const ENGINE_MESSAGE = "Only services.ts and cli/worker.ts reach workflows/host, by import().";
const engineByChoice = {
  selector: "ImportExpression[source.value=/\\bworkflows\\b/]",
  message: ENGINE_MESSAGE,
};
const choosers = ["server/services.ts", "server/cli/worker.ts"];

const NOT_IN_A_WORKFLOW =
  "A workflow is replayed: it imports @temporalio/workflow, its siblings and the names of kinds; from the rest of server only types.";

export default tseslint.config(
  {
    ignores: [
      "dist/",
      "client/dist/",
      "generated/",
      "node_modules/",
      "data/",
      "contract-tests/report/",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    // Rules that need types run in oxlint: .oxlintrc.json lists them.
    extends: [tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-console": "error",
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: [
      "**/*.test.ts",
      "server/config.ts",
      "server/main.ts",
      "server/context.ts",
      "server/clock.ts",
    ],
    rules: {
      "no-restricted-syntax": ["error", ...impureCalls, engineByChoice],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "\\bworkflows/", message: ENGINE_MESSAGE },
            { regex: "\\btesting/", message: "The harness is for tests alone." },
          ],
        },
      ],
    },
  },
  { files: choosers, rules: { "no-restricted-syntax": ["error", ...impureCalls] } },
  {
    files: ["workflows/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(?!@temporalio/workflow$|\\./[\\w-]+\\.js$|\\.\\./server/)",
              message: NOT_IN_A_WORKFLOW,
            },
            {
              regex: "^\\.\\./server/(?!domain/wakeup-kinds\\.js$)",
              allowTypeImports: true,
              message: NOT_IN_A_WORKFLOW,
            },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        { selector: "ImportExpression", message: NOT_IN_A_WORKFLOW },
      ],
      "no-restricted-globals": [
        "error",
        ...["process", "Buffer", "fetch", "crypto", "performance", "require", "WeakRef"].map(
          (name) => ({
            name,
            message: "A workflow can't use its machine; an activity can.",
          }),
        ),
        ...["setTimeout", "setInterval", "setImmediate", "queueMicrotask"].map((name) => ({
          name,
          message: "A workflow waits by Temporal's sleep and condition.",
        })),
      ],
    },
  },
  {
    files: ["**/*.test.ts", "testing/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "VariableDeclaration[kind=/using/]",
          message: "Tests run with their types blanked out, and Node 20 does not know `using`.",
        },
      ],
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["**/*.test.ts", "**/_*.ts"],
    plugins: { rooms },
    rules: { "rooms/imports": "error" },
  },
  fence(
    ["server/domain/**/*.ts", "server/policy/**/*.ts"],
    "domain and policy are pure: of packages they import these few.",
    "\\.|leven$|temporal-polyfill$|yaml$|ajv|re2js$|node:(fs|path|url|crypto|zlib)$",
  ),
  fence(
    ["server/http/**/*.ts"],
    "http keeps the wire away from the product: of packages it imports these few.",
    "\\.|node:|express|express-openapi-validator|ajv|pino",
  ),
  fence(
    ["client/**/*.ts"],
    "The client imports generated types and its own modules only.",
    "\\./|\\.\\./generated/|\\.\\./\\.\\./generated/|openapi-fetch$|node:crypto$",
  ),
  {
    files: ["contract-tests/**/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "server/(store/|handlers|domain/(?!wakeup-kinds\\.js$))",
              message: "Contract tests drive the service from outside.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.browser.js"],
    languageOptions: {
      globals: {
        document: "readonly",
        fetch: "readonly",
        window: "readonly",
        ResizeObserver: "readonly",
      },
    },
  },
  {
    files: ["**/*.mjs", "**/*.js"],
    languageOptions: {
      globals: {
        process: "readonly",
        performance: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        setTimeout: "readonly",
      },
    },
  },
);
