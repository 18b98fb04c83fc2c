import { expect, test } from "@jest/globals";

import { readMinutes } from "./minutes.js";

test.each([
  ["90", 90],
  ["0", 0],
  ["1:30", 90],
  ["0:45", 45],
  ["01:05", 65],
  ["1h30", 90],
  ["1 h 30", 90],
  ["1h 30min", 90],
  ["1H30M", 90],
  ["2h", 120],
  ["1 hour 15 minutes", 75],
  ["1.5h", 90],
  ["1,5 h", 90],
  ["0.25 h", 15],
  ["90 min", 90],
  ["45m", 45],
  [" 1h05 ", 65],
])("%j is %i minutes", (typed, minutes) => expect(readMinutes(typed)).toBe(minutes));

test.each([
  "",
  "lots",
  "1:60",
  "1.5",
  "1.51h",
  "-5",
  "1h75",
  "1.5h10",
  "1:30:00",
  "h",
  "1e2",
  "99999",
])("%j is not a number of minutes", (typed) => expect(readMinutes(typed)).toBeUndefined());
