import { expect, test } from "@jest/globals";

import { assertNothingLeaked, leaksIn } from "./log.js";

const line = (parts: object) =>
  JSON.stringify({ level: 30, time: "2026-11-21T10:00:00Z", ...parts });

test.each([
  ["an email address", { to: "sam@family.example" }],
  ["an email address", { path: "/family?email=sam%40family.example" }],
  ["a date of birth", { dateOfBirth: "2018-04-09" }],
  ["a one-time password", { msg: "the code is 4F7K9Q2M" }],
  ["a one-time password", { code: "4F7K-9Q2M" }],
  ["a link that opens something", { path: "/widgets/consent/3f9a1cAbCdEfGhIjKlMnOpQrStUv" }],
  ["a link that opens something", { path: "/family/sign-in/3f9a1cAbCdEfGhIjKlMnOpQrStUv" }],
  ["an API key", { key: "kw_test_k3yk3yk3_5ecret5ecret5ecret5ecret_c0ffee" }],
  ["an access token", { token: `kwt_abcdefghij.9999999999.${"A".repeat(43)}` }],
  ["a webhook's secret", { secret: `whsec_${"a".repeat(32)}` }],
])("%s in a line is found: %j", (what, parts) => {
  expect(leaksIn([line({}), line(parts)])).toEqual([`${what}: ${line(parts)}`]);
  expect(() => assertNothingLeaked([line(parts)])).toThrow(what);
});

test.each([
  { requestId: "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11", path: "/widgets/consent/[redacted]" },
  { method: "GET", path: "/family/sign-in/:token", status: 200, durationMs: 12.34567891 },
  { msg: "webhook attempted", error: "CONFLICT", dueAt: "2026-11-22T00:00:00.000Z" },
  { err: { stack: "at x (/srv/node_modules/@temporalio/client/lib/x.js:1:20261121)" } },
])("an honest line is let be: %j", (parts) => {
  expect(leaksIn([line(parts)])).toEqual([]);
});
