// The one place that reads the environment.
import { parseUrl } from "./lib/parse-url.js";
import { z } from "zod";

import { readTrustedProxies, type TrustedProxies } from "./lib/clients/address.js";
import { availableCores } from "./lib/cores.js";
import { readSecretFiles, SECRET_FILE_VARIABLES } from "./lib/secret-files.js";

// Each schema runs once, so zod need not compile it.
z.config({ jitless: true });

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const isOn = z
  .enum(["0", "1", "true", "false", ""])
  .transform((text) => text === "1" || text === "true");
const count = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number")
  .transform(Number);
const milliseconds = count.refine((ms) => ms > 0, "must be 1 or more");

const trustedProxies = z.string().transform((text, context) => {
  const trusted = readTrustedProxies(text);
  if (trusted) return trusted;
  context.addIssue({
    code: "custom",
    message:
      "must be 0, the number of proxies in front of the service, or their networks such as 10.0.0.0/8, separated by commas. Write 1 instead of true, and 0 instead of false",
  });
  return z.NEVER;
});

/** More than machines have cores: a higher number is a mistake. */
const MAX_PROCESSES = 128;

const processes = z
  .string()
  .refine(
    (text) => text === "auto" || (/^[1-9]\d*$/.test(text) && Number(text) <= MAX_PROCESSES),
    `must be auto (one for each core) or a number from 1 to ${MAX_PROCESSES}`,
  )
  .transform((text) =>
    text === "auto" ? Math.min(availableCores(), MAX_PROCESSES) : Number(text),
  );

