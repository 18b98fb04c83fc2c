import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { fullFormats } from "ajv-formats/dist/formats.js";

import { formats } from "./formats.js";

test("an instant is taken as ajv-formats takes it, usual or not", () => {
  const { validate } = fullFormats["date-time"] as { validate: (text: string) => boolean };
  const number = (max: number) => fc.nat(max).map((value) => String(value).padStart(2, "0"));
  const text = fc
    .tuple(
      number(13),
      number(32),
      number(25),
      number(61),
      number(61),
      fc.constantFrom(".5", ".", ""),
    )
    .chain(([month, day, hour, minute, second, part]) =>
      fc
        .constantFrom("Z", "z", "+01:00", "-23:59", "")
        .map((zone) => `2026-${month}-${day}T${hour}:${minute}:${second}${part}${zone}`),
    );
  fc.assert(
    fc.property(text, (instant) => {
      expect([instant, formats["date-time"](instant)]).toEqual([instant, validate(instant)]);
    }),
    { numRuns: 3_000 },
  );
});
