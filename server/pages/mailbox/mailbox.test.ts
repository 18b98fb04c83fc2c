import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { mailChallenge } from "../../actions/challenge/mail-challenge.js";
import { contextFor } from "../../context.js";
import { addMail, NO_PRODUCT } from "../../store/mail/queries.js";
import type { Mail } from "../../store/mail/table.js";
import { START, startPageServer, type PageServer } from "../../../testing/page-server.js";
import { STARFALL } from "../../../testing/service.js";

const JSON_TOO = { Accept: "application/json" };
let pages: PageServer;
beforeAll(async () => void (pages = await startPageServer()));
afterAll(() => pages.stop());

const mailTo = async (to: string) => {
  const challenge = await pages.mint();
  const context = contextFor(pages.services, STARFALL, "test");
  const { challengeId } = challenge;
  await pages.services.store.write((tx) => mailChallenge(tx, context, { challengeId, email: to }));
  return challenge;
};

describe("the mailbox", () => {
  test("is empty at first", async () => {
    expect((await pages.get("/mailbox", JSON_TOO)).text).toBe('{"mails":[]}');
    expect((await pages.get("/mailbox")).text).toContain("No emails yet.");
  });

  test("shows what would have been sent, newest first, with a link that works", async () => {
    await mailTo("first@family.example");
    pages.clock.advanceTo(START + 1000);
    const challenge = await mailTo("second@family.example");
    const { mails } = JSON.parse((await pages.get("/mailbox", JSON_TOO)).text) as {
      mails: Record<string, string>[];
    };
    expect(mails.map(({ to }) => to)).toEqual(["second@family.example", "first@family.example"]);
    expect(mails[0]).toMatchObject({
      id: expect.any(String),
      subject: expect.stringMatching(/^Your child, 8 …[0-9A-F]{4} asks to use Starfall$/),
      at: "2026-11-21T09:00:01.000Z",
      productId: STARFALL,
    });
    const link = /http\S+/.exec(mails[0]?.["text"] ?? "")?.[0] ?? "";
    expect((await pages.get(new URL(link).pathname)).status).toBe(200);
    expect(new URL(link).pathname).not.toBe(pages.linkOf(challenge));
    expect(mails[0]?.["html"]).toContain(`href="${link}"`);
    const { text: body } = await pages.get("/mailbox");
    expect(body).toContain(`<a href="${link}">`);
    expect(body.indexOf("second@")).toBeLessThan(body.indexOf("first@"));
  });

  test("leaves out what was sent when there was a server, what can't be read any more, and links that no one gets", async () => {
    const { store, random } = pages.services;
    const { challengeId } = await pages.mint();
    const own = { to: "left-out@family.example", locale: null };
    const request = { template: "consent-request", challengeId, linkId: "none", ...own } as const;
    const signIn = { template: "sign-in", signInId: "none", ...own } as const;
    const rows: Pick<Mail, "productId" | "content" | "status">[] = [
      { productId: STARFALL, content: request, status: "held" },
      { productId: STARFALL, content: request, status: "sent" },
      { productId: STARFALL, content: { ...request, challengeId: "deleted" }, status: "held" },
      { productId: NO_PRODUCT, content: signIn, status: "held" },
    ];
    for (const row of rows)
      await store.write((tx) =>
        addMail(tx, {
          ...{ ...row, mailId: random.uuid(), mode: "test", kuid: null, attempts: 0 },
          ...{ createdAt: START, sentAt: null, lastError: null, collectsUntil: null },
        }),
      );
    const { text } = await pages.get("/mailbox", JSON_TOO);
    expect(text.match(/left-out@/g)).toHaveLength(1);
  });

  it.each<Record<string, string>>([
    { Host: "kinward.example" },
    { Host: "evil.example:8080" },
    { "X-Forwarded-For": "192.0.2.1" },
    { Forwarded: "for=192.0.2.1" },
    { Via: "1.1 proxy" },
  ])("does not exist for a request that came from elsewhere: %p", async (headers) => {
    const { status, text: body } = await pages.get("/mailbox", { ...JSON_TOO, ...headers });
    expect(status).toBe(404);
    expect(body).not.toContain("second@");
  });

  it.each<Record<string, string>>([
    { HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:8080" },
    { PUBLIC_URL: "https://kinward.example" },
    { SMTP_URL: "smtp://localhost:2525" },
  ])("does not exist with %p", async (env) => {
    const other = await startPageServer({ env: env });
    expect((await other.get("/mailbox")).status).toBe(404);
    expect((await other.get("/")).text).not.toContain("/mailbox");
    await other.stop();
  });
});
