// What changes in the law, and on which day.
import { remember } from "../lib/remember.js";
import { addDays, type LocalDate } from "../lib/dates.js";
import { describeDuty } from "./diff.js";
import { changeDays, valueAt } from "./law.js";
import { lawsOffered, type OfferedProfile } from "./laws.js";
import {
  TOPICS,
  type Duty,
  type LawFile,
  type LawState,
  type Policy,
  type Topic,
} from "./types.js";

/** A law enters a state, one of its duties begins or ends inside a state, or an age changes in a place. */
export type LawChange = Readonly<{ on: LocalDate; place: string }> &
  (
    | Readonly<{ kind: "state"; law: LawFile; state: LawState; before?: LawState }>
    | Readonly<{ kind: "duty-begins" | "duty-ends"; law: LawFile; duty: Duty }>
    | Readonly<{ kind: "age"; topic: Topic; after: number; before: number }>
  );

type ChangeOfLaw = Exclude<LawChange, Readonly<{ kind: "age" }>>;

/** Returns the changes of one law, in no order. */
export function changesOfLaw(law: LawFile): readonly LawChange[] {
  const { place, status, duties } = law;
  return [
    ...status.map(({ from, state }, index): LawChange => {
      const before = status[index - 1]?.state;
      return { on: from, place, kind: "state", law, state, ...(before && { before }) };
    }),
    ...duties.flatMap((duty): LawChange[] => [
      ...(duty.validFrom === undefined
        ? []
        : [{ on: duty.validFrom, place, kind: "duty-begins" as const, law, duty }]),
      ...(duty.validTo === undefined
        ? []
        : [{ on: addDays(duty.validTo, 1), place, kind: "duty-ends" as const, law, duty }]),
    ]),
  ];
}

/** Returns the changes of the ages in the file of a code. */
function changesOfAges(policy: Policy, place: string): readonly LawChange[] {
  const jurisdiction = policy.jurisdictions.find(place);
  if (!jurisdiction) return [];
  return changeDays(policy, [place]).flatMap((on) =>
    TOPICS.flatMap((topic): LawChange[] => {
      const before = valueAt(policy, jurisdiction, topic, addDays(on, -1));
      const after = valueAt(policy, jurisdiction, topic, on);
      return before === after ? [] : [{ on, place, kind: "age", topic, after, before }];
    }),
  );
}

/** Returns every change of a law or an age, the earliest first. */
export const lawChanges = remember((policy: Policy): readonly LawChange[] =>
  [
    ...Object.values(policy.laws).flatMap(changesOfLaw),
    ...Object.keys(policy.ages).flatMap((place) => changesOfAges(policy, place)),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.place < b.place ? -1 : 1)),
);

/** Returns the changes after a day, up to another. */
export const changesBetween = (
  policy: Policy,
  after: LocalDate,
  until: LocalDate,
): readonly LawChange[] => lawChanges(policy).filter(({ on }) => on > after && on <= until);

/** Returns the changes after a day, up to another, of laws that reach a product on the last day. */
export function changesOffered(
  policy: Policy,
  product: OfferedProfile,
  after: LocalDate,
  until: LocalDate,
): readonly ChangeOfLaw[] {
  const offered = new Set(lawsOffered(policy, product, until).map(({ law }) => law));
  return changesBetween(policy, after, until).filter(
    (change): change is ChangeOfLaw => change.kind !== "age" && offered.has(change.law),
  );
}

/** Names a change and its law or place. */
export function describeChange(change: LawChange): { what: string; change: string } {
  switch (change.kind) {
    case "age":
      return {
        what: change.place,
        change: `${change.topic}: ${change.before} -> ${change.after}`,
      };
    case "state":
      return {
        what: change.law.id,
        change: change.before ? `${change.before} -> ${change.state}` : change.state,
      };
    default: {
      const verb = change.kind === "duty-begins" ? "begins" : "ends";
      return { what: change.law.id, change: `${verb}: ${describeDuty(change.duty)}` };
    }
  }
}
