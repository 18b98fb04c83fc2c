/** Generated from the contract by openapi/generate-checks.mjs. Do not edit. */
export const redactedNames: readonly string[] = ["accessToken","authorization","data","dateOfBirth","email","externalId","oneTimePassword","payerEmail","reason","records","shortUrl","url","x-api-key"];
