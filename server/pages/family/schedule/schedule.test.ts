import { gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { readScreentime } from "../../../actions/screentime/read-screentime.js";
import { setSchedule } from "../../../actions/screentime/set-schedule.js";
import { contextFor } from "../../../context.js";
import type { Schedule } from "../../../domain/screentime/schedule.js";
import type { Session } from "../../../domain/session/session.js";
import { findScreentime } from "../../../store/screentime/queries.js";
import { requireSession } from "../../../store/sessions/queries.js";
import { type Form } from "../../../../testing/caller.js";
import { startPageServer, type PageServer } from "../../../../testing/page-server.js";
import { STARFALL } from "../../../../testing/service.js";
import { guardianOf } from "../../../../testing/guardian.js";
import { type Browser } from "../../../../testing/guardian-steps.js";
import { allZones, guessZone } from "../../../domain/zones.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
let session: Session;
let browser: Browser;
let path: string;
beforeEach(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
  session = await guardian.consented();
  browser = await guardian.signIn();
  path = `/family/sessions/${session.sessionId}/schedule`;
});
afterEach(() => pages.stop());

const context = () => contextFor(pages.services, STARFALL, "test");
const kept = async () =>
  (await findScreentime(pages.services.store, session.sessionId, context().now)).enforcement;
/** Posts a form. Returns the page that a guardian sees next, or the redirect once the schedule is saved. */
const post = async (form: Form) => {
  const sent = await guardian.submit(path, form, browser);
  expect(sent.status).toBe(303);
  const shown = String(sent.headers.location);
  return shown.startsWith(path) ? pages.get(shown, browser) : sent;
};
const save = (form: Form) => post({ do: "save", timezone: "America/Denver", ...form });
const set = (schedule: Schedule, enabled = true) =>
  pages.services.store.write(async (tx) =>
    setSchedule(
      tx,
      context(),
      await requireSession(tx, context().scope, session),
      {
        enabled,
        schedule,
      },
      { by: "test-helper" },
    ),
  );

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
/** Returns what a page's form sends for its windows. */
const windowsIn = (page: string) =>
  [...page.matchAll(/name="window" value="([^"]*)"/g)].map(([, value = ""]) => unescaped(value));
const valueOf = (page: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1];

const BEDTIME = "mon,tue,wed,thu,fri,sat,sun|20:00|07:00|Bedtime";

