// Compares the contract with the last released one. What breaks a client needs a line in CHANGELOG.md.
//
// A request breaks when the service accepts less than before; a response or an event breaks when it may hold what it could
// not hold before, or no longer holds what it always held. Redocly has no such comparison, oasdiff cannot be built from
// public registries, and most tools skip webhooks.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Keywords that change nothing for a client. */
const SILENT = /^(description|summary|title|examples?|deprecated|x-.*)$/;
const CONDITIONS = ["not", "if", "then", "else", "dependentRequired", "dependentSchemas"];
const METHODS = ["get", "put", "post", "patch", "delete"];

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const UPPER = [
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  "x-max-depth",
];

const isObject = (value) => typeof value === "object" && value !== null;
const silenced = (value) =>
  Array.isArray(value)
    ? value.map(silenced)
    : isObject(value)
      ? Object.fromEntries(
          Object.keys(value)
            .filter((key) => !SILENT.test(key))
            .sort()
            .map((key) => [key, silenced(value[key])]),
        )
      : value;
/** Returns whether two documents are the same for a client. */
export const isSame = (a, b) => JSON.stringify(silenced(a)) === JSON.stringify(silenced(b));
const missingIn = (list, other) => list.filter((item) => !other.includes(item));
const quote = (names) => names.map((name) => `\`${name}\``).join(", ");
const shown = (value) => (value === undefined ? "none" : JSON.stringify(value));

