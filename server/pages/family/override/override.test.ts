import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { readScreentime } from "../../../actions/screentime/read-screentime.js";
import { requestOverride } from "../../../actions/override/request-override.js";
import { revokeSession } from "../../../actions/session/revoke-session.js";
import { setSchedule } from "../../../actions/screentime/set-schedule.js";
import { contextFor } from "../../../context.js";
import type { Override } from "../../../domain/override/override.js";
import type { Session } from "../../../domain/session/session.js";
import { findOverrideInAnyProduct } from "../../../store/overrides/queries.js";
import { requireSession } from "../../../store/sessions/queries.js";
import { startPageServer, START, type PageServer } from "../../../../testing/page-server.js";
import { hiddenFields } from "../../../../testing/pages.js";
import { STARFALL } from "../../../../testing/service.js";
import { HOUR } from "../../../../testing/fixed.js";
import { guardianOf, SAM } from "../../../../testing/guardian.js";
import { pathIn } from "../../../../testing/guardian-steps.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
let session: Session;
beforeEach(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
  session = await guardian.consented();
  await pages.services.store.write(async (tx) =>
    setSchedule(
      tx,
      context(),
      await requireSession(tx, context().scope, session),
      {
        enabled: true,
        schedule: {
          timezone: "America/Los_Angeles",
          breakReminderIntervalMinutes: 0,
          dailyLimits: [{ day: "sat", limitMinutes: 60 }],
          quietHours: [{ name: "Night", days: ["fri"], start: "22:00", end: "07:00" }],
        },
      },
      { by: "test-helper" },
    ),
  );
});
afterEach(() => pages.stop());

const context = () => contextFor(pages.services, STARFALL, "test");

type Wish = { type?: Override["type"]; requestedMinutes?: number; reason?: string };

/** Makes a child's request, and returns it with the link in the guardian's mail. */
async function asked({ type = "extra-time", ...wish }: Wish = {}) {
  const override = await pages.services.store.write((tx) =>
    requestOverride(tx, context(), { sessionId: session.sessionId, type, ...wish }),
  );
  const [mail] = await guardian.mailsTo(SAM);
  return { override, mail, link: mail ? pathIn(mail) : "" };
}

const now = async ({ overrideId }: Override) =>
  findOverrideInAnyProduct(pages.services.store, { overrideId });

const limitToday = async () => {
  const state = await readScreentime(pages.services.store, context(), session);
  return state.enabled ? state.state.timeLimitTodayMinutes : undefined;
};

const answer = (link: string, value: string) => guardian.submit(link, { answer: value }, {});
const buttons = (page: string) =>
  [...page.matchAll(/name="answer"\s+value="([\w-]+)"/g)].map(([, value]) => value);

