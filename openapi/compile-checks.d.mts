import type { ContractChecks } from "../server/http/contract/checks.js";

export declare function compileChecks(document: object, formats: object): ContractChecks;