const isPostgresUrl = (text: string) => /^postgres(ql)?:\/\/.+/.test(text);
const isDatabaseUrl = (text: string) => /^sqlite:.+/.test(text) || isPostgresUrl(text);
const isPostgres = (url: string | undefined) => /^postgres/.test(url ?? "");
function isPublicUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text);
}
/** An issuer of OpenID Connect: on https, or on this machine. */
function isIssuer(text: string): boolean {
  const url = parseUrl(text);
  if (!url || url.username !== "" || url.password !== "" || /[?#]/.test(text)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const isSmtpUrl = (text: string) => /^smtps?:$/.test(parseUrl(text)?.protocol ?? "");
function isSmsUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url || url.username === "" || url.password === "" || url.pathname !== "/") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}
const isAddress = (text: string) =>
  /^[^\s/]+:\d{1,5}$/.test(text) && Number(text.slice(text.lastIndexOf(":") + 1)) <= 65_535;

const MIN_SECRET_LENGTH = 32;

/** Several secrets are separated by commas, the newest first. */
export const readSecrets = (text: string) =>
  text.split(",").map((secret) => secret.trim()) as [string, ...string[]];

export const areLongSecrets = (secrets: readonly string[]): boolean =>
  secrets.every(({ length }) => length >= MIN_SECRET_LENGTH);

const environment = z.object({
  HOST: z.string().min(1).default("127.0.0.1").describe("the host to listen on"),
  PORT: count
    .refine((port) => port <= 65_535, "must be a port from 0 to 65535")
    .prefault("8080")
    .describe("the port to listen on"),
  PUBLIC_URL: z
    .string()
    .refine(isPublicUrl, "must be an http or https address without query and credentials")
    .optional()
    .describe(
      "the address in links, without `/api/v1`; required with `HOST=0.0.0.0`. Without it, the address that the service listens on",
    ),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, "must be sqlite:PATH or postgres://...")
    .default("sqlite:./data/kinward.db")
    .describe("`sqlite:PATH` or `postgres://...`"),
  DATABASE_CONNECTIONS: count
    .refine((connections) => connections >= 3, "must be 3 or more")
    .prefault("15")
    .describe("connections of each process to PostgreSQL; one more listens for changes"),
  DATABASE_REPLICA_URL: z
    .string()
    .refine(isPostgresUrl, "must be postgres://...")
    .optional()
    .describe(
      "a PostgreSQL server that follows `DATABASE_URL`. Each process reads sessions there, by one connection, if it has all commits",
    ),
  PROCESSES: processes
    .prefault("1")
    .describe("on PostgreSQL, how many processes answer requests; `auto` is one for each core"),
  WAKEUPS: z
    .enum(["embedded", "temporal"], "must be embedded or temporal")
    .default("embedded")
    .describe("`embedded`: the service runs wakeups; `temporal`: a worker does"),
  TEMPORAL_PAYLOAD_KEYS: z
    .string()
    .transform((text) => text.split(",").map((key) => Buffer.from(key.trim(), "base64")))
    .refine(
      (keys) => keys.every(({ length }) => length === 32),
      "must be keys of 32 bytes in Base64, separated by commas",
    )
    .optional()
    .describe("32 bytes in Base64, several separated by commas; the first encrypts payloads"),
  WORKER_BUILD_ID: z
    .string()
    .max(255)
    .optional()
    .describe("the name of this version of the worker"),
  METRICS_ADDRESS: z
    .string()
    .refine(isAddress, "must be host:port")
    .optional()
    .describe("`host:port` for `GET /metrics`, in Prometheus’ text format"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isPublicUrl, "must be an http or https address without query and credentials")
    .optional()
    .describe(
      "the address of an OpenTelemetry collector, such as `http://127.0.0.1:4318`, which gets traces by OTLP over HTTP. Without it nothing is traced",
    ),
  OTEL_METRICS_EXPORTER: z
    .enum(["otlp", "none"], "must be otlp or none")
    .default("none")
    .describe("`otlp`: the collector gets metrics too, also without `METRICS_ADDRESS`"),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds
    .prefault("60000")
    .describe("how often the collector gets metrics, in milliseconds"),
  OTEL_METRIC_EXPORT_TIMEOUT: milliseconds
    .prefault("30000")
    .describe(
      "how long an export of metrics may take, in milliseconds; at most 3 seconds and at most the interval",
    ),
  CLOCK: z
    .enum(["system", "manual"], "must be system or manual")
    .default("system")
    .describe("`manual`: a clock for tests that moves only when you move it, without live mode"),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: "must be a timestamp such as 2026-01-31T12:00:00Z" })
    .optional()
    .describe("where a manual clock begins, such as `2026-01-31T12:00:00Z`"),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, "must be smtp://... or smtps://...")
    .optional()
    .describe(
      "`smtp://...` or `smtps://...`. Without it, test email is kept at `/mailbox` and live email is refused",
    ),
  SMTP_TLS: z
    .enum(["required", "optional"], "must be required or optional")
    .default("required")
    .describe("`optional` also sends to a mail server that does not offer STARTTLS"),
  MAIL_FROM: z
    .string()
    .min(3)
    .default("Kinward <no-reply@localhost>")
    .describe("the sender of emails"),
  SMS_URL: z
    .string()
    .refine(isSmsUrl, "must be https://SID:TOKEN@host, without a path")
    .optional()
    .describe(
      "`https://SID:TOKEN@host`, for Twilio’s API or a similar one. Without it, test texts are kept at `/mailbox`, and live mode has no `sms-plus`",
    ),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11}|MG[0-9a-f]{32})$/,
      "must be a number or a name of up to 11 letters",
    )
    .optional()
    .describe("the sender of texts; required with `SMS_URL`"),
  KINWARD_SECRET: z
    .string()
    .transform(readSecrets)
    .refine(areLongSecrets, "must have at least 32 characters, each of several")
    .optional()
    .describe(
      "32 characters or more, or several secrets, the newest first (`kinward secret`). Required with PostgreSQL; otherwise a private file beside the database",
    ),
  RATE_LIMIT_TEST: count
    .prefault("50")
    .describe("requests a second for each test key; 0 for no limit"),
  RATE_LIMIT_LIVE: count
    .prefault("500")
    .describe("requests a second for each live key; 0 for no limit"),
  RATE_LIMIT_CLIENT: count
    .prefault("200")
    .describe(
      "requests a second for each client network in each process, before credentials are checked; pages, docs and proofs together a tenth; 0 for no limit",
    ),
  DRAIN_SECONDS: count
    .prefault("5")
    .describe(
      "how long a process still serves requests after SIGTERM while `/health/ready` says 503, so that a load balancer removes it first",
    ),
  WEBHOOK_ALLOW_PRIVATE: isOn
    .prefault("0")
    .describe(
      "`1` allows webhooks over plain http and to private addresses, never to a cloud’s metadata",
    ),
  BIN_TABLE: z
    .string()
    .max(4096)
    .optional()
    .describe(
      "a CSV file `prefix,brand,funding,country` of card prefixes; without it `funding` is `unknown`",
    ),
  TRUST_PROXY: trustedProxies
    .prefault("0")
    .describe("how many proxies are in front, or their networks: `10.0.0.0/8,fd00::/8`"),
  CONTRACT_CHECK: z
    .enum(["full", "off"], "must be full or off")
    .optional()
    .describe(
      "`full`: a second validator reads each request, and a violation of the contract is an error; `off`. Without it, `full` with `--demo` only",
    ),
  LAW_PAGES: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .describe("`off` turns off `/law`, where everyone can read the law of each place"),
  CONSOLE: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .describe("`off` turns off `/console`, where operators work"),
  CONSOLE_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, "must be an https address without query and credentials")
    .optional()
    .describe(
      "the identity provider with which operators can sign in to the console (OpenID Connect with PKCE), besides links by email. Register `/console/-/oidc/return` on the public address there",
    ),
  CONSOLE_OIDC_CLIENT_ID: z.string().optional().describe("the console’s id at that provider"),
  CONSOLE_OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe("the console’s secret at that provider, if it has one"),
  CONSOLE_OIDC_DOMAINS: z
    .string()
    .transform((text) => text.split(",").map((domain) => domain.trim().toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => DOMAIN.test(domain)),
      "must be domains such as studio.example, separated by commas",
    )
    .optional()
    .describe(
      "domains, separated by commas: only their addresses sign in with that provider. Without it, every address that the provider calls verified",
    ),
  CONSOLE_OIDC_ROLES_CLAIM: z
    .string()
    .default("kinward_roles")
    .describe(
      "the claim that lists a person’s roles as `<organisation>:<role>`. A person without the claim needs an invitation",
    ),
  LOG_LEVEL: z
    .enum(LEVELS, `must be one of ${LEVELS.join(", ")}`)
    .default("info")
    .describe("the level of the log, which is lines of JSON without personal data"),
});

