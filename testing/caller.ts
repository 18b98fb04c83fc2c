// Calls a running service over HTTP and checks each response against the contract.
import { Agent } from "node:http";

import { createClient, type Client, type ClientOptions } from "../client/index.js";
import { mismatchesOf, operationAt } from "./contract.js";
import { exchange, type Request, type Response } from "./exchange.js";
import { observe } from "./observations.js";
import { PATIENCE_MS } from "./until.js";

export type { Request, Response };

/** The fields of a form. A repeated field has several values, or several pairs. */
export type Form =
  | Readonly<Record<string, string | readonly string[]>>
  | readonly (readonly [string, string])[];

/** Calls a running service. Every response is checked against the contract. */
export class Caller {
  readonly baseUrl: string;
  /** Contract violations of responses. */
  readonly #mismatches = new Set<string>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** Calls the platform's `fetch` and checks the response. */
  readonly fetch = async (url: string, init: RequestInit = {}): Promise<globalThis.Response> => {
    const response = await fetch(url, init);
    const text = await response.clone().text();
    this.#note(init.method ?? "GET", new URL(url).pathname, {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
    });
    return response;
  };

  client(apiKey: string, options: Partial<ClientOptions> = {}): Client {
    const { baseUrl, fetch } = this;
    const own = { baseUrl, apiKey, retries: 0, timeoutMs: PATIENCE_MS, fetch, ...options };
    return createClient(own as ClientOptions);
  }

  /** Sends one request with nothing added, for what no well-meaning client would send. */
  async send(request: Request): Promise<Response> {
    const { hostname: host, port } = new URL(this.baseUrl);
    const response = await exchange({ host, port: Number(port), agent: this.#agent }, request);
    this.#note(request.method ?? "GET", request.path.split("?")[0] ?? "", response);
    return response;
  }

  get(path: string, headers: Request["headers"] = {}): Promise<Response> {
    return this.send({ path, headers });
  }

  /** Posts a form as a page of the service would, and follows a redirect to its errors, except on the family pages. */
  async post(path: string, form: Form, headers: Request["headers"] = {}): Promise<Response> {
    const answer = await this.send({
      method: "POST",
      path,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: encode(form),
    });
    const { location = "" } = answer.headers;
    return /[?]closed=|^(?!\/family\/).*[?]form=/.test(location)
      ? this.get(location, headers)
      : answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Throws if a response broke the contract, apart from statuses that only a broken service responds with. */
  protected assertContractKept(undeclared: readonly number[] = []): void {
    const mismatches = [...this.#mismatches].filter(
      (text) => !undeclared.some((status) => text.includes(` answers ${status}, `)),
    );
    if (mismatches.length > 0)
      throw new Error(`Answers departed from the contract:\n${mismatches.slice(0, 20).join("\n")}`);
  }

  #note(
    method: string,
    pathname: string,
    answer: { status: number; headers: Readonly<Record<string, string>>; text: string },
  ) {
    const operation = operationAt(method, pathname);
    if (!operation) return;
    observe(operation.id, answer.status);
    for (const mismatch of mismatchesOf(operation, method, answer)) this.#mismatches.add(mismatch);
  }
}

function encode(form: Form): string {
  const pairs = Array.isArray(form)
    ? (form as readonly [string, string][])
    : Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs as [string, string][]).toString();
}