/** Follows references. Fields beside a reference win. */
function resolve(document, node) {
  if (node?.$ref === undefined) return node;
  const { $ref, ...beside } = node;
  const target = $ref
    .slice(2)
    .split("/")
    .reduce((at, name) => at[name.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  return { ...resolve(document, target), ...beside };
}

/** Returns a schema with its references followed and the branches of `allOf` laid over each other. */
function flatten(document, schema) {
  const { allOf, ...own } = resolve(document, schema) ?? {};
  return (allOf ?? [])
    .map((branch) => flatten(document, branch))
    .reduce(
      (all, branch) => ({
        ...branch,
        ...all,
        properties: { ...branch.properties, ...all.properties },
        required: [...(all.required ?? []), ...(branch.required ?? [])],
      }),
      own,
    );
}

/**
 * Returns the changes in `after` that break a client made for `before`; both are bundled OpenAPI documents. `subject` is an
 * operation, an event or a schema; `change` says what happened to it.
 */
export function breakingChanges(before, after) {
  const changes = [];
  const compared = new Set();
  const report = (subject, change) => changes.push({ subject, change });

  /** `isSent`: the service sends the schema in a response or an event. Otherwise the client sends it in a request. */
  function compareSchemas(subject, at, isSent, old, now) {
    const name = /^#\/components\/schemas\/(.+)$/.exec(old?.$ref ?? "")?.[1];
    if (name !== undefined && old.$ref === now?.$ref) {
      if (compared.has(`${name} ${isSent}`)) return;
      compared.add(`${name} ${isSent}`);
      [subject, at] = [name, ""];
    }
    const [a, b] = [flatten(before, old), flatten(after, now)];
    const where = `${isSent ? "response" : "request"} ${at === "" ? "body" : `field \`${at}\``}`;
    const inside = (field) => (at === "" ? field : `${at}.${field}`);
    const say = (change) => report(subject, `${where}: ${change}`);
    // The schema that the reader expects, and the one that it gets. The client was made for `before`, the service for `after`.
    const [allowed, given] = isSent ? [a, b] : [b, a];
    const verb = isSent ? "may now be" : "may no longer be";

    const types = ({ type, const: value }) =>
      [type ?? (value === undefined ? [] : typeof value)].flat();
    const covers = (list, type) =>
      list.length === 0 || list.includes(type) || (type === "integer" && list.includes("number"));
    const newTypes = types(given).filter((type) => !covers(types(allowed), type));
    if (newTypes.length > 0) say(`${verb} ${quote(newTypes)}`);
    else if (types(given).length === 0 && types(allowed).length > 0) say(`${verb} of any type`);

    const values = (schema) => (schema.const !== undefined ? [schema.const] : schema.enum);
    if (values(allowed) !== undefined && b["x-extensible"] !== true) {
      if (values(given) === undefined) say(`${verb} any value`);
      else {
        const newValues = missingIn(values(given), values(allowed));
        if (newValues.length > 0) say(`${verb} ${quote(newValues)}`);
      }
    }
    for (const [keywords, sign] of [
      [LOWER, 1],
      [UPPER, -1],
    ])
      for (const keyword of keywords) {
        const [limit, value] = [allowed[keyword], given[keyword]];
        if (limit !== undefined && (value === undefined || sign * (limit - value) > 0))
          say(`${keyword} was ${shown(a[keyword])} and is ${shown(b[keyword])}`);
      }
    for (const keyword of ["pattern", "format"])
      if (allowed[keyword] !== undefined && allowed[keyword] !== given[keyword])
        say(`${keyword} was ${shown(a[keyword])} and is ${shown(b[keyword])}`);
    for (const keyword of CONDITIONS)
      if (!isSame(a[keyword], b[keyword])) say(`the condition \`${keyword}\` has changed`);
    if (!isSent && b.additionalProperties === false && a.additionalProperties !== false)
      say("may no longer hold other fields");

    const [oldFields, newFields] = [a.properties ?? {}, b.properties ?? {}];
    for (const field of missingIn(Object.keys(oldFields), Object.keys(newFields)))
      report(subject, `${isSent ? "response" : "request"} field \`${inside(field)}\` was removed`);
    const [mustHold, holds] = isSent ? [a.required, b.required] : [b.required, a.required];
    for (const field of missingIn(mustHold ?? [], holds ?? []))
      if (!isSent || newFields[field] !== undefined)
        report(
          subject,
          isSent
            ? `response field \`${inside(field)}\` may now be absent`
            : `request field \`${inside(field)}\` is now required`,
        );
    for (const [field, schema] of Object.entries(oldFields))
      if (newFields[field] !== undefined)
        compareSchemas(subject, inside(field), isSent, schema, newFields[field]);
    if (a.items && b.items) compareSchemas(subject, `${at}[]`, isSent, a.items, b.items);
    for (const keyword of ["oneOf", "anyOf"])
      compareBranches(subject, at, isSent, say, a[keyword], b[keyword], b["x-extensible"] === true);
  }

  /** Pairs branches by the schema that they refer to, and the others by their order. */
  function compareBranches(subject, at, isSent, say, old, now, isExtensible) {
    if (old === undefined && now === undefined) return;
    if (old === undefined || now === undefined) return say("has become, or is no longer, a choice");
    const keys = (branches) =>
      branches.map(({ $ref }, index) => $ref?.split("/").at(-1) ?? `${index}`);
    const [allowed, given] = isSent ? [old, now] : [now, old];
    const unmatched = missingIn(keys(given), keys(allowed));
    if (unmatched.length > 0 && !(isSent && isExtensible))
      say(`${isSent ? "may now be" : "may no longer be"} ${quote(unmatched)}`);
    keys(old).forEach((key, index) => {
      const match = now[keys(now).indexOf(key)];
      if (match !== undefined) compareSchemas(subject, at, isSent, old[index], match);
    });
  }

  const schemaOf = (document, holder) =>
    resolve(document, holder)?.content?.["application/json"]?.schema;

  function compareParameters(subject, isSent, old, now) {
    const byName = (document, list = []) =>
      new Map(
        list
          .map((item) => resolve(document, item))
          .map((item) => [`${item.in} ${item.name.toLowerCase()}`, item]),
      );
    const [a, b] = [byName(before, old), byName(after, now)];
    for (const [key, { name, required, schema }] of a) {
      const found = b.get(key);
      if (found === undefined) report(subject, `parameter \`${name}\` was removed`);
      else {
        if (isSent && required && !found.required)
          report(subject, `parameter \`${name}\` may now be absent`);
        if (!isSent && !required && found.required)
          report(subject, `parameter \`${name}\` is now required`);
        compareSchemas(subject, name, isSent, schema, found.schema);
      }
    }
    for (const [key, { name, required }] of b)
      if (!isSent && required && !a.has(key))
        report(subject, `parameter \`${name}\` is new and required`);
  }

  function compareOperation(subject, isSent, old, now) {
    if (!isSent && old.operationId !== now.operationId)
      report(subject, `is now called \`${now.operationId}\``);
    compareParameters(subject, isSent, old.parameters, now.parameters);

    const [oldBody, newBody] = [
      schemaOf(before, old.requestBody),
      schemaOf(after, now.requestBody),
    ];
    if (oldBody !== undefined && newBody === undefined) report(subject, "the body was removed");
    if (!isSent && now.requestBody?.required && !old.requestBody?.required)
      report(subject, "the body is now required");
    if (oldBody && newBody) compareSchemas(subject, "", isSent, oldBody, newBody);
    if (isSent) return;

    const schemes = ({ security = [] }) =>
      security.map((each) => Object.keys(each).sort().join("+"));
    const refused = missingIn(schemes(old), schemes(now));
    if (refused.length > 0) report(subject, `no longer accepts ${quote(refused)}`);
    compareResponses(subject, old.responses, now.responses);
  }

  function compareResponses(subject, old, now) {
    const isSuccess = (status) => /^[23]/.test(status);
    for (const status of missingIn(Object.keys(old), Object.keys(now)))
      if (isSuccess(status)) report(subject, `the response ${status} was removed`);
    for (const status of missingIn(Object.keys(now), Object.keys(old)))
      if (isSuccess(status)) report(subject, `may now respond with ${status}`);
    for (const [status, response] of Object.entries(old)) {
      if (now[status] === undefined) continue;
      const [a, b] = [resolve(before, response), resolve(after, now[status])];
      const [oldBody, newBody] = [schemaOf(before, a), schemaOf(after, b)];
      if (oldBody && !newBody) report(subject, `the body of the response ${status} was removed`);
      if (oldBody && newBody) compareSchemas(subject, "", true, oldBody, newBody);
      for (const [name, header] of Object.entries(a.headers ?? {})) {
        const found = resolve(after, b.headers?.[name]);
        const { required, schema } = resolve(before, header);
        if (found === undefined) report(subject, `the header \`${name}\` of ${status} was removed`);
        else if (required && !found.required)
          report(subject, `the header \`${name}\` of ${status} may now be absent`);
        else compareSchemas(subject, name, true, schema, found.schema);
      }
    }
  }

  for (const [kind, isSent] of [
    ["paths", false],
    ["webhooks", true],
  ])
    for (const [key, item] of Object.entries(before[kind] ?? {}))
      for (const method of METHODS.filter((each) => item[each])) {
        const [old, now] = [item[method], after[kind]?.[key]?.[method]];
        const subject = old.operationId ?? key;
        if (now === undefined)
          report(subject, `${isSent ? "the event" : `${method.toUpperCase()} ${key}`} was removed`);
        else compareOperation(subject, isSent, old, now);
      }
  return changes;
}

/** Returns the changes whose subject no line of the changelog's first section names in backquotes. */
export function unannounced(changes, changelog) {
  const [, newest = ""] = /^## .*$([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  return changes.filter(({ subject }) => !newest.includes(`\`${subject}\``));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [before, after, changelog] = [
    "openapi/released.json",
    "generated/contract.json",
    "CHANGELOG.md",
  ].map((path) => readFileSync(path, "utf8"));
  const changes = breakingChanges(JSON.parse(before), JSON.parse(after));
  const missing = unannounced(changes, changelog);
  const list = (items) =>
    items.map(({ subject, change }) => `- \`${subject}\`: ${change}\n`).join("");
  if (missing.length > 0) {
    process.stderr.write(
      `These changes break clients of the released contract:\n${list(missing)}` +
        "Add something new beside the old instead, or name each in the first section of CHANGELOG.md.\n",
    );
    process.exitCode = 1;
  } else if (changes.length > 0)
    process.stdout.write(`Breaking changes, all of them in CHANGELOG.md:\n${list(changes)}`);
}
