import requests from "express-openapi-validator/dist/middlewares/openapi.request.validator.js";

/** Whether a request is valid, coercing its parameters in place. */
export type Check = (parts: object) => boolean;

/** What express-openapi-validator compiled of an operation for one media type: all but the body, and the body. */
interface Compiled {
  readonly general: Check;
  readonly body: Check;
}

interface Ajv {
  getSchema(key: string): Check | undefined;
}
interface RequestValidator {
  ajv: Ajv;
  ajvBody: Ajv;
}
type Build = (
  this: RequestValidator,
  path: string,
  schema: object,
  contentType: { normalize(): string | undefined },
  key: string,
) => unknown;

const compiled = new WeakMap<object, Map<string, Compiled>>();
let isKept = false;

/**
 * Keeps what express-openapi-validator 5.6.2 compiles, so that a valid request need not go through the rest of it: it
 * prepares for parameters of every style with each request, a tenth of a small one. Call it before a validator is made.
 */
export function keepCompiled(): void {
  if (isKept) return;
  isKept = true;
  const { prototype } = requests.RequestValidator as unknown as {
    prototype: { buildMiddleware: Build };
  };
  const build = prototype.buildMiddleware;
  prototype.buildMiddleware = function (path, schema, contentType, key) {
    const middleware = build.call(this, path, schema, contentType, key);
    const general = this.ajv.getSchema(key);
    const body = this.ajvBody.getSchema(key);
    if (!general || !body) throw new Error(`express-openapi-validator keeps no schema of ${key}.`);
    let own = compiled.get(schema);
    if (!own) compiled.set(schema, (own = new Map<string, Compiled>()));
    own.set(contentType.normalize() ?? "", { general, body });
    return middleware;
  };
}

/** What was compiled of an operation, by the object that the validator knows it by. */
export const compiledOf = (schema: object, mediaType: string): Compiled | undefined =>
  compiled.get(schema)?.get(mediaType);