describe("the link in the mail", () => {
  test("names no limit on a day that has none", async () => {
    pages.clock.advanceTo(START + 24 * HOUR);
    const { link } = await asked();
    expect((await pages.get(link)).text).toContain("Played today: 0 minutes.");
  });

  test("does not tell how long someone has played who has come of age", async () => {
    pages.clock.advanceTo(START + 10 * 366 * 24 * HOUR);
    const { link } = await asked();
    const { text: body } = await pages.get(link);
    expect(body).toContain("Adult aged 18");
    expect(buttons(body)).toContain("deny");
    expect(body).not.toContain("Played today");
  });

  test("leads without signing in to what is asked, by whom and why", async () => {
    const { link } = await asked({ requestedMinutes: 20, reason: "<b>Boss</b> fight" });
    const { status, headers, text: body } = await pages.get(link);
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain("More time in Starfall?");
    expect(body).toContain("Child aged 8");
    expect(body).toContain("The child is asking for 20 minutes more today.");
    expect(body).toContain("&lt;b&gt;Boss&lt;/b&gt; fight");
    expect(body).toContain("Played today: 0 minutes of 1 hour.");
    expect(buttons(body)).toEqual([
      "grant-20",
      "grant-15",
      "grant-30",
      "grant-60",
      "grant-120",
      "deny",
    ]);
  });

  test("decides nothing by being looked at", async () => {
    const { link, override } = await asked();
    for (const method of ["GET", "HEAD", "GET"]) await pages.send({ method: method, path: link });
    expect(await now(override)).toEqual(override);
  });

  test("grants with one tap what was asked for", async () => {
    const { link, override } = await asked({ requestedMinutes: 20 });
    const { status, headers } = await answer(link, "grant-20");
    expect([status, headers.location]).toEqual([303, link]);
    expect(await now(override)).toMatchObject({ status: "granted", grantedMinutes: 20 });
    expect(await limitToday()).toBe(80);
    const { text: body } = await pages.get(link);
    expect(body).toContain("You allowed it");
    expect(body).toContain("20 minutes more today.");
    expect(buttons(body)).toEqual([]);
  });

  test("grants as much as the guardian chooses", async () => {
    const { link } = await asked();
    await answer(link, "grant-120");
    expect(await limitToday()).toBe(180);
  });

  test("denies", async () => {
    const { link, override } = await asked();
    await answer(link, "deny");
    expect(await now(override)).toMatchObject({ status: "denied", grantedMinutes: null });
    expect((await pages.get(link)).text).toContain("You did not allow it");
  });

  test("lifts quiet hours until they end, where the child named no time", async () => {
    const { link, override } = await asked({ type: "bypass-quiet-hours" });
    const { text: body } = await pages.get(link);
    expect(body).toContain("Play Starfall during quiet hours?");
    expect(buttons(body)[0]).toBe("grant");
    await answer(link, "grant");
    expect(await now(override)).toMatchObject({ status: "granted", grantedMinutes: null });
    expect((await pages.get(link)).text).toContain("until these quiet hours end");
    const [receipt] = await guardian.mailsTo(SAM);
    expect(receipt?.text).toContain("Until quiet hours end");
    expect(await readScreentime(pages.services.store, context(), session)).toMatchObject({
      access: { allowed: true },
    });
  });

  test("says that 24 hours have passed, and takes no answer then", async () => {
    const { link, override } = await asked();
    const nonce = await guardian.nonceAt(link);
    pages.clock.advanceTo(START + 24 * HOUR);
    expect((await pages.get(link)).text).toContain("This request has expired");
    expect((await pages.post(link, { nonce: "x", answer: "grant-30" })).status).toBe(403);
    expect((await pages.post(link, { nonce, answer: "grant-30" })).status).toBe(403);
    expect((await now(override))?.status).toBe("pending");
  });

  test("takes one answer of two that come at once, and shows the second how it stands", async () => {
    const { link, override } = await asked();
    const nonces = [await guardian.nonceAt(link), await guardian.nonceAt(link)];
    const all = await Promise.all(
      nonces.map((nonce, place) =>
        pages.post(link, { nonce, answer: place === 0 ? "grant-15" : "deny" }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([303, 409]);
    const late = all.find(({ status }) => status === 409);
    expect(late?.text).toContain("This request is already closed");
    expect((await now(override))?.resolvedAt).toBe(START);
  });

  test("needs a nonce that is its own and unused, and no other site's form", async () => {
    const { link, override } = await asked();
    const elsewhere = await guardian.nonceAt("/family");
    for (const nonce of ["", "x", elsewhere]) {
      const { status, text: body } = await pages.post(link, { nonce, answer: "grant-30" });
      expect(status).toBe(403);
      expect(body).toContain(`href="${link}"`);
    }
    const form = { ...hiddenFields((await pages.get(link)).text), answer: "grant-30" };
    expect((await pages.post(link, form, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await now(override)).toEqual(override);
    expect((await pages.post(link, form)).status).toBe(303);
    const again = await pages.post(link, form);
    expect(again.status).toBe(403);
    expect(again.text).toContain("You allowed it");
  });

  test.each(["", "grant-0", "grant-1441", "grant-1.5", "maybe", "withdraw"])(
    "does nothing for an answer that is none: %p",
    async (value) => {
      const { link, override } = await asked();
      expect((await answer(link, value)).status).toBe(400);
      expect(await now(override)).toEqual(override);
    },
  );

  test("is one of few: what is unknown is not found", async () => {
    const unknown = await pages.get("/family/override/AAAAAAAAAAAAAAAAAAAAAA");
    expect(unknown.status).toBe(404);
    expect((await pages.get("/family/override/short")).text).toBe(unknown.text);
  });

  test("says nothing of the child once the consent is withdrawn", async () => {
    const { link } = await asked({ reason: "please" });
    await pages.services.store.write((tx) =>
      revokeSession(tx, context(), session.sessionId, "guardian"),
    );
    const { status, text: body } = await pages.get(link);
    expect(status).toBe(200);
    expect(body).not.toContain("Child aged");
    expect(body).not.toContain("please");
    expect(buttons(body)).toEqual([]);
  });

  test("stands in a mail that says nothing of the child's words", async () => {
    const { mail } = await asked({ requestedMinutes: 20, reason: "secret reason" });
    expect(mail?.text).toContain("20 more minutes");
    expect(JSON.stringify(mail)).not.toContain("secret reason");
  });
});

describe("the page of a session", () => {
  const path = () => `/family/sessions/${session.sessionId}`;
  const postAt = async (
    { overrideId }: Override,
    value: string,
    browser: Record<string, string>,
    nonce?: string,
  ) => {
    const target = `${path()}/overrides/${overrideId}`;
    const { text: body } = await pages.get(path(), browser);
    const form = body.slice(body.indexOf(target));
    const own = hiddenFields(form)["nonce"];
    const first = /name="nonce"\s+value="([^"]*)"/.exec(form)?.[1] ?? own ?? "";
    return pages.post(target, { nonce: nonce ?? first, answer: value }, browser);
  };

  test("asks first, and the family says that someone waits", async () => {
    await asked({ reason: "please" });
    const browser = await guardian.signIn();
    expect((await pages.get("/family", browser)).text).toContain("Waiting for your answer");
    const { text: body } = await pages.get(path(), browser);
    expect(body.indexOf("Waiting for your answer")).toBeLessThan(body.indexOf("Screen time"));
    expect(body).toContain("please");
  });

  test("takes an answer, and takes back what was granted", async () => {
    const { override } = await asked({ requestedMinutes: 20 });
    const browser = await guardian.signIn();
    const granted = await postAt(override, "grant-20", browser);
    expect(granted.status).toBe(303);
    const { text: body } = await pages.get(String(granted.headers.location), browser);
    expect(body).toContain("You allowed it. It applies now.");
    expect(body).toContain("0 minutes of 1 hour 20 minutes used today");
    expect(body).toContain("Exceptions for today");
    expect(await limitToday()).toBe(80);

    const back = await postAt(override, "withdraw", browser);
    expect(String(back.headers.location)).toContain("done=withdrawn");
    expect(await limitToday()).toBe(60);
    expect((await pages.get(path(), browser)).text).not.toContain("Exceptions for today");
  });

  test("says so where an answer comes too late", async () => {
    const { override, link } = await asked();
    const browser = await guardian.signIn();
    const { text: body } = await pages.get(path(), browser);
    const nonce = hiddenFields(body)["nonce"] ?? "";
    await answer(link, "deny");
    const late = await postAt(override, "grant-30", browser, nonce);
    expect(String(late.headers.location)).toContain("done=late");
    expect((await now(override))?.status).toBe("denied");
  });

  test("does nothing without its own nonce, for a stranger, or by GET", async () => {
    const { override } = await asked();
    const browser = await guardian.signIn();
    const target = `${path()}/overrides/${override.overrideId}`;
    expect((await postAt(override, "deny", browser, "x")).status).toBe(403);
    expect((await pages.get(target, browser)).status).toBe(303);
    await guardian.consented({ email: "kim@elsewhere.example" });
    const stranger = await guardian.signIn("kim@elsewhere.example");
    expect((await pages.post(target, { answer: "deny", nonce: "x" }, stranger)).status).toBe(404);
    expect((await pages.post(target, { answer: "deny", nonce: "x" })).status).toBe(303);
    expect(await now(override)).toEqual(override);
  });

  test("answers what its own child asks, and nothing of another child", async () => {
    const { override } = await asked();
    const email = "kim@elsewhere.example";
    const { sessionId } = await guardian.consented({ email });
    const stranger = await guardian.signIn(email);
    const target = `/family/sessions/${sessionId}/overrides/${override.overrideId}`;
    for (const value of ["grant-30", "deny", "withdraw"]) {
      const nonce = await guardian.nonceAt(`/family/sessions/${sessionId}`, stranger);
      expect((await pages.post(target, { nonce, answer: value }, stranger)).status).toBe(404);
    }
    expect(await now(override)).toEqual(override);
  });
});