interface Variable {
  name: string;
  /** Undefined: it has no default. */
  fallback: string | undefined;
  meaning: string;
}

const fallbackOf = (schema: z.core.$ZodType): string | undefined =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? String(schema.def.defaultValue)
    : undefined;

/** Returns the text of `docs/configuration.md` about each variable. */
export const describeVariables = (): Variable[] =>
  Object.entries(environment.shape).map(([name, schema]) => {
    if (schema.description === undefined) throw new Error(`${name} has no description.`);
    return { name, fallback: fallbackOf(schema), meaning: schema.description };
  });

/** The names of all variables that are read, without Temporal's own. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(environment.shape),
  ...SECRET_FILE_VARIABLES,
];

interface ConsoleOidc {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** In lower case. Undefined: every domain. */
  domains: readonly string[] | undefined;
  rolesClaim: string;
}

export interface Config {
  host: string;
  port: number;
  /** Without a slash at the end. Undefined: the address that the service listens on. */
  publicUrl: string | undefined;
  databaseUrl: string;
  /** The most connections of this process to PostgreSQL; one more listens for changes. */
  databaseConnections: number;
  /** Where sessions are read beside the database. Undefined: nowhere. */
  databaseReplicaUrl: string | undefined;
  /** How many processes answer requests. */
  processes: number;
  /** Which of them this one is, from 1. */
  slot: number;
  /** What runs wakeups: this process, or a worker that Temporal calls. */
  wakeups: "embedded" | "temporal";
  /** The first encrypts Temporal's payloads, all of them decrypt. Undefined: payloads are not encrypted. */
  temporalPayloadKeys: readonly Buffer[] | undefined;
  /** The name of this build among a worker's versions. Undefined: the worker is not versioned. */
  workerBuildId: string | undefined;
  /** Where metrics are served, `host:port`. Undefined: nowhere. */
  metricsAddress: string | undefined;
  /** The collector that gets traces. Undefined: nothing is traced. */
  otlpEndpoint: string | undefined;
  /** Headers that the collector requires, such as a key. */
  otlpHeaders: string | undefined;
  /** How metrics are exported by OTLP. Undefined: they are not. */
  otlpMetrics: Readonly<{ intervalMs: number; timeoutMs: number }> | undefined;
  clock: "system" | "manual";
  /** Milliseconds. */
  clockStart: number | undefined;
  smtpUrl: string | undefined;
  /** Whether mail may go to a server that offers no encryption. */
  smtpTls: "required" | "optional";
  mailFrom: string;
  /** Where texts are sent, and from whom. Undefined: nowhere. */
  sms: Readonly<{ url: string; from: string }> | undefined;
  /** The newest first. Undefined: a file beside the embedded database. */
  secrets: readonly [string, ...string[]] | undefined;
  /** Requests a second for each key; 0 for no limit. */
  rateLimits: { test: number; live: number };
  /** Requests a second for each network of clients, before credentials; pages get a tenth. 0 for no limit. */
  clientRateLimit: number;
  drainSeconds: number;
  /** Whether webhooks may go to private addresses and over plain http. */
  webhookAllowPrivate: boolean;
  /** A CSV file of card prefixes. Undefined: the funding of every card is unknown. */
  binTable: string | undefined;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: TrustedProxies;
  /** Whether a second validator reads each request, and a violation of the contract is an error. Undefined: for the demo. */
  contractCheck: "full" | "off" | undefined;
  /** Whether everyone can read the law that decides, at `/law`. */
  hasLawPages: boolean;
  /** Whether operators can sign in at `/console`. */
  hasConsole: boolean;
  /** The identity provider of operators. Undefined: they sign in by email alone. */
  consoleOidc: ConsoleOidc | undefined;
  logLevel: (typeof LEVELS)[number];
  /** A variable that a product file names. Undefined where it is absent or empty, or no variable for providers. */
  readProviderVariable: (name: string) => string | undefined;
}

