import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type ClientOptions, createClient } from "../client/index.js";

/** A request as it arrived. */
export interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What is answered: an answer, or `"hang up"`, or `"keep silent"`, or `"stop half-way"`. */
export type Reply =
  | "hang up"
  | "keep silent"
  | "stop half-way"
  | { status?: number; headers?: Record<string, string>; body?: string | object };

export type Answering = (request: Arrived, count: number) => Reply | Promise<Reply>;

/** A real server on the loopback interface that records what arrives and responds as configured. */
export interface Observed extends AsyncDisposable {
  baseUrl: string;
  arrived: Arrived[];
}

export async function observedServer(answering: Answering): Promise<Observed> {
  const arrived: Arrived[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://127.0.0.1");
      const { method = "", headers } = request;
      const query = Object.fromEntries(url.searchParams);
      const body = Buffer.concat(chunks).toString();
      arrived.push({ method, path: url.pathname, query, headers, body });
      void Promise.resolve(answering(arrived.at(-1)!, arrived.length)).then((reply) => {
        if (reply === "keep silent") return;
        if (reply === "hang up") return void request.socket.destroy();
        if (reply === "stop half-way") {
          response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
          response.write("{", () => request.socket.destroy());
          return;
        }
        const { status = 200, headers: own = {}, body: content = {} } = reply;
        const text = typeof content === "string" ? content : JSON.stringify(content);
        response.writeHead(status, {
          "Content-Type": "application/json",
          "X-Request-Id": `request-${arrived.length}`,
          ...own,
        });
        response.end(status === 304 ? undefined : text);
      });
    });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const apiKey = "kw_test_k3yk3yk3_5ecret5ecret5ecret5ecret_c0ffee";

/** A client that never waits, with the pauses it would have made. */
export function impatientClient({ baseUrl }: Observed, options: Partial<ClientOptions> = {}) {
  const pauses: number[] = [];
  const sleep = async (ms: number) => void pauses.push(ms);
  const random = () => 1;
  const all = { baseUrl, apiKey, sleep, random, ...options } as ClientOptions;
  return { client: createClient(all), pauses };
}

/** The body of an error, as the contract has it. */
export const refusal = (error: string, errorMessage = "Told so.") => ({ error, errorMessage });
