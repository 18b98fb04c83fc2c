// What changed from one run to another by more than noise: `node bench/compare.mjs BEFORE.json AFTER.json`, two files of
// `make bench ARGS="--json FILE"`. CPU for each request counts beside that of the reference in the same round, so that
// another machine, or a busier one, is no change.
import { readFileSync } from "node:fs";

import { median } from "./machine.mjs";

const FIGURES = [
  ["CPU beside the reference's", ({ kinward, reference }) => pairs(kinward, reference, "cpu")],
  [
    "requests beside the reference's",
    ({ kinward, reference }) => pairs(kinward, reference, "rate"),
  ],
  ["p99 beside the reference's", ({ kinward, reference }) => pairs(kinward, reference, "p99")],
];

const pairs = (own = [], other = [], figure) =>
  own.map((run, round) => run[figure] / other[round]?.[figure]).filter(Number.isFinite);

const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8")));
if (!after) throw new Error("node bench/compare.mjs BEFORE.json AFTER.json");

const range = (values) => [Math.min(...values), Math.max(...values)];

/** More than noise: no round of one run lies among those of the other. */
const differs = ([low, high], [otherLow, otherHigh]) => high < otherLow || otherHigh < low;

let count = 0;
for (const row of after.rows) {
  const earlier = before.rows.find(({ name }) => name === row.name);
  if (!earlier?.runs || !row.runs) continue;
  for (const [title, of] of FIGURES) {
    const [old, now] = [of(earlier.runs), of(row.runs)];
    if (old.length === 0 || now.length === 0 || !differs(range(old), range(now))) continue;
    count += 1;
    const factor = median(now) / median(old);
    console.log(
      `${row.name}: ${title} ${median(old).toFixed(2)} -> ${median(now).toFixed(2)} (${factor.toFixed(2)} x)`,
    );
  }
}
console.log(count === 0 ? "Nothing changed by more than noise." : `${count} figures changed.`);
