import { basePath } from "../generated/operations.js";
import { Secrets } from "./secrets.js";

/** The credentials of a client. */
export type Credentials =
  | {
      /** The product's API key. */
      apiKey: string;
      /**
       * What to send to operations that take a Bearer token: with `true`, short-lived access tokens that the client gets
       * and renews by itself; otherwise the API key.
       */
      accessToken?: boolean | undefined;
    }
  | {
      apiKey?: undefined;
      /** An access token without an API key. Operations that need the API key throw. */
      accessToken: string;
    };

/** The options of `createClient`. */
export type ClientOptions = Credentials & {
  /** The address of the service, with or without `/api/v1`. */
  baseUrl: string;
  /** The timeout of one attempt, in milliseconds; 10,000 by default. */
  timeoutMs?: number | undefined;
  /** How many times to retry after the first attempt; 2 by default. */
  retries?: number | undefined;
  /** Replaces the platform's `fetch`. */
  fetch?: Fetch | undefined;
  /** Replaces the wait between two attempts. */
  sleep?: Sleep | undefined;
  /** Replaces `Math.random` for the jitter of pauses. */
  random?: (() => number) | undefined;
  /** Replaces `Date.now` for the expiry of access tokens and for dates in `Retry-After`. */
  now?: (() => number) | undefined;
};

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Resolves after `ms` milliseconds, or as soon as the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** The options, validated and with defaults. */
export interface Settings {
  baseUrl: string;
  apiKey: string | undefined;
  accessToken: boolean | string;
  timeoutMs: number;
  retries: number;
  fetch: Fetch;
  sleep: Sleep;
  random: () => number;
  now: () => number;
  secrets: Secrets;
}

/** Validates the options and adds defaults. Throws a `TypeError` that names the invalid option, never its value. */
export function settingsOf(options: ClientOptions): Settings {
  const { apiKey, accessToken = false } = options;
  const secrets = new Secrets();
  for (const [name, value] of Object.entries({ apiKey, accessToken })) {
    if (typeof value === "string") secrets.add(credential(name, value));
  }
  if (apiKey === undefined && typeof accessToken !== "string")
    throw new TypeError("apiKey: pass the API key of the product, or an access token.");
  return {
    baseUrl: addressOf(options.baseUrl),
    apiKey,
    accessToken,
    timeoutMs: atLeast(1, "timeoutMs", options.timeoutMs ?? 10_000),
    retries: atLeast(0, "retries", options.retries ?? 2),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    now: options.now ?? Date.now,
    secrets,
  };
}

/** Checked here because the platform's own error would repeat an invalid header value. */
function credential(name: string, value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new TypeError(`${name}: expected printable ASCII without spaces.`);
  return value;
}

export function atLeast(least: number, name: string, value: number): number {
  if (!Number.isFinite(value) || value < least)
    throw new TypeError(`${name}: expected a number of at least ${least}.`);
  return value;
}

function addressOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TypeError("baseUrl: expected an http or https address.");
  if (url.username || url.password || url.search || url.hash)
    throw new TypeError("baseUrl: expected no credentials, no query and no fragment.");
  const path = url.pathname.replace(/\/+$/, "");
  return url.origin + (path.endsWith(basePath) ? path : path + basePath);
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener("abort", wake, { once: true });
  });
}
