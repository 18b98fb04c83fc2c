// How a guardian shows to be an adult without a proof of age: what counts, what does not, and that money always goes back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import type { RecordedResult } from "../../server/actions/verification/record.js";
import { challenged } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { mailbox } from "../../testing/pages.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { providerSteps } from "../../testing/verification/provider-steps.js";
import { recordByCode } from "../../testing/verification/operator.js";
import { SmsServer } from "../../testing/verification/sms-server.js";
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
  await answer(link, { ...CONSENT, permission: ["mods", "text-chat-private"] });
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
    const paid = await leave();
    const address = stripe.pay({ funding: "credit" });
    stripe.session.livemode = true;
    await comeBack(address);
    expect(await statusOf(paid.challengeId)).toMatchObject(WAITING);
    const another = await leave();
    const theirs = stripe.pay({ funding: "credit" });
    stripe.session.asked.set("client_reference_id", "another");
    await comeBack(theirs);
    expect(await statusOf(another.challengeId)).toMatchObject(WAITING);
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
    // The key is in another tab than the one that frames the page.
    expect((await look(url, { "Sec-Fetch-Dest": "iframe" })).status).toBe(200);
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
    expect(await send(stripe.webhook(session, { livemode: true }))).toBe(200);
    expect(await send(stripe.webhook(session, { type: "checkout.session.expired" }))).toBe(200);
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

  /** Pays and comes back, and Stripe cannot speak of it. Returns where the guardian came back. */
  const paidInVain = async (meanwhile: () => Promise<unknown>) => {
    const address = stripe.pay({ funding: "credit" });
    const failing = `/v1/checkout/sessions/${stripe.session.id}`;
    stripe.failing = failing;
    stripe.meanwhile = async () => {
      stripe.failing = "";
      await meanwhile();
      stripe.failing = failing;
    };
    await comeBack(address);
    stripe.failing = "";
    return address;
  };

  test("that Stripe cannot speak of takes the place of no other payment that was begun meanwhile", async () => {
    const { challengeId, url } = await leave();
    await paidInVain(() => leaveFor(url, "card"));
    await comeBack(stripe.pay({ funding: "credit" }));
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("that Stripe cannot speak of decides nothing once another way was chosen meanwhile", async () => {
    const { challengeId, url } = await leave();
    const address = await paidInVain(() => answer(url, { persona: "inconclusive" }));
    expect((await look(address)).status).toBe(404);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    expect((await look(url)).text).toContain('name="persona"');
  });
});

