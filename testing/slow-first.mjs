// Runs the longest suites first, so that short ones fill the gaps at the end.
import Sequencer from "@jest/test-sequencer";

/** Suites that wait for processes, which the size of their files does not show. The longest comes first. */
const LONG = [
  "/contract-tests/temporal/",
  "/contract-tests/operating/",
  ".slow.test.ts",
  "/contract-tests/browser/",
];

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((part) => path.includes(part));
  return rank < 0 ? LONG.length : rank;
};

/** Sorts within a rank in Jest's own order: by the last duration where it is known, otherwise by size. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
