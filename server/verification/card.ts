// Proves that a person has a credit or debit card. They pay the least amount on Stripe's page and get it back at once, so that
// the holder of the card sees both on the statement.
import type Stripe from "stripe";

import { MINUTE_MS } from "../lib/dates.js";
import type { CardCurrency, CardProvider } from "../domain/product.js";
import {
  ProviderError,
  type FlowHint,
  type MethodOutcome,
  type VerificationMethod,
} from "../domain/verification/method.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

/** The least that Stripe takes, in minor units (https://docs.stripe.com/currencies). */
const LEAST: Readonly<Record<CardCurrency, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};
const DEFAULT_CURRENCY = "USD";

/** Marks our payments in the account, which a shop may also use. */
const MARK = { kinward: "trusted-adult" };

/** Stripe keeps a page open for half an hour at least. */
const PAGE_LIFE_MS = 31 * MINUTE_MS;
const TIMEOUT_MS = 8_000;
const SIGNATURE_LIFE_SECONDS = 300;

/** Languages of ours that Stripe's page does not have. */
const NOT_SPOKEN = ["ar"];

const KEY_MODES = { live: "test", test: "live" } as const;

/**
 * Returns the method; undefined where a variable is missing from the environment, or the key is one of the other mode: with
 * Stripe's test cards anyone would be an adult, and a test would cost money.
 */
export function createCard(
  deps: ProviderDeps,
  input: ProviderInput<CardProvider>,
): VerificationMethod | undefined {
  const { provider, mode } = input;
  const key = deps.readVariable(provider.secretName);
  const webhookSecret = deps.readVariable(provider.webhookSecretName);
  const apiBase = expand(deps, provider.apiBase ?? "https://api.stripe.com");
  if (key === undefined || webhookSecret === undefined || apiBase === undefined) return undefined;
  if (key.includes(`_${KEY_MODES[mode]}_`) || !deps.mayLeadTo(mode, apiBase)) return undefined;
  const currency = provider.currency ?? DEFAULT_CURRENCY;
  const charge = { minor: LEAST[currency], currency };

  const account: Account = {
    deps,
    input,
    charge,
    webhookSecret,
    connect: connector(key, apiBase, () => deps.fetch(mode)),
  };
  return {
    ...settingsOf({ ...input, provider: { title: "Stripe", ...provider } }),
    charge,
    begin: (asked) => reach(() => openPage(account, asked)),
    finish: (flow) => reach(() => judgeFlow(account, flow)),
    receive: (body, signature) => reach(() => refundByWebhook(account, body, signature)),
  };
}

type Begin = NonNullable<VerificationMethod["begin"]>;

type Account = Readonly<{
  deps: ProviderDeps;
  input: ProviderInput<CardProvider>;
  charge: Readonly<{ minor: number; currency: CardCurrency }>;
  webhookSecret: string;
  connect: () => Promise<Stripe>;
}>;

