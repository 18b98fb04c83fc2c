// Tests what several pieces of evidence of a player's age mean together.
import { expect, test } from "@jest/globals";

import {
  ageOn,
  isDeclared,
  isUnknown,
  learn,
  learnOfPlayer,
  lowerOf,
  oldestOn,
  todayIn,
  verifiedAgeOn,
  withoutSignal,
  withoutVerification,
  withSignal,
  withSignals,
  type AgeEvidence,
  type SignalOnDay,
} from "./age.js";

const DAY = "2026-11-23";
const signal = (years: number, more: Partial<SignalOnDay> = {}): SignalOnDay => ({
  ...{ years, on: DAY, verified: true },
  ...more,
});
const stated = (years: number, on = DAY) => ({ stated: { years, on } });

test.each([
  ["the declared age is the highest of the range", 17, 17],
  ["it is above the range", 18, 13],
  ["it is below the range", 12, 12],
  ["none is declared", undefined, 13],
])("an age from 13 to 17 counts where %s", (_what, years, age) => {
  const evidence = {
    ...(years !== undefined && stated(years)),
    signals: [signal(13, { highestYears: 17 })],
  };
  expect(ageOn(evidence, DAY)).toBe(age);
});

test("a signal without an upper age is confirmed by any declared one", () => {
  expect(ageOn({ ...stated(40), signals: [signal(13)] }, DAY)).toBe(40);
});

test("the oldest that a player can be is what was declared, or less where a signal shows less", () => {
  const signals = [signal(13, { highestYears: 17 }), signal(10, { highestYears: 15 }), signal(9)];
  expect(oldestOn({ ...stated(40), signals }, DAY)).toBe(15);
  expect(oldestOn({ ...stated(14), signals }, DAY)).toBe(14);
  expect(oldestOn(stated(40), DAY)).toBe(40);
  expect(oldestOn({ ...stated(40), dateOfBirth: "2000-01-01" }, DAY)).toBe(26);
  expect(oldestOn({ dateOfBirth: "2000-01-01", signals }, DAY)).toBe(15);
  expect(oldestOn({ signals }, DAY)).toBe(15);
  expect(oldestOn({ signals: [signal(9)] }, DAY)).toBe(150);
  expect(oldestOn({}, DAY)).toBe(150);
});

test("only what is verified, sure enough and still holds proves an age, and the highest of it", () => {
  const verified = (signals: SignalOnDay[], level?: "attested" | "estimated" | "verified") =>
    verifiedAgeOn({ signals }, DAY, level);
  expect(verified([signal(18), signal(21), signal(30, { verified: false })])).toBe(21);
  expect(verified([signal(30, { verified: false })])).toBeUndefined();
  expect(verifiedAgeOn({}, DAY)).toBeUndefined();
  expect(verified([signal(18, { until: DAY })])).toBeUndefined();
  expect(verified([signal(18, { until: "2026-11-24" })])).toBe(18);
  const levels = ["attested", "estimated", "verified"] as const;
  for (const [has, assurance] of levels.entries())
    for (const [needs, level] of levels.entries())
      expect(verified([signal(18, { assurance })], level)).toBe(has < needs ? undefined : 18);
  expect(verified([signal(18)], "attested")).toBe(18);
});

test("a verified signal is kept once, as long as an earlier one says as much", () => {
  const known = { signals: [signal(18, { verificationId: "a" })] };
  const same = signal(18, { verificationId: "a", assurance: "estimated" });
  expect(withSignal(known, same, DAY)).toBe(known);
  for (const other of [
    signal(18, { verificationId: "b" }),
    signal(19, { verificationId: "a" }),
    signal(18, { verificationId: "a", highestYears: 20 }),
  ])
    expect(withSignal(known, other, DAY).signals).toEqual([...known.signals, other]);
  const unverified = { signals: [signal(18, { verificationId: "a", verified: false })] };
  expect(withSignal(unverified, same, DAY).signals).toHaveLength(2);
  // A year later both have risen.
  const grown = signal(19, { verificationId: "a", on: "2027-11-23" });
  expect(withSignal(known, grown, "2027-11-23")).toBe(known);
});

