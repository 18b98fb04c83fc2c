import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { guardianOf } from "../../../testing/guardian.js";
import { ledgerEntries } from "../../../testing/ledger.js";
import { mailedPath } from "../../../testing/mailed-link.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { hiddenFields } from "../../../testing/pages.js";
import { ACCOUNT, PEBBLE, STARFALL } from "../../../testing/service.js";
import { requestOverride } from "../../actions/override/request-override.js";
import { mailChallenge } from "../../actions/challenge/mail-challenge.js";
import { contextFor } from "../../context.js";
import { textsIn } from "../../presentation/texts/index.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
beforeAll(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
});
afterAll(() => pages.stop());

const demo = (name: string): string =>
  readFileSync(new URL(`../../products/demo/${name}.yaml`, import.meta.url), "utf8");

const languageOf = (text: string): string => /<html lang="(\w+)"/.exec(text)?.[1] ?? "";
const at = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  languageOf((await pages.get(path, headers)).text);

/** Returns the cookies of a response as a browser sends them back, without those that it ends. */
const cookiesOf = (headers: { readonly "set-cookie"?: string | readonly string[] }): string =>
  String(headers["set-cookie"] ?? "")
    .split(/,\s*(?=kinward)/)
    .map((line) => line.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");

describe("the language of a page", () => {
  const FRENCH = { "Accept-Language": "fr-CA, en;q=0.5" };

  test("is what the visitor chose on the page, before all else, and stays so", async () => {
    const link = pages.linkOf(await pages.mint({ locale: "de" }));
    const { headers, text } = await pages.get(`${link}?language=ar&locale=es`, FRENCH);
    expect(languageOf(text)).toBe("ar");
    const Cookie = cookiesOf(headers);
    expect(await at(`${link}?locale=es`, { ...FRENCH, Cookie })).toBe("ar");
    expect(await at("/family", { ...FRENCH, Cookie })).toBe("ar");
  });

  test("is else the link's, on every page that the link leads to", async () => {
    const link = pages.linkOf(await pages.mint({ locale: "de" }));
    const { headers, text } = await pages.get(`${link}?locale=es-419`, FRENCH);
    expect(languageOf(text)).toBe("es");
    const Cookie = cookiesOf(headers);
    expect(await at(`${link}/documents/terms`, { ...FRENCH, Cookie })).toBe("es");
    expect(String(headers["set-cookie"])).toContain(`Path=${link};`);
  });

  test("is else the challenge's locale", async () => {
    const link = pages.linkOf(await pages.mint({ locale: "de-AT" }));
    expect(await at(link, FRENCH)).toBe("de");
  });

  test("is else the browser's", async () => {
    const link = pages.linkOf(await pages.mint());
    expect(await at(link, FRENCH)).toBe("fr");
    expect(await at(link, { "Accept-Language": "zh, es;q=0.2, de;q=0.7" })).toBe("de");
  });

  test("is else English", async () => {
    const link = pages.linkOf(await pages.mint({ locale: "zh" }));
    for (const tag of ["", "zh", "*", "x", "de;q=0"])
      expect(await at(link, { "Accept-Language": tag })).toBe("en");
  });

  test.each([
    "tlh",
    "constructor",
    "__proto__",
    "../../etc",
    "es\u0000",
    "a".repeat(400),
    "%00",
    "'",
  ])("does not fail for the tag %j, wherever it comes from", async (tag) => {
    const link = pages.linkOf(await pages.mint({ locale: tag }));
    const asked = encodeURIComponent(tag);
    for (const query of [`?language=${asked}`, `?locale=${asked}`, "?language=de&language=es"])
      expect((await pages.get(link + query)).status).toBe(200);
    expect((await pages.get(link, { Cookie: `kinward-language=${asked}` })).status).toBe(200);
    expect(await at(link, { "Accept-Language": asked })).toBe("en");
  });

  test("is the same where a link does not work, and where there is no page", async () => {
    for (const path of ["/widgets/consent/unknown", "/family/unknown", "/code/unknown"])
      expect(await at(path, { "Accept-Language": "de" })).toBe("de");
  });
});

describe("the menu of languages", () => {
  test("offers every language by its own name", async () => {
    const { text } = await pages.get("/");
    const names = { es: "Español", pt: "Português", fr: "Français", de: "Deutsch", ar: "العربية" };
    for (const [language, name] of Object.entries(names))
      expect(text.replaceAll(/\s+/g, " ")).toContain(
        `language=${language}" hreflang="${language}" lang="${language}" >${name}</a`,
      );
    expect(text).toContain('<strong lang="en" aria-current="true">English</strong>');
  });

  test("keeps what was typed, for its sender alone, and decides nothing", async () => {
    const challenge = await pages.mint({ requestedPermissions: ["voice-chat"] });
    const link = pages.linkOf(challenge);
    const { text } = await pages.get(link);
    expect(text).toMatch(/<button\s+form="page-form"[^>]*name="language"\s+value="de"/);
    const sent = await pages.post(link, {
      ...hiddenFields(text),
      ...{ email: "mo@family.example", adult: "yes", "choice-voice-chat": "allow" },
      ...{ decision: "consent", language: "de" },
    });
    expect([sent.status, sent.headers.location]).toEqual([303, link]);
    const Cookie = cookiesOf(sent.headers);
    const shown = (await pages.get(link, { Cookie })).text;
    expect(languageOf(shown)).toBe("de");
    expect(shown).toContain('value="mo@family.example"');
    expect(shown).toMatch(/id="adult"[^>]*checked/);
    expect(shown).toMatch(/name="choice-voice-chat"\s+value="allow"[^>]*checked/);
    expect((await pages.get(link)).text).not.toContain("mo@family.example");
    expect((await pages.read(challenge)).status).toBe("IN_PROGRESS");
  });

  test.each([
    ["/code", "code", "ABCD-12"],
    ["/family", "email", "half@"],
  ])("keeps what was typed at %s", async (path, name, value) => {
    const form = hiddenFields((await pages.get(path)).text);
    const { headers } = await pages.post(path, { ...form, [name]: value, language: "ar" });
    const { text } = await pages.get(path, { Cookie: cookiesOf(headers) });
    expect(languageOf(text)).toBe("ar");
    expect(text).toContain(`value="${value}"`);
  });

  test("takes no choice from a page of another site", async () => {
    const { status, headers } = await pages.post(
      "/code",
      { language: "de" },
      { Origin: "https://evil.example" },
    );
    expect(status).toBe(403);
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("the language of a mail", () => {
  const newestTo = async (email: string) => {
    const [mail] = await guardian.mailsTo(email);
    if (!mail) throw new Error(`no mail to ${email}`);
    return { language: languageOf(mail.html), mail };
  };
  const ask = (email: string, challengeId: string, productId = STARFALL) =>
    pages.services.store.write((tx) =>
      mailChallenge(tx, contextFor(pages.services, productId, "test"), { challengeId, email }),
    );

  test("is what that guardian used last", async () => {
    const email = "ana@family.example";
    const session = await guardian.consented({ email });
    const link = await mailedPath(pages.services, await pages.mint({ locale: "de" }), email);
    const Cookie = "kinward-language=es";
    await pages.get(link, { Cookie });
    const { sessionId } = session;
    await pages.services.store.write((tx) =>
      requestOverride(tx, contextFor(pages.services, STARFALL, "test"), {
        ...{ sessionId, type: "extra-time", requestedMinutes: 20 },
      }),
    );
    const { language, mail } = await newestTo(email);
    expect(language).toBe("es");
    // The link in a mail has the language of the mail, and the page continues in it.
    const [url = ""] = /http\S+/.exec(mail.text) ?? [];
    expect(await at(new URL(url).pathname + new URL(url).search)).toBe("es");
  });

  test("is not what a program reads that opens every link", async () => {
    const email = "scanned@family.example";
    await guardian.consented({ email });
    const challenge = await pages.mint({ locale: "fr" });
    await pages.get(await mailedPath(pages.services, challenge, email), {
      "Accept-Language": "de",
    });
    await ask(email, (await pages.mint({ locale: "es" })).challengeId);
    expect((await newestTo(email)).language).toBe("es");
  });

  test("is else the challenge's", async () => {
    const email = "new@family.example";
    await ask(email, (await pages.mint({ locale: "ar-EG" })).challengeId);
    const { language, mail } = await newestTo(email);
    expect(language).toBe("ar");
    expect(mail.html).toContain('dir="rtl"');
  });

  test("is else the product's", async () => {
    const email = "plain@family.example";
    await pages.apply(`${demo("pebble-club")}\nlocale: fr\n`);
    await ask(email, (await pages.mint({ productId: PEBBLE })).challengeId, PEBBLE);
    expect((await newestTo(email)).language).toBe("fr");
    await ask(email, (await pages.mint({ productId: ACCOUNT })).challengeId, ACCOUNT);
    expect((await newestTo(email)).language).toBe("en");
  });
});

describe("a document by language", () => {
  const SPANISH = "Sea amable con los demás.";
  const consentTo = async (text: string, language: string, inPlace = "") => {
    await pages.apply(
      JSON.stringify({
        ...{ productId: 301, name: "Dos", organisation: "dos", permissions: [{ name: "mods" }] },
        guardianAssurance: "attested",
        documents: [
          {
            ...{ id: "terms", name: { en: "Terms", es: "Condiciones" } },
            ...{ url: "https://dos.example/terms", version: "1" },
            text: { en: text, es: SPANISH },
          },
        ],
      }),
    );
    await pages.services.catalogue.refresh();
    // No law asks there for more than a statement.
    const challenge = await pages.mint({ productId: 301, jurisdiction: "BR" });
    const link = pages.linkOf(challenge);
    const reader = { "Accept-Language": language };
    const page = await pages.get(link, reader);
    const read = await pages.get(`${link}/documents/terms`, reader);
    const form = { ...hiddenFields(page.text), email: "eva@family.example", adult: "yes" };
    const elsewhere = await pages.post(link, { ...form, shown: inPlace, decision: "consent" });
    const again = hiddenFields((await pages.get(link, reader)).text);
    const sent = await pages.post(link, { ...form, ...again, decision: "consent" });
    const entries = await ledgerEntries(pages.services.store, "consent");
    return { link, page, read, elsewhere, sent, entry: entries.at(-1) };
  };
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

  test("is shown in the reader's language, and the ledger has the digest of that text with its language", async () => {
    const { page, read, elsewhere, sent, link, entry } = await consentTo("Be kind.", "es-MX", "fr");
    expect(page.text).toContain("Condiciones");
    expect(read.text).toContain(SPANISH);
    expect(read.text).toContain('lang="es"');
    // A consent needs the language in which the question was shown.
    expect(elsewhere.text).toContain(textsIn("en").consent.changed);
    expect(sent.headers.location).toBe(`${link}/done`);
    expect(entry).toMatchObject({
      language: "es",
      documents: [{ id: "terms", language: "es", sha256: sha256(SPANISH) }],
    });
  });

  test("is shown in the product's language where the reader's has none, and the ledger says so", async () => {
    const { read, entry } = await consentTo("Be fair.", "de", "de");
    expect(read.text).toContain("Be fair.");
    expect(entry).toMatchObject({
      language: "de",
      documents: [{ id: "terms", language: "en", sha256: sha256("Be fair.") }],
    });
  });
});
