import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { guardianOf } from "../../../testing/guardian.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { contextFor } from "../../context.js";
import { listMails } from "../../store/mail/queries.js";
import { mailChallenge } from "../challenge/mail-challenge.js";
import { putOnFile } from "../guardian/guardians-on-file.js";
import { spendMailBudget } from "./mail-budget.js";

const EMAIL = "guardian@example.com";

let pages: PageServer;
beforeEach(async () => void (pages = await startPageServer()));
afterEach(() => pages.stop());

const send = async (productId = STARFALL, email = EMAIL) => {
  const { challengeId } = await pages.mint({ productId });
  await pages.services.store.write((tx) =>
    mailChallenge(tx, contextFor(pages.services, productId, "test"), { challengeId, email }),
  );
};
const mails = async () => (await listMails(pages.services.store, "test")).length;

/** If this goes, a product, or a thief of its key, floods anyone's mailbox. */
describe("mail to one address that products ask for", () => {
  test("is five an hour over all products of an organisation; the sixth says when to come back", async () => {
    for (const productId of [STARFALL, ACCOUNT, STARFALL, ACCOUNT]) await send(productId);
    await pages.advance({ minutes: 10 });
    await send();
    await expect(send(ACCOUNT)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfterSeconds: 50 * 60,
    });
    // What is refused does not count.
    for (let times = 0; times < 5; times++)
      await expect(send()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await mails()).toBe(5);
    await send(PEBBLE);
    await send(STARFALL, "other@example.com");
    await pages.advance({ minutes: 50 });
    await send(ACCOUNT);
    expect(await mails()).toBe(8);
  });

  test("to several guardians is refused until the first of them may get one again", async () => {
    const other = "other@example.com";
    const context = contextFor(pages.services, STARFALL, "test");
    const { sessionId, kuid } = await guardianOf(pages).consented({ email: EMAIL });
    const link = { sessionId, kuid, assurance: "confirmed", channel: "invitation" } as const;
    await pages.services.store.write((tx) =>
      putOnFile(tx, context, { ...link, email: other, consentedAt: null }),
    );
    for (const email of [EMAIL, other]) {
      for (let count = 0; count < 5; count++) await send(STARFALL, email);
      await pages.advance({ minutes: 10 });
    }
    const { challengeId } = await pages.mint({ kuid });
    const toBoth = pages.services.store.write((tx) =>
      mailChallenge(tx, contextFor(pages.services, STARFALL, "test"), { challengeId }),
    );
    await expect(toBoth).rejects.toMatchObject({ retryAfterSeconds: 40 * 60 });
  });

  test("is counted for a mailbox, however its address is written", async () => {
    const spellings = ["Guardian@example.com", "guardian+1@example.com", "ｇuardian@example.com"];
    for (const email of [...spellings, EMAIL, "guardian+2@example.com"])
      await send(STARFALL, email);
    for (const email of [EMAIL, "guardian+3@example.com", "GUARDIAN@EXAMPLE.COM"])
      await expect(send(STARFALL, email)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await send(STARFALL, "guardian.2@example.com");
    expect(await mails()).toBe(6);
  });

  test("is ten confirmations a day over all organisations, whatever else was sent", async () => {
    const confirm = (productId: number) =>
      pages.services.store.write((tx) =>
        spendMailBudget(tx, contextFor(pages.services, productId, "test"), EMAIL, "confirmations"),
      );
    await send();
    for (let count = 0; count < 5; count++)
      for (const productId of [STARFALL, PEBBLE]) expect(await confirm(productId)).toBeUndefined();
    const tomorrow = pages.clock.now() + 86_400_000;
    for (const productId of [STARFALL, PEBBLE]) expect(await confirm(productId)).toBe(tomorrow);
    await send(PEBBLE);
  });

  test("of exports is counted for each organisation: what one reads leaves the next one's to be mailed", async () => {
    const exported = (productId: number) =>
      pages.services.store.write((tx) =>
        spendMailBudget(tx, contextFor(pages.services, productId, "test"), EMAIL, "exports"),
      );
    for (let count = 0; count < 5; count++) expect(await exported(STARFALL)).toBeUndefined();
    expect(await exported(ACCOUNT)).toBe(pages.clock.now() + 3_600_000);
    expect(await exported(PEBBLE)).toBeUndefined();
  });

  test("is twenty a day", async () => {
    for (let hour = 0; hour < 4; hour++) {
      for (let count = 0; count < 5; count++) await send();
      await pages.advance({ hours: 1 });
    }
    await expect(send()).rejects.toMatchObject({ retryAfterSeconds: 20 * 3600 });
    await pages.advance({ hours: 20 });
    await pages.tidy();
    await send();
  });
});
