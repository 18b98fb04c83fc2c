// A server with Twilio's Messages API as far as texts need it, on loopback.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const ACCOUNT = "AC0123456789abcdef0123456789abcdef";
const TOKEN = "a token of the tests";

export class SmsServer {
  /** What was sent, oldest first. */
  readonly sent: { to: string; from: string; text: string }[] = [];
  /** Twilio's code with which a text to a number is refused. */
  readonly refusing = new Map<string, number>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<SmsServer> {
    const server = createServer();
    const sms = new SmsServer(server);
    server.on("request", (request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const fields = new URLSearchParams(body);
        const to = fields.get("To") ?? "";
        const code = sms.refusing.get(to);
        const isKnown =
          request.method === "POST" &&
          request.url === `/2010-04-01/Accounts/${ACCOUNT}/Messages.json` &&
          request.headers.authorization ===
            `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString("base64")}`;
        const answer = (status: number, content: object) =>
          response
            .writeHead(status, { "Content-Type": "application/json" })
            .end(JSON.stringify(content));
        if (!isKnown)
          return void answer(401, { code: 20003, message: "Authenticate", status: 401 });
        if (code !== undefined)
          return void answer(400, { code, message: `The 'To' number ${to}`, status: 400 });
        sms.sent.push({ to, from: fields.get("From") ?? "", text: fields.get("Body") ?? "" });
        answer(201, { sid: "SM1", status: "queued", to, error_code: null });
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return sms;
  }

  get env() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      SMS_URL: `http://${ACCOUNT}:${encodeURIComponent(TOKEN)}@127.0.0.1:${port}`,
      SMS_FROM: "+18005550199",
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
