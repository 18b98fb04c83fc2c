// Tests the command line for verifications.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startManualService,
  startTestService,
  type TestService,
} from "../../testing/service.js";
import { recordings } from "../../testing/verification/operator.js";
import { vectors } from "../../testing/verification/vectors.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { answer } = guardianSteps(() => service);

const begin = () =>
  unwrap(
    service.as().performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
  );
const statusOf = (id: string) => unwrap(service.as().getVerificationStatus({ id }));

test("`verification revoke` takes back one that has passed, once, and the product learns of it", async () => {
  const { id, url } = await begin();
  await expect(service.kinward("verification", "revoke", id)).rejects.toThrow("has not passed");
  await answer(url, { persona: "adult" });
  expect(await service.kinward("verification", "revoke", id)).toBe("Revoked the verification.\n");
  expect(await statusOf(id)).toMatchObject({ status: "FAIL", failureReason: "revoked" });
  const { events } = await unwrap(
    service.as().listWebhookEvents({ type: "Verification.Result", limit: 1 }),
  );
  expect(events[0]?.data).toMatchObject({ id, status: "FAIL", failureReason: "revoked" });
  await expect(service.kinward("verification", "revoke", id)).rejects.toThrow("nothing to revoke");
});

test("`verification appeals` lists who asked for another look, and `grant` lets one pass", async () => {
  const { id, url } = await begin();
  await answer(url, { persona: "child" });
  await answer(url, { do: "appeal", appeal: "did-not-work" });
  const list = ["verification", "appeals", "--product", String(STARFALL), "--mode", "test"];
  expect(await service.kinward(...list.slice(0, -1), "live")).toContain("There are no appeals");
  const ofAnother = ["--product", String(ACCOUNT), "--mode", "test"];
  expect(await service.kinward(...list.slice(0, 2), ...ofAnother)).toContain("no appeals");
  expect(JSON.parse(await service.kinward(...list, "--json"))).toMatchObject([
    {
      verificationId: id,
      failureReason: "age-criteria-not-met",
      appealReason: "did-not-work",
    },
  ]);
  await service.kinward("verification", "grant", id);
  expect(await statusOf(id)).toMatchObject({ status: "PASS", method: "appeal" });
  expect(await service.kinward(...list)).toContain("There are no appeals");
});

test("a command refuses a verification that is unknown, and changes nothing", async () => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  await expect(service.kinward("verification", "revoke", unknown)).rejects.toThrow(
    "There is no such verification",
  );
});

test("certificates that a product file names are read from beside it, and are applied with it", async () => {
  const folder = join(service.folder, "products");
  mkdirSync(folder);
  const file = join(folder, "pebble.yaml");
  writeFileSync(
    file,
    `productId: 201
name: Pebble Club
organisation: pebble
permissions: [{ name: mods }]
acknowledge: [incomplete-notice]
verification: { accessAge: [wallet] }
providers: { wallet: { kind: openid4vp-mdoc, trustedIssuers: issuers.pem } }
`,
  );
  await expect(service.kinward("product", "apply", file, "--yes")).rejects.toThrow("issuers.pem");
  const [first = ""] = vectors.trustedIssuers.split(/(?<=-----END CERTIFICATE-----)/);
  const applied = await service.kinward("product", "show", "201", "--json");
  for (const unreadable of [
    "",
    "issuers",
    first.replace("END", "AND"),
    first.replace(/M/g, "N"),
    `${vectors.trustedIssuers}\n-----BEGIN CERTIFICATE-----\nMIIB`,
  ]) {
    writeFileSync(join(folder, "issuers.pem"), unreadable);
    for (const command of [
      ["check", file],
      ["apply", file, "--yes"],
    ])
      await expect(service.kinward("product", ...command)).rejects.toThrow(
        "providers.wallet.trustedIssuers: issuers.pem must hold certificates as PEM",
      );
  }
  expect(await service.kinward("product", "show", "201", "--json")).toBe(applied);
  writeFileSync(join(folder, "issuers.pem"), vectors.trustedIssuers);
  await service.kinward("product", "apply", file, "--yes");
  const shown = JSON.parse(await service.kinward("product", "show", "201", "--json")) as {
    providers: { wallet: { trustedIssuers: string } };
  };
  expect(shown.providers.wallet.trustedIssuers).toBe(vectors.trustedIssuers);
});

test("`challenge record-form` and `record-call` take a code once, and nothing else", async () => {
  const manual = await startManualService();
  try {
    await manual.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    verification: { trustedAdult: [form, call] }
    providers:
      form: { kind: signed-form, fax: "+1 800 555 0101" }
      call: { kind: call, telephone: "+1 800 555 0100", hours: Every day }`);
    const steps = guardianSteps(() => manual);
    const begun = async (method: string) => {
      const { id, url } = await unwrap(
        manual.as(PEBBLE).performTrustedAdultVerification({ jurisdiction: "US-CA" }),
      );
      await steps.answer(url, { method });
      const { text } = await steps.look(url);
      return { id, code: /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0] ?? "" };
    };
    const [form, call] = [await begun("form"), await begun("call")];
    const record = (...args: readonly string[]) => manual.kinward("challenge", ...args);
    await expect(record("record-form", form.code, "--received", "soon")).rejects.toThrow(
      "2026-01-31",
    );
    await expect(record("record-form", form.code)).rejects.toThrow("--received");
    await expect(record("record-form", form.code, "--received", "2099-01-01")).rejects.toThrow(
      "in the future",
    );
    await expect(record("record-call", "0", "--result", "passed")).rejects.toThrow("no such code");
    await expect(record("record-call", call.code, "--result", "maybe")).rejects.toThrow("--result");
    const today = new Date(manual.clock.now()).toISOString().slice(0, 10);
    expect(await record("record-form", form.code, "--received", today)).toContain("Recorded");
    expect(await record("record-call", call.code, "--result", "passed")).toContain("Recorded");
    for (const { id } of [form, call])
      expect(await unwrap(manual.as(PEBBLE).getVerificationStatus({ id }))).toMatchObject({
        status: "PASS",
      });
    await expect(record("record-call", call.code, "--result", "passed")).rejects.toThrow(
      "was used",
    );
    const [first] = await recordings(manual);
    expect(first).toEqual({
      actor: expect.stringMatching(/^operator:./),
      target: `verification:${form.id}`,
    });
  } finally {
    await manual.stop();
  }
});
