import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { englishLeft, textsIn as textsOf } from "../../testing/english-left.js";
import { arrangeScenes, PLAIN } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { STARFALL } from "../../testing/service.js";
import { settleAddress } from "../actions/guardian/settle-address.js";
import { contextFor } from "../context.js";
import { LANGUAGES, type Language } from "../domain/language.js";
import { isText, type MailContent } from "../domain/mail-content.js";
import { textsIn } from "../presentation/texts/index.js";
import { saveGuardianLanguage } from "../store/guardians/queries.js";
import { listMails } from "../store/mail/queries.js";
import type { Mail } from "../store/mail/table.js";
import { renderMail } from "./render.js";

/** Every mail template for guardians. A new one does not compile without its line here. */
const TEMPLATES: Readonly<
  Record<
    Exclude<MailContent["template"], "unreadable" | `operator-${string}` | `text-${string}`>,
    true
  >
> = {
  "consent-request": true,
  "deadline-reminder": true,
  "consent-confirmation": true,
  "second-confirmation": true,
  "guardian-approval": true,
  "override-request": true,
  "sign-in": true,
  "confirm-identity": true,
  "guardian-invitation": true,
  "age-changed": true,
  receipt: true,
  "not-my-child": true,
  "child-erased": true,
  "child-exported": true,
  "former-guardian": true,
  "spending-limit": true,
  "activity-digest": true,
};

let pages: PageServer;
let mails: readonly Mail[];
/** Messages to telephones, which have neither a subject nor markup. */
let texts: readonly Mail[];

const context = () => contextFor(pages.services, STARFALL, "test");

/** Returns mails of templates that have not been sent so far, for the same request. */
function others(mail: Mail, sessionId: string): Mail[] {
  const { content } = mail;
  if (content.template === "receipt")
    return [{ ...mail, content: { ...content, others: [content.receiptId], isCut: true } }];
  if (content.template !== "consent-confirmation") return [];
  const { to, locale } = content;
  const variants: MailContent[] = [
    { ...content, template: "consent-request" },
    { ...content, template: "deadline-reminder" },
    { template: "age-changed", available: ["voice-chat"], to, locale },
    { template: "not-my-child", to, locale },
    { template: "former-guardian", to, locale },
    {
      ...{ template: "child-exported", exportedAt: Date.UTC(2026, 11, 7) },
      ...{ zone: "Europe/Berlin", to, locale },
    },
    {
      ...{ template: "child-erased", by: null, productIds: [STARFALL] },
      ...{ erasedAt: Date.UTC(2026, 11, 7), zone: "Europe/Berlin", to, locale },
    },
    {
      ...{ template: "child-erased", by: "s...@example.com", productIds: [STARFALL] },
      ...{ erasedAt: Date.UTC(2026, 11, 7), zone: "Europe/Berlin", to, locale },
    },
    {
      ...{ template: "spending-limit", allowance: "weekly-spend", currency: "USD", law: null },
      ...{ limitMinor: 1_000, spentMinor: 1_250, startsAgainOn: "2026-12-07", to, locale },
    },
    {
      ...{ template: "spending-limit", allowance: "A-1", currency: "CNY" },
      ...{ limitMinor: 10_000, spentMinor: 10_000, startsAgainOn: null, to, locale },
      law: "A-1",
    },
    {
      ...{ template: "activity-digest", subscriptionId: "none", sessionIds: [sessionId] },
      ...{ since: "2026-12-01", until: "2026-12-07", to, locale },
    },
  ];
  return variants.map((variant) => ({ ...mail, content: variant }));
}

beforeAll(async () => {
  pages = await startPageServer();
  const scenes = await arrangeScenes(pages);
  const [sessionId = ""] =
    /[\w-]{36}/.exec(scenes.find(({ name }) => name === "child")?.path ?? "") ?? [];
  const held = await listMails(pages.services.store, "test");
  const sent = held.filter(({ content }) => !isText(content));
  texts = held.filter(({ content }) => isText(content));
  mails = [...sent, ...sent.flatMap((mail) => others(mail, sessionId))];
});
afterAll(() => pages.stop());

/** Returns a mail as a reader gets it who last used a language. */
async function inLanguage(mail: Mail, language: Language) {
  const { services } = pages;
  await services.store.write(async (tx) => {
    const addressHash = await settleAddress(tx, context(), mail.content.to);
    await saveGuardianLanguage(tx, { mode: "test", addressHash, language });
  });
  return renderMail(services, { ...mail, content: { ...mail.content, locale: language } });
}

test("every template is among these mails", () => {
  expect(new Set(mails.map(({ content }) => content.template))).toEqual(
    new Set(Object.keys(TEMPLATES)),
  );
});

/** If this goes, a guardian gets mail that they cannot read. */
describe.each(LANGUAGES.filter((language) => language !== "en"))("every mail in %s", (language) => {
  test("has no English sentence left, neither as text nor as markup, nor in its subject", async () => {
    const left: string[] = [];
    const read = async (mail: Mail, of: Language) => {
      const { subject, text, html } = await inLanguage(mail, of);
      return [subject, ...text.split("\n").map((line) => line.trim()), ...textsOf(html)];
    };
    for (const mail of mails) {
      const english = new Set(await read(mail, "en"));
      for (const text of englishLeft(await read(mail, language), english))
        left.push(`${mail.content.template}: ${text}`);
    }
    expect(left).toEqual([]);
  });

  test("to a telephone is in the language of the page that asked for it, and the second leads to a page in it", async () => {
    const { services } = pages;
    // Each has a code and a child of its own.
    const read = async (mail: Mail) => {
      const { text } = await renderMail(services, mail);
      return [text.replaceAll(/\d{6}|…\p{L}*\w+/gu, "")];
    };
    const codeIn = (of: Language) =>
      texts.find(({ content }) => content.template === "text-code" && content.locale === of);
    const [code, inEnglish] = [codeIn(language), codeIn("en")];
    if (!code || !inEnglish) throw new Error("There is no text.");
    expect(englishLeft(await read(code), new Set(await read(inEnglish)))).toEqual([]);
    const { to } = code.content;
    for (const kuid of [code.kuid, null]) {
      const shown = async (locale: Language) =>
        (
          await renderMail(services, {
            ...code,
            kuid,
            content: { template: "text-withdraw", to, locale },
          })
        ).text;
      expect(englishLeft([await shown(language)], new Set([await shown("en")]))).toEqual([]);
      // A phone takes a mark after an address for a part of it.
      expect(await shown(language)).toMatch(new RegExp(`/family\\?locale=${language}$`));
    }
  });

  test("says its language and direction, and its links bring the language to their pages", async () => {
    const { direction } = textsIn(language);
    for (const mail of mails) {
      const { html, text, subject } = await inLanguage(mail, language);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(subject).not.toMatch(/[\u2066-\u2069]/u);
      // Lines for machines have one direction in every language.
      expect(html).not.toMatch(/<pre(?!\s+dir="ltr")/);
      const own = [...text.matchAll(/http\S+/g)]
        .map(([url]) => url)
        .filter((url) => url.startsWith(pages.baseUrl));
      expect(own.length).toBeGreaterThan(0);
      for (const url of own) expect(new URL(url).searchParams.get("locale")).toBe(language);
    }
  });

  test("names the product", async () => {
    for (const mail of mails) {
      if (mail.content.template === "sign-in" || mail.content.template === "confirm-identity")
        continue;
      expect((await inLanguage(mail, language)).subject).toContain(PLAIN.product);
    }
  });
});
