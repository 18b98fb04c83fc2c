import { basePath } from "../generated/operations.js";
import { Secrets } from "./secrets.js";

/** Who is calling. */
export type Credentials =
  | {
      /** The product's API key. */
      apiKey: string;
      /**
       * Where the contract asks for Bearer: `true` sends a short-lived access token, which the client gets and renews
       * by itself; otherwise it sends the API key.
       */
      accessToken?: boolean | undefined;
    }
  | {
      apiKey?: undefined;
      /** An access token alone. Operations that take only the API key throw. */
      accessToken: string;
    };

/** How to make a client. */
export type ClientOptions = Credentials & {
  /** Address of the service, with or without `/api/v1`. */
  baseUrl: string;
  /** How long one attempt may take, in milliseconds; 10,000 unless told. */
  timeoutMs?: number | undefined;
  /** How often to try again after the first attempt; 2 unless told. */
  retries?: number | undefined;
  /** Instead of the platform's `fetch`. */
  fetch?: Fetch | undefined;
  /** Instead of waiting for real between two attempts. */
  sleep?: Sleep | undefined;
  /** Instead of `Math.random`, for the pauses' jitter. */
  random?: (() => number) | undefined;
  /** Instead of `Date.now`, for the end of access tokens and dates in `Retry-After`. */
  now?: (() => number) | undefined;
};

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Resolves after so many milliseconds, or earlier when the signal is aborted. */
export type Sleep = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** The options, complete and checked. */
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

/** Completes the options; throws a `TypeError` that names the one that is wrong, and not its value. */
export function settingsOf(options: ClientOptions): Settings {
  const { apiKey, accessToken = false } = options;
  const secrets = new Secrets();
  for (const [name, value] of Object.entries({ apiKey, accessToken })) {
    if (typeof value === "string") secrets.add(credential(name, value));
  }
  if (apiKey === undefined && typeof accessToken !== "string")
    throw new TypeError("apiKey: give the product's API key, or an access token.");
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

/** Checked here because the platform repeats a bad header value in its own error. */
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