/** Returns what connects to Stripe once. Its library is large, and most products have no such method. */
function connector(key: string, apiBase: string, fetchOf: () => typeof globalThis.fetch) {
  const { hostname, port, protocol } = new URL(apiBase);
  const connect = async (): Promise<Stripe> => {
    const { Stripe } = await import("stripe");
    return new Stripe(key, {
      host: hostname,
      protocol: protocol === "http:" ? "http" : "https",
      ...(port !== "" && { port }),
      httpClient: Stripe.createFetchHttpClient(fetchOf()),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  let connected: Promise<Stripe> | undefined;
  return (): Promise<Stripe> => (connected ??= connect());
}

/** Opens a page at Stripe on which the least amount is paid. */
async function openPage(
  { deps, input: { mode }, charge, connect }: Account,
  { state, returnUrl, requiredAge, language, reason }: Parameters<Begin>[0],
): Promise<Awaited<ReturnType<Begin>>> {
  const stripe = await connect();
  const backWith = (end: string) => `${returnUrl}?state=${state}&card=${end}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      allowed_payment_method_types: ["card"],
      client_reference_id: state,
      metadata: MARK,
      locale: NOT_SPOKEN.includes(language) ? "auto" : language,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: charge.currency.toLowerCase(),
            unit_amount: charge.minor,
            product_data: { name: reason },
          },
        },
      ],
      success_url: backWith("paid"),
      cancel_url: backWith("left"),
      expires_at: Math.floor((deps.realNow() + PAGE_LIFE_MS) / 1000),
    },
    { idempotencyKey: state },
  );
  if (session.url === null || !deps.mayLeadTo(mode, session.url))
    throw new ProviderError("unavailable", "Stripe named no page");
  return {
    step: { at: "provider", url: session.url },
    flow: { state, session: session.id, requiredAge: String(requiredAge) },
  };
}

/**
 * Judges what was paid in a flow, and refunds it. The address that the person came back to proves nothing, so Stripe is asked.
 */
async function judgeFlow(
  { deps, input: { name, mode }, connect }: Account,
  { state = "", session: id = "", requiredAge = "" }: Readonly<Record<string, string>>,
): Promise<MethodOutcome> {
  const stripe = await connect();
  const session = await find(stripe, id);
  if (session.client_reference_id !== state || session.livemode !== (mode === "live"))
    throw new ProviderError("refused", "the payment is of another flow");
  if (session.status !== "complete") {
    // A page that stays open could still be paid, for nothing.
    if (session.status === "open") await stripe.checkout.sessions.expire(id);
    const wasDeclined = Boolean(paymentOf(session)?.last_payment_error);
    return { status: "cancelled", ...(wasDeclined && { hint: "declined" }) };
  }
  const card = await refund(stripe, session).catch((error: unknown) => {
    // Stripe repeats its webhook until the payment could be refunded.
    deps.warn({ provider: name, error: nameOf(error) }, "a refund has to wait");
    return chargeOf(session);
  });
  return judgeCard(card, Number(requiredAge));
}

/** Refunds what a webhook of Stripe says was paid. Returns the state of its flow; undefined for what is none of ours. */
async function refundByWebhook(
  { deps, input: { mode }, webhookSecret, connect }: Account,
  body: string,
  signature: string,
): Promise<string | undefined> {
  const stripe = await connect();
  const event = await stripe.webhooks
    .constructEventAsync(
      body,
      signature,
      webhookSecret,
      SIGNATURE_LIFE_SECONDS,
      undefined,
      deps.realNow(),
    )
    .catch(() => undefined);
  if (!event) throw new ProviderError("refused", "the webhook is not signed by Stripe");
  if (event.type !== "checkout.session.completed") return undefined;
  const { id, metadata, livemode, client_reference_id: state } = event.data.object;
  // The account may take other payments, which must not be refunded.
  if (metadata?.["kinward"] !== MARK.kinward || livemode !== (mode === "live")) return undefined;
  await refund(stripe, await find(stripe, id));
  return state ?? undefined;
}

const find = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });

const paymentOf = ({ payment_intent: payment }: Stripe.Checkout.Session) =>
  typeof payment === "object" ? payment : null;

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = paymentOf(session)?.latest_charge;
  return session.payment_status === "paid" && typeof charge === "object"
    ? (charge ?? undefined)
    : undefined;
}

/** Refunds the payment, unless it was refunded already. Returns the charge; undefined if nothing was paid. */
async function refund(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Charge | undefined> {
  const charge = chargeOf(session);
  if (!charge || charge.refunded) return charge;
  await stripe.refunds.create({ charge: charge.id }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== "charge_already_refunded") throw error;
  });
  return charge;
}

function judgeCard(charge: Stripe.Charge | undefined, requiredAge: number): MethodOutcome {
  const funding = charge?.payment_method_details?.card?.funding;
  if (charge?.status === "succeeded" && (funding === "credit" || funding === "debit"))
    return { status: "shown", age: { low: requiredAge } };
  const hint: FlowHint = "prepaid";
  return { status: "inconclusive", ...(funding === "prepaid" && { hint }) };
}

/** A fault of Stripe, or on the way to it, proves nothing. Its messages may repeat text that a person typed. */
const reach = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError("unavailable", nameOf(error), { cause: error });
  });

const nameOf = (error: unknown): string => {
  const { type, code, name } = error as { type?: string; code?: string; name?: string };
  return [type ?? name ?? "error", code].filter(Boolean).join(" ");
};
