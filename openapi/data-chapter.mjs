// Adds the chapter Data to the description of the bundled contract: one table made from what each table of the database
// says of itself. A column without an entry does not compile, so that none is missing here.
import { readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { DATA_TABLES } = await import("../server/store/data-tables.ts");
const { COMMON_COLUMNS } = await import("../server/store/engine/data.ts");
const { DEFAULT_RETENTION_DAYS } = await import("../server/domain/retention.ts");

const BUNDLE = new URL("../generated/openapi.json", import.meta.url);
/** The chapter stands before this one. */
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
  return parts.length === 0 ? "Nothing of a person in it" : sentence(parts.join("; "));
}

const columnsText = ({ columns, data }) =>
  Object.entries(columns)
    .map(([field, { name }]) => `\`${name}\` ${data.columns[field] ?? COMMON_COLUMNS[field]}`)
    .join("; ");

const rows = DATA_TABLES.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((table) => {
  const { holds, why, kept } = table.data;
  const name = `\`${table.name}\`: ${holds.charAt(0).toLowerCase()}${holds.slice(1)}`;
  return [name, sentence(why), keptText(kept), erasureText(table.data), columnsText(table)]
    .map(cell)
    .join(" | ");
});

const chapter = `# Data

What the service stores, why, for how long, and what an erasure does with it. Everything is in its database, in the tables
below; addresses, evidence of age, children's own words and the bodies of events and emails are encrypted there under
\`KINWARD_SECRET\`. The days in code are those of \`retentionDays\` in the product file, with their defaults.

\`POST /player/export\` and \`POST /player/erase\` export and erase a player in all products of the organisation.
On the command line they are \`kinward player export\` and \`kinward player erase\`; \`kinward guardian export\` and
\`kinward guardian erase\` do the same for a guardian, who can also do both for their child on the family pages. When consent
is withdrawn, what only the consent allowed to keep is deleted within 30 days. Ids that a product reported stay as keyed hashes,
so that a retry records nothing.

| Table | Why | Kept | Erasure | Columns |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`;

const document = JSON.parse(readFileSync(BUNDLE, "utf8"));
const { description } = document.info;
if (!description.includes(NEXT)) throw new Error(`guide.md has no chapter "${NEXT}".`);
document.info.description = description.replace(NEXT, () => `${chapter}\n${NEXT}`);
writeFileSync(BUNDLE, JSON.stringify(document, null, 2));
