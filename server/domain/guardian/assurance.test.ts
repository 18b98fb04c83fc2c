import { describe, expect, test } from "@jest/globals";

import {
  awaitingOf,
  demandsVerification,
  reachedAssurance,
  waitsUntil,
  type ConsentProgress,
} from "./assurance.js";

const nothingShown: ConsentProgress = { isConfirmed: false, isVerified: false, isApproved: false };
const all: ConsentProgress = { isConfirmed: true, isVerified: true, isApproved: true };

describe("a decision", () => {
  test("counts at once where a statement is enough and no approval is needed", () => {
    expect(awaitingOf("attested", { ...nothingShown, isApproved: true })).toBeUndefined();
  });

  test("waits for the confirmation first, then the verification, then the approval", () => {
    expect(awaitingOf("verified", nothingShown)).toBe("guardian-confirmation");
    expect(awaitingOf("verified", { ...nothingShown, isConfirmed: true })).toBe(
      "guardian-verification",
    );
    expect(awaitingOf("verified", { ...all, isApproved: false })).toBe("guardian-approval");
    expect(awaitingOf("verified", all)).toBeUndefined();
    expect(awaitingOf("confirmed", { ...all, isVerified: false })).toBeUndefined();
  });

  test("of someone new waits for approval whatever the product asks for", () => {
    for (const required of ["attested", "confirmed", "verified"] as const)
      expect(awaitingOf(required, { ...all, isApproved: false })).toBe("guardian-approval");
  });

  test("of someone new confirms its address first, even where a statement is enough", () => {
    expect(awaitingOf("attested", nothingShown)).toBe("guardian-confirmation");
  });

  test("is confirmed once more where that is asked for, unless a verification has shown more", () => {
    const confirmed = { ...nothingShown, isConfirmed: true };
    expect(awaitingOf("confirmed-plus", nothingShown)).toBe("guardian-confirmation");
    expect(awaitingOf("confirmed-plus", confirmed)).toBe("guardian-second-confirmation");
    const again = { ...confirmed, isConfirmedAgain: true };
    expect(awaitingOf("confirmed-plus", again)).toBe("guardian-approval");
    expect(awaitingOf("confirmed-plus", { ...confirmed, isVerified: true })).toBe(
      "guardian-approval",
    );
    expect(awaitingOf("verified", again)).toBe("guardian-verification");
    expect(reachedAssurance(again)).toBe("confirmed-plus");
    expect(reachedAssurance({ ...again, isVerified: true })).toBe("verified");
    const hour = 3_600_000;
    expect(waitsUntil("guardian-second-confirmation", 5, { emailPlusDelayHours: 3 })).toBe(
      5 + 3 * hour,
    );
  });

  test("waits a day for its confirmation, and two weeks for anything else", () => {
    expect(waitsUntil("guardian-confirmation", 5, { emailPlusDelayHours: 24 })).toBe(
      5 + 86_400_000,
    );
    expect(waitsUntil("guardian-approval", 5, { emailPlusDelayHours: 24 })).toBe(
      5 + 14 * 86_400_000,
    );
    expect(waitsUntil("guardian-verification", 5, { emailPlusDelayHours: 24 })).toBe(
      5 + 14 * 86_400_000,
    );
  });

  test("reaches what was shown of the person, and a verification counts only beside a confirmed address", () => {
    expect(reachedAssurance(nothingShown)).toBe("attested");
    expect(reachedAssurance({ ...nothingShown, isVerified: true })).toBe("attested");
    expect(reachedAssurance({ ...nothingShown, isConfirmed: true })).toBe("confirmed");
    expect(reachedAssurance(all)).toBe("verified");
  });
});

test("a product demands verification where it asks for it in any place", () => {
  expect(demandsVerification("verified")).toBe(true);
  expect(demandsVerification("confirmed")).toBe(false);
  expect(demandsVerification({ default: "attested", "US-CA": "confirmed" })).toBe(false);
  expect(demandsVerification({ default: "attested", "US-CA": "verified" })).toBe(true);
});
