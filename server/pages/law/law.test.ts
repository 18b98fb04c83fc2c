import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../../testing/service.js";
import { VERSION } from "../../lib/version.js";
import { decide } from "../../policy/decide.js";
import { lawsAt } from "../../policy/laws.js";
import { releaseOf } from "../../policy/release.js";
import type { Jurisdiction, Policy, Service } from "../../policy/types.js";

const ON = "2026-11-23";
let service: TestService;
let policy: Policy;
beforeAll(async () => {
  service = await startTestService();
  ({ policy } = service.services);
});
afterAll(() => service.stop());

interface LawData {
  release: string;
  ages: { consent: number; majority: number };
  laws: {
    id: string;
    name: string;
    place: string;
    state?: string;
    counts: boolean;
    why?: string;
    duties: object[];
  }[];
  permissions?: {
    name: string;
    enabled: boolean;
    managedBy: string;
    ground: { kind: string; law?: string };
  }[];
  compare?: LawData;
}

const read = async <T = LawData>(path: string): Promise<T> => {
  const { status, text } = await service.get(path);
  expect({ path, status, text: status === 200 ? "" : text }).toEqual({
    path,
    status: 200,
    text: "",
  });
  return JSON.parse(text) as T;
};
const page = async (path: string, language = "en"): Promise<string> => {
  const { status, text } = await service.get(path, { "Accept-Language": language });
  expect({ path, status }).toEqual({ path, status: 200 });
  return text;
};
const place = (code: string): Jurisdiction => {
  const found = policy.jurisdictions.find(code);
  if (!found) throw new Error(code);
  return found;
};

/** If this goes, the law that is shown is not the law that decides. */
describe("the law of a place as data", () => {
  it.each<[string, number, Service]>([
    ["BR", 13, "online-game"],
    ["US-TX", 13, "online-game"],
    ["US-VA", 15, "social-media"],
    ["CN", 17, "game"],
    ["KR", 15, "online-game"],
    ["DE", 15, "app"],
    ["PR", 12, "app"],
    ["NC", 14, "social-media"],
  ])("is what decides in %s at %d in a product that is %s", async (code, age, kind) => {
    const profile = { services: [kind] };
    const question = { jurisdiction: place(code), on: ON, age, profile };
    const permissions = Object.keys(policy.permissions).map((name) => ({ name }));
    const decision = decide(policy, { ...question, permissions });
    const data = await read(`/law/${code}.json?on=${ON}&age=${age}&service=${kind}`);
    expect(data).toMatchObject({
      release: releaseOf(policy),
      place: code,
      name: place(code).name,
      on: ON,
      service: kind,
      age,
      ages: { consent: decision.law.digitalConsentAge, majority: decision.law.civilMajorityAge },
    });
    expect(data.laws.map(({ id, counts }) => [id, counts])).toEqual(
      lawsAt(policy, question).map(({ law, counts }) => [law.id, counts]),
    );
    expect(data.permissions).toEqual(
      decision.permissions.map(
        ({ name, managedBy, initiallyEnabled: enabled, needsVerifiedGuardian: law, ground }) => ({
          ...{ name, enabled, managedBy, ground },
          ...(law && { needsVerifiedGuardian: law }),
        }),
      ),
    );
  });

  test("says why a law does not count, and of whom an inherited one is", async () => {
    const { laws } = await read(`/law/US-VA.json?on=${ON}&service=social-media`);
    const enjoined = laws.find(({ id }) => id === "US-VA-sb854");
    expect(enjoined).toMatchObject({ place: "US-VA", state: "enjoined", counts: false });
    expect(enjoined?.why).toMatch(/^A court has kept it from being enforced/);
    expect(laws.find(({ id }) => id === "US-coppa")).toMatchObject({ place: "US", counts: true });
    expect(laws.every(({ counts, why }) => counts === (why === undefined))).toBe(true);
  });

  test("is about an app of any age today, where the place is, unless the query says otherwise", async () => {
    const data = await read("/law/br.json?age=&compare=");
    expect(data).toMatchObject({ place: "BR", on: "2026-11-21", service: "app" });
    expect(data).not.toHaveProperty("age");
    expect(data).not.toHaveProperty("permissions");
  });

  test("is compared with that of another place, or of another day", async () => {
    const { compare } = await read(`/law/BR.json?on=${ON}&service=game&compare=de`);
    expect(compare).toMatchObject({ place: "DE", on: ON, service: "game" });
    expect((await read("/law/BR.json?compare=2020-01-01")).compare).toMatchObject({
      place: "BR",
      on: "2020-01-01",
      ages: { consent: 16 },
    });
  });
});

