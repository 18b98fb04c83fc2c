// A provider's payment, read in a common form. Fixtures have the shape of what Xsolla's sandbox sends.
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { removeFolder, temporaryFolder } from "../../testing/folder.js";
import { startTestService, type TestService } from "../../testing/service.js";

const folder = temporaryFolder();
const table = join(folder, "bins.csv");
const TABLE = `prefix,brand,funding,country
4000,Visa,credit,US
400000,Visa,debit,US
40000077,Visa,prepaid,DE
51,Mastercard,debit,
3,Amex,prepaid,US
6011,"Discover",,US
`;

let service: TestService;
beforeAll(async () => {
  writeFileSync(table, TABLE);
  service = await startTestService({ env: { BIN_TABLE: table } });
});
afterAll(async () => {
  await service.stop();
  removeFolder(folder);
});

type Payload = Record<string, unknown>;

/** Returns a `payment`, in which numbers are numbers. */
const payment = (transaction: Payload = {}): Payload => ({
  notification_type: "payment",
  settings: { project_id: 18404, merchant_id: 2340 },
  purchase: {
    checkout: { currency: "USD", amount: 2.17 },
    total: { currency: "USD", amount: 2.17 },
  },
  user: { ip: "203.0.113.7", email: "payer@example.com", id: "player-81", country: "US", zip: "" },
  transaction: {
    id: 2103276197,
    payment_method_order_id: "OT-1",
    dry_run: 1,
    agreement: 1,
    payment_date: "2026-11-21T12:58:42+03:00",
    payment_method: 1380,
    payment_method_name: "Bank card",
    ...transaction,
  },
  payment_details: { payment: { currency: "USD", amount: 2.17 }, payout_currency_rate: "1" },
  custom_parameters: { items: '[{"sku":"gems"}]' },
});

/** Returns an `order_paid`, in which numbers are texts and the payment is under `billing`. */
const order = (billing: Payload = {}): Payload => ({
  notification_type: "order_paid",
  items: [{ sku: "gems-100", type: "virtual_currency", quantity: 100, amount: "9.99" }],
  order: { id: 81, mode: "sandbox", currency: "USD", amount: "9.99", invoice_id: "2103276198" },
  user: { external_id: "player-81", email: "payer@example.com" },
  billing: {
    transaction: { id: 2103276198, payment_method: 1380, payment_method_name: "Bank card" },
    payment_details: { payment: { currency: "USD", amount: "9.99" }, card_bin: "40000077" },
    ...billing,
  },
});

const attempt = (data: Payload) => service.as().lookupProviderPayment({ provider: "xsolla", data });
const look = (data: Payload) => unwrap(attempt(data));
const fundingOf = async (bin: string) => (await look(payment({ card_bin: bin }))).funding;

describe("both published forms of the payload", () => {
  test("are read alike, with the card's digits in none of the answer", async () => {
    expect(await look(payment({ card_bin: "40000012" }))).toEqual({
      provider: "xsolla",
      invoiceId: "2103276197",
      payerEmail: "payer@example.com",
      instrument: "card",
      funding: "debit",
    });
    expect(await look(order())).toEqual({
      provider: "xsolla",
      invoiceId: "2103276198",
      payerEmail: "payer@example.com",
      instrument: "card",
      funding: "prepaid",
    });
  });

  test.each<[string, Payload, string]>([
    ["transaction.card_bin", payment({ card_bin: 400000 }), "debit"],
    [
      "payment_details.card_bin",
      { ...payment(), payment_details: { card_bin: "400001" } },
      "credit",
    ],
    [
      "payment_details.payment.card_bin",
      { ...payment(), payment_details: { payment: { card_bin: "511111" } } },
      "debit",
    ],
  ])("give the card's first digits at %s", async (_path, data, funding) => {
    expect(await look(data)).toMatchObject({ instrument: "card", funding });
  });

  test("give them where the product file says, too", async () => {
    const file =
      "{ productId: 101, name: S, organisation: aurora, permissions: [{ name: multiplayer }]";
    await service.apply(`${file}, lookup: { binPath: custom_parameters.bin } }`);
    expect(await look({ ...payment(), custom_parameters: { bin: "400000" } })).toMatchObject({
      funding: "debit",
    });
    const { error } = await attempt(payment());
    expect(error?.message).toContain("data.custom_parameters.bin");
    await service.apply(`${file} }`);
  });

  test.each([
    [24, "PayPal", "wallet"],
    [3461, "Apple Pay", "wallet"],
    [1, "Mobile Payment", "carrier-billing"],
    [2, "Paysafecard", "cash-voucher"],
    [3, "Xsolla Gift Cards", "gift-card"],
    [4, "Bank transfer (SEPA)", "bank-transfer"],
    [5, "Something of tomorrow", "other"],
  ])(
    "say with method %i, %s, that it was a %s, which needs no BIN",
    async (id, name, instrument) => {
      const data = payment({ payment_method: id, payment_method_name: name });
      expect(await look(data)).toMatchObject({ instrument, funding: "unknown" });
    },
  );
});

