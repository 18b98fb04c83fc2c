// A product's own server for webhooks: keeps what it is sent, checked as Standard Webhooks has it.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { Webhook } from "standardwebhooks";

import { validEvent } from "./valid-event.js";
import type { KinwardEvent } from "../client/index.js";

export interface Received {
  readonly id: string;
  readonly event: KinwardEvent;
}

export class Receiver {
  /** Once each, in the order in which they came. */
  readonly received: Received[] = [];
  /** The id of each request, in the order in which they came: again where it was sent again. */
  readonly requests: string[] = [];
  /** Signatures that did not verify, and bodies that depart from the contract. */
  readonly faults: unknown[] = [];
  secret = "";
  /** The status of an answer, when it is to be given. */
  answer: (id: string) => number | Promise<number> = () => 204;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const id = receiver.#take(request.headers as Record<string, string>, Buffer.concat(chunks));
        void Promise.resolve(receiver.answer(id)).then((status) =>
          response.writeHead(status).end(),
        );
      });
    });
    const receiver = new Receiver(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(headers: Record<string, string>, body: Buffer): string {
    const id = headers["webhook-id"] ?? "";
    this.requests.push(id);
    try {
      new Webhook(this.secret).verify(body, headers);
      const event = validEvent(body);
      if (!this.received.some((each) => each.id === id)) this.received.push({ id, event });
    } catch (error) {
      this.faults.push(error);
    }
    return id;
  }
}
