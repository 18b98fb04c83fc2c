// A real receiver of webhooks that behaves as it is told.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { Webhook } from "standardwebhooks";

export interface Received {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Behaviour = (request: Received, response: ServerResponse, nth: number) => void;

export const answers =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end();

export const hangs: Behaviour = () => {};
export const resets: Behaviour = (_, response) => void response.socket?.resetAndDestroy();

export class Receiver implements AsyncDisposable {
  readonly received: Received[] = [];
  /** What it does; may be changed at any time. */
  behaviour: Behaviour;
  /** Connections that were ever opened. */
  connections = 0;
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor(server: Server, behaviour: Behaviour) {
    this.#server = server;
    this.behaviour = behaviour;
  }

  static async open(behaviour: Behaviour = answers(204)): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server, behaviour);
    server.on("connection", () => (receiver.connections += 1));
    server.on("request", (request, response) => void receiver.#take(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  get ids(): string[] {
    return this.received.map(({ id }) => id);
  }

  get bodies(): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body }) => JSON.parse(body) as (typeof this.bodies)[number]);
  }

  /** Resolves when so many requests have come in all. */
  async has(count: number): Promise<void> {
    while (this.received.length < count)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = {
      path: request.url ?? "",
      id: String(request.headers["webhook-id"]),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    const nth = this.received.push(received);
    this.behaviour(received, response, nth);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}

/** What the standard's own library says to a request. Throws where it does not believe it. */
export const verified = ({ headers, body }: Received, secret: string): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
