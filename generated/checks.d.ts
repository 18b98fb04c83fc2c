import type { ContractChecks } from "../server/http/contract/checks.js";

export declare const checks: ContractChecks;
