import { ROLES, type Role } from "../../domain/operator/roles.js";

/** What each role is for, in words for the person who assigns it. */
const MEANINGS: Readonly<Record<Role, string>> = {
  owner: "owner: everything, and the team",
  developer: "developer: products, keys and players in test mode",
  support: "support: finds players and helps guardians, and sees people masked",
  compliance: "compliance: law, records, exports and erasures, products in live mode",
  viewer: "viewer: reads figures and records",
};

export const ROLE_OPTIONS = ROLES.map((role) => [role, MEANINGS[role]] as const);