test("a method that is not known was a card where the payload has a card's first digits", async () => {
  const unnamed = { payment_method: 9_999, payment_method_name: "Something of tomorrow" };
  expect(await look(payment({ ...unnamed, card_bin: "400000" }))).toMatchObject({
    instrument: "card",
    funding: "debit",
  });
  const wallet = { payment_method: 3461, payment_method_name: "Apple Pay", card_bin: "400000" };
  expect(await look(payment(wallet))).toMatchObject({ instrument: "wallet", funding: "debit" });
});

test("a field that is null says as little as one that is absent", async () => {
  const nulls = { payment_method: 24, payment_method_name: null, card_bin: null };
  expect(await look(payment(nulls))).toMatchObject({ instrument: "wallet", funding: "unknown" });
  const named = { payment_method: null, payment_method_name: "PayPal" };
  expect(await look(payment(named))).toMatchObject({ instrument: "wallet" });
  expect(await look({ ...payment({ card_bin: "400000" }), payment_details: null })).toMatchObject({
    funding: "debit",
  });
});

describe("the operator's table", () => {
  test("decides by the longest prefix, and leaves unknown what it does not know", async () => {
    expect(await fundingOf("40000077")).toBe("prepaid");
    expect(await fundingOf("40000078")).toBe("debit");
    expect(await fundingOf("40001234")).toBe("credit");
    expect(await fundingOf("601100")).toBe("unknown");
    expect(await fundingOf("378282")).toBe("prepaid");
    expect(await fundingOf("999999")).toBe("unknown");
  });

  test("is read again when its file changes, and counts on when the file is broken or lost", async () => {
    const rewrite = (text: string, second: number) => {
      writeFileSync(table, text);
      utimesSync(table, second, second);
    };
    rewrite(TABLE.replace("400000,Visa,debit", "400000,Visa,prepaid"), 1_900_000_000);
    expect(await fundingOf("400000")).toBe("prepaid");
    rewrite("prefix,brand,funding,country\n4000,Visa,maybe,US\n", 1_900_000_001);
    expect(await fundingOf("400000")).toBe("prepaid");
    rmSync(table);
    expect(await fundingOf("400000")).toBe("prepaid");
    rewrite(TABLE, 1_900_000_002);
    expect(await fundingOf("400000")).toBe("debit");
  });

  test("is not needed: without it no card is known", async () => {
    const other = await startTestService();
    const answer = await unwrap(
      other
        .as()
        .lookupProviderPayment({ provider: "xsolla", data: payment({ card_bin: "400000" }) }),
    );
    expect(answer.funding).toBe("unknown");
    await other.stop();
  });

  test.each([
    ["without its header", "4000,Visa,credit,US\n", "line 1"],
    ["with a line of three cells", "prefix,brand,funding,country\n4000,Visa,credit\n", "line 2"],
    ["with a prefix that is none", "prefix,brand,funding,country\n4x,Visa,credit,US\n", "line 2"],
    ["that is not there", undefined, "cannot be read"],
  ])("%s is an error of the configuration", async (_what, text, message) => {
    const path = join(folder, "other.csv");
    rmSync(path, { force: true });
    if (text !== undefined) writeFileSync(path, text);
    await expect(startTestService({ env: { BIN_TABLE: path } })).rejects.toThrow(message);
  });
});

