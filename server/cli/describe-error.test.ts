import { expect, test } from "@jest/globals";

import { describeError } from "./describe-error.js";

const absent = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /app/main.js`), {
    code: "ERR_MODULE_NOT_FOUND",
  });

test.each([
  ["@temporalio/worker", "WAKEUPS=temporal", "workflows"],
  ["@opentelemetry/core", "OTEL_EXPORTER_OTLP_ENDPOINT", "telemetry"],
])("says in a sentence how to install %s, which %s needs", (name, variable, workspace) => {
  const said = describeError(absent(name));
  expect(said).toContain(`${variable} needs packages`);
  expect(said).toContain(`--workspace=${workspace} `);
  expect(said).not.toContain("\n");
});

test("shows where any other package is missed", () => {
  expect(describeError(absent("express"))).toMatch(
    /^Error: Cannot find package 'express'.*\n {4}at /,
  );
});
