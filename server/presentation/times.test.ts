import { describe, expect, test } from "@jest/globals";

import type { Weekday } from "../domain/screentime/local-day.js";
import { textsIn } from "./texts/index.js";
import {
  clockText,
  dayName,
  daysText,
  dayText,
  durationText,
  lineStart,
  localMomentText,
  localTime,
  momentText,
  plainDay,
} from "./times.js";
import { cityOf } from "./zones.js";

const [en, fr] = [textsIn("en"), textsIn("fr")];

/** Some versions of the platform put a narrow space before AM and PM. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("words", () => {
  it.each<[Weekday[], string]>([
    [["mon", "tue", "wed", "thu", "fri", "sat", "sun"], "Every day"],
    [["mon", "tue", "wed", "thu", "fri"], "Monday to Friday"],
    [["sun", "mon", "tue", "wed", "thu"], "Sunday to Thursday"],
    [["fri", "sat", "sun", "mon"], "Friday to Monday"],
    [["sat", "sun"], "Saturday, Sunday"],
    [["wed"], "Wednesday"],
    [["fri", "mon", "wed"], "Mon, Wed, Fri"],
  ])("for days %p", (days, text) => expect(daysText(days, en)).toBe(text));

  test("for a day within a sentence, and at the start of a line", () => {
    expect(dayName("mon", fr)).toBe("lundi");
    expect(lineStart(dayName("mon", fr), fr)).toBe("Lundi");
  });

  test.each([
    [0, "0 minutes"],
    [45, "45 minutes"],
    [60, "1 hour"],
    [95, "1 hour 35 minutes"],
    [1440, "24 hours"],
  ])("for %p minutes", (minutes, text) => expect(durationText(minutes, en)).toBe(text));

  test("for times of day and moments in a zone", () => {
    expect(plain(clockText("00:05", en))).toBe("12:05 AM");
    const now = Date.parse("2026-11-21T22:00:00Z");
    const at = { zone: "America/New_York", now, language: "en" };
    expect(plain(momentText(Date.parse("2026-11-22T04:30:00Z"), at))).toBe("11:30 PM");
    expect(plain(momentText(Date.parse("2026-11-22T05:00:00Z"), at))).toBe("Sunday 12:00 AM");
  });

  test.each([
    [
      "fr",
      "mar. 1er déc.",
      "1er décembre 2026",
      "1er décembre 2026 à 1 h (heure : Paris)",
      "1er décembre 2026 à 1 h (heure normale d’Europe centrale)",
    ],
    [
      "pt",
      "ter., 1 de dez.",
      "1 de dezembro de 2026",
      "1 de dezembro de 2026 à 1h (horário de Paris)",
      "1 de dezembro de 2026 à 1h (Horário Padrão da Europa Central)",
    ],
    [
      "es",
      "mar, 1 dic",
      "1 de diciembre de 2026",
      "1 de diciembre de 2026 a la 1:00 (hora de París)",
      "1 de diciembre de 2026 a la 1:00 (hora estándar de Europa central)",
    ],
    [
      "de",
      "Di., 1. Dez.",
      "1. Dezember 2026",
      "1. Dezember 2026 um 01:00 Uhr (Ortszeit Paris)",
      "1. Dezember 2026 um 01:00 Uhr (Mitteleuropäische Normalzeit)",
    ],
  ] as const)("for the first of a month and an hour, as %p writes them", (language, ...written) => {
    const reader = textsIn(language);
    const at = Date.parse("2026-12-01T00:00:00Z");
    const texts = [
      dayText("2026-12-01", reader),
      plainDay("2026-12-01", reader),
      localMomentText(at, "Europe/Paris", reader),
      localTime(at, { timezone: null, jurisdiction: "FR" }, reader),
    ];
    expect(texts.map((text) => text.replaceAll(/\s/g, " "))).toEqual(written);
  });

  test("for a moment of another day, with its minutes", () => {
    const at = { zone: "UTC", now: Date.parse("2026-11-21T22:00:00Z") };
    const shown = (language: string) =>
      momentText(Date.parse("2026-11-24T20:30:00Z"), { ...at, language }).replaceAll(/\s/g, " ");
    expect([shown("fr"), shown("pt"), shown("es"), shown("de")]).toEqual([
      "mardi 20 h 30",
      "terça-feira, 20h30",
      "martes, 20:30",
      "Dienstag, 20:30 Uhr",
    ]);
  });

  test.each([
    ["America/New_York", "es", "Nueva York"],
    ["Europe/Kyiv", "de", "Kiew"],
    ["Asia/Ho_Chi_Minh", "fr", "Hô-Chi-Minh-Ville"],
    ["America/Indiana/Knox", "en", "Knox, Indiana"],
    ["UTC", "ar", "UTC"],
  ] as const)("for the city of %p in %p", (zone, language, city) =>
    expect(cityOf(zone, { language })).toBe(city),
  );
});