describe("the form of a schedule", () => {
  test("guesses the zone from the place, and begins with the limits on and none set", async () => {
    const { text: body } = await pages.get(path, browser);
    expect(body).toMatch(/<option value="America\/Los_Angeles"\s+selected>/);
    expect(body).toContain("Los Angeles (now 1:00");
    expect(body).toMatch(/name="enabled"\s+value="yes"\s+checked/);
    for (const day of ["mon", "sun"]) expect(valueOf(body, `limit-${day}`)).toBe("");
  });

  test("saves what a guardian typed, which counts from then on", async () => {
    const { status, headers } = await save({
      enabled: "yes",
      "limit-mon": "90",
      "limit-sun": "0",
      interval: "45",
      window: [BEDTIME, "sat|10:00|11:30|Piano | and more"],
    });
    expect(status).toBe(303);
    expect(await kept()).toEqual({
      enabled: true,
      schedule: {
        timezone: "America/Denver",
        breakReminderIntervalMinutes: 45,
        dailyLimits: [
          { day: "mon", limitMinutes: 90 },
          { day: "sun", limitMinutes: 0 },
        ],
        quietHours: [
          {
            name: "Bedtime",
            days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
            start: "20:00",
            end: "07:00",
          },
          { name: "Piano | and more", days: ["sat"], start: "10:00", end: "11:30" },
        ],
      },
    });
    expect(await readScreentime(pages.services.store, context(), session)).toMatchObject({
      enabled: true,
      access: { allowed: false, reason: "quiet-hours" },
    });
    const { text: body } = await pages.get(String(headers.location), browser);
    expect(body).toContain("Your limits are saved");
    expect(body).toContain("Cannot play now.");
    expect(body).toContain("Monday: 1 hour 30 minutes");
    expect(body).toContain("Every day, 8:00");
    expect(body).toContain("the next day");
  });

  test("shows what is set, also what it would not offer itself", async () => {
    await set(
      {
        timezone: "Asia/Calcutta",
        breakReminderIntervalMinutes: 0,
        dailyLimits: [{ day: "wed", limitMinutes: 75 }],
        quietHours: [{ name: 'A "<b>"', days: ["fri"], start: "23:00", end: "01:00" }],
      },
      false,
    );
    const { text: body } = await pages.get(path, browser);
    expect(body).toMatch(/<option value="Asia\/Calcutta"\s+selected>/);
    expect(body).not.toMatch(/name="enabled"\s+value="yes"\s+checked/);
    expect(valueOf(body, "limit-wed")).toBe("75");
    expect(valueOf(body, "interval")).toBe("");
    expect(windowsIn(body)).toEqual(['fri|23:00|01:00|A "<b>"']);
    expect(body).not.toContain("<b>");
    await post({
      do: "save",
      timezone: "Asia/Calcutta",
      window: windowsIn(body),
      "limit-wed": "75",
    });
    expect(await kept()).toMatchObject({
      enabled: false,
      schedule: { timezone: "Asia/Calcutta", dailyLimits: [{ day: "wed" }] },
    });
  });

  test("switches limits off and keeps them", async () => {
    await save({ enabled: "yes", "limit-mon": "60" });
    await save({ "limit-mon": "60" });
    expect(await kept()).toMatchObject({
      enabled: false,
      schedule: { dailyLimits: [{ day: "mon", limitMinutes: 60 }] },
    });
    const { text: body } = await pages.get(`/family/sessions/${session.sessionId}`, browser);
    expect(body).toContain("Your limits are switched off");
  });
});

describe("what is typed wrong", () => {
  test.each([
    ["limit-mon", "1441", "Enter a time from 0 to 24 hours"],
    ["limit-fri", "an hour", "Enter a time from 0 to 24 hours"],
    ["limit-sun", "-1", "Enter a time from 0 to 24 hours"],
    ["limit-tue", "1.5", "Enter a time from 0 to 24 hours"],
    ["interval", "4", "Enter a time from 5 minutes to 8 hours"],
    ["interval", "481", "Enter a time from 5 minutes to 8 hours"],
  ])("is said beside %s: %p", async (name, typed, message) => {
    const { status, text: body } = await save({ enabled: "yes", "limit-thu": "75", [name]: typed });
    expect(status).toBe(200);
    expect(body).toContain("<title>Error: ");
    expect(body).toContain(`href="#${name}"`);
    expect(body).toMatch(new RegExp(`id="${name}-error">${message}`));
    expect(valueOf(body, name)).toBe(typed);
    expect(valueOf(body, "limit-thu")).toBe("75");
    expect(body).toMatch(/<option value="America\/Denver"\s+selected>/);
    expect(await kept()).toBeUndefined();
  });

  test.each([
    ["mon|20:00|07:00|", "name", "Enter a name of up to 100"],
    [`mon|20:00|07:00|${"x".repeat(101)}`, "name", "Enter a name of up to 100"],
    ["|20:00|07:00|Night", "days", "Choose at least one day."],
    ["mon|24:00|07:00|Night", "start", "Enter a time such as 20:30."],
    ["mon|20:00||Night", "end", "Enter a time such as 20:30."],
    ["mon|20:00|20:00|Night", "end", "Choose an end time that is different"],
  ])("opens the window that is wrong: %p", async (window, at, message) => {
    const { status, text: body } = await save({ window: [BEDTIME, window] });
    expect(status).toBe(200);
    expect(body).toContain("<title>Error: ");
    expect(valueOf(body, "open")).toBe("1");
    expect(windowsIn(body)).toEqual([BEDTIME]);
    expect(body).toMatch(new RegExp(`id="${at}-error">${message}`));
    expect(await kept()).toBeUndefined();
  });

  test("is not more than twenty windows", async () => {
    const { status, text: body } = await save({
      window: Array.from({ length: 21 }, () => BEDTIME),
    });
    expect(status).toBe(200);
    expect(body).toContain("<title>Error: ");
    expect(body).toContain('id="quiet-error"');
  });

  test("that does not exist is not taken: the one before stays", async () => {
    expect((await save({ timezone: "Mars/Olympus" })).status).toBe(303);
    expect((await kept())?.schedule.timezone).toBe("America/Los_Angeles");
  });

  test("leaves alone what fits the bounds to the last minute", async () => {
    const form = { "limit-mon": "1440", "limit-tue": "0", interval: "480" };
    expect((await save(form)).status).toBe(303);
    expect((await save({ ...form, interval: "5" })).status).toBe(303);
    expect((await save({ ...form, interval: "0" })).status).toBe(303);
  });
});