describe("a hostile or partial payload", () => {
  const without = (data: Payload, name: string): Payload =>
    Object.fromEntries(Object.entries(data).filter(([key]) => key !== name));
  const card = payment({ card_bin: "400000" });
  const PAN = "4000001234567899";
  let many: Payload = {};
  for (let level = 0; level < 32; level++) many = { inner: many };

  test.each<[string, Payload, string]>([
    ["nothing", {}, "data.notification_type"],
    ["another notification", { ...card, notification_type: "refund" }, "data.notification_type"],
    ["a card without its digits", without(payment(), "payment_details"), "card_bin"],
    ["an order by card without its digits", order({ payment_details: {} }), "card_bin"],
    ["a whole card number", payment({ card_bin: PAN }), "data.transaction.card_bin"],
    ["digits that are an object", payment({ card_bin: { $gt: "" } }), "data.transaction.card_bin"],
    ["digits that are a list", payment({ card_bin: ["400000"] }), "data.transaction.card_bin"],
    ["no user", without(card, "user"), "data.user.email"],
    ["an address that is none", { ...card, user: { email: "a@b" } }, "data.user.email"],
    ["an address with a line", { ...card, user: { email: "a@b.example\r\nBcc: c" } }, "data"],
    ["a user that is a text", { ...card, user: "payer" }, "data.user"],
    ["no transaction", without(card, "transaction"), "data.transaction"],
    ["a transaction that is a list", { ...card, transaction: [] }, "data.transaction"],
    ["an id below nothing", payment({ card_bin: "400000", id: -1 }), "data.transaction.id"],
    ["a blank id", payment({ card_bin: "400000", id: " " }), "data.transaction.id"],
    [
      "an id of 129 characters",
      payment({ card_bin: "400000", id: "1".repeat(129) }),
      "data.transaction.id",
    ],
    ["an id that is an object", payment({ card_bin: "400000", id: {} }), "data.transaction.id"],
    [
      "a method that is a word",
      payment({ payment_method: "card" }),
      "data.transaction.payment_method",
    ],
    [
      "neither a method nor its name",
      payment({ payment_method: null, payment_method_name: null }),
      "data.transaction.payment_method",
    ],
    [
      "a name that is a number",
      payment({ payment_method_name: 5 }),
      "data.transaction.payment_method_name",
    ],
    ["33 levels", { ...card, custom_parameters: many }, "data"],
  ])("with %s is INVALID_INPUT and names the field", async (_what, data, field) => {
    const { error } = await attempt(data);
    expect([error?.code, error?.message]).toEqual([
      "INVALID_INPUT",
      expect.stringContaining(field),
    ]);
    expect(error?.message).not.toContain(PAN.slice(0, 6));
  });

  test("of a provider that is not known is INVALID_INPUT", async () => {
    const { error } = await service
      .as()
      .lookupProviderPayment({ provider: "acme" as "xsolla", data: card });
    expect([error?.code, error?.message]).toEqual([
      "INVALID_INPUT",
      expect.stringContaining("provider"),
    ]);
  });
});

test("card data and the payer's address are neither stored nor logged", async () => {
  // Responses are stored encrypted for a day, so that a request can be repeated. They contain no card data.
  const stored = async () => ({ ...(await service.rows()), idempotency_keys: 0 });
  const before = await stored();
  const secret = { card_bin: "98765432", card_suffix: "7890123" };
  await look(payment(secret));
  await attempt(payment({ ...secret, id: {} }));
  await attempt({ ...payment(), card_number: "98765432109" });
  expect(await stored()).toEqual(before);
  const log = service.lines.join("\n");
  for (const text of ["98765432", "7890123", "payer@example.com"]) expect(log).not.toContain(text);
});