test.each<[string, AgeEvidence, AgeEvidence, AgeEvidence]>([
  ["an older declaration changes nothing", stated(10), stated(12), stated(10)],
  ["a younger one counts", stated(12), stated(10), stated(10)],
  ["an equal one changes nothing", stated(10), stated(10, "2026-11-22"), stated(10)],
  [
    "an earlier date of birth changes nothing",
    { dateOfBirth: "2012-01-01" },
    { dateOfBirth: "2010-01-01" },
    { dateOfBirth: "2012-01-01" },
  ],
  [
    "a later one counts",
    { dateOfBirth: "2010-01-01" },
    { dateOfBirth: "2012-01-01" },
    { dateOfBirth: "2012-01-01" },
  ],
  [
    "a younger age stands beside a date of birth",
    { dateOfBirth: "2010-01-01" },
    stated(10),
    { dateOfBirth: "2010-01-01", ...stated(10) },
  ],
  [
    "a date of birth stands beside an older age",
    stated(30),
    { dateOfBirth: "2010-01-01" },
    { dateOfBirth: "2010-01-01", ...stated(30) },
  ],
  [
    "a proof stands beside a declaration",
    stated(15),
    { signals: [signal(18)] },
    { ...stated(15), signals: [signal(18)] },
  ],
  [
    "a claim of more teaches nothing",
    stated(15),
    { signals: [signal(18, { verified: false })] },
    stated(15),
  ],
  [
    "a claim of less counts",
    stated(15),
    { signals: [signal(9, { verified: false, highestYears: 12 })] },
    { ...stated(15), signals: [signal(9, { verified: false, highestYears: 12 })] },
  ],
  [
    "a claim that leaves less open counts",
    { signals: [signal(9)] },
    { signals: [signal(9, { verified: false, highestYears: 12 })] },
    { signals: [signal(9), signal(9, { verified: false, highestYears: 12 })] },
  ],
  [
    "a claim that leaves less open counts, also where it begins higher",
    { signals: [signal(9)] },
    { signals: [signal(10, { verified: false, highestYears: 12 })] },
    { signals: [signal(9), signal(10, { verified: false, highestYears: 12 })] },
  ],
  [
    "a proof that is known already teaches nothing",
    { signals: [signal(18)] },
    { signals: [signal(18)] },
    { signals: [signal(18)] },
  ],
  ["of who is unknown a claim is not kept", {}, { signals: [signal(9, { verified: false })] }, {}],
  ["of who is unknown a proof is", {}, { signals: [signal(9)] }, { signals: [signal(9)] }],
  ["nothing teaches nothing", stated(15), {}, stated(15)],
])("%s", (_what, known, more, learned) => {
  expect(learn(known, more, DAY)).toEqual(learned);
  if (JSON.stringify(learned) === JSON.stringify(known))
    expect(learn(known, more, DAY)).toBe(known);
});

test("a first declaration counts as it is, beside the signals before it; a later one only where it is younger", () => {
  const [claim, higher] = [signal(9, { verified: false }), signal(12, { verified: false })];
  const isOf = (known: AgeEvidence, more: AgeEvidence) => learnOfPlayer(known, more, DAY);
  expect(isOf({}, { signals: [claim] })).toEqual({ signals: [claim] });
  expect(isOf({ signals: [claim] }, stated(15))).toEqual({ ...stated(15), signals: [claim] });
  for (const [known, more] of [
    [{ signals: [claim] }, { signals: [higher] }],
    [stated(15), stated(20)],
    [stated(15), {}],
    [{}, {}],
  ] satisfies [AgeEvidence, AgeEvidence][])
    expect(isOf(known, more)).toBe(known);
});

test("of two records the lower age counts, though a range alone would not lower it", () => {
  const ranged = { signals: [signal(13, { highestYears: 17 })] };
  expect(ageOn(lowerOf(stated(16), ranged, DAY), DAY)).toBe(13);
  const both = lowerOf(ranged, { ...stated(16), signals: [signal(14, { highestYears: 17 })] }, DAY);
  expect(ageOn(both, DAY)).toBe(13);
  for (const other of [{}, stated(20), stated(16)])
    expect(lowerOf(stated(16), other, DAY)).toEqual(stated(16));
});

test("a player is unknown of whom nothing is said", () => {
  expect([{}, { signals: [] }].map(isUnknown)).toEqual([true, true]);
  for (const evidence of [stated(9), { dateOfBirth: DAY }, { signals: [signal(9)] }])
    expect(isUnknown(evidence)).toBe(false);
  expect([stated(9), { dateOfBirth: DAY }, { signals: [signal(9)] }].map(isDeclared)).toEqual([
    ...[true, true, false],
  ]);
});

test("a signal is added unless it is there", () => {
  const first = signal(9, { verificationId: "a", highestYears: 12 });
  const known = { signals: [first] };
  expect(withSignals(known, [first])).toBe(known);
  expect(withSignals({}, [])).toEqual({});
  for (const other of [
    { ...first, years: 10 },
    { ...first, highestYears: 11 },
    { ...first, on: "2026-11-22" },
    { ...first, verificationId: "b" },
  ])
    expect(withSignals(known, [first, other]).signals).toEqual([first, other]);
});

test("what a verification showed goes with it, and nothing else does", () => {
  const [a, b, claim] = [
    signal(18, { verificationId: "a" }),
    signal(21, { verificationId: "b" }),
    signal(9, { verificationId: "a", verified: false }),
  ];
  const known = { ...stated(15), signals: [a, b, claim] };
  expect(withoutSignal(known, "a")).toEqual({ ...stated(15), signals: [b] });
  expect(withoutSignal(known, "c")).toBe(known);
  expect(withoutVerification(known, "a")).toEqual({
    ...stated(15),
    signals: [{ ...a, verified: false }, b, claim],
  });
  const disproven = { signals: [claim, b] };
  expect(withoutVerification(disproven, "a")).toBe(disproven);
  expect(withoutVerification({}, "a")).toEqual({});
});

test("the day that counts is that of the player's zone, else where days begin last", () => {
  const now = Date.parse("2026-11-23T11:00:00Z");
  expect(todayIn(null, now)).toBe("2026-11-22");
  expect(todayIn("Asia/Tokyo", now)).toBe("2026-11-23");
});
