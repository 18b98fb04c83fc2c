import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { refuseConsent } from "../actions/consent/refuse-consent.js";
import { sendReceipts } from "../actions/receipts/send-receipts.js";
import { mailChallenge } from "../actions/challenge/mail-challenge.js";
import { contextFor } from "../context.js";
import type { Challenge } from "../domain/challenge/challenge.js";
import { START, startPageServer, type PageServer } from "../../testing/page-server.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { guardianOf } from "../../testing/guardian.js";
import { consoleOf } from "../../testing/operator.js";
import { STARFALL } from "../../testing/service.js";
import { startMailServer, type MailServer } from "../../testing/mail-server.js";
import { listMails } from "../store/mail/queries.js";
import { nextWakeupAt } from "../store/wakeups/lease.js";
import { createMail } from "./mail.js";
import { until } from "../../testing/until.js";

const SAM = "sam@family.example";
const HOUR = 3_600_000;

let smtp: MailServer;
let pages: PageServer;

beforeEach(async () => {
  smtp = await startMailServer();
  pages = await startPageServer({
    env: { ...smtp.env, MAIL_FROM: "Kinward <no-reply@kinward.example>" },
  });
});
afterEach(async () => {
  await pages.stop();
  await smtp.close();
});

const contextOf = () => contextFor(pages.services, STARFALL, "test");

async function queue(to = SAM, challenge?: Challenge): Promise<Challenge> {
  const about = challenge ?? (await pages.mint());
  const { challengeId } = about;
  await pages.services.store.write((tx) =>
    mailChallenge(tx, contextOf(), { challengeId, email: to }),
  );
  return about;
}

const statuses = async () =>
  (await listMails(pages.services.store, "test")).map(({ status }) => status);
const settle = () => pages.services.wakeups.drain();
const settleAt = (instant: number) => pages.services.wakeups.advanceTo(instant);
const nextAttemptAt = () => nextWakeupAt(pages.services.store, true, Date.now());

