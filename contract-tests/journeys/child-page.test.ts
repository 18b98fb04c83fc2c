// What a guardian decides about a child beyond permissions, and changes later: on the consent page and on the child's page.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented } from "../../testing/arrange.js";
import { DAY } from "../../testing/fixed.js";
import { CONSENT, guardianSteps, linkIn } from "../../testing/guardian-steps.js";
import { hiddenFields, mailbox, openPage } from "../../testing/pages.js";
import type { Form } from "../../testing/caller.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { answer, look, mailed, signIn, upgrade } = guardianSteps(() => service);

/** Returns a challenge and the mailed link of its guardian. */
async function asked(email: string) {
  const { challengeId, kuid } = await challenged(service);
  return { challengeId, kuid, link: await mailed(challengeId, email) };
}

const allowancesOf = async (kuid: string) => {
  const { allowances } = await unwrap(service.as().getSession({ kuid }));
  return Object.fromEntries(
    (allowances ?? []).map(({ name, numericalValue, selectionValue }) => [
      name,
      numericalValue ?? selectionValue,
    ]),
  );
};

describe("allowances on the consent page", () => {
  test("are decided there, and the product sees the answers", async () => {
    const { kuid, link } = await asked("allowing@example.com");
    const page = await openPage(service, link);
    expect(page.text).toContain("Weekly spend");
    expect(page.text).toMatch(/name="allowance-weekly-spend"[^>]*value="0"/);
    const { status } = await answer(link, {
      ...CONSENT,
      "allowance-weekly-spend": "15",
      "allowance-chat-partners": "friends",
    });
    expect(status).toBe(303);
    expect(await allowancesOf(kuid)).toEqual({ "weekly-spend": 15, "chat-partners": "friends" });
  });

  test("are refused outside their bounds, in words and without losing what was typed", async () => {
    const { challengeId, link } = await asked("beyond@example.com");
    for (const wrong of ["51", "-1", "lots", "", "1.5"]) {
      const { status, text } = await answer(link, { ...CONSENT, "allowance-weekly-spend": wrong });
      expect(status).toBe(422);
      expect(text).toContain("Enter a whole number from $0 to $50.");
      expect(text).toMatch(new RegExp(`name="allowance-weekly-spend"[^>]*value="${wrong}"`));
    }
    expect((await answer(link, { ...CONSENT, "allowance-chat-partners": "all" })).text).toContain(
      "Choose one of the answers.",
    );
    const { status } = await unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(status).toBe("IN_PROGRESS");
  });
});

