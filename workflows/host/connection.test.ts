import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "@jest/globals";

import { ConfigError } from "../../server/config.js";
import { TestFolder } from "../../testing/folder.js";
import { readTemporalAddress } from "./connection.js";

const folder = new TestFolder();
afterAll(() => folder[Symbol.dispose]());

const at = (env: NodeJS.ProcessEnv) => readTemporalAddress({ TEMPORAL_CONFIG_FILE: "", ...env });

test("is found by Temporal's own variables", () => {
  const env = { TEMPORAL_ADDRESS: "temporal.example:7233", TEMPORAL_NAMESPACE: "families" };
  expect(at(env)).toMatchObject({
    options: { address: "temporal.example:7233" },
    namespace: "families",
  });
});

test("takes an empty variable for one that is not there, so that an empty key turns no TLS on", () => {
  const env = { TEMPORAL_ADDRESS: "127.0.0.1:7233", TEMPORAL_NAMESPACE: "", TEMPORAL_API_KEY: "" };
  const { options, namespace } = at(env);
  expect(options.tls).toBeUndefined();
  expect(options.apiKey).toBeUndefined();
  expect(namespace).toBe("default");
});

test("speaks TLS with a key", () => {
  const { options } = at({ TEMPORAL_ADDRESS: "cloud.example:7233", TEMPORAL_API_KEY: "a key" });
  expect(options).toMatchObject({ tls: true, apiKey: "a key" });
});

test("reads a key from a file, and refuses one that is also a variable", () => {
  const path = join(folder.path, "key");
  writeFileSync(path, "a key\n");
  const env = { TEMPORAL_ADDRESS: "cloud.example:7233", TEMPORAL_API_KEY_FILE: path };
  expect(at(env).options).toMatchObject({ tls: true, apiKey: "a key" });
  expect(() => at({ ...env, TEMPORAL_API_KEY: "b" })).toThrow(
    "TEMPORAL_API_KEY_FILE: is set together with TEMPORAL_API_KEY",
  );
});

test.each([
  ["a profile", { TEMPORAL_PROFILE: "nowhere" }],
  ["a certificate", { TEMPORAL_TLS_CLIENT_CERT_PATH: "/nowhere/cert.pem" }],
  ["a file", { TEMPORAL_CONFIG_FILE: "/nowhere/temporal.toml" }],
])("refuses %s that is not there", (_, env) => {
  expect(() => at(env)).toThrow(ConfigError);
  expect(() => at(env)).toThrow("The configuration of Temporal is invalid");
});

test.each(["http://127.0.0.1:7233", "127.0.0.1", "127.0.0.1:99999", ":7233"])(
  "refuses an address that is none: %s",
  (address) => {
    expect(() => at({ TEMPORAL_ADDRESS: address })).toThrow(ConfigError);
    expect(() => at({ TEMPORAL_ADDRESS: address })).toThrow("is not host:port");
  },
);

test("takes an address of the sixth version of IP", () => {
  expect(at({ TEMPORAL_ADDRESS: "[::1]:7233" }).options.address).toBe("[::1]:7233");
});
