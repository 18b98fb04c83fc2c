// Stripe as far as `card` uses it, on loopback: its responses have the shape of recorded ones, and its webhooks are signed by
// its own package.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { Stripe } from "stripe";

type Funding = "credit" | "debit" | "prepaid" | "unknown";
type Card = Readonly<{ funding: Funding; isDeclined?: boolean }>;

type Session = {
  id: string;
  status: "open" | "complete" | "expired";
  asked: URLSearchParams;
  livemode?: boolean;
  charge?: Record<string, unknown> & { id: string };
  error?: object;
};

const KEY = "sk_test_of_the_tests";
const WEBHOOK_SECRET = "whsec_of_the_tests";

export class StripeServer {
  /** The variables of the environment that `card` reads. */
  static readonly env = {
    KINWARD_PROVIDER_STRIPE: KEY,
    KINWARD_PROVIDER_STRIPE_HOOK: WEBHOOK_SECRET,
  };
  /** Paths that begin so fail with status 500. */
  failing = "";
  /** What happens once while the next call is on its way. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** The ids of charges in the order in which they were refunded. */
  readonly refunds: string[] = [];
  readonly #sessions: Session[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<StripeServer> {
    const server = createServer();
    const stripe = new StripeServer(server);
    server.on("request", (request, response) => {
      void bodyOf(request).then(async (body) => {
        const { status, answer } = stripe.#answer(request, new URLSearchParams(body));
        const { meanwhile } = stripe;
        stripe.meanwhile = undefined;
        await meanwhile?.();
        const headers = { "Content-Type": "application/json", "Request-Id": "req_1" };
        response.writeHead(status, headers).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The newest page of Stripe to which a person was led. */
  get session(): Session {
    const session = this.#sessions.at(-1);
    if (!session) throw new Error("No page of Stripe was asked for.");
    return session;
  }

  /** Pays with a card. Returns the address that the person is sent back to; where the card was declined, if they give up. */
  pay({ funding, isDeclined = false }: Card): string {
    const { session } = this;
    if (session.status !== "open") throw new Error("The page is closed.");
    if (isDeclined) session.error = { type: "card_error", code: "card_declined" };
    else {
      session.status = "complete";
      session.charge = {
        ...{ id: `ch_${session.id}`, object: "charge", amount: 50, currency: "usd", paid: true },
        ...{ status: "succeeded", refunded: false, amount_refunded: 0, livemode: false },
        payment_method_details: {
          type: "card",
          card: { brand: "visa", funding, country: "US", last4: "4242", exp_year: 2030 },
        },
      };
    }
    return session.asked.get(isDeclined ? "cancel_url" : "success_url") ?? "";
  }

  /** Returns the webhook that Stripe sends once a page is paid for. */
  webhook(
    session = this.session,
    {
      secret = WEBHOOK_SECRET,
      agoSeconds = 0,
      type = "checkout.session.completed",
      metadata = { kinward: "trusted-adult" },
      livemode = false,
    } = {},
  ): Readonly<{ body: string; headers: Record<string, string> }> {
    const body = JSON.stringify({
      ...{ id: "evt_1", object: "event", api_version: "2026-10-28.endive", created: 1_795_000_000 },
      ...{ livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null } },
      ...{ type, data: { object: { ...this.#show(session), metadata, livemode } } },
    });
    const signature = new Stripe(KEY).webhooks.generateTestHeaderString({
      ...{ payload: body, secret },
      timestamp: Math.floor(Date.now() / 1000) - agoSeconds,
    });
    return { body, headers: { "Content-Type": "application/json", "Stripe-Signature": signature } };
  }

  #answer({ method, url = "", headers }: IncomingMessage, body: URLSearchParams) {
    const { pathname } = new URL(url, this.url);
    const failed = (status: number, error: object) => ({ status, answer: { error } });
    if (headers.authorization !== `Bearer ${KEY}`)
      return failed(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    if (this.failing !== "" && pathname.startsWith(this.failing))
      return failed(500, { type: "api_error", message: "An error occurred" });
    if (method === "POST" && pathname === "/v1/checkout/sessions") {
      const id = `cs_test_${this.#sessions.length + 1}`;
      this.#sessions.push({ id, status: "open", asked: body });
      return { status: 200, answer: this.#show(this.session) };
    }
    if (method === "POST" && pathname === "/v1/refunds") return this.#refund(body.get("charge"));
    const [, id, isExpired] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
    const session = this.#sessions.find((each) => each.id === id);
    if (!session) return failed(404, { type: "invalid_request_error", code: "resource_missing" });
    if (isExpired !== undefined) session.status = "expired";
    return { status: 200, answer: this.#show(session) };
  }

  #refund(id: string | null) {
    const charge = this.#sessions.find((each) => each.charge?.id === id)?.charge;
    if (!charge || charge["refunded"] === true)
      return {
        status: 400,
        answer: { error: { type: "invalid_request_error", code: "charge_already_refunded" } },
      };
    charge["refunded"] = true;
    this.refunds.push(charge.id);
    return {
      status: 200,
      answer: {
        ...{ id: `re_${charge.id}`, object: "refund", amount: 50, charge: charge.id },
        ...{ currency: "usd", status: "succeeded" },
      },
    };
  }

  #show({ id, status, asked, charge, error, livemode = false }: Session) {
    const isPaid = charge !== undefined;
    const isTried = isPaid || error !== undefined;
    return {
      ...{ id, object: "checkout.session", livemode, mode: "payment", status },
      amount_total: Number(asked.get("line_items[0][price_data][unit_amount]")),
      client_reference_id: asked.get("client_reference_id"),
      currency: asked.get("line_items[0][price_data][currency]"),
      customer_details: isPaid ? { email: "card.holder@example.com", name: "Card Holder" } : null,
      metadata: { kinward: asked.get("metadata[kinward]") },
      payment_intent: isTried && {
        ...{ id: `pi_${id}`, object: "payment_intent", amount: 50, currency: "usd" },
        latest_charge: charge ?? null,
        last_payment_error: error ?? null,
        status: isPaid ? "succeeded" : "requires_payment_method",
      },
      payment_status: isPaid ? "paid" : "unpaid",
      success_url: asked.get("success_url"),
      url: status === "open" ? `${this.url}/c/pay/${id}` : null,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
