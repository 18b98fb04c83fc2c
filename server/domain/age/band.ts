import { AGE_STATUSES, type AgeStatus } from "../../policy/law.js";

export const isOlder = (status: AgeStatus, than: AgeStatus): boolean =>
  AGE_STATUSES.indexOf(status) > AGE_STATUSES.indexOf(than);
