// A service somewhere, as its users talk to it: over HTTP, each answer held against the contract.
import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";

import { createClient, type Client, type ClientOptions } from "../client/index.js";
import { mismatchesOf, operationAt } from "./contract.js";
import { observe } from "./observations.js";

export interface Request {
  readonly method?: string;
  /** With the base path and the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** An object is sent as JSON, with its Content-Type unless `headers` has one; several buffers go in chunks. */
  readonly body?: string | Buffer | readonly Buffer[] | object;
}

/** The fields of a form; several values, or pairs, where a name comes more than once. */
export type Form =
  Readonly<Record<string, string | readonly string[]>> | readonly (readonly [string, string])[];

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; an empty object where it is none. */
  readonly json: Readonly<Record<string, unknown>> & {
    readonly error?: string;
    readonly errorMessage?: string;
  };
}

/** A service somewhere, and the means to talk to it. Every answer is held against the contract on its way. */
export class Caller {
  readonly baseUrl: string;
  /** Where answers departed from the contract. `stop` of a test's service throws if there are any. */
  readonly mismatches: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** The platform's `fetch`, observed. */
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
    const own = { baseUrl: this.baseUrl, apiKey, retries: 0, fetch: this.fetch, ...options };
    return createClient(own as ClientOptions);
  }

  /** One request with nothing added that was not asked for: for what no well-meaning client would send. */
  send({ method = "GET", path, headers = {}, body }: Request): Promise<Response> {
    const isRaw =
      body === undefined ||
      typeof body === "string" ||
      Buffer.isBuffer(body) ||
      Array.isArray(body);
    const content = isRaw
      ? (body as string | Buffer | readonly Buffer[] | undefined)
      : JSON.stringify(body);
    const all = {
      ...(!isRaw && !("Content-Type" in headers) && { "Content-Type": "application/json" }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const { port, hostname } = new URL(this.baseUrl);
      const sent = httpRequest({
        host: hostname,
        port,
        method,
        path,
        headers: all,
        agent: this.#agent,
      });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          const own = plain(answer.headers);
          this.#note(method, path.split("?")[0] ?? "", { status, headers: own, text });
          resolve({ status, headers: own, text, json: asJson(own, text) });
        });
      });
      if (Array.isArray(content)) {
        for (const chunk of content as readonly Buffer[]) sent.write(chunk);
        sent.end();
      } else if (content === undefined) sent.end();
      else {
        if (!("Content-Length" in all))
          sent.setHeader("Content-Length", Buffer.byteLength(content as string));
        sent.end(content as string);
      }
    });
  }

  get(path: string, headers: Request["headers"] = {}): Promise<Response> {
    return this.send({ path, headers });
  }

  /** Posts a form as a page of the service would, and follows a redirect to what is wrong with it. */
  async post(path: string, form: Form, headers: Request["headers"] = {}): Promise<Response> {
    const answer = await this.send({
      method: "POST",
      path,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: encode(form),
    });
    const { location = "" } = answer.headers;
    return /[?](form|closed)=/.test(location) ? this.get(location, headers) : answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  #note(
    method: string,
    pathname: string,
    answer: { status: number; headers: Record<string, string>; text: string },
  ) {
    const operation = operationAt(method, pathname);
    if (!operation) return;
    observe(operation.id, answer.status);
    this.mismatches.push(...mismatchesOf(operation, method, answer));
  }
}

function encode(form: Form): string {
  const pairs = Array.isArray(form)
    ? (form as readonly [string, string][])
    : Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs as [string, string][]).toString();
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function asJson(headers: Record<string, string>, text: string): Response["json"] {
  if (!headers["content-type"]?.startsWith("application/json") || text === "") return {};
  return JSON.parse(text) as Response["json"];
}