/** Signs a guardian in and opens the page of their child. */
async function atHome(email: string) {
  const { session } = await consented(service, STARFALL, email);
  const browser = await signIn(email);
  const path = `/family/sessions/${session.sessionId}`;
  const page = (rest = "") => service.get(path + rest, browser);
  /** Posts a form of the page at `rest`, and follows the redirect. */
  const press = async (choices: Form, rest = "/permissions") => {
    const nonce = hiddenFields((await page(rest)).text)["nonce"] ?? "";
    const response = await service.post(path + rest, { nonce, ...choices }, browser);
    if (response.status !== 303) return response;
    return service.get(String(response.headers.location).replace(/#.*/, ""), browser);
  };
  const now = () => unwrap(service.as().getSession({ sessionId: session.sessionId }));
  const isOn = async (name: string) =>
    (await now()).permissions.find((permission) => permission.name === name)?.enabled;
  return { session, page, press, now, isOn };
}

const eventsOf = async (sessionId: string) => {
  const { events } = await unwrap(
    service.as().listWebhookEvents({ type: "Session.ChangePermissions" }),
  );
  return events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId);
};

describe("the child's page", () => {
  test("changes one permission at a time, and tells the product", async () => {
    const { session, press, now, isOn } = await atHome("one.by.one@example.com");
    const before = await now();
    const { text } = await press({ allow: "online-status" });
    expect(text).toContain("You now allow “Online status”.");
    expect(await isOn("online-status")).toBe(true);
    const after = await now();
    expect(after.etag).not.toBe(before.etag);
    expect(after.permissions.filter(({ name }) => name !== "online-status")).toEqual(
      before.permissions.filter(({ name }) => name !== "online-status"),
    );
    expect((await eventsOf(session.sessionId))[0]?.data).toMatchObject({
      permissions: [{ name: "online-status", enabled: true }],
    });
    await press({ deny: "online-status" });
    expect(await isOn("online-status")).toBe(false);
  });

  test("changes an allowance, which the product hears of with an empty list and another etag", async () => {
    const { session, page, press, now } = await atHome("allowance@example.com");
    const before = await now();
    expect((await page("/activity")).text).toContain(
      "You allow no spending, and nothing was spent.",
    );
    await press({ allowance: "weekly-spend", "allowance-weekly-spend": "20" });
    const { text } = await page("/activity");
    const after = await now();
    expect(after.allowances?.[0]).toMatchObject({ name: "weekly-spend", numericalValue: 20 });
    expect(after.etag).not.toBe(before.etag);
    expect(text).not.toContain("of $0.00");
    expect(text).toContain("$20.00");
    expect((await eventsOf(session.sessionId))[0]?.data).toMatchObject({
      ...{ permissions: [], cause: "guardian" },
    });
    // A lower limit may already be reached, which the product is sent too.
    const { sessionId } = session;
    const bought = { status: "completed", amountMinor: 1_200, currency: "USD" } as const;
    const item = { sku: "gems", name: "Gems" };
    const timestamp = new Date(service.clock.now()).toISOString();
    const buy = () => {
      const id = globalThis.crypto.randomUUID();
      const events = [{ id, timestamp, ...bought, item }];
      return unwrap(service.as().submitTransactions({ sessionId, events }));
    };
    await buy();
    const reached = async () => {
      const { events } = await unwrap(
        service.as().listWebhookEvents({ type: "Spending.LimitReached", limit: 100 }),
      );
      return events
        .map(({ data }) => data as Record<string, unknown>)
        .filter((data) => data["sessionId"] === sessionId);
    };
    expect(await reached()).toEqual([]);
    await press({ allowance: "weekly-spend", "allowance-weekly-spend": "12" });
    expect(await reached()).toMatchObject([{ limitMinor: 1_200, spentMinor: 1_200 }]);
    // Each limit is announced once. Setting it again announces nothing; a higher one is announced when it is reached.
    for (const limit of ["20", "12", "20"])
      await press({ allowance: "weekly-spend", "allowance-weekly-spend": limit });
    expect(await reached()).toHaveLength(1);
    await buy();
    expect((await reached()).map(({ limitMinor }) => limitMinor).toSorted()).toEqual([
      1_200, 2_000,
    ]);
    const about = (await mailbox(service)).filter(
      ({ to, subject }) => to === "allowance@example.com" && /spending limit/.test(subject),
    );
    expect(about).toHaveLength(2);
    const refused = await press({
      allowance: "weekly-spend",
      "allowance-weekly-spend": "500",
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Enter a whole number from $0 to $50.");
    expect(refused.text).toContain('value="500"');
  });

  test("does nothing where an answer stays what it was: no event is sent, nor is undo offered", async () => {
    const { session, press, page, now } = await atHome("same.again@example.com");
    const same = { allowance: "weekly-spend", "allowance-weekly-spend": "20" };
    await press(same);
    await press({ allow: "online-status" });
    const before = await now();
    const events = await eventsOf(session.sessionId);
    const mails = (await mailbox(service)).length;
    await press(same);
    await press({ allow: "online-status" });
    expect(await now()).toEqual(before);
    expect(await eventsOf(session.sessionId)).toEqual(events);
    expect(await mailbox(service)).toHaveLength(mails);
    expect((await page()).text).toContain('name="undo"');
    await press({ undo: "last" });
    expect((await now()).allowances?.[0]).toMatchObject({ numericalValue: 20 });
  });

  test("undoes the last change, once", async () => {
    const { session, press, page, now, isOn } = await atHome("undo@example.com");
    const before = await now();
    await press({ allow: "online-status" });
    expect((await press({ undo: "last" })).text).toContain("You undid your last change.");
    expect(await isOn("online-status")).toBe(false);
    expect((await eventsOf(session.sessionId)).map(({ data }) => data)).toMatchObject([
      { permissions: [{ name: "online-status", enabled: false }], cause: "guardian" },
      { permissions: [{ name: "online-status", enabled: true }], cause: "guardian" },
    ]);
    expect((await service.recorded("permissions")).at(-1)).toMatchObject({
      ...{ enabled: [], disabled: ["online-status"], by: "family-pages" },
    });
    expect((await page()).text).not.toContain('name="undo"');
    await press({ allowance: "chat-partners", "allowance-chat-partners": "everyone" });
    await press({ undo: "last" });
    expect((await now()).allowances).toEqual(before.allowances);
  });

  test("undoes an answer: the earlier one comes back, and a first one leaves the product's default", async () => {
    const { press, now, isOn } = await atHome("undo.answer@example.com");
    const spend = async (amount: string) =>
      press({ allowance: "weekly-spend", "allowance-weekly-spend": amount });
    const spent = async () => (await now()).allowances?.[0]?.numericalValue;
    const receipt = async () => (await mailbox(service))[0]?.text ?? "";
    const first = await spent();
    await press({ allowance: "chat-partners", "allowance-chat-partners": "everyone" });
    await spend("15");
    await spend("25");
    await press({ undo: "last" });
    expect(await spent()).toBe(15);
    expect(await receipt()).toMatch(/Weekly spend[^\n]*15/);
    await spend("35");
    await press({ allow: "online-status" });
    await press({ undo: "last" });
    expect([await spent(), await isOn("online-status")]).toEqual([35, false]);
    const other = await atHome("undo.first@example.com");
    await other.press({ allowance: "weekly-spend", "allowance-weekly-spend": "30" });
    await other.press({ undo: "last" });
    expect((await other.now()).allowances?.[0]?.numericalValue).toBe(first);
    expect(await receipt()).toMatch(new RegExp(`Weekly spend[^\\n]*${first}`));
    const entries = await service.recorded("allowances");
    expect(entries.slice(-2)).toMatchObject([
      { allowances: { "weekly-spend": 30 } },
      { allowances: { "weekly-spend": null } },
    ]);
    // Both times the product is sent that the guardian made the change.
    const type = "Session.ChangePermissions";
    const { events } = await unwrap(service.as().listWebhookEvents({ type, limit: 100 }));
    expect(events.slice(0, 2).map(({ data }) => data)).toMatchObject([
      { permissions: [], cause: "guardian" },
      { permissions: [], cause: "guardian" },
    ]);
  });

  test("undoes an answer that was 0: 0 comes back, and not the product's default", async () => {
    const { config } = service.product();
    const { allowances: before } = config as { allowances: readonly { name: string }[] };
    const allowances = before.map((each) =>
      each.name === "weekly-spend" ? { ...each, default: 20 } : each,
    );
    await service.apply(JSON.stringify({ ...config, allowances }));
    try {
      const { press, now } = await atHome("undo.zero@example.com");
      for (const amount of ["0", "30"])
        await press({ allowance: "weekly-spend", "allowance-weekly-spend": amount });
      await press({ undo: "last" });
      expect((await now()).allowances?.[0]).toMatchObject({ numericalValue: 0 });
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });

  test("undoes nothing once something else has changed", async () => {
    const { session, press, page, isOn } = await atHome("too.late@example.com");
    await press({ allow: "online-status" });
    const { sessionId } = session;
    await unwrap(
      service.as().setGuardianManagedPermissions({
        sessionId,
        enabledPermissions: ["online-status", "text-chat-private"],
      }),
    );
    expect((await page()).text).not.toContain('name="undo"');
    expect((await press({ undo: "last" })).text).toContain("can no longer be undone");
    expect(await isOn("online-status")).toBe(true);
  });

  test("undoes limits: what was set comes back, and first limits are off again", async () => {
    const { session, press } = await atHome("limits@example.com");
    const { sessionId } = session;
    const state = () => unwrap(service.as().getScreentimeState({ sessionId }));
    const limits = (monday: string) => ({
      do: "save",
      enabled: "yes",
      timezone: "America/Los_Angeles",
      "limit-mon": monday,
    });
    await press(limits("60"), "/schedule");
    await press(limits("90"), "/schedule");
    await press({ undo: "last" });
    expect(await state()).toMatchObject({
      schedule: { dailyLimits: [{ day: "mon", limitMinutes: 60 }] },
    });
    const other = await atHome("first.limits@example.com");
    await other.press(limits("60"), "/schedule");
    await other.press({ undo: "last" });
    const { sessionId: second } = other.session;
    expect(await unwrap(service.as().getScreentimeState({ sessionId: second }))).toEqual({
      enabled: false,
    });
  });

  test("says no to what is not for this guardian to decide", async () => {
    const { press, now } = await atHome("not.mine@example.com");
    const before = await now();
    const own = before.permissions.find(({ managedBy }) => managedBy !== "GUARDIAN")?.name ?? "";
    for (const name of [own, "no-such-permission", "constructor"])
      expect((await press({ allow: name })).text).toContain("You no longer decide about this.");
    expect((await press({ allowance: "no-such-allowance" })).text).toContain("Nothing was changed");
    expect(await now()).toEqual(before);
  });

  test("records each change in the ledger, by whom without their address", async () => {
    const { session, press } = await atHome("recorded@example.com");
    await press({ allow: "online-status" });
    await press({ allowance: "weekly-spend", "allowance-weekly-spend": "5" });
    const entries = [
      ...(await service.recorded("permissions")),
      ...(await service.recorded("allowances")),
    ];
    const own = entries.filter((entry) => JSON.stringify(entry).includes(session.sessionId));
    const { sessionId, kuid } = session;
    const guardian: unknown = expect.stringMatching(/^[\w.-]{20,}$/);
    const about = { productId: STARFALL, sessionId, kuid, by: "family-pages", guardian };
    expect(own).toMatchObject([
      { ...about, kind: "permissions", enabled: ["online-status"], disabled: [] },
      { ...about, kind: "allowances", allowances: { "weekly-spend": 5 } },
    ]);
    expect(JSON.stringify(own)).not.toContain("recorded@");
  });

  test("has each document in the version that was agreed to", async () => {
    const { page, session } = await atHome("reader@example.com");
    const { text } = await page("/records");
    expect(text).toContain("Version 3");
    const path = /href="([^"]*\/documents\/[^"]*)"/.exec(text)?.[1] ?? "";
    const rest = path.slice(path.indexOf(session.sessionId) + session.sessionId.length);
    const document = await page(rest);
    expect(document.status).toBe(200);
    expect(document.text).toContain("<article");
    expect((await page(`${rest}-none`)).status).toBe(404);
  });

  test("shows the last seven days of play as bars with their times in words", async () => {
    const { page, session } = await atHome("week@example.com");
    const { sessionId } = session;
    const startsAt = new Date(service.clock.now() - 26 * 3_600_000).toISOString();
    await unwrap(
      service.as().pushScreentime({
        sessionId,
        events: [
          {
            id: "5b3f6a52-8a57-4a8e-9f43-0d2bb1a8c111",
            timestamp: startsAt,
            durationSeconds: 5400,
          },
        ],
      }),
    );
    const { text } = await page("/play");
    expect(text.match(/<th scope="row">/g)).toHaveLength(7);
    expect(text).toContain("1 hour 30 minutes played in total.");
    expect(text).toContain("13 minutes a day on average.");
    expect(text).toContain("The 7 days before: 0 minutes.");
    expect(text).toMatch(
      /<td>\s*<svg[^]*?<rect width="100"[^]*?<span><bdi>1 hour 30 minutes<\/bdi><\/span>/,
    );
  });
});

describe("two children of one guardian", () => {
  test("can be distinguished in every request, and each request says what is asked", async () => {
    const email = "two@example.com";
    const subjects: string[] = [];
    for (let nth = 0; nth < 2; nth++) {
      const { challengeId, kuid } = await challenged(service);
      await mailed(challengeId, email);
      subjects.push(`Your child, 8 …${kuid.slice(-4).toUpperCase()} asks to use Starfall`);
    }
    const seen = async () =>
      (await mailbox(service)).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect((await seen()).toSorted()).toEqual(subjects.toSorted());
    const { session } = await consented(service, STARFALL, email);
    const { challengeId } = await upgrade(session.sessionId, "online-status");
    await mailed(challengeId, email);
    const [mail] = (await mailbox(service)).filter(({ to }) => to === email);
    const mark = session.kuid.slice(-4).toUpperCase();
    expect(mail?.subject).toBe(`Your child, 8 …${mark} asks for more in Starfall: Online status`);
    expect(mail?.text).toContain("What is asked for:\n  Online status");
    const browser = await signIn(email);
    const { text } = await service.get(`/family/sessions/${session.sessionId}`, browser);
    expect(text).toContain("asks for more in Starfall: Online status");
  });
});

describe("a nickname", () => {
  const MIA = { name: "  Mia\u202e   Luz ", colour: "purple", mails: "yes" };

  test("is what every guardian of the child reads, and what no product learns", async () => {
    const { session, press, page } = await atHome("mia@example.com");
    expect((await press(MIA, "/name")).text).toContain("Only guardians of this child can see");
    const { text } = await page();
    expect(text).toContain("Mia Luz");
    expect(text).toContain("Child aged 8");
    const { sessionId } = session;
    const seen = [
      await service.as().getSession({ sessionId }),
      await service.as().listWebhookEvents({}),
      await service.as().getScreentimeState({ sessionId }),
    ];
    expect(JSON.stringify(seen.map(({ data }) => data))).not.toContain("Mia Luz");
    expect(service.lines.join()).not.toContain("Mia Luz");
  });

  test("stands in the mail of a request only where guardians allow it, beside three answers", async () => {
    const email = "named.mail@example.com";
    const { session, press } = await atHome(email);
    const { sessionId } = session;
    await press({ ...MIA, mails: "" }, "/name");
    const ask = async () => {
      await unwrap(service.as().requestScreentimeOverride({ sessionId, type: "extra-time" }));
      return (await mailbox(service)).find(
        ({ to, subject }) => to === email && subject.includes("screen time"),
      );
    };
    const unnamed = await ask();
    expect(unnamed?.text).toContain("A child in your care");
    expect((await look(linkIn(unnamed))).text).not.toContain("Mia Luz");
    await press(MIA, "/name");
    const named = await ask();
    expect(named?.subject).toBe("Mia Luz is asking you about screen time in Starfall");
    const links = [...(named?.text ?? "").matchAll(/^(.*):\n(http\S+)/gm)].map(
      ([, label, url]) => ({
        label,
        url: String(url),
      }),
    );
    expect(links.map(({ label }) => label)).toEqual([
      "Allow 15 minutes",
      "Allow 30 minutes",
      "Not today",
      "See the request and other answers",
    ]);
    const chosen = links[1]?.url ?? "";
    const at = new URL(chosen);
    const page = await service.get(at.pathname + at.search);
    expect(
      [...page.text.matchAll(/name="answer"\s+value="([\w-]+)"/g)].map(([, value]) => value),
    ).toEqual(["grant-30"]);
    expect(page.text).toContain("Mia Luz");
    const state = () => unwrap(service.as().getScreentimeState({ sessionId }));
    const before = await state();
    await service.get(at.pathname + at.search);
    expect(await state()).toEqual(before);
    const form = { ...hiddenFields(page.text), answer: "grant-30" };
    expect((await service.post(at.pathname, form)).status).toBe(303);
    expect((await service.get(at.pathname)).text).toContain("30 minutes more today.");
  });

  test("is one to forty characters, and an empty one takes it away", async () => {
    const { press, page } = await atHome("long.name@example.com");
    const { status, text } = await press({ name: "x".repeat(41), colour: "blue" }, "/name");
    expect(status).toBe(422);
    expect(text).toContain("Enter a name of up to 40 characters.");
    const emoji = "\u{1F984}".repeat(40);
    await press({ name: emoji, colour: "blue" }, "/name");
    expect((await page()).text).toContain(emoji);
    expect((await press({ name: "", colour: "blue" }, "/name")).text).toContain(
      "You removed the name.",
    );
    expect((await page()).text).not.toContain(emoji);
  });
});

test("the child's page says what waits for a decision, and by when", async () => {
  const { session, page } = await atHome("waiting@example.com");
  expect((await page()).text).not.toContain("Your decision is needed");
  await unwrap(
    service.as().upgradeSession({
      sessionId: session.sessionId,
      requestedPermissions: [],
      materialChange: { documents: ["terms"], acceptanceDeadline: "2026-12-01T12:00:00.000Z" },
    }),
  );
  const { text } = await page();
  expect(text).toContain("Your decision is needed");
  expect(text).toMatch(/Decide by [^<]*December 1, 2026/);
  const link = /class="button" href="(\/widgets\/consent\/[^"]+)"/.exec(text)?.[1] ?? "";
  expect((await service.get(link)).status).toBe(200);
});

test("a child on hold is shown as such on the family pages, until the documents are accepted", async () => {
  const email = "on.hold@example.com";
  const { session } = await consented(service, STARFALL, email);
  const { sessionId } = session;
  const browser = await signIn(email);
  const pages = async () => {
    const shown: boolean[] = [];
    for (const path of ["/family", `/family/sessions/${sessionId}`])
      shown.push((await look(path, browser)).text.includes("On hold: new documents"));
    return shown;
  };
  const materialChange = {
    documents: ["terms"],
    acceptanceDeadline: new Date(service.clock.now() + 60_000).toISOString(),
  };
  await unwrap(
    service.as().upgradeSession({ sessionId, requestedPermissions: [], materialChange }),
  );
  expect(await pages()).toEqual([false, false]);
  await service.advance({ minutes: 1 });
  expect(await pages()).toEqual([true, true]);
  const again = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: [] }));
  if (!("challengeId" in again)) throw new Error("Nothing was asked.");
  const link = await mailed(again.challengeId, email);
  const request = (await openPage(service, link)).text;
  expect(request).toContain("On hold: new documents were not accepted in time.");
  expect(request).toContain("stays switched off in Starfall until a guardian consents");
  await answer(link, CONSENT);
  expect((await openPage(service, link)).text).not.toContain("Nothing is on yet");
  expect(await pages()).toEqual([false, false]);
});

test("the child's page names a request for as long as its link works", async () => {
  const { session, page } = await atHome("old.request@example.com");
  await upgrade(session.sessionId, "voice-chat");
  expect((await page()).text).toContain("Your decision is needed");
  service.clock.advanceTo(service.clock.now() + 30 * DAY);
  const browser = await signIn("old.request@example.com");
  const { status, text } = await look(`/family/sessions/${session.sessionId}`, browser);
  expect(status).toBe(200);
  expect(text).not.toContain("Your decision is needed");
});
