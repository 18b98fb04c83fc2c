// The JSON Schemas that a product declares for its activity: a subset whose checks end soon, whatever is sent.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { mayBeNamed } from "../../lib/errors.js";
import { RE2JS } from "re2js";

const MOST_BYTES = 16 * 1024;
const MOST_LEVELS = 8;
/**
 * The most schemas within a schema, each counted as often as it is referred to: references to references could multiply without
 * end.
 */
const MOST_NODES = 200;
const MOST_PATTERN_CHARACTERS = 200;
const MOST_PATH_CHARACTERS = 1000;
const MOST_MESSAGE_CHARACTERS = 1000;

const FORMATS = [
  ...(["date", "time", "date-time", "duration", "email", "hostname"] as const),
  ...(["ipv4", "ipv6", "uri", "uuid"] as const),
];

/** Keywords by what they hold. */
const PLAIN = [
  ...["$schema", "$id", "$comment", "title", "description", "default", "examples", "deprecated"],
  ...["type", "enum", "const", "required", "minimum", "maximum", "exclusiveMinimum"],
  ...["exclusiveMaximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems"],
  ...["minProperties", "maxProperties", "pattern", "format", "$ref"],
];
const ONE_SCHEMA = ["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"];
const SCHEMAS_BY_NAME = ["properties", "patternProperties"];
const LISTS_OF_SCHEMAS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const KEYWORDS = [...PLAIN, ...ONE_SCHEMA, ...SCHEMAS_BY_NAME, ...LISTS_OF_SCHEMAS, "$defs"];

/** No body may have them, and objects have them from the start. */
const FORBIDDEN = ["__proto__", "constructor", "prototype"];

