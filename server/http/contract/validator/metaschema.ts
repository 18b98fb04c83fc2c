import framework from "express-openapi-validator/dist/framework/openapi.schema.validator.js";

/**
 * Keeps express-openapi-validator 5.6.2 from compiling the schema of OpenAPI itself at start: it does so even where
 * it is configured not to check the contract (`validateApiSpec: false`), and it takes longer than everything else that it does.
 * The contract is linted before it is bundled. Can go when the validator compiles that schema only if it uses it;
 * `validator.test.ts` says whether it still does.
 */
export function skipMetaschema(): void {
  const exported = framework as { OpenAPISchemaValidator: unknown };
  exported.OpenAPISchemaValidator = class {
    validate(): { errors: never[] } {
      return { errors: [] };
    }
  };
}
