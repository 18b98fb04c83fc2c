// A guardian shows to be an adult by a card: what counts, what does not, and that the money always goes back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { providerSteps } from "../../testing/verification/provider-steps.js";
import { StripeServer } from "../../testing/verification/stripe.js";

let service: TestService;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await StripeServer.start();
  service = await startTestService({ env: StripeServer.env });
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    guardianAssurance: { default: attested, US: verified }
    permissions: [{ name: mods }]
    verification: { trustedAdult: [card, simulated] }
    providers:
      card:
        kind: card
        secretName: KINWARD_PROVIDER_STRIPE
        webhookSecretName: KINWARD_PROVIDER_STRIPE_HOOK
        apiBase: ${stripe.url}
        currency: EUR`);
});
afterAll(() => Promise.all([service.stop(), stripe.stop()]));
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, look, mailed } = guardianSteps(() => service);
const { leaveFor, comeBack } = providerSteps(() => service);

const statusOf = (challengeId: string) =>
  unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));

let guardians = 0;

/** Decides as a guardian, and continues to the page that asks them to show that they are an adult. */
async function decided() {
  const { challengeId } = await challenged(service, PEBBLE);
  const email = `guardian.${++guardians}@example.com`;
  const link = await mailed(challengeId, email, PEBBLE);
  await answer(link, CONSENT);
  const begun = await answer(link, { pending: "verify" });
  const url = new URL(String(begun.headers["location"]), service.baseUrl).href;
  return { challengeId, link, email, url };
}
const WAITING = { status: "IN_PROGRESS", awaiting: "guardian-verification" };
const textAfter = async (response: { headers: Record<string, unknown> }) =>
  (await look(String(response.headers["location"]))).text;

describe("a card", () => {
  beforeEach(() => {
    stripe.failing = "";
    stripe.refunds.length = 0;
  });

  const leave = async () => {
    const begun = await decided();
    return { ...begun, ...(await leaveFor(begun.url, "card")) };
  };
  const send = async ({ body, headers }: ReturnType<StripeServer["webhook"]>, name = "card") =>
    (
      await fetch(`${service.baseUrl}/providers/${name}/webhook`, {
        ...{ method: "POST", body, headers },
      })
    ).status;

  test.each(["credit", "debit"] as const)(
    "of %s counts, and is given its money back",
    async (funding) => {
      const { challengeId, url, href } = await leave();
      expect((await look(`${url}?ways=1`)).text).toContain(
        "takes €0.50 from your credit or debit card and gives it back at once",
      );
      expect(href).toBe(`${stripe.url}/c/pay/${stripe.session.id}`);
      expect(stripe.session.asked.get("allowed_payment_method_types[0]")).toBe("card");
      const address = stripe.pay({ funding });
      expect(await statusOf(challengeId)).toMatchObject(WAITING);
      await comeBack(address);
      expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
      expect(stripe.refunds).toHaveLength(1);
      // The name and the address of its holder, and the digits of its number, were sent by Stripe.
      const tables = Object.keys(await service.rows());
      const kept = JSON.stringify(
        await Promise.all(tables.map((name) => service.database.query(`select * from "${name}"`))),
      );
      expect(kept).not.toMatch(/card\.holder|Card Holder|4242/);
    },
  );

  test("that is prepaid decides nothing, is given its money back, and the page says why", async () => {
    const { challengeId } = await leave();
    const text = await textAfter(await comeBack(stripe.pay({ funding: "prepaid" })));
    expect(text).toContain("That was a prepaid card");
    expect(text).toContain("You can try this way 2 more times");
    expect(text).toContain('value="adult"');
    expect(stripe.refunds).toHaveLength(1);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });

  test("of which Stripe does not know the kind decides nothing", async () => {
    const { challengeId } = await leave();
    await comeBack(stripe.pay({ funding: "unknown" }));
    expect(stripe.refunds).toHaveLength(1);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });

  test("that is declined costs no attempt, and its page cannot be paid for any more", async () => {
    const { challengeId } = await leave();
    const address = stripe.pay({ funding: "debit", isDeclined: true });
    const text = await textAfter(await comeBack(address));
    expect(text).toContain("The card was declined");
    expect(text).not.toContain("more times");
    expect(stripe.session.status).toBe("expired");
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });

  test("is not shown by the address that one comes back to: Stripe is asked", async () => {
    const { challengeId } = await leave();
    const text = await textAfter(await comeBack(stripe.session.asked.get("success_url") ?? ""));
    expect(text).toContain("You came back from Stripe without finishing");
    expect(text).not.toContain("more times");
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });

  test("of another window than the one that left decides nothing, and is given its money back", async () => {
    const { challengeId } = await leave();
    const address = stripe.pay({ funding: "credit" });
    const webhook = stripe.webhook();
    expect(await send(webhook)).toBe(200);
    expect((await comeBack(address, "another window")).status).toBe(403);
    expect(stripe.refunds).toHaveLength(1);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });

  test("whose webhook comes first is given its money back then, and the page goes on to the end", async () => {
    const { challengeId, url } = await leave();
    stripe.pay({ funding: "credit" });
    expect(await send(stripe.webhook())).toBe(200);
    expect(await send(stripe.webhook())).toBe(200);
    expect(stripe.refunds).toHaveLength(1);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    const { headers } = await look(url);
    await comeBack(new URL(String(headers["location"]), service.baseUrl).href);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    expect(await send(stripe.webhook())).toBe(200);
    expect(stripe.refunds).toHaveLength(1);
  });

  test("is not shown by a webhook that is forged, stale, of another payment or for no provider", async () => {
    const { url } = await leave();
    stripe.pay({ funding: "credit" });
    const rows = await service.rows();
    const { session } = stripe;
    const genuine = stripe.webhook();
    expect(await send(stripe.webhook(session, { secret: "whsec_another" }))).toBe(400);
    expect(await send(stripe.webhook(session, { agoSeconds: 301 }))).toBe(400);
    expect(await send({ ...genuine, body: genuine.body.replace("usd", "eur") })).toBe(400);
    expect(await send({ ...genuine, headers: {} })).toBe(400);
    expect(await send(genuine, "simulated")).toBe(404);
    expect(await send(genuine, "constructor")).toBe(404);
    // What the product's own shop sells, through the same account.
    expect(await send(stripe.webhook(session, { metadata: { kinward: "" } }))).toBe(200);
    expect(stripe.refunds).toEqual([]);
    expect(await service.rows()).toEqual(rows);
    expect((await look(url)).status).toBe(200);
  });

  test("that Stripe cannot speak of for now is asked for again, and need not pay twice", async () => {
    const { challengeId, url } = await leave();
    const address = stripe.pay({ funding: "credit" });
    stripe.failing = "/v1/checkout";
    expect(await textAfter(await comeBack(address))).toContain("Stripe does not respond");
    stripe.failing = "/v1/refunds";
    expect(await send(stripe.webhook())).toBe(503);
    await comeBack(address);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    expect(stripe.refunds).toEqual([]);
    stripe.failing = "";
    expect(await send(stripe.webhook())).toBe(200);
    expect(stripe.refunds).toHaveLength(1);
    expect((await look(url)).text).toContain("Thank you, that is done");
  });
});
