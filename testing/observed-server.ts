// A service as the client meets it: it records what arrives and responds as a test wants.
import type { IncomingHttpHeaders, ServerResponse } from "node:http";

import { type ClientOptions, createClient } from "../client/index.js";
import { Receiver } from "./receiver.js";

export interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response, or `"hang up"`, `"keep silent"` or `"stop half-way"`. */
export type Reply =
  | "hang up"
  | "keep silent"
  | "stop half-way"
  | { status?: number; headers?: Record<string, string>; body?: string | object };

export type Answering = (request: Arrived, count: number) => Reply | Promise<Reply>;

/** A real server on the loopback interface. */
export interface Observed extends AsyncDisposable {
  baseUrl: string;
  arrived: Arrived[];
}

export async function observedServer(answering: Answering): Promise<Observed> {
  const arrived: Arrived[] = [];
  const receiver = await Receiver.open(({ method, path, headers, body }, response, count) => {
    const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
    const request = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers,
      body,
    };
    arrived.push(request);
    void Promise.resolve(answering(request, count)).then((reply) => send(reply, response, count));
  });
  return {
    baseUrl: `http://127.0.0.1:${receiver.port}`,
    arrived,
    [Symbol.asyncDispose]: () => receiver.stop(),
  };
}

function send(reply: Reply, response: ServerResponse, count: number): void {
  if (reply === "keep silent") return;
  if (reply === "hang up") return void response.socket?.destroy();
  const json = { "Content-Type": "application/json" };
  if (reply === "stop half-way") {
    response.writeHead(200, { ...json, "Content-Length": "100" });
    response.write("{", () => response.socket?.destroy());
    return;
  }
  const { status = 200, headers = {}, body = {} } = reply;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { ...json, "X-Request-Id": `request-${count}`, ...headers });
  response.end(status === 304 ? undefined : text);
}

export const apiKey = "kw_test_k3yk3yk3_5ecret5ecret5ecret5ecret_c0ffee";

/** Returns a client that records its pauses and skips them. */
function impatientClient({ baseUrl }: Observed, options: Partial<ClientOptions> = {}) {
  const pauses: number[] = [];
  const sleep = async (ms: number) => void pauses.push(ms);
  const random = () => 1;
  const all = { baseUrl, apiKey, sleep, random, ...options } as ClientOptions;
  return { client: createClient(all), pauses };
}

/** Returns the body of an error, in the form of the contract. */
export const refusal = (error: string, errorMessage = "Told so.") => ({ error, errorMessage });

/** Makes servers with an impatient client for each, until `close`. */
export function observedServers() {
  let open: Observed[] = [];
  return {
    serving: async (answering: Answering, options?: Partial<ClientOptions>) => {
      const server = await observedServer(answering);
      open.push(server);
      return { server, ...impatientClient(server, options) };
    },
    close: async () => {
      for (const server of open) await server[Symbol.asyncDispose]();
      open = [];
    },
  };
}