/** A fault of a schema. The message begins with its place, as a JSON Pointer. */
class SchemaFault extends Error {
  constructor(path: string, text: string) {
    super(`${path || "/"}: ${text}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `~` and `/` as a JSON Pointer writes them. */
const pointer = (name: string) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** A validator of JSON Schemas, made once because that is slow. */
let shared: Ajv2020 | undefined;

/** Returns why a schema cannot be used for an activity type, with the place as a JSON Pointer; undefined if it can. */
export function activitySchemaFault(schema: object): string | undefined {
  try {
    if (Buffer.byteLength(JSON.stringify(schema)) > MOST_BYTES)
      throw new SchemaFault("", `must be at most ${MOST_BYTES} bytes of JSON.`);
    if (!isFields(schema)) throw new SchemaFault("", "must be an object.");
    new Walk(schema).visit(schema, "", 1, []);
    shared ??= new Ajv2020();
    if (!shared.validateSchema(schema)) {
      const { instancePath = "", message = "is not a JSON Schema" } = shared.errors?.[0] ?? {};
      throw new SchemaFault(instancePath, `${message}.`);
    }
  } catch (error) {
    if (error instanceof SchemaFault) return error.message;
    throw error;
  }
  try {
    compileActivitySchema(schema);
    return undefined;
  } catch (error) {
    // Ajv refuses in strict mode what the schema of schemas allows.
    return (error as Error).message;
  }
}

class Walk {
  readonly #root: Fields;
  #nodes = 0;

  constructor(root: Fields) {
    this.#root = root;
  }

  /** `refs`: the definitions that led here. */
  visit(schema: unknown, path: string, level: number, refs: readonly string[]): void {
    if (++this.#nodes > MOST_NODES)
      throw new SchemaFault(path, `must not have more than ${MOST_NODES} schemas within.`);
    if (level > MOST_LEVELS)
      throw new SchemaFault(path, `must not nest deeper than ${MOST_LEVELS} levels.`);
    if (typeof schema === "boolean") return;
    if (!isFields(schema)) throw new SchemaFault(path, "must be a schema.");
    for (const [keyword, value] of Object.entries(schema)) {
      const place = path + pointer(keyword);
      if (!KEYWORDS.includes(keyword))
        throw new SchemaFault(place, `is not supported. The keywords are ${KEYWORDS.join(", ")}.`);
      const visit = (inner: unknown, below = "") =>
        this.visit(inner, place + below, level + 1, refs);
      if (ONE_SCHEMA.includes(keyword)) visit(value);
      if (SCHEMAS_BY_NAME.includes(keyword)) {
        if (!isFields(value)) throw new SchemaFault(place, "must be an object.");
        for (const [name, inner] of Object.entries(value)) {
          if (FORBIDDEN.includes(name))
            throw new SchemaFault(place, "has a name that is not allowed.");
          if (keyword === "patternProperties") checkPattern(name, place + pointer(name));
          visit(inner, pointer(name));
        }
      }
      if (LISTS_OF_SCHEMAS.includes(keyword)) {
        if (!Array.isArray(value)) throw new SchemaFault(place, "must be a list.");
        for (const [index, inner] of value.entries()) visit(inner, `/${index}`);
      }
      if (keyword === "pattern") checkPattern(value, place);
      if (keyword === "format" && !FORMATS.some((format) => format === value))
        throw new SchemaFault(place, `must be one of ${FORMATS.join(", ")}.`);
      if (keyword === "$ref") this.#follow(value, place, level, refs);
      if (keyword === "$id" && path !== "")
        throw new SchemaFault(place, "must be at the top of the schema.");
      if (keyword === "$defs") {
        if (path !== "" || !isFields(value))
          throw new SchemaFault(place, "must be an object at the top of the schema.");
        for (const [name, inner] of Object.entries(value))
          this.visit(inner, place + pointer(name), level + 1, [...refs, name]);
      }
    }
  }

  #follow(ref: unknown, place: string, level: number, refs: readonly string[]): void {
    const name = typeof ref === "string" ? /^#\/\$defs\/([\w-]{1,64})$/.exec(ref)?.[1] : undefined;
    if (name === undefined) throw new SchemaFault(place, "must be #/$defs/ and a name.");
    if (refs.includes(name)) throw new SchemaFault(place, "must not refer to itself.");
    const defs = this.#root.$defs;
    if (!isFields(defs) || !Object.hasOwn(defs, name))
      throw new SchemaFault(place, `refers to ${name}, which is not in $defs.`);
    this.visit(defs[name], place, level + 1, [...refs, name]);
  }
}

function checkPattern(pattern: unknown, place: string): void {
  if (typeof pattern !== "string" || pattern.length > MOST_PATTERN_CHARACTERS)
    throw new SchemaFault(
      place,
      `must be a text of at most ${MOST_PATTERN_CHARACTERS} characters.`,
    );
  try {
    RE2JS.compile(pattern);
  } catch {
    throw new SchemaFault(
      place,
      "must be a regular expression of RE2, which has no look-around and no back-references.",
    );
  }
}

/** Patterns take time in proportion to the text. Ajv keeps them apart by `toString`. */
const linearPatterns = Object.assign(
  (pattern: string) => {
    const compiled = RE2JS.compile(pattern);
    return {
      test: (text: string) => compiled.matcher(text).find(),
      toString: () => `linear ${pattern}`,
    };
  },
  { code: 'require("re2js").RE2JS' },
);

/** The place at which data violates its schema, as a JSON Pointer, and the fault. */
type DataFault = Readonly<{ path: string; message: string }>;

/** Checks data; returns its first fault, if there is one. */
export type CheckActivity = (data: object) => DataFault | undefined;

/** Returns a check of data against a schema in which `activitySchemaFault` found no fault. Throws if Ajv refuses the schema. */
export function compileActivitySchema(schema: object): CheckActivity {
  // Each schema has an Ajv of its own, because Ajv keeps all that it ever compiled.
  const ajv = new Ajv2020({
    meta: false,
    validateSchema: false,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    code: { regExp: linearPatterns },
  });
  addFormats.default(ajv, [...FORMATS]);
  const validate = ajv.compile(schema);
  return (data) => (validate(data) ? undefined : faultOf(validate));
}

/** Returns a fault with its place. A property that is missing, or one too many, is itself the place. */
function faultOf({ errors }: ValidateFunction): DataFault {
  const { instancePath = "", keyword, params = {}, message = "is not valid" } = errors?.[0] ?? {};
  const { missingProperty, additionalProperty, propertyName } = params as Record<
    string,
    string | undefined
  >;
  const name = missingProperty ?? additionalProperty ?? propertyName;
  const full = instancePath + (name === undefined ? "" : pointer(name));
  const path = full.length <= MOST_PATH_CHARACTERS ? full : "";
  const names = path.split("/").slice(1);
  const isSafe = names.every((part) => mayBeNamed(part) || /^\d+$/.test(part));
  const place = isSafe && names.length > 0 ? names.join(".") : "data";
  const text =
    keyword === "required"
      ? "is required"
      : keyword === "additionalProperties"
        ? "is not a known field"
        : message;
  return { path, message: `${place} ${text}.`.slice(0, MOST_MESSAGE_CHARACTERS) };
}
