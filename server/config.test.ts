import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../testing/folder.js";
import {
  ConfigError,
  isMailboxOpen,
  listensOnLoopback,
  publicUrlOf,
  readConfig,
} from "./config.js";
import { availableCores } from "./lib/cores.js";

const SECRET = "thirty-two characters at the very least";
const POSTGRES = { DATABASE_URL: "postgres://localhost/k", KINWARD_SECRET: SECRET };

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message
        .split("\n")
        .slice(1)
        .map((line) => line.trim());
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  test("has a default for everything", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: undefined,
      databaseUrl: "sqlite:./data/kinward.db",
      databaseConnections: 15,
      processes: 1,
      slot: 1,
      wakeups: "embedded",
      temporalPayloadKeys: undefined,
      workerBuildId: undefined,
      metricsAddress: undefined,
      clock: "system",
      clockStart: undefined,
      smtpUrl: undefined,
      smtpTls: "required",
      mailFrom: "Kinward <no-reply@localhost>",
      sms: undefined,
      secrets: undefined,
      rateLimits: { test: 50, live: 500 },
      clientRateLimit: 200,
      drainSeconds: 5,
      webhookAllowPrivate: false,
      trustProxy: { hops: 0 },
      consoleOidc: undefined,
      hasConsole: true,
      hasLawPages: true,
      logLevel: "info",
      readProviderVariable: expect.any(Function),
    });
  });

  test("takes an empty variable for one that is not there", () => {
    const names = [
      "HOST",
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "WAKEUPS",
      "CLOCK",
      "CLOCK_START",
      "SMTP_URL",
      "KINWARD_SECRET",
      "RATE_LIMIT_TEST",
      "RATE_LIMIT_LIVE",
      "RATE_LIMIT_CLIENT",
      "TRUST_PROXY",
      "LOG_LEVEL",
      "MAIL_FROM",
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual({
      ...readConfig({}),
      readProviderVariable: expect.any(Function),
    });
  });

  /** If this goes, a provider of a product stored long ago can be sent the service's secrets. */
  test("shows product files the variables for providers alone", () => {
    const { readProviderVariable } = readConfig({
      ...{ KINWARD_SECRET: "s".repeat(32), KINWARD_PROVIDERS: "a", SECRET: "b" },
      ...{ KINWARD_PROVIDER_BANK: "c", KINWARD_PROVIDER_EMPTY: "" },
    });
    expect(readProviderVariable("KINWARD_PROVIDER_BANK")).toBe("c");
    for (const name of ["KINWARD_SECRET", "KINWARD_PROVIDERS", "SECRET", "KINWARD_PROVIDER_EMPTY"])
      expect([name, readProviderVariable(name)]).toEqual([name, undefined]);
  });

  test("reads what is given", () => {
    expect(
      readConfig({
        PORT: "0",
        PUBLIC_URL: "https://kinward.example/family//",
        DATABASE_URL: "postgres://u:p@db/kinward",
        KINWARD_SECRET: SECRET,
        CLOCK: "manual",
        CLOCK_START: "2026-01-31T12:00:00+02:00",
        RATE_LIMIT_LIVE: "0",
        RATE_LIMIT_CLIENT: "0",
        TRUST_PROXY: "1",
      }),
    ).toMatchObject({
      port: 0,
      publicUrl: "https://kinward.example/family",
      secrets: [SECRET],
      clockStart: Date.UTC(2026, 0, 31, 10),
      rateLimits: { test: 50, live: 0 },
      clientRateLimit: 0,
      trustProxy: { hops: 1 },
    });
  });

  test.each(["0", "-1", "x", "1000", "1.5", "01", "AUTO", "2e1"])(
    "refuses PROCESSES=%s, and says what it may be",
    (PROCESSES) => {
      expect(faultsOf({ ...POSTGRES, PROCESSES })).toEqual([
        "PROCESSES: must be auto (one for each core) or a number from 1 to 128",
      ]);
    },
  );

  test("takes a process for each core", () => {
    expect(readConfig({ ...POSTGRES, PROCESSES: "128" }).processes).toBe(128);
    expect(readConfig({ ...POSTGRES, PROCESSES: "auto" }).processes).toBe(availableCores());
    expect(readConfig({ PROCESSES: "auto" }).processes).toBe(1);
  });

  test.each(["2", "auto"])("has one process with a manual clock (PROCESSES=%s)", (PROCESSES) => {
    expect(faultsOf({ ...POSTGRES, PROCESSES, CLOCK: "manual" })).toEqual([
      "PROCESSES: must be 1 with CLOCK=manual, because one process moves the clock",
    ]);
    expect(faultsOf({ PROCESSES: "1", CLOCK: "manual" })).toEqual([]);
  });

  test("refuses several processes on SQLite", () => {
    expect(faultsOf({ PROCESSES: "2" })).toEqual([
      "PROCESSES: must be 1 with SQLite, where one process writes. Use PostgreSQL for more",
    ]);
    expect(faultsOf({ PROCESSES: "auto" })).toEqual([]);
  });

  test("names every fault at once, a line each", () => {
    const faults = faultsOf({
      PORT: "80800",
      PUBLIC_URL: "ftp://x",
      DATABASE_URL: "mysql://x",
      WAKEUPS: "sometimes",
      TEMPORAL_PAYLOAD_KEYS: "c2hvcnQ=",
      METRICS_ADDRESS: "9464",
      CLOCK: "slow",
      CLOCK_START: "yesterday",
      SMTP_URL: "http://mail",
      SMTP_TLS: "never",
      KINWARD_SECRET: "short",
      RATE_LIMIT_TEST: "-1",
      RATE_LIMIT_LIVE: "1e3",
      RATE_LIMIT_CLIENT: "1.5",
      TRUST_PROXY: "yes",
      LOG_LEVEL: "loud",
      CONTRACT_CHECK: "some",
    });
    const names = [
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "WAKEUPS",
      "TEMPORAL_PAYLOAD_KEYS",
      "METRICS_ADDRESS",
      "CLOCK",
      "CLOCK_START",
      "SMTP_URL",
      "SMTP_TLS",
      "KINWARD_SECRET",
      "RATE_LIMIT_TEST",
      "RATE_LIMIT_LIVE",
      "RATE_LIMIT_CLIENT",
      "TRUST_PROXY",
      "LOG_LEVEL",
      "CONTRACT_CHECK",
    ];
    expect([...new Set(faults.map((line) => line.split(":")[0]))].sort()).toEqual(names.sort());
    expect(faults.join("\n")).not.toContain("short");
  });

  test.each([
    [
      "PostgreSQL without a secret",
      { DATABASE_URL: "postgres://u@db/kinward" },
      "KINWARD_SECRET: is required with PostgreSQL",
    ],
    [
      "PostgreSQL with an empty secret",
      { DATABASE_URL: "postgresql://u@db/kinward", KINWARD_SECRET: "" },
      "KINWARD_SECRET: is required with PostgreSQL",
    ],
    [
      "a secret of under 32 characters",
      { KINWARD_SECRET: "x".repeat(31) },
      "KINWARD_SECRET: must have at least 32 characters",
    ],
    [
      "a start of the clock without a manual clock",
      { CLOCK_START: "2026-01-31T12:00:00Z" },
      "CLOCK_START: needs CLOCK=manual",
    ],
    [
      "a start of the clock on a day that is none",
      { CLOCK: "manual", CLOCK_START: "2026-02-30T12:00:00Z" },
      "CLOCK_START: must be a timestamp",
    ],
    [
      "a start of the clock without a zone",
      { CLOCK: "manual", CLOCK_START: "2026-01-31T12:00:00" },
      "CLOCK_START: must be a timestamp",
    ],
    ["an engine that is not there", { WAKEUPS: "cron" }, "WAKEUPS: must be embedded or temporal"],
    [
      "a manual clock with Temporal",
      { CLOCK: "manual", WAKEUPS: "temporal" },
      "CLOCK: manual needs WAKEUPS=embedded",
    ],
    [
      "listening on every address without one for links",
      { HOST: "0.0.0.0" },
      "PUBLIC_URL: is required with HOST=0.0.0.0",
    ],
    [
      "listening on every address of IPv6 without one for links",
      { HOST: "::" },
      "PUBLIC_URL: is required with HOST=::",
    ],
    ["a port that is none", { PORT: "65536" }, "PORT: must be a port"],
    ["a port that is text", { PORT: "http" }, "PORT: must be a whole number"],
    [
      "a public address with a query",
      { PUBLIC_URL: "https://a.example/?x" },
      "PUBLIC_URL: must be",
    ],
    [
      "a public address with a fragment",
      { PUBLIC_URL: "https://a.example/#x" },
      "PUBLIC_URL: must be",
    ],
    [
      "a public address with credentials",
      { PUBLIC_URL: "https://u:p@a.example" },
      "PUBLIC_URL: must be",
    ],
    [
      "a console with an identity provider on plain http elsewhere",
      { CONSOLE_OIDC_ISSUER: "http://id.studio.example", CONSOLE_OIDC_CLIENT_ID: "kinward" },
      "CONSOLE_OIDC_ISSUER: must be an https address",
    ],
    [
      "an identity provider without the console’s id",
      { CONSOLE_OIDC_ISSUER: "https://id.studio.example" },
      "CONSOLE_OIDC_ISSUER: needs CONSOLE_OIDC_CLIENT_ID",
    ],
    [
      "domains that are addresses",
      { CONSOLE_OIDC_DOMAINS: "studio.example, kim@studio.example" },
      "CONSOLE_OIDC_DOMAINS: must be domains",
    ],
    [
      "an exporter of metrics that there is not",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_METRICS_EXPORTER: "prometheus" },
      "OTEL_METRICS_EXPORTER: must be otlp or none",
    ],
    [
      "metrics by OTLP without a collector",
      { OTEL_METRICS_EXPORTER: "otlp" },
      "OTEL_METRICS_EXPORTER: otlp needs OTEL_EXPORTER_OTLP_ENDPOINT",
    ],
    [
      "an interval of metrics with a unit",
      { OTEL_METRIC_EXPORT_INTERVAL: "60s" },
      "OTEL_METRIC_EXPORT_INTERVAL: must be a whole number",
    ],
    [
      "no time to export metrics in",
      { OTEL_METRIC_EXPORT_TIMEOUT: "0" },
      "OTEL_METRIC_EXPORT_TIMEOUT: must be 1 or more",
    ],
    ["a console that is neither on nor off", { CONSOLE: "yes" }, "CONSOLE: must be on or off"],
    [
      "a replica beside SQLite",
      { DATABASE_REPLICA_URL: "postgres://replica/k" },
      "DATABASE_REPLICA_URL: needs a DATABASE_URL of PostgreSQL",
    ],
    [
      "a replica that is no PostgreSQL",
      { ...POSTGRES, DATABASE_REPLICA_URL: "sqlite:k.db" },
      "DATABASE_REPLICA_URL: must be postgres://...",
    ],
    ["a SQLite database without a path", { DATABASE_URL: "sqlite:" }, "DATABASE_URL: must be"],
  ])("refuses %s", (_what, env, message) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(message)]);
  });
});

