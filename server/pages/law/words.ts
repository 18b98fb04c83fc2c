// Words of the law's pages: names of places and laws, days, ages and limits, in the reader's language.
import { WEEKDAYS } from "../../domain/screentime/local-day.js";
import { minorUnitsOf } from "../../domain/transaction/currencies.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import { moneyText } from "../../presentation/money.js";
import { placeText } from "../../presentation/place-text.js";
import { windowText } from "../../presentation/schedule-text.js";
import type { Texts } from "../../presentation/texts/index.js";
import { durationText } from "../../presentation/times.js";
import type { LawChange } from "../../policy/changes.js";
import type { Days, Duty, LawFile, Policy, Service, Source } from "../../policy/types.js";

/** Text that stands in English on a page of any language. */
export const english = (text: string): Html => html`<span lang="en" dir="ltr">${text}</span>`;

/** Returns the name of a country, a region or the European Union. */
export const placeWords = ({ jurisdictions }: Policy, code: string, texts: Texts): string =>
  placeText({ code, name: jurisdictions.find(code)?.name ?? code }, texts);

const WITH_ARTICLE = new Set(
  "AE AX BS CC CD CF CG CK DO EU FK FO GB GM IM KM KY MH MP MV NL PH SB SC TC TF UM US VA VG VI".split(
    " ",
  ),
);

/** Returns the name of a place within a sentence. English has an article before some countries. */
export const placeInSentence = (policy: Policy, code: string, texts: Texts): string => {
  const name = placeWords(policy, code, texts);
  return texts.language === "en" && WITH_ARTICLE.has(code) ? `the ${name}` : name;
};

/** The name of a law in the reader's language, else in English. */
export const nameOfLaw = ({ name, names }: LawFile, { language }: Pick<Texts, "language">) =>
  names?.[language] === undefined ? { name, language: "en" } : { name: names[language], language };

/** The name of a law as it stands on a page. */
export function lawName(law: LawFile, texts: Pick<Texts, "language">): Html {
  const { name, language } = nameOfLaw(law, texts);
  return language === texts.language ? html`${name}` : english(name);
}

/** Returns ages in words; `below` is not included. */
export function ageWords(
  { from, below }: Readonly<{ from?: number; below?: number }>,
  { law: { at } }: Texts,
): string {
  if (from !== undefined && below !== undefined) return at.between({ from, below });
  if (below !== undefined) return at.below(below);
  return from === undefined ? at.any : at.from(from);
}

export const serviceWords = (services: readonly (Service | "any")[], texts: Texts): string =>
  listText(
    services.map((one) => texts.law.services[one === "any" ? "app" : one]),
    texts,
  );

/** Returns clock times on some days: "Friday, Saturday, public holidays, 8:00 PM to 9:00 PM". */
function hoursWords(
  { days, from, to }: Readonly<{ days: Days; from: string; to: string }>,
  texts: Texts,
): string {
  const named = days === "all" ? WEEKDAYS : WEEKDAYS.filter((day) => days.includes(day));
  const hours = windowText({ days: named, start: from, end: to }, texts);
  return days !== "all" && days.includes("public-holiday")
    ? listText([hours, texts.law.limits.holidays], texts)
    : hours;
}

const permissionTitles = (names: readonly string[], texts: Texts): string[] =>
  names.map((name) => texts.permissions[name as keyof Texts["permissions"]].title);

/** Returns what a duty limits, in the reader's language; empty where only its text says so. */
export function limitsOf(duty: Duty, texts: Texts): readonly string[] {
  const { limits } = texts.law;
  switch (duty.type) {
    case "time-limit":
      return [
        ...(duty.minutesPerDay === undefined
          ? []
          : [limits.perDay(durationText(duty.minutesPerDay, texts))]),
        ...(duty.windows ?? []).map((window) => hoursWords(window, texts)),
      ];
    case "quiet-hours":
      return [hoursWords(duty, texts)];
    case "break-notice":
      return [limits.every(durationText(duty.everyMinutes, texts))];
    case "spending-limit": {
      const minor = Math.round(duty.amount * 10 ** (minorUnitsOf(duty.currency) ?? 0));
      return [limits.per[duty.per](moneyText(minor, duty.currency, texts))];
    }
    default: {
      const titles = "permissions" in duty ? permissionTitles(duty.permissions ?? [], texts) : [];
      return titles.length > 0 ? [listText(titles, texts)] : [];
    }
  }
}

/** Returns what a duty demands, in English; empty where its limits say it. */
export function demandOf(duty: Duty): string {
  const parts = [
    duty.text,
    ...("for" in duty ? [duty.for] : []),
    ...("what" in duty ? [`${duty.when}: ${duty.what}`] : []),
  ];
  return parts.filter((part) => part !== undefined).join("; ");
}

/** Returns what changes, in the reader's language. */
export function changeWords(change: LawChange, { law: t }: Texts): string {
  switch (change.kind) {
    case "state":
      return t.states[change.state];
    case "duty-begins":
      return t.changes.begins(t.duties[change.duty.type]);
    case "duty-ends":
      return t.changes.ends(t.duties[change.duty.type]);
    case "age": {
      const { topic, before, after } = change;
      const name = topic === "civil-majority-age" ? t.ages.majority : t.ages.consent;
      return t.changes.age({ name, before, after });
    }
  }
}

/**
 * Returns the language of a quote: English where no translation stands beside it, else the one that the file names, else the main
 * language of the place. Undetermined where that is English too.
 */
export function languageOfQuote({ quoteEn, quoteLanguage }: Source, place: string): string {
  if (quoteEn === undefined) return "en";
  if (quoteLanguage !== undefined) return quoteLanguage;
  const { language } = new Intl.Locale(`und-${place.slice(0, 2)}`).maximize();
  return language === "en" ? "und" : language;
}
