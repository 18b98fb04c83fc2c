// A vendor that follows the contract of `redirect`: the reference for those who write one.
import { createHmac } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Begun = Readonly<{
  state: string;
  nonce: string;
  returnUrl: string;
  requiredAge: number;
  language: string;
}>;

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

export class Vendor {
  readonly begun: Begun[] = [];
  /** How it responds to a begin: as agreed, with an error, not at all, or without end. */
  answers: "well" | "error" | "never" | "nonsense" | "endlessly" = "well";
  /** The number of bytes of an endless response until the connection was closed. */
  sent = 0;
  readonly #secret: string;
  readonly #server: Server;

  private constructor(server: Server, secret: string) {
    this.#server = server;
    this.#secret = secret;
  }

  static async start(secret: string): Promise<Vendor> {
    const server = createServer();
    const vendor = new Vendor(server, secret);
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        if (vendor.answers === "never") return;
        if (vendor.answers === "endlessly") return vendor.#pour(response);
        if (!vendor.#isSigned(String(request.headers["kinward-signature"]), body))
          return void response.writeHead(401).end();
        if (vendor.answers === "error") return void response.writeHead(500).end();
        vendor.begun.push(JSON.parse(body) as Begun);
        const url = vendor.answers === "nonsense" ? "javascript:alert(1)" : `${vendor.url}/check`;
        response
          .writeHead(200, { "Content-Type": "application/json" })
          .end(JSON.stringify({ url }));
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return vendor;
  }

  #pour(response: ServerResponse): void {
    const chunk = Buffer.alloc(16 * 1024, " ");
    response.writeHead(200, { "Content-Type": "application/json" });
    const more = () => {
      if (response.destroyed) return;
      this.sent += chunk.length;
      response.write(chunk, () => setImmediate(more));
    };
    more();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #isSigned(header: string, body: string): boolean {
    const { t = "", v1 = "" } = Object.fromEntries(
      header.split(",").map((part) => part.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    return v1 === sign(this.#secret, `${t}.${body}`);
  }

  /** Returns the address to which the vendor sends the person back, with its result. */
  result(
    found: Record<string, unknown>,
    { secret = this.#secret, of = this.begun.at(-1) } = {},
  ): string {
    if (!of) throw new Error("Nothing was begun.");
    const { state, nonce, returnUrl } = of;
    const issuedAt = Math.floor(Date.now() / 1000);
    const payload = Buffer.from(JSON.stringify({ state, nonce, issuedAt, ...found })).toString(
      "base64url",
    );
    const address = new URL(returnUrl);
    address.searchParams.set("state", state);
    address.searchParams.set("result", `${payload}.${sign(secret, `result.${payload}`)}`);
    return address.href;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