/** The configuration cannot be used. The message lists every fault, a line each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Begins the names of all variables that product files can read: who writes them may not know the service's secrets. */
const PROVIDER_PREFIX = "KINWARD_PROVIDER_";

/**
 * Reads the configuration; an empty variable counts as absent, and a secret may come as a file. Throws a ConfigError that names
 * every faulty one.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { given, faults } = readSecretFiles(env);
  const { success, data, error } = environment.safeParse(given);
  for (const { path, message } of error?.issues ?? []) faults.push(`${path.join(".")}: ${message}`);
  const hasSecret = given.KINWARD_SECRET !== undefined || !!env.KINWARD_SECRET_FILE;
  if (isPostgres(given.DATABASE_URL) && !hasSecret) {
    faults.push("KINWARD_SECRET: is required with PostgreSQL, at least 32 characters");
  }
  if (given["DATABASE_REPLICA_URL"] !== undefined && !isPostgres(given.DATABASE_URL))
    faults.push("DATABASE_REPLICA_URL: needs a DATABASE_URL of PostgreSQL");
  if (isAnyAddress(given.HOST) && given.PUBLIC_URL === undefined) {
    faults.push(
      `PUBLIC_URL: is required with HOST=${given.HOST}, because links need an address that a browser can open, such as https://kinward.example`,
    );
  }
  if (
    given["OTEL_METRICS_EXPORTER"] === "otlp" &&
    given["OTEL_EXPORTER_OTLP_ENDPOINT"] === undefined
  )
    faults.push("OTEL_METRICS_EXPORTER: otlp needs OTEL_EXPORTER_OTLP_ENDPOINT");
  if ((given.SMS_URL === undefined) !== (given.SMS_FROM === undefined))
    faults.push("SMS_URL: needs SMS_FROM, and SMS_FROM needs it");
  if (given.CLOCK_START !== undefined && given.CLOCK !== "manual")
    faults.push("CLOCK_START: needs CLOCK=manual");
  if (given.CLOCK === "manual" && given.WAKEUPS === "temporal")
    faults.push("CLOCK: manual needs WAKEUPS=embedded, because Temporal keeps its own time");
  if (
    (given["CONSOLE_OIDC_ISSUER"] === undefined) !==
    (given["CONSOLE_OIDC_CLIENT_ID"] === undefined)
  )
    faults.push("CONSOLE_OIDC_ISSUER: needs CONSOLE_OIDC_CLIENT_ID, and the other way round");
  // `auto` counts too, so that a start does not depend on the machine.
  if ((given.PROCESSES ?? "1") !== "1") {
    if (given.CLOCK === "manual")
      faults.push("PROCESSES: must be 1 with CLOCK=manual, because one process moves the clock");
    if (!isPostgres(given.DATABASE_URL) && Number(given.PROCESSES) > 1)
      faults.push(
        "PROCESSES: must be 1 with SQLite, where one process writes. Use PostgreSQL for more",
      );
  }
  if (!success || faults.length > 0) {
    const heading =
      faults.length === 1
        ? "The configuration has an error:"
        : `The configuration has ${faults.length} errors:`;
    throw new ConfigError([heading, ...faults].join("\n  "));
  }
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ""),
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    slot: Number(given["KINWARD_PROCESS"] ?? 1),
    processes: isPostgres(data.DATABASE_URL) ? data.PROCESSES : 1,
    wakeups: data.WAKEUPS,
    temporalPayloadKeys: data.TEMPORAL_PAYLOAD_KEYS,
    workerBuildId: data.WORKER_BUILD_ID,
    metricsAddress: data.METRICS_ADDRESS,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    otlpHeaders: given["OTEL_EXPORTER_OTLP_HEADERS"],
    otlpMetrics:
      data.OTEL_METRICS_EXPORTER === "otlp"
        ? {
            intervalMs: data.OTEL_METRIC_EXPORT_INTERVAL,
            timeoutMs: data.OTEL_METRIC_EXPORT_TIMEOUT,
          }
        : undefined,
    clock: data.CLOCK,
    clockStart: data.CLOCK_START === undefined ? undefined : Date.parse(data.CLOCK_START),
    smtpUrl: data.SMTP_URL,
    smtpTls: data.SMTP_TLS,
    mailFrom: data.MAIL_FROM,
    sms:
      data.SMS_URL !== undefined && data.SMS_FROM !== undefined
        ? { url: data.SMS_URL, from: data.SMS_FROM }
        : undefined,
    secrets: data.KINWARD_SECRET,
    rateLimits: { test: data.RATE_LIMIT_TEST, live: data.RATE_LIMIT_LIVE },
    clientRateLimit: data.RATE_LIMIT_CLIENT,
    drainSeconds: data.DRAIN_SECONDS,
    webhookAllowPrivate: data.WEBHOOK_ALLOW_PRIVATE,
    binTable: data.BIN_TABLE,
    trustProxy: data.TRUST_PROXY,
    contractCheck: data.CONTRACT_CHECK,
    hasLawPages: data.LAW_PAGES === "on",
    hasConsole: data.CONSOLE === "on",
    consoleOidc:
      data.CONSOLE_OIDC_ISSUER === undefined || data.CONSOLE_OIDC_CLIENT_ID === undefined
        ? undefined
        : {
            issuer: data.CONSOLE_OIDC_ISSUER,
            clientId: data.CONSOLE_OIDC_CLIENT_ID,
            clientSecret: data.CONSOLE_OIDC_CLIENT_SECRET,
            domains: data.CONSOLE_OIDC_DOMAINS,
            rolesClaim: data.CONSOLE_OIDC_ROLES_CLAIM,
          },
    logLevel: data.LOG_LEVEL,
    readProviderVariable: (name) => (name.startsWith(PROVIDER_PREFIX) ? given[name] : undefined),
  };
}

/** The address of the service in links, without `/api/v1`. `port` is the one it listens on. */
export function publicUrlOf(config: Config, port = config.port): string {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return config.publicUrl ?? `http://${host}:${port}`;
}

/** Whether a host name or address, with or without brackets, leads to this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|::1|\[::1\]|127(\.\d+){3})$/.test(host);

/** Every interface of the machine: to listen on, and not to be opened in a browser. */
const isAnyAddress = (host: string | undefined): boolean =>
  host !== undefined && /^(0+(\.0+){0,3}|[0:]*::[0:]*)$/.test(host);

export const listensOnLoopback = ({ host }: Config): boolean => isLoopback(host);

/** Whether neither the address that is listened on nor the public one leads here from another machine. */
export const isLocal = (config: Config): boolean =>
  listensOnLoopback(config) &&
  (config.publicUrl === undefined || isLoopback(new URL(config.publicUrl).hostname));

/**
 * Whether mail of test mode is kept to be read at `/mailbox`: without a mail server, and only on this
 * machine. Mail holds links that sign in.
 */
export const isMailboxOpen = (config: Config): boolean =>
  config.smtpUrl === undefined && isLocal(config);