describe("what an operator records", () => {
  beforeAll(() =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      guardianAssurance: { default: attested, US: verified }
      permissions: [{ name: mods }]
      company: { name: Pebble Ltd, address: "1 Beach Road, Springfield" }
      verification: { trustedAdult: [form, call] }
      providers:
        form: { kind: signed-form, email: forms@pebble.example }
        call: { kind: call, telephone: "+1 800 555 0100", hours: { en: "Every day, 9 to 17", de: "Täglich 9 bis 17 Uhr" } }`),
  );

  /** Chooses a way, and returns the code on its page. */
  const choose = async (method: "form" | "call") => {
    const begun = await decided();
    const { headers } = await answer(begun.url, { method }, { "Sec-Fetch-Dest": "iframe" });
    expect(headers["location"]).toBe(new URL(begun.url).pathname);
    const { text } = await look(begun.url);
    const [, code = ""] = /<bdi dir="ltr">([0-9A-Z]{5}-[0-9A-Z]{5})</.exec(text) ?? [];
    return { ...begun, code, text };
  };
  const today = () => new Date(service.clock.now()).toISOString().slice(0, 10);
  const record = (code: string, given: Partial<RecordedResult> = {}) =>
    recordByCode(service, code, { at: "form", result: "passed", operator: "ada", ...given });

  test("a signed form counts once it was received, and the ledger says who recorded it and when", async () => {
    const { challengeId, code, text, url } = await choose("form");
    expect(text).toContain("Pebble Ltd, 1 Beach Road, Springfield");
    expect(text).toContain("forms@pebble.example");
    const { headers } = await look(`${url}/form.pdf`);
    expect(headers["content-type"]).toBe("application/pdf");
    expect((await look(`${url}?ways=1`)).text).toContain('value="call"');
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    const received = today();
    await record(code.toLowerCase().replace("-", " "), { received });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const { entry } = await service.evidenceOf(challengeId);
    const at = new Date(service.clock.now()).toISOString();
    expect(entry).toMatchObject({
      ...{ kind: "consent", assurance: "verified" },
      proof: { method: "form", at, operator: "ada", received },
    });
    const [recorded] = await service.recorded("proof-recorded");
    expect(recorded).toMatchObject({
      ...{ by: "operator", operator: "ada", method: "form", result: "passed", received, at },
    });
    expect((await look(url)).text).toContain("Thank you, that is done");
    expect((await look(url)).text).toContain("Go to your family pages");
  });

  test("a call counts by its code, and one that failed leaves the guardian the form", async () => {
    const passed = await choose("call");
    expect(passed.text).toContain('href="tel:+18005550100"');
    expect(passed.text).toContain("Every day, 9 to 17");
    await record(passed.code, { at: "call" });
    expect(await statusOf(passed.challengeId)).toMatchObject({ status: "PASS" });

    const failed = await choose("call");
    for (let count = 0; count < 3; count++)
      await record(failed.code, { at: "call", result: "failed" });
    expect(await statusOf(failed.challengeId)).toMatchObject(WAITING);
    const { text } = await look(failed.url);
    expect(text).toContain("Get the form");
    expect(text).not.toContain("Call Pebble Club");
    await expect(record(failed.code, { at: "call" })).rejects.toMatchObject({
      code: "NOT_CONFIGURED",
    });
    await record(failed.code, { received: today() });
    expect(await statusOf(failed.challengeId)).toMatchObject({ status: "PASS" });
    expect((await service.evidenceOf(failed.challengeId)).entry).toMatchObject({
      proof: { method: "form" },
    });
  });

  test("a code that is unknown, used, too old or of an impossible day decides nothing", async () => {
    const { challengeId, code } = await choose("form");
    const used = await choose("form");
    await record(used.code, { received: today() });
    const rows = await service.rows();
    const dayFrom = (days: number) =>
      new Date(service.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const [typed, given, refused] of [
      ["00000-00000", {}, ["NOT_FOUND", "There is no such code"]],
      ["", {}, ["NOT_FOUND", "There is no such code"]],
      [used.code, {}, ["CONFLICT", "was used"]],
      [code, { received: dayFrom(2) }, ["INVALID_INPUT", "is in the future"]],
      [code, { received: dayFrom(-2) }, ["INVALID_INPUT", "before the guardian was given"]],
    ] as const)
      await expect(record(typed, { received: today(), ...given })).rejects.toMatchObject({
        ...{ code: refused[0], message: expect.stringContaining(refused[1]) },
      });
    expect(await service.rows()).toEqual(rows);
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    await service.advance({ days: 14 });
    await expect(record(code, { received: today() })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("a form is printed in each language, and has no code before it was asked for", async () => {
    const { url } = await decided();
    expect((await look(`${url}/form.pdf`)).status).toBe(404);
    await answer(url, { method: "form" });
    for (const language of ["en", "es", "pt", "fr", "de", "ar"]) {
      const { status, text } = await look(`${url}/form.pdf`, { "Accept-Language": language });
      expect(status).toBe(200);
      expect(text).toMatch(new RegExp(`^%PDF-1[^]*/Lang \\(${language}\\)[^]*%%EOF\\s*$`));
    }
  });
});

const TEXTING = `
  productId: 201
  name: Pebble Club
  organisation: pebble
  guardianAssurance: { default: attested, US: verified }
  permissions: [{ name: mods }, { name: text-chat-private }]
  verification: { trustedAdult: [simulated, sms] }
  providers: { sms: { kind: sms-plus } }`;
const PHONE = "+1 (555) 010-0199";
const DIALLED = "+15550100199";

/** Asks for a code, and returns the page that follows. */
const ask = async (url: string, telephone: string) =>
  textAfter(await answer(`${url}?ways=1`, { method: "sms", telephone }));

describe("texts to a telephone", () => {
  beforeAll(() => service.apply(TEXTING));

  const texts = async () => (await mailbox(service)).filter(({ to }) => to === DIALLED);
  const codeIn = ({ text = "" } = {}) => /\d{6}/.exec(text)?.[0] ?? "";

  test("count by the code of the first, and the second leads to the withdrawal", async () => {
    const { challengeId, url } = await decided();
    expect(await ask(url, PHONE)).toContain("Enter the code from the text");
    const [first] = await texts();
    // A mailbox shows a text under its own heading, since it has no subject.
    expect(first).toMatchObject({ isText: true, subject: "" });
    expect(first?.text).toMatch(
      /^Pebble Club: \d{6} is your code to decide\. Child: Your child, 8 …[0-9A-F]{4}\. Do not give it/,
    );
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    await answer(url, { code: codeIn(first) });
    const { sessionId = "" } = { ...(await statusOf(challengeId)) } as { sessionId?: string };
    // What discloses waits for a guardian who has shown more than a telephone.
    const { permissions } = await unwrap(service.as(PEBBLE).getSession({ sessionId }));
    expect(permissions).toMatchObject([
      { name: "mods", enabled: true },
      { name: "text-chat-private", enabled: false },
    ]);
    const [second] = await texts();
    expect(second?.text).toContain("this phone was used to decide. Child: Your child, 8");
    const [, withdrawal = ""] = /(http\S+)$/.exec(second?.text ?? "") ?? [];
    await answer(withdrawal);
    const { error } = await service.as(PEBBLE).getSession({ sessionId });
    expect(error).toMatchObject({ code: "NOT_FOUND" });
  });

  test("count by no other code, by none of another text, and by none that is old", async () => {
    const { challengeId, url } = await decided();
    await ask(url, PHONE);
    const sent = (await texts()).length;
    const wrong = codeIn((await texts())[0]) === "000000" ? "111111" : "000000";
    expect(await textAfter(await answer(url, { code: wrong }))).toContain("not the code");
    // Only the text after the right code says how to withdraw.
    expect(await texts()).toHaveLength(sent);
    // The wrong code used the text up.
    const [used] = await texts();
    await answer(url, { code: codeIn(used) });
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    await ask(url, PHONE);
    await ask(url, "+44 7700 900123");
    await answer(url, { code: codeIn((await texts())[0]) });
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
    expect((await look(`${url}?ways=1`)).text).toContain("once more");
  });

  test("are asked for by Enter in the field of the number, which sends no other way", async () => {
    const { url } = await decided();
    const { text } = await look(`${url}?ways=1`);
    const [, form] = /<input\s+id="telephone"[^>]*\sform="(\w+)"/.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`<form\\s+id="${form}"`));
    const buttons = [...text.matchAll(/<button[^>]*\svalue="(\w+)"\s+form="(\w+)"/g)];
    expect(buttons.map(([, way, of]) => [way, of])).toEqual([["sms", form]]);
  });

  test("need a number with its country, and stop after five in an hour", async () => {
    const { url } = await decided();
    const rows = (await mailbox(service)).length;
    for (const typed of ["", "5550100199", "+0 555 0100199", "call me"])
      expect(await ask(url, typed)).toContain("with the country code");
    expect((await mailbox(service)).length).toBe(rows);
    for (let nth = 0; nth < 5; nth++) await ask(url, `+4477009001${nth}0`);
    expect(await ask(url, "+447700900199")).toContain("Too many texts were sent");
    expect((await mailbox(service)).length).toBe(rows + 5);
    // A number has its own five, in all verifications together.
    const one = await decided();
    for (let nth = 0; nth < 5; nth++) await ask(one.url, "+447700900222");
    const other = await decided();
    expect(await ask(other.url, "+447700900222")).toContain("Too many texts were sent");
    const sent = (await mailbox(service)).filter(({ to }) => to === "+447700900222");
    expect(sent).toHaveLength(5);
  });
});

describe("with a server for texts", () => {
  let sms: SmsServer;
  let own: TestService;
  const usual = () => service;
  let before: TestService;
  beforeAll(async () => {
    sms = await SmsServer.start();
    own = await startTestService({ env: sms.env });
    await own.apply(TEXTING);
    before = usual();
    service = own;
  });
  afterAll(async () => {
    service = before;
    await Promise.all([own.stop(), sms.stop()]);
  });

  test("both texts are sent, the second after the decision", async () => {
    const { challengeId, url } = await decided();
    await ask(url, PHONE);
    expect(sms.sent).toMatchObject([{ to: DIALLED, from: "+18005550199" }]);
    await answer(url, { code: /\d{6}/.exec(sms.sent[0]?.text ?? "")?.[0] ?? "" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    await service.settle();
    expect(sms.sent).toHaveLength(2);
    expect(sms.sent[1]?.text).toContain("/withdraw");
  });

  test("a landline costs no attempt, and leads on to the other ways", async () => {
    const { challengeId, url } = await decided();
    sms.refusing.set("+15550100100", 21614);
    const text = await ask(url, "+1 555 010 0100");
    expect(text).toContain("It may be a landline");
    expect(text).toContain('value="adult"');
    expect(text).not.toContain("more times");
    sms.refusing.set("+15550100100", 20500);
    expect(await ask(url, "+1 555 010 0100")).toContain("does not respond");
    expect(await statusOf(challengeId)).toMatchObject(WAITING);
  });
});