/** Returns a text without the encoding of mail. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (code) => decodeURIComponent(code.replaceAll("=", "%")));

describe("a mail", () => {
  test("is sent when it was queued, in text and HTML, with a link that works", async () => {
    const challenge = await queue();
    await settle();
    expect(await statuses()).toEqual(["sent"]);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: "no-reply@kinward.example", to: [SAM] });
    const text = decoded(mail?.raw ?? "");
    expect(text).toMatch(/Subject: .*Your_child,_8_/);
    expect(text).toContain("Auto-Submitted: auto-generated");
    expect(text.match(/\/widgets\/consent\/[\w-]{28}/g)).toHaveLength(3);
    expect(text).not.toContain(pages.linkOf(challenge));
    expect(text).toContain("Content-Type: text/html");
    const link = /\/widgets\/consent\/[\w-]{28}/.exec(text)?.[0] ?? "";
    expect((await pages.get(link)).status).toBe(200);
  });

  test("goes to letters of any script before the @ where the server offers SMTPUTF8, with the domain in ASCII", async () => {
    await queue("jörg@bücher.example");
    await settle();
    expect(await statuses()).toEqual(["sent"]);
    expect(smtp.received[0]?.to).toEqual(["jörg@bücher.example"]);
    expect(await listMails(pages.services.store, "test")).toMatchObject([
      { content: { to: "jörg@xn--bcher-kva.example" } },
    ]);
  });

  test("is noticed without being asked for", async () => {
    await pages.services.wakeups.start();
    await queue();
    await until(() => smtp.received.length > 0);
    expect(smtp.received).toHaveLength(1);
  });

  test("gets its link when it is sent: one that would have run out is a fresh one", async () => {
    const challenge = await queue();
    pages.clock.advanceTo(START + 14 * 24 * HOUR);
    await settle();
    const text = decoded(smtp.received[0]?.raw ?? "");
    const link = /\/widgets\/consent\/[\w-]{28}/.exec(text)?.[0] ?? "";
    expect(text.replace(/\s+/g, " ")).toContain("December 19, 2026");
    expect(link).not.toBe(pages.linkOf(challenge));
    expect((await pages.get(link)).status).toBe(200);
  });

  test("is not sent about a challenge that was decided meanwhile", async () => {
    smtp.answer = 451;
    const challenge = await queue();
    await settle();
    await pages.services.store.write((tx) =>
      refuseConsent(tx, contextOf(), challenge, {
        failureReason: "not-my-child",
        by: "guardian-page",
      }),
    );
    smtp.answer = "ok";
    await settleAt(START + HOUR);
    expect(smtp.received).toEqual([]);
    expect(await statuses()).toEqual(["dropped"]);
  });

  test("is not sent to an operator whose link is over meanwhile", async () => {
    smtp.answer = 451;
    await consoleOf(pages).invite("late@studio.example");
    await settleAt(START + 24 * HOUR - 1);
    smtp.answer = "ok";
    await settleAt(START + 48 * HOUR);
    expect(smtp.received).toEqual([]);
  });

  test("is not sent with a link that was replaced, because its address was a mistake", async () => {
    const { answer } = guardianSteps(() => pages);
    const link = pages.linkOf(await pages.mint());
    await answer(link, { ...CONSENT, email: "typo@family.example" });
    await answer(link, { pending: "correct", email: SAM });
    await settle();
    expect(smtp.received.map(({ to }) => to)).toEqual([[SAM]]);
    expect((await statuses()).toSorted()).toEqual(["dropped", "sent"]);
  });

  test("that was sent before a crash is sent again under the same Message-ID, so that a mailbox can show it once", async () => {
    await queue();
    const { store, transport } = pages.services;
    const [mail] = await listMails(store, "test");
    // The process dies between the mail server's answer and its own record of it.
    const dying = Object.assign(Object.create(store) as typeof store, {
      write: () => Promise.reject(new Error("the process died")),
    });
    const services = { ...pages.services, store: dying };
    await expect(
      createMail({ transport }).advance(services, mail?.mailId ?? "", START),
    ).rejects.toThrow("died");
    expect(smtp.received).toHaveLength(1);
    expect(await statuses()).toEqual(["queued"]);

    await settle();
    expect(await statuses()).toEqual(["sent"]);
    await settleAt(START + 72 * HOUR);
    const ids = smtp.received.map(({ raw }) => /Message-ID: (.*)/.exec(raw)?.[1]);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@/);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test("is sent once, of many, too", async () => {
    const challenge = await pages.mint();
    for (let count = 0; count < 30; count++)
      await queue(`guardian-${count}@family.example`, challenge);
    await Promise.all([settle(), settle(), settle()]);
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(30);
    expect(smtp.received).toHaveLength(30);
  });
});

describe("a receipt of what a product decides", () => {
  test("is sent after five minutes, with what the product decided meanwhile", async () => {
    const session = await guardianOf(pages).consented({ email: SAM });
    await settle();
    const before = smtp.received.length;
    const decide = async () =>
      pages.services.store.write((tx) =>
        sendReceipts(tx, contextOf(), {
          subject: session,
          by: { by: "product", keyId: "a key" },
          details: { kind: "permissions", allowed: ["voice-chat"], notAllowed: [] },
        }),
      );
    await decide();
    await settleAt(START + 4 * 60_000);
    await decide();
    expect(smtp.received).toHaveLength(before);
    await settleAt(START + 5 * 60_000);
    expect(smtp.received).toHaveLength(before + 1);
    expect(decoded(smtp.received.at(-1)?.raw ?? "")).toContain("Several things were changed");
  });
});

describe("a mail server that does not take a mail", () => {
  test("is tried again, at longer and longer pauses, for three days", async () => {
    smtp.answer = 451;
    await queue();
    await settle();
    const pauses: number[] = [];
    for (let before = START; ;) {
      const next = await nextAttemptAt();
      if (next === undefined) break;
      pauses.push((next - before) / 1000);
      await settleAt(next - 1);
      expect(smtp.attempts).toBe(pauses.length);
      await settleAt(next);
      before = next;
    }
    const planned = [30, 120, 600, 3_600, 4 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600, 24 * 3_600];
    expect(pauses).toHaveLength(planned.length);
    pauses.forEach((pause, place) => {
      expect(Math.abs(pause / (planned[place] ?? 0) - 1)).toBeLessThanOrEqual(0.1);
    });
    expect(await statuses()).toEqual(["failed"]);
  });

  test("gets it as soon as it takes mail again, with the same id as before", async () => {
    smtp.answer = 451;
    await queue();
    await settle();
    smtp.answer = "ok";
    await settleAt(START + HOUR);
    expect(smtp.received[0]?.raw).toMatch(/Message-ID: <[0-9a-f-]{36}@kinward\.example>/);
    expect(await statuses()).toEqual(["sent"]);
  });

  test("is not asked again when it refuses the recipient for good", async () => {
    smtp.answer = 550;
    await queue();
    await settle();
    await settleAt(START + 72 * HOUR);
    expect(smtp.attempts).toBe(1);
    expect(await statuses()).toEqual(["failed"]);
  });

  test("may be away altogether", async () => {
    await smtp.close();
    await queue();
    await settle();
    expect(await statuses()).toEqual(["queued"]);
    expect(await nextAttemptAt()).toBeGreaterThan(START);
  });

  test("leaves no address in the log, whatever it says", async () => {
    smtp.answer = 550;
    await queue();
    await settle();
    const log = pages.lines.join();
    expect(log).toContain("a mail was not accepted");
    expect(log).toContain('"responseCode":550');
    expect(log).not.toContain("@");
  });
});

describe("without a mail server", () => {
  test("nothing is sent, and what is queued in test mode is held for the mailbox", async () => {
    const other = await startPageServer();
    const { challengeId } = await other.mint();
    const context = contextFor(other.services, STARFALL, "test");
    await other.services.store.write((tx) =>
      mailChallenge(tx, context, { challengeId, email: SAM }),
    );
    await other.services.wakeups.drain();
    expect((await listMails(other.services.store, "test")).map(({ status }) => status)).toEqual([
      "held",
    ]);
    await other.stop();
  });
});

describe("a recipient", () => {
  test.each([
    `${SAM}, eve@evil.example`,
    `${SAM}\r\nBcc: eve@evil.example`,
    "Sam <sam@family.example>",
    "sam",
  ])("that is not one plain address gets nothing: %j", async (to) => {
    await queue(to);
    await settle();
    expect(smtp.received).toEqual([]);
  });
});

/** If this goes, an intruder between us and the mail server reads every link that signs a guardian in. */
test("is sent without encryption only where the configuration allows it", async () => {
  await pages.stop();
  pages = await startPageServer({ env: { SMTP_URL: smtp.url } });
  await queue();
  await settle();
  const [mail] = await listMails(pages.services.store, "test");
  expect(mail).toMatchObject({ status: "queued", attempts: 1 });
  expect([smtp.attempts, smtp.received]).toEqual([0, []]);
});
