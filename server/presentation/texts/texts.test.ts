import { readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";

import { LANGUAGES } from "../../domain/language.js";
import { loadPolicy } from "../../policy/load.js";
import type { DutyType } from "../../policy/types.js";
import { compare } from "./generate.mjs";
import { placeText } from "../place-text.js";
import { textsFor, textsIn } from "./index.js";

const en = textsIn("en");

/** A page says which law asks for consent or proof, keeps a permission off, or limits play or spending. */
const SHOWN_TO_GUARDIANS: ReadonlySet<DutyType> = new Set([
  ...(["consent", "guardian-assurance", "default-setting", "ban"] as const),
  ...(["time-limit", "quiet-hours", "spending-limit"] as const),
]);

describe("the texts", () => {
  test("name and explain every permission of the catalogue, and no other", async () => {
    expect(Object.keys(en.permissions).sort()).toEqual(
      Object.keys((await loadPolicy()).permissions).sort(),
    );
  });

  test("name every region with ages or a law of its own", async () => {
    const { ages, laws, jurisdictions } = await loadPolicy();
    const places = [...Object.keys(ages), ...Object.values(laws).map(({ place }) => place)];
    for (const code of new Set(places)) {
      const name = jurisdictions.find(code)?.name ?? "";
      if (!code.includes("-") || code === "US-PR") continue;
      expect(en.regions).toHaveProperty(code, name);
      expect(placeText({ code, name: "unnamed" }, textsIn("ar"))).toMatch(
        /^\u2067?[\u0600-\u06ff ]+\u2069?، /,
      );
    }
    const puertoRico = { code: "US-PR", name: "Puerto Rico" };
    expect(placeText(puertoRico, textsIn("pt"))).toBe("Porto Rico, Estados Unidos");
    expect(placeText({ code: "US-NY", name: "New York" }, textsIn("es"))).toBe(
      "Nueva York, Estados Unidos",
    );
    expect(placeText({ code: "DE-BY", name: "Bayern" }, textsIn("fr"))).toBe("Bayern, Allemagne");
  });

  test("have a name in every language for each law that a guardian may read of", async () => {
    const { laws } = await loadPolicy();
    const unnamed = Object.values(laws)
      .filter(({ binding, status, duties }) => {
        const isLaw = binding !== false && status.at(-1)?.state === "in-force";
        return isLaw && duties.some(({ type }) => SHOWN_TO_GUARDIANS.has(type));
      })
      .flatMap(({ id, names = {} }) =>
        LANGUAGES.filter((language) => language !== "en" && !names[language]).map(
          (language) => `${id}: ${language}`,
        ),
      );
    expect(unnamed).toEqual([]);
  });

  test("name every group of permissions", async () => {
    const groups = new Set(
      Object.values((await loadPolicy()).permissions).map(({ group }) => group),
    );
    expect(Object.keys(en.permissionGroups).sort()).toEqual([...groups].sort());
  });

  test.each([
    ["en-US", ""],
    ["tlh", "tlh, en;q=0.5"],
    [null, "*"],
    [null, "fr;q=0, en"],
    ["constructor", "__proto__"],
  ])("are English for %p and %p", (locale, acceptLanguage) => {
    expect(textsFor(locale, acceptLanguage)).toMatchObject({
      language: "en",
      consent: { allow: en.consent.allow },
    });
  });
});

const readFile = (language: string) =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8")) as object;

describe("the files of the languages", () => {
  test("say the same", () => {
    const files = LANGUAGES.map((language) => [language, readFile(language)] as const);
    expect(compare(Object.fromEntries<object>(files)).faults).toEqual([]);
  });

  const model = {
    greeting: "Hello",
    title: "{product} asks",
    left: "{count, plural, one {once} other {{count} times}}",
    effects: ["It ends.", "Ask {product}."],
  };
  const ar = {
    ...model,
    left: "{count, plural, zero {0} one {1} two {2} few {3} many {11} other {{count}}}",
  };
  test.each([
    ["greeting is missing", { greeting: undefined }],
    ["other is not in en.json", { other: "More" }],
    ["title lacks {product}: write {product, select, other {...}}", { title: "Asks" }],
    ["title has {company}, which en.json", { title: "{product} {company}" }],
    ["effects lacks {product}", { effects: ["It ends."] }],
    ['left lacks the plural form "two"', { left: ar.left.replace("two {2}", "") }],
    [
      'left has a plural form that the language lacks: "lots"',
      { left: `${ar.left.slice(0, -1)} lots {x}}` },
    ],
    ["title cannot be read", { title: "{product" }],
    ["title has a straight apostrophe", { title: "{product}'s" }],
    ["title may hold plain, plural and select", { title: "{product, number}" }],
  ])("are refused where %s", (fault, change) => {
    const changed = JSON.parse(JSON.stringify({ ...ar, ...change })) as object;
    expect(compare({ en: model, ar }).faults).toEqual([]);
    const { faults } = compare({ en: model, ar: changed });
    expect(faults.join("\n")).toContain(`ar.json: ${fault}`);
  });

  test("may leave a value out if they say so", () => {
    const title = "{product, select, other {Asks}}";
    expect(compare({ en: model, ar: { ...ar, title } }).faults).toEqual([]);
  });
});

describe("a sentence", () => {
  test("isolates a name that is written the other way, and leaves others as they are", () => {
    const { title } = textsFor("en").consent;
    expect(title("Starfall")).toBe("Starfall is asking for your consent");
    expect(title("كوكب!")).toBe("\u2068كوكب!\u2069 is asking for your consent");
  });

  test("takes a name as it is, whatever signs it holds", () => {
    const name = "{product} <b>O'Neil</b> # \\ constructor";
    expect(en.consent.title(name)).toBe(`${name} is asking for your consent`);
  });

  test("counts in the forms of its language", () => {
    const { minutes } = textsIn("ar").times;
    expect([0, 1, 2, 3, 11, 100].map(minutes)).toEqual([
      "0 دقيقة",
      "دقيقة واحدة",
      "دقيقتان",
      "3 دقائق",
      "11 دقيقة",
      "100 دقيقة",
    ]);
  });
});

describe("Spanish, Portuguese and French", () => {
  test.each(["es", "pt", "fr"])(
    "never call a guardian what the GDPR calls a controller (%s)",
    (language) => {
      const controller =
        /responsable del tratamiento|responsável pelo tratamento|responsable du traitement/g;
      const said = JSON.stringify(readFile(language)).replace(controller, "");
      expect(said.match(/.{0,40}(?:responsable|responsáve(?:l|is)).{0,20}/gi) ?? []).toEqual([]);
    },
  );
});

describe("what a player reads", () => {
  const formal: Readonly<Record<string, RegExp>> = {
    es: /\b(usted|su edad|su nombre|sus datos|elija|pruebe|escriba|abra|pulse|vuelva|diga|pida|puede intentarlo)\b/i,
    fr: /\b(vous|votre|vos|(?!chez)\w+ez)\b/i,
    de: /\b(Ihre?[mnrs]?|Ihnen)\b|[\wäöüß,] Sie\b/,
  };
  /** Others of the subject are for guardians. */
  const OF_VERIFICATION =
    /^verification\.(titleAge|leadAge|keptAge|passedAge|otherWays|goOn|learns\.(oidc|oidc-agekey|openid4vp-mdoc|redirect|simulated)|privacy|personas\..*|attemptsLeft|tryAgain|tryAnother|leaving\w*|goTo|returning\w*|wallet\w*|chooseAnother|unavailable|cancelled|keptTitle|otherDevice|failed|failures\..*|back|appeal\..*)$/;
  const READ =
    /^(ageGate|qr)\.|^refusals\.(expiredWidget|startAgain|otherWindow|wrongFlowCode|tooManyMails)\./;
  const messagesOf = (node: unknown, path = ""): [string, string][] =>
    typeof node === "string"
      ? [[path, node]]
      : Object.entries(node as object).flatMap(([name, inner]) =>
          messagesOf(inner, path === "" ? name : `${path}.${name}`),
        );

  test.each(Object.keys(formal))("speaks to a child as to a child (%s)", (language) => {
    const messages = new Map([
      ...messagesOf(readFile(language)),
      ...messagesOf(readFile(`players/${language}`)),
    ]);
    const read = [...messages].filter(([path]) => READ.test(path) || OF_VERIFICATION.test(path));
    expect(read.length).toBeGreaterThan(80);
    expect(read.filter(([, text]) => formal[language]?.test(text))).toEqual([]);
  });
});

describe("French", () => {
  test("has narrow no-break spaces before signs of two parts and within quotation marks", () => {
    const wrong = /(?:^|[^\u202f])(?:[;!?»]|:(?!\d))|«(?!\u202f)/u;
    const lines: string[] = [];
    JSON.stringify(readFile("fr"), (_, value: unknown) => {
      if (typeof value === "string") lines.push(value);
      return value;
    });
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
  });
});