describe("a secret in a file", () => {
  const folder = new TestFolder();
  afterAll(() => folder[Symbol.dispose]());
  const file = (name: string, content: string) => {
    writeFileSync(join(folder.path, name), content);
    return join(folder.path, name);
  };

  test("counts like the variable, without the line's end", () => {
    const config = readConfig({
      KINWARD_SECRET_FILE: file("secret", `${SECRET}\n`),
      DATABASE_URL_FILE: file("database", "postgres://u:p@db/kinward\r\n"),
      DATABASE_REPLICA_URL_FILE: file("replica", "postgres://u:p@replica/kinward\n"),
      SMTP_URL_FILE: file("smtp", "smtps://u:p@mail.example"),
      CONSOLE_OIDC_ISSUER: "https://id.studio.example",
      CONSOLE_OIDC_CLIENT_ID: "kinward",
      CONSOLE_OIDC_CLIENT_SECRET_FILE: file("oidc", "a secret\n"),
      CONSOLE_OIDC_DOMAINS: "Studio.example, games.example",
      TEMPORAL_PAYLOAD_KEYS_FILE: file("keys", `${Buffer.alloc(32).toString("base64")}\n`),
      SMS_FROM: "Kinward",
      SMS_URL_FILE: file("texts", "https://AC1:token@sms.example\n"),
      OTEL_EXPORTER_OTLP_HEADERS_FILE: file("headers", "authorization=Bearer%20token\n"),
      KINWARD_PROVIDER_CARDS_FILE: file("cards", " a token \n"),
    });
    expect(config).toMatchObject({
      secrets: [SECRET],
      databaseUrl: "postgres://u:p@db/kinward",
      databaseReplicaUrl: "postgres://u:p@replica/kinward",
      smtpUrl: "smtps://u:p@mail.example",
      consoleOidc: {
        issuer: "https://id.studio.example",
        clientId: "kinward",
        clientSecret: "a secret",
        domains: ["studio.example", "games.example"],
        rolesClaim: "kinward_roles",
      },
      temporalPayloadKeys: [Buffer.alloc(32)],
      sms: { url: "https://AC1:token@sms.example", from: "Kinward" },
      otlpHeaders: "authorization=Bearer%20token",
    });
    expect(config.readProviderVariable("KINWARD_PROVIDER_CARDS")).toBe(" a token ");
    expect(readConfig({ KINWARD_SECRET_FILE: "", KINWARD_SECRET: SECRET }).secrets).toEqual([
      SECRET,
    ]);
  });

  test("is refused where it cannot be used, and never shown", () => {
    mkdirSync(join(folder.path, "folder"));
    const database = "postgres://u:hunter2@db/kinward";
    const faults = faultsOf({
      DATABASE_URL: database,
      DATABASE_URL_FILE: file("database", database),
      // The secret itself, in the wrong place.
      KINWARD_SECRET_FILE: SECRET,
      DATABASE_REPLICA_URL_FILE: file("replica", "postgres://u:p@replica/kinward\n"),
      SMTP_URL_FILE: file("smtp", "https://u:hunter2@mail.example"),
      SMS_URL_FILE: file("sms", "https://AC1:hunter2@sms.example/path"),
      SMS_FROM: "+18005550199",
      TEMPORAL_PAYLOAD_KEYS_FILE: file("empty", "\n"),
      TEMPORAL_API_KEY_FILE: join(folder.path, "folder"),
      KINWARD_PROVIDER_CARDS_FILE: join(folder.path, "none"),
    });
    expect(faults.sort()).toEqual([
      "DATABASE_URL_FILE: is set together with DATABASE_URL. Leave one of them out",
      "KINWARD_PROVIDER_CARDS_FILE: names a file that cannot be read (ENOENT)",
      "KINWARD_SECRET_FILE: names a file that cannot be read (ENOENT)",
      "SMS_URL: must be https://SID:TOKEN@host, without a path",
      "SMTP_URL: must be smtp://... or smtps://...",
      "TEMPORAL_API_KEY_FILE: names a file that cannot be read (EISDIR)",
      "TEMPORAL_PAYLOAD_KEYS_FILE: names a file that is empty",
    ]);
  });

  test("holds what it holds for a secret of Kinward only", () => {
    const path = file("other", "content");
    expect(readConfig({ OTHER_FILE: path, BIN_TABLE_FILE: path }).binTable).toBeUndefined();
  });
});