describe("all laws of a day", () => {
  test("are there with the ages of every place", async () => {
    type All = {
      release: string;
      on: string;
      ages: { place: string; consent: number }[];
      laws: { id: string; state?: string }[];
    };
    const { release, on, ages, laws } = await read<All>("/law.json?on=2026-03-16");
    expect([release, on]).toEqual([releaseOf(policy), "2026-03-16"]);
    expect(laws.map(({ id }) => id)).toEqual(Object.keys(policy.laws));
    expect(laws.find(({ id }) => id === "BR-eca-digital")).toMatchObject({ state: "enacted" });
    expect(ages.find((one) => one.place === "BR")).toMatchObject({ consent: 12, majority: 18 });
    expect(ages.filter((one) => one.place.length === 2)).toHaveLength(249);
  });

  test("are a table too, with a line for each duty and age, and equally many cells in each", async () => {
    const { headers, text } = await service.get(`/law.csv?on=${ON}`);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
    const lines: string[][] = [[]];
    for (const [, quoted, plain, end] of text.matchAll(cells)) {
      lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
      if (end === "\r\n") lines.push([]);
    }
    expect(lines.pop()).toEqual([]);
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([15]));
    const duties = Object.values(policy.laws).flatMap((law) => law.duties);
    expect(lines.filter(([, , law]) => law && law !== "law")).toHaveLength(duties.length);
  });
});

