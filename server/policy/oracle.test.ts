import { expect, test } from "@jest/globals";
import { disagreement, oracle, SERVICES_ASKED } from "../../testing/law-agreement.js";

// A step that shares no factor with the number of places, so that the days of a sample fall on all of them.
const STEP = 211;

test("what is decided is what an independent reading of the files says, on a sample of places and days", () => {
  const [places, days] = [oracle.places(), oracle.days()];
  const all = places.flatMap((code) => days.map((on) => [code, on] as const));
  for (let at = 0; at < all.length; at += STEP) {
    const [code, on] = all[at]!;
    for (const service of SERVICES_ASKED) expect(disagreement(code, service, on)).toBeUndefined();
  }
});
