import { expect, test } from "@jest/globals";
import { disagreement, oracle, SERVICES_ASKED } from "../../testing/law-agreement.js";

test.each(oracle.places())(
  "in %s what is decided is what an independent reading of the files says, on every day on which something changes",
  (code) => {
    const found = oracle
      .days()
      .flatMap((on) => SERVICES_ASKED.map((service) => disagreement(code, service, on)))
      .find((each) => each !== undefined);
    expect(found).toBeUndefined();
  },
);
