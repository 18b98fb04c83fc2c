// A product's server for webhooks. It keeps what it is sent, and behaves as a test wants.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { Webhook } from "standardwebhooks";

import type { KinwardEvent } from "../client/index.js";
import { validEvent } from "./valid-event.js";

export interface Received {
  readonly method: string;
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

/** Responds to each request with the status that is decided for it, now or later. */
export const responds =
  (decide: (id: string, nth: number) => number | Promise<number>): Behaviour =>
  ({ id }, response, nth) =>
    void Promise.resolve(decide(id, nth)).then((status) => response.writeHead(status).end());

export const hangs: Behaviour = () => {};
export const resets: Behaviour = (_, response) => void response.socket?.resetAndDestroy();

export class Receiver implements AsyncDisposable {
  /** All requests in the order of arrival. */
  readonly received: Received[] = [];
  /** May be changed at any time. */
  behaviour: Behaviour;
  /** The number of connections that were ever opened. */
  connections = 0;
  /** The secret that verifies requests. */
  secret = "";
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

  /** Returns the id of each request. An event that was sent again repeats its id. */
  get ids(): string[] {
    return this.received.map(({ id }) => id);
  }

  get bodies(): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body }) => JSON.parse(body) as (typeof this.bodies)[number]);
  }

  /** Returns each valid event once, in the order of arrival. */
  get events(): { id: string; event: KinwardEvent }[] {
    return [...new Map(this.#checked().map((each) => [each.id, each])).values()].flatMap(
      ({ id, event }) => (event ? [{ id, event }] : []),
    );
  }

  /** Returns the signatures that do not verify and the bodies that violate the contract. */
  get faults(): unknown[] {
    return this.#checked().flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  }

  /** Resolves once this many requests have arrived in all. */
  async has(count: number): Promise<void> {
    while (this.received.length < count)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  stop(): Promise<void> {
    return this[Symbol.asyncDispose]();
  }

  #checked(): { id: string; event?: KinwardEvent; fault?: unknown }[] {
    return this.received.map((request) => {
      const { id } = request;
      try {
        verified(request, this.secret);
        return { id, event: validEvent(request.body) };
      } catch (fault) {
        return { id, fault };
      }
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = {
      method: request.method ?? "",
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

/** Verifies a request with the standard's own library. Throws where it does not verify. */
export const verified = ({ headers, body }: Received, secret: string): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
