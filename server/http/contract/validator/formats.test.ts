import { fullFormats } from "ajv-formats/dist/formats.js";

import { isInstant } from "./formats.js";

const { validate } = fullFormats["date-time"] as { validate: (text: string) => boolean };

const PARTS = {
  date: [
    "2026-11-21",
    "2026-02-28",
    "2026-02-29",
    "2024-02-29",
    "2026-04-31",
    "2026-12-31",
    "2026-00-10",
    "2026-13-10",
    "2026-10-00",
    "26-10-10",
  ],
  separator: ["T", "t", " ", "_"],
  time: [
    "00:00:00",
    "23:59:59",
    "24:00:00",
    "23:60:00",
    "23:59:60",
    "10:00:00.1",
    "10:00:00.123456",
    "10:00",
    "10:00:00.",
  ],
  zone: ["Z", "z", "+01:00", "-23:59", "+24:00", "+0100", "", "Z "],
};

test("an instant is one for ajv-formats, and what is none is none", () => {
  const { date, separator, time, zone } = PARTS;
  const texts = date.flatMap((d) =>
    separator.flatMap((s) => time.flatMap((t) => zone.map((z) => `${d}${s}${t}${z}`))),
  );
  expect(texts.filter(isInstant)).toEqual(texts.filter((text) => validate(text)));
  expect(texts.filter(isInstant).length).toBeGreaterThan(100);
});