describe("the buttons of the form", () => {
  const typed = {
    enabled: "yes",
    "limit-mon": "ninety",
    interval: "45",
    timezone: "America/Boise",
  };
  const opened = { open: "0", name: "Night", day: ["mon", "sun"], start: "9:30", end: "" };

  test("add a window that is open, bedtime first, and lose nothing that was typed", async () => {
    const { status, text: body } = await post({ ...typed, do: "add" });
    expect(status).toBe(200);
    expect(valueOf(body, "name")).toBe("Bedtime");
    expect(valueOf(body, "limit-mon")).toBe("ninety");
    expect(valueOf(body, "interval")).toBe("45");
    const again = await post({ ...typed, ...opened, do: "add" });
    expect(windowsIn(again.text)).toEqual(["mon,sun|09:30||Night"]);
    expect(again.text).toContain("Not finished");
    expect(valueOf(again.text, "open")).toBe("1");
    expect(await kept()).toBeUndefined();
  });

  test("close, open and remove a window", async () => {
    const closed = await post({
      ...typed,
      ...opened,
      end: "11:00",
      window: [BEDTIME],
      do: "close",
    });
    expect(windowsIn(closed.text)).toEqual(["mon,sun|09:30|11:00|Night", BEDTIME]);
    const windows = windowsIn(closed.text);
    const open = await post({ ...typed, window: windows, do: "edit-1" });
    expect(valueOf(open.text, "name")).toBe("Bedtime");
    expect(windowsIn(open.text)).toEqual([windows[0]]);
    const removed = await post({ ...typed, window: windows, do: "remove-0" });
    expect(windowsIn(removed.text)).toEqual([BEDTIME]);
    const others = await post({
      ...typed,
      ...opened,
      open: "1",
      window: [BEDTIME],
      do: "remove-0",
    });
    expect(valueOf(others.text, "open")).toBe("0");
    expect(valueOf(others.text, "name")).toBe("Night");
  });

  test("save the window that is open too", async () => {
    await save({ ...opened, end: "11:00" });
    expect((await kept())?.schedule.quietHours).toEqual([
      { name: "Night", days: ["mon", "sun"], start: "09:30", end: "11:00" },
    ]);
  });

  test("take Monday's limit for all days", async () => {
    const { text: body } = await post({ ...typed, do: "same" });
    expect(valueOf(body, "limit-sun")).toBe("ninety");
  });

  test("lead to all time zones and back, with everything that was typed", async () => {
    const step = await post({ ...typed, window: [BEDTIME], do: "zones" });
    expect(step.text).toContain("<option>Europe/Kyiv</option>");
    const sent = Object.fromEntries(
      [...step.text.matchAll(/type="hidden" name="([\w-]+)" value="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
    const { text: body } = await post({ ...sent, do: "zone", timezone: "Europe/Kyiv" });
    expect(body).toMatch(/<option value="Europe\/Kyiv"\s+selected>/);
    expect(valueOf(body, "limit-mon")).toBe("ninety");
    expect(windowsIn(body)).toEqual([BEDTIME]);
    expect(body).toMatch(/name="enabled"\s+value="yes"\s+checked/);
  });

  test.each(["edit-9", "remove-x", "remove-", "nothing", ""])("do nothing for %p", async (act) => {
    const { status, text: body } = await post({ ...typed, window: [BEDTIME], do: act });
    expect(status).toBe(200);
    expect(windowsIn(body)).toEqual([BEDTIME]);
  });

  test("need a nonce, like everything that is posted", async () => {
    const nonce = await guardian.nonceAt(path, browser);
    const form = { do: "save", timezone: "America/Denver" };
    expect((await pages.post(path, { ...form, nonce: "x" }, browser)).status).toBe(403);
    expect((await pages.post(path, { ...form, nonce }, browser)).status).toBe(303);
    expect((await pages.post(path, { ...form, nonce }, browser)).status).toBe(403);
  });
});

describe("a preset", () => {
  test("fills in its days and a night, and leaves the rest as it is, unsaved", async () => {
    const form = { timezone: "America/Denver", "limit-sat": "3h", window: [BEDTIME] };
    const { text: body } = await post({ ...form, do: "preset-school" });
    expect(valueOf(body, "limit-mon")).toBe("60");
    expect(valueOf(body, "limit-sat")).toBe("3h");
    expect(windowsIn(body)).toEqual([BEDTIME, "mon,tue,wed,thu,sun|20:00|07:00|School nights"]);
    expect(await kept()).toBeUndefined();
  });

  test("takes the place of itself, not of the other one", async () => {
    const form = { timezone: "America/Denver", do: "preset-weekend" };
    const window = ["sat|10:00|11:00|Weekend nights", "mon|20:00|07:00|School nights"];
    const { text: body } = await post({ ...form, window });
    expect(windowsIn(body)).toEqual([
      "mon|20:00|07:00|School nights",
      "fri,sat|21:30|08:00|Weekend nights",
    ]);
  });

  test("does nothing where there is none of that name", async () => {
    const { status } = await post({ timezone: "America/Denver", do: "preset-constructor" });
    expect(status).toBe(200);
  });
});

describe("a page with all that there can be", () => {
  test("weighs under 30 KB as sent, with its styles", async () => {
    const name = (place: number) => `${place} `.padEnd(100, "quiet hours ");
    const windows = Array.from(
      { length: 20 },
      (_, place) => `mon,tue,thu,fri,sat,sun|20:00|07:00|${name(place)}`,
    );
    expect((await save({ enabled: "yes", window: windows })).status).toBe(303);
    const sheet = "/widgets/style.css";
    const styles = gzipSync((await pages.get(sheet)).text).length;
    const form = { window: windows, timezone: "America/Denver" };
    const shown = await Promise.all([
      pages.get(path, browser),
      pages.get(`/family/sessions/${session.sessionId}`, browser),
      post({ ...form, do: "edit-0" }),
      post({ ...form, do: "zones" }),
    ]);
    for (const { text: body } of shown) expect(gzipSync(body).length + styles).toBeLessThan(30_000);
    for (const sent of [sheet, path]) {
      const headers = { ...browser, "Accept-Encoding": "gzip" };
      const head = await pages.send({ method: "HEAD", path: sent, headers });
      expect(head.headers["content-encoding"]).toBe("gzip");
      expect(head.headers["vary"]).toContain("Accept-Encoding");
    }
  });
});

describe("the zone that is guessed", () => {
  test.each([
    ["US-CA", "America/Los_Angeles"],
    ["US-TX", "America/Chicago"],
    ["US", "America/New_York"],
    ["DE", "Europe/Berlin"],
    ["DE-BY", "Europe/Berlin"],
    ["IN", "Asia/Kolkata"],
    ["KR", "Asia/Seoul"],
    ["BV", "UTC"],
  ])("of %p is %p", (place, zone) => expect(guessZone(place)).toBe(zone));

  test("is one to choose from, wherever it is", () => {
    for (const place of pages.services.policy.jurisdictions.codes())
      expect(allZones()).toContain(guessZone(place));
  });
});
