import type { Decision } from "../../policy/decide.js";

type AgeStatus = Decision["ageStatus"];

/** Youngest first. */
const BANDS: readonly AgeStatus[] = ["DIGITAL_MINOR", "DIGITAL_YOUTH", "LEGAL_ADULT"];

export const isOlder = (status: AgeStatus, than: AgeStatus): boolean =>
  BANDS.indexOf(status) > BANDS.indexOf(than);