describe("what changes", () => {
  type Change = {
    on: string;
    change: string;
    place: string;
    law?: string;
    state?: string;
    before?: unknown;
  };
  const changes = async () => (await read<{ changes: Change[] }>("/law/changes.json")).changes;

  test("is what took effect and what will, the newest first", async () => {
    const found = await changes();
    const days = found.map(({ on }) => on);
    expect(days).toEqual([...days].sort().reverse());
    expect(found).toContainEqual(
      expect.objectContaining({
        on: "2026-03-17",
        law: "BR-eca-digital",
        state: "in-force",
        before: "enacted",
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        on: "2020-09-18",
        place: "BR",
        topic: "digital-consent-age",
        before: 16,
        after: 12,
      }),
    );
    // The last day on which the duty holds is 30 June.
    expect(found).toContainEqual(
      expect.objectContaining({ on: "2026-07-01", change: "duty-ends", law: "US-CT-minors" }),
    );
    expect(days[0]! > "2026-11-21").toBe(true);
  });

  test("is a feed whose entries have ids of their own, and are never of tomorrow", async () => {
    const { headers, text } = await service.get("/law/changes.atom");
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const all = (pattern: RegExp, of = text) =>
      [...of.matchAll(pattern)].map(([, found]) => found ?? "");
    const entries = all(/<entry>([^]*?)<\/entry>/g);
    expect(entries.length).toBeGreaterThan(20);
    const ids = entries.flatMap((entry) => all(/<id>([^<]+)<\/id>/g, entry));
    expect(new Set(ids).size).toBe(entries.length);
    const updated = all(/<updated>([^<]+)<\/updated>/g);
    expect(updated).toHaveLength(entries.length + 1);
    expect(updated.filter((moment) => moment > "2026-11-23T00:00:00Z")).toEqual([]);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});

describe("bad input", () => {
  const WRONG: [string, string][] = [
    ["age=-1", "age: Enter an age in whole years"],
    ["age=121", "age: "],
    ["age=13.5", "age: "],
    ["age=13&age=14", "age: "],
    ["on=1899-12-31", "on: Enter a day from 1900-01-01 to 2200-12-31"],
    ["on=2201-01-01", "on: "],
    ["on=2026-02-30", "on: "],
    ["on=tomorrow", "on: "],
    ["service=casino", "service: Choose one of these services: game, online-game"],
    ["service=constructor", "service: "],
    ["compare=XX", "compare: Enter an ISO 3166 code"],
    ["compare=1850-01-01", "compare: "],
    ["release=latest", "release: Enter a release such as"],
  ];
  test.each(WRONG)("%s is refused, as data and as a page", async (query, message) => {
    const data = await service.get(`/law/BR.json?${query}`);
    expect(data).toMatchObject({ status: 400, json: { error: "INVALID_INPUT" } });
    expect(data.json).toMatchObject({ errorMessage: expect.stringContaining(message) });
    const { status, text, headers } = await service.get(`/law/BR?${query}`);
    expect(status).toBe(400);
    expect(text).toContain(message.replace(/^\w+: /, ""));
    expect(text).not.toContain('class="card law"');
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("names each fault at once, and parameters that do not exist", async () => {
    const { json } = await service.get("/law/BR.json?age=x&on=y");
    expect(json).toMatchObject({ errorMessage: expect.stringMatching(/^on: .* age: /) });
    for (const path of [
      "/law/BR.json?ages=13",
      "/law.json?age=13",
      "/law.csv?service=app",
      "/law/changes.json?on=2026-01-01",
    ])
      expect(await service.get(path)).toMatchObject({
        status: 400,
        json: { error: "INVALID_INPUT" },
      });
  });

  test.each([
    "XX",
    "US-ZZ",
    "EU",
    "default",
    "constructor",
    "__proto__",
    "%E0%A4%A",
    "US-TX-sb2420",
  ])("the place %s does not exist", async (code) => {
    const isReadable = !code.startsWith("%");
    const data = await service.get(`/law/${code}.json`);
    expect(data.status).toBe(isReadable ? 404 : 400);
    const { status, text } = await service.get(`/law/${code}`);
    expect(status).toBe(isReadable ? 404 : 400);
    if (isReadable) expect(text).toContain("There is no such place");
  });

  test("a release that is not this one is not passed off as it", async () => {
    const other = "2020.01.01-00000000";
    expect((await service.get(`/law/BR.json?release=${other}`)).status).toBe(404);
    for (const path of ["/law", "/law/BR"])
      expect(await page(`${path}?release=${other}`)).toContain(`The link names release ${other}`);
    const own = releaseOf(policy);
    expect((await service.get(`/law/BR.json?release=${own}`)).status).toBe(200);
    expect(await page(`/law/BR?release=${own}`)).not.toContain("The link names release");
  });

  test("data takes GET and HEAD alone", async () => {
    for (const path of ["/law.json", "/law/BR.json", "/law/changes.atom"]) {
      const { status, headers } = await service.send({ method: "POST", path });
      expect([path, status, headers["allow"]]).toEqual([path, 405, "GET, HEAD"]);
    }
  });
});

describe("the page of a place", () => {
  test.each([
    [
      "BR",
      "online-game",
      13,
      "On 23 November 2026 a player of 13 in Brazil needs no consent to start; chat stays off until a guardian allows it.",
    ],
    [
      "KR",
      "online-game",
      15,
      "On 23 November 2026 a player of 15 in South Korea needs a guardian’s consent to start; chat ",
    ],
    [
      "US",
      "app",
      20,
      "On 23 November 2026 a player of 20 in the United States needs no consent to start; chat is on.",
    ],
    [
      "AU",
      "social-media",
      15,
      "On 23 November 2026 a player of 15 in Australia may not be let in; chat ",
    ],
  ])("begins with what holds in %s in %s at %d", async (code, kind, age, sentence) => {
    expect(await page(`/law/${code}?on=${ON}&age=${age}&service=${kind}`)).toContain(sentence);
  });

  test("says without an age from which one consent and majority count", async () => {
    expect(await page(`/law/BR?on=${ON}`)).toContain(
      "On 23 November 2026 a player below 12 in Brazil needs a guardian’s consent to start, and a player is an adult from 18.",
    );
  });

  test("shows what counts with its words and where they were read, and what does not with why", async () => {
    const text = await page(`/law/US-TX?on=${ON}&age=12&service=online-game`);
    const [counts = "", spared = ""] = text.split('id="spared"');
    expect(counts).toContain('id="US-coppa"');
    expect(counts).toContain("Law of the United States");
    expect(counts).toMatch(/<blockquote lang="en"[^>]*>/);
    expect(counts).toMatch(/<a href="https:\/\/[^"]+" rel="noopener external">/);
    expect(spared).toContain("A court keeps it from being enforced.");
    const inPortuguese = await page(`/law/BR?on=${ON}&service=game`);
    expect(inPortuguese).toMatch(
      /<blockquote lang="pt" dir="auto">São vedadas as caixas de recompensa/,
    );
    const inFrench = await page(`/law/CH?on=${ON}&service=game`);
    expect(inFrench).toMatch(/<blockquote lang="fr" dir="auto">(Les acteurs|L’entrée)/);
  });

  test("says which permissions only a verified guardian may allow", async () => {
    const { permissions } = await read(`/law/US.json?on=${ON}&age=9&service=online-game`);
    expect(permissions?.find(({ name }) => name === "voice-chat")).toMatchObject({
      managedBy: "GUARDIAN",
      needsVerifiedGuardian: { kind: "law", law: "US-coppa" },
    });
    const text = await page(`/law/US?on=${ON}&age=9&service=online-game&compare=CA`);
    const [list = "", table = ""] = [
      /id="permissions"[^]*?<\/section>/,
      /<table[^]*?<\/table>/,
    ].map((part) => part.exec(text)?.[0]);
    expect(list).toContain("Voice chat (only by a verified guardian)");
    expect(list).not.toContain("Mods (only by a verified guardian)");
    expect(table).toContain("Off until a guardian allows it (only by a verified guardian)");
    const { text: lines } = await service.get(`/law.csv?on=${ON}`);
    expect(lines).toMatch(
      /US-coppa,.*guardian-assurance,,13,"?verified guardian for text-chat-private/,
    );
  });

  test("quotes what is not to be linked, and does not link it", async () => {
    const hidden = Object.values(policy.laws).flatMap(({ place: code, sources }) =>
      sources.filter(({ link }) => link === false).map(({ url }) => [code, url] as const),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const [code, url] of hidden.filter(([each]) => policy.jurisdictions.find(each)))
      expect(await page(`/law/${code}?service=social-media`)).not.toContain(`href="${url}"`);
  });

  test("shows two places or days side by side", async () => {
    const text = await page(`/law/BR?on=${ON}&age=13&service=online-game&compare=US-TX`);
    const table = /<table class="comparison">[^]*?<\/table>/.exec(text)?.[0] ?? "";
    expect(table).toMatch(
      /<th scope="row">Age of digital consent<\/th>\s*<td>12<\/td>\s*<td>13<\/td>/,
    );
    expect(table).toContain("Texas, United States");
    expect(await page(`/law/BR?on=${ON}&compare=2020-01-01`)).toContain("1 January 2020");
  });

  test("draws the states of its laws on a time line", async () => {
    const text = await page(`/law/BR?on=${ON}&service=game`);
    const picture = /<svg[^>]*class="timeline"[^]*?<\/svg>/.exec(text)?.[0] ?? "";
    expect(picture).toContain('class="enacted"');
    expect(picture).toContain('class="in-force"');
    expect(picture).toContain("ECA Digital");
  });

  test("names places, states and laws in the reader's language, and marks laws without a name in it as English", async () => {
    const text = await page(`/law/BR?on=${ON}&age=13&service=online-game`, "de");
    expect(text).toContain(
      "Brasilien, 23. November 2026, Alter 13: Zum Start ist keine Einwilligung nötig;",
    );
    expect(text).toContain("In Kraft");
    expect(text).toContain("<h3>ECA Digital (brasilianisches Digitalgesetz");
    const announced = await page(`/law/ES?on=${ON}&age=13&service=social-media`, "de");
    expect(announced).toMatch(/<h3><span lang="en" dir="ltr">Organic law/);
    const inArabic = await page(`/law/BR?on=${ON}&age=13&service=online-game`, "ar");
    expect(inArabic.replaceAll(/[\u2066-\u2069]/g, "")).toContain(
      "البرازيل، 23 نوفمبر 2026، العمر 13: البدء لا يتطلب أي موافقة؛ تبقى المحادثة متوقفة إلى أن يسمح بها وليّ الأمر.",
    );
  });
});

describe("every page of the law", () => {
  const PATHS = ["/law", "/law?place=korea", "/law/BR", "/law/US-CA?age=13&service=social-media"];

  test("ends with what it is, its release, and a link that keeps it", async () => {
    const release = releaseOf(policy);
    for (const path of PATHS) {
      const end = (await page(path)).split('class="about"')[1] ?? "";
      expect(end).toContain("Legal values with their sources, not legal advice.");
      expect(end).toContain(`Release ${release} of the law, Kinward ${VERSION}.`);
      expect(end).toContain("Is something wrong?");
      const permalink =
        /href="([^"]+release=[^"]+)"/.exec(end)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect(permalink).toContain(`release=${release}`);
      expect(permalink).toMatch(/on=\d{4}/);
      await page(permalink);
    }
  });

  test("needs no script, and is asked again only after five minutes", async () => {
    for (const path of [
      ...PATHS,
      "/law.json",
      "/law/BR.json",
      "/law/changes.json",
      "/law/changes.atom",
      "/law.csv",
    ]) {
      const { headers, text } = await service.get(path);
      expect(text).not.toContain("<script");
      expect(headers["cache-control"]).toBe("max-age=300");
      const tag = headers["etag"] ?? "";
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await service.get(path, { "If-None-Match": tag });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect((await service.get(path, { "If-None-Match": '"another"' })).status).toBe(200);
    }
  });
});

describe("the map", () => {
  test("leads to every country that it shows, and the list to every country there is", async () => {
    const text = await page("/law");
    const map = /<svg class="world"[^]*?<\/svg>/.exec(text)?.[0] ?? "";
    expect(map).toMatch(/<a class="age-12" href="\/law\/BR"[^>]*><title>Brazil: 12<\/title>/);
    const shown = [...map.matchAll(/href="\/law\/([A-Z]{2})"/g)].map(([, code]) => code);
    expect(shown.length).toBeGreaterThan(220);
    const list = /<details>[^]*?<\/details>/.exec(text)?.[0] ?? "";
    const countries = policy.jurisdictions.codes().filter(({ length }) => length === 2);
    for (const code of [...countries, ...shown]) expect(list).toContain(`href="/law/${code}"`);
  });

  test.each([
    ["US-TX", "/law/US-TX"],
    ["uk", "/law/GB"],
    ["Brasilien", "/law/BR"],
    ["brazil", "/law/BR"],
    ["Åland Islands", "/law/AX"],
    ["Cote d'Ivoire", "/law/CI"],
  ])("a search for %s leads to its page", async (name, path) => {
    const found = await service.get(`/law?place=${encodeURIComponent(name)}`, {
      "Accept-Language": "de",
    });
    expect([found.status, found.headers["location"]]).toEqual([303, path]);
  });

  test("a search lists several places, or says that there is none", async () => {
    expect(await page("/law?place=korea")).toMatch(
      /href="\/law\/KP">North Korea<[^]*href="\/law\/KR"/,
    );
    expect(await page("/law?place=atlantis")).toContain("No place has this name or code.");
  });

  test("says what changes in the next twelve months, and no more", async () => {
    const next = (await page(`/law?on=${ON}`)).split('id="next"')[1] ?? "";
    const days = [...next.matchAll(/datetime="([^"]+)"/g)].map(([, day]) => day ?? "");
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day > ON && day <= "2027-11-23")).toBe(true);
    expect(days).toEqual([...days].sort());
    const [open = ""] = next.split("<details");
    expect(open.match(/<time/g)).toHaveLength(8);
    expect(next).toContain(`<summary>${days.length - 8} more changes</summary>`);
  });
});

test("LAW_PAGES=off leaves nothing of it", async () => {
  const without = await startTestService({ env: { LAW_PAGES: "off" } });
  try {
    for (const path of [
      "/law",
      "/law/BR",
      "/law/BR.json",
      "/law.json",
      "/law.csv",
      "/law/changes.atom",
    ])
      expect([path, (await without.get(path)).status]).toEqual([path, 404]);
    expect((await without.get("/")).text).not.toContain('href="/law"');
  } finally {
    await without.stop();
  }
});
