import { expect, test } from "@jest/globals";
import { disagreement, oracle, SERVICES_ASKED } from "../../testing/law-agreement.js";

test.each(oracle.places())(
  "in %s what is decided is what an independent reading of the files says, on every day on which something changes",
  (code) => {
    for (const on of oracle.days())
      for (const service of SERVICES_ASKED) expect(disagreement(code, service, on)).toBeUndefined();
  },
);
