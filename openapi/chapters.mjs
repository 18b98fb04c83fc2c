// Adds chapters to the description of the bundled contract: the chapters on other languages, and three chapters that it makes
// from the schema of product files, the command line, and the tables of the database. It also writes docs/configuration.md,
// docs/commands.md and the list of decisions. If an item has no description, the program ends with an error that names the
// item.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";

import { format } from "oxfmt";
import { parse } from "yaml";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { DATA_TABLES } = await import("../server/store/retention/data-tables.ts");
const { COMMON_COLUMNS } = await import("../server/store/engine/data.ts");
const { makeCommandLine } = await import("../server/cli/command-line.ts");
const { describeVariables } = await import("../server/config.ts");
const { SECRET_FILE_VARIABLES } = await import("../server/lib/secret-files.ts");
const { DEFAULT_RETENTION_DAYS } = await import("../server/domain/retention.ts");

const PRODUCT_SCHEMA = new URL("../server/products/product.schema.yaml", import.meta.url);
const LANGUAGES = new URL("languages.md", import.meta.url);
const BUNDLE = new URL("../generated/contract.json", import.meta.url);
/** The chapters stand before this one. */
const NEXT = "# Compatibility";

const cell = (text) => text.replaceAll("|", "\\|");
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const keptText = (kept) => {
  if (typeof kept !== "string") return sentence(kept.phrase);
  const days = DEFAULT_RETENTION_DAYS[kept];
  return kept === "withdrawal"
    ? `Until \`withdrawal\` days (${days}) after the session was revoked`
    : `\`${kept}\` days (${days})`;
};

const DONE = { deleted: "deleted", kept: "kept", detached: "kept without the person's ids" };

function erasureText({ player, guardian, note }) {
  const parts = [];
  if (player) parts.push(`player: ${DONE[player.then ?? "deleted"]}`);
  if (player?.afterWithdrawal) parts.push(`after a withdrawal: ${DONE[player.afterWithdrawal]}`);
  if (guardian) parts.push(`guardian: ${DONE[guardian.then ?? "deleted"]}`);
  if (note) parts.push(note);
  return parts.length === 0 ? "Holds no personal data" : sentence(parts.join("; "));
}

const columnsText = ({ columns, data }) =>
  Object.entries(columns)
    .map(([field, { name }]) => `\`${name}\` ${data.columns[field] ?? COMMON_COLUMNS[field]}`)
    .join("; ");

/** A line of the table for each key of an object, and for those inside it. */
function keysOf(schema, { $defs } = schema, prefix = "") {
  const resolved = (part) =>
    part.$ref ? { ...resolved($defs[part.$ref.split("/").at(-1)]), ...part } : part;

  const valueOf = (part) => {
    const { $ref = "", type, enum: words, const: word, items, oneOf, ...rest } = resolved(part);
    const { minimum, maximum, properties, additionalProperties } = rest;
    const listed = words ?? (word && [word]);
    if (listed) return listed.map((each) => `\`${each}\``).join(", ");
    if ($ref.endsWith("ByLanguage")) return "text, or texts by language";
    if (oneOf) return `${valueOf(oneOf[0])}; or each by place`;
    if (type === "integer")
      return minimum === undefined || maximum > 1e6 ? "a number" : `${minimum} to ${maximum}`;
    if (type === "boolean") return "`true` or `false`";
    if (type === "array") return `a list${resolved(items).enum ? ` of ${valueOf(items)}` : ""}`;
    if (type === "string") return "text";
    if (properties) return "the keys below";
    return additionalProperties ? "by name" : "an object";
  };

  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = `${prefix}${key}`;
    const whole = resolved(part);
    if (!whole.description) throw new Error(`product.schema.yaml: ${path} has no description.`);
    const name = schema.required?.includes(key) ? `**\`${path}\`**` : `\`${path}\``;
    const row = `| ${name} | ${cell(valueOf(part))} | ${cell(whole.description)} |`;
    return [row, ...keysInside(whole, path).flatMap(([inner, at]) => keysOf(inner, { $defs }, at))];
  });

  function keysInside(part, path) {
    const isByLanguage = part.$ref?.endsWith("ByLanguage");
    if (isByLanguage) return [];
    const { items, additionalProperties: named, oneOf = [] } = part;
    if (items) return keysInside(resolved(items), `${path}[]`);
    if (named?.oneOf) return keysInside(named, `${path}.<name>`);
    const kinds = oneOf.filter(({ properties }) => properties);
    if (kinds.length > 0)
      return kinds.map((kind) => {
        const [, { const: word }] = Object.entries(kind.properties).find(([, each]) => each.const);
        return [kind, `${path} (${word}) `];
      });
    return part.properties ? [[part, `${path}.`]] : [];
  }
}

/** A line of the table for each command that does something. */
function commandsOf(command, path = "") {
  const name = `${path}${command.name()}`;
  if (command.commands.length > 0)
    return command
      .createHelp()
      .visibleCommands(command)
      .filter((each) => each.name() !== "help")
      .flatMap((each) => commandsOf(each, `${name} `));
  const values = command.registeredArguments.map((each) =>
    each.required ? ` <${each.name()}>` : ` [${each.name()}]`,
  );
  const options = command.options.map(({ flags, description }) => `\`${flags}\` ${description}`);
  const cells = [
    `\`${name}${values.join("")}\``,
    sentence(command.description()),
    options.join("; "),
  ];
  return [`| ${cells.map(cell).join(" | ")} |`];
}