test("the public address is the one given, else the one listened on", () => {
  expect(publicUrlOf(readConfig({ PUBLIC_URL: "https://a.example/" }))).toBe("https://a.example");
  expect(publicUrlOf(readConfig({ PORT: "0" }), 4711)).toBe("http://127.0.0.1:4711");
  expect(publicUrlOf(readConfig({ HOST: "::1" }))).toBe("http://[::1]:8080");
});

test.each([
  ["127.0.0.1", true],
  ["127.3.2.1", true],
  ["::1", true],
  ["localhost", true],
  ["0.0.0.0", false],
  ["::", false],
  ["127.0.0.1.example", false],
  ["10.0.0.1", false],
])("%s is on loopback: %s", (HOST, expected) => {
  const PUBLIC_URL = "https://kinward.example";
  expect(listensOnLoopback(readConfig({ HOST, PUBLIC_URL }))).toBe(expected);
});

describe("the mailbox", () => {
  test.each([
    {},
    { PUBLIC_URL: "http://localhost:8080" },
    { PUBLIC_URL: "http://[::1]:8080/family" },
    { HOST: "::1", PUBLIC_URL: "http://127.0.0.1:8080" },
  ])("is open with %j", (env) => expect(isMailboxOpen(readConfig(env))).toBe(true));

  test.each([
    { PUBLIC_URL: "https://kinward.example" },
    { PUBLIC_URL: "http://127.0.0.1.example:8080" },
    { HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:8080" },
    { HOST: "192.168.1.5" },
    { SMTP_URL: "smtp://localhost:2525" },
  ])("is closed with %j", (env) => expect(isMailboxOpen(readConfig(env))).toBe(false));
});

test("a server for texts needs a sender, and is reached by https or on this machine", () => {
  const [url, from] = ["https://AC1:token@sms.example", "+18005550199"];
  expect(readConfig({ SMS_URL: url, SMS_FROM: from }).sms).toEqual({ url, from });
  expect(
    readConfig({ SMS_URL: "http://AC1:token@127.0.0.1:9", SMS_FROM: "Pebble" }).sms,
  ).toBeDefined();
  for (const env of [
    { SMS_URL: url },
    { SMS_FROM: from },
    { SMS_URL: "http://AC1:token@sms.example", SMS_FROM: from },
    { SMS_URL: "https://sms.example", SMS_FROM: from },
    { SMS_URL: url, SMS_FROM: "a name that is too long" },
  ])
    expect(() => readConfig(env)).toThrow(/SMS_(URL|FROM)/);
});