const rows = DATA_TABLES.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((table) => {
  const { holds, why, kept } = table.data;
  const name = `\`${table.name}\`: ${holds.charAt(0).toLowerCase()}${holds.slice(1)}`;
  return [name, sentence(why), keptText(kept), erasureText(table.data), columnsText(table)]
    .map(cell)
    .join(" | ");
});

const productFiles = `# Product files

One YAML file describes a product. \`kinward product init\` writes one to start from, \`kinward product check FILE\` checks it, and
\`kinward product apply FILE\` shows what would change, asks, and applies it. Editors complete the file with
[/product.schema.json](/product.schema.json). The table has all keys; a key in bold is required if its parent is present.

| Key | Value | Meaning |
| --- | --- | --- |
${keysOf(parse(readFileSync(PRODUCT_SCHEMA, "utf8"))).join("\n")}
`;

const commandLine = `# Command line

\`npx kinward\` works on the database that \`DATABASE_URL\` names, also while the service runs. \`--help\` after a command explains it.
A command that deletes data or reaches many people asks first; with \`--yes\`, for scripts, it does not ask.

| Command | What it does | Options |
| --- | --- | --- |
${commandsOf(makeCommandLine()).join("\n")}
`;

const data = `# Data

This chapter says what data the service stores, why, for how long, and what an erasure does with it. All data is in the database,
in the tables below. Addresses, evidence of age, children's own words and the bodies of events and emails are encrypted under
\`KINWARD_SECRET\`. A period such as \`activity\` days is set under \`retentionDays\` in the product file; the default is in brackets.

\`POST /player/export\` and \`POST /player/erase\` export and erase the data that your product stored about a player; with a key made
by \`kinward key create --scope organisation\` they act on the player in all products of the organisation.
On the command line the commands are \`kinward player export\` and \`kinward player erase\`; \`kinward guardian export\` and
\`kinward guardian erase\` do the same for a guardian. Guardians can export and erase the data of their child on the family pages.
When consent is withdrawn, the data that only this consent allowed is deleted within 30 days. Ids that a product reported stay as
keyed hashes, so that a retry records nothing.

| Table | Why | Kept | Erasure | Columns |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`;

const languages = readFileSync(LANGUAGES, "utf8");
const document = JSON.parse(readFileSync(BUNDLE, "utf8"));
const { description } = document.info;
if (!description.includes(NEXT)) throw new Error(`guide.md has no chapter "${NEXT}".`);
document.info.description = description.replace(NEXT, () =>
  [languages, productFiles, commandLine, data, NEXT].join("\n"),
);
writeFileSync(BUNDLE, JSON.stringify(document, null, 2));

const configuration = `# Configuration

The environment configures the service and every command. An empty variable counts as absent. If anything is wrong, the service lists
every error and does not start.

| Variable | Default | Meaning |
| --- | --- | --- |
${describeVariables()
  .map(({ name, fallback, meaning }) =>
    [`\`${name}\``, fallback === undefined ? "none" : `\`${fallback}\``, meaning]
      .map(cell)
      .join(" | "),
  )
  .map((row) => `| ${row} |`)
  .join("\n")}

Secrets may come as files, as Docker and Kubernetes mount them: ${SECRET_FILE_VARIABLES.map((name) => `\`${name}\``).join(", ")}. Do not set
a variable and its file together: this is an error.

Product files name further variables, which begin with \`KINWARD_PROVIDER_\` and hold the secrets of verification providers. They
may come as files too, with \`_FILE\` at the end of the name.

Temporal has its own variables: \`TEMPORAL_ADDRESS\`, \`TEMPORAL_NAMESPACE\`, \`TEMPORAL_API_KEY\`, and \`TEMPORAL_TLS\` with
\`TEMPORAL_TLS_CLIENT_CERT_PATH\`, \`TEMPORAL_TLS_CLIENT_KEY_PATH\`, \`TEMPORAL_TLS_SERVER_CA_CERT_PATH\` and \`TEMPORAL_TLS_SERVER_NAME\`.
`;

const DOCS = new URL("../docs/", import.meta.url);
const titleOf = (file) => {
  const [, number, title] =
    /^# (\d+)\. (.*)$/m.exec(readFileSync(new URL(`decisions/${file}`, DOCS), "utf8")) ?? [];
  if (Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`docs/decisions/${file}: must begin with "# ${Number(file.slice(0, 4))}. "`);
  return title;
};

const decisions = `# Decisions

A decision is recorded here if someone would otherwise ask about it again: its context, the decision, and the consequences. To add a
record, take the number after the last (gaps in the numbers mean nothing), keep it under a page, and run \`make generate\`, which
makes this list.

${readdirSync(new URL("decisions/", DOCS))
  .filter((file) => /^\d{4}-/.test(file))
  .toSorted()
  .map((file) => `- [${file.slice(0, 4)}](${file}) ${titleOf(file)}`)
  .join("\n")}
`;

const MADE = "<!-- Made by `make generate`. -->\n\n";
const documents = {
  "configuration.md": configuration,
  "commands.md": commandLine,
  "decisions/README.md": decisions,
};
for (const [name, text] of Object.entries(documents)) {
  const { code } = await format(name, MADE + text);
  writeFileSync(new URL(name, DOCS), code);
}
