import { readdirSync } from "node:fs";

import { expect, test } from "@jest/globals";

import { ADDRESSED_TABLES, SEALED_TABLES, SECRET_DEPENDENTS, type Dependent } from "./secret-dependents.js";

/** Hashes that depend on no secret of the service: of random secrets, of what a product sent, or under a stored key. */
const WITHOUT_A_KEY = [
  "address_moves.new_hash",
  "address_moves.old_hash",
  "api_keys.secret_hash",
  "digest_subscriptions.token_hash",
  "erased_ids.id_hash",
  "erasures.erased_hash",
  "form_drafts.draft_hash",
  "idempotency_keys.key_hash",
  "receipts.link_hash",
];

const isTable = (value: unknown): value is Dependent =>
  typeof value === "object" && value !== null && "selectWithout" in value;

async function declaredTables(): Promise<Dependent[]> {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { encoding: "utf8", recursive: true });
  const tables: Dependent[] = [];
  for (const file of files.filter((name) => /^(?!engine|migrations)[^_.]+\.ts$/.test(name)))
    tables.push(...Object.values((await import(`../${file}`)) as object).filter(isTable));
  return tables;
}

test("each table with an encrypted column or a keyed hash is known to the rotation of secrets", async () => {
  const needing = (await declaredTables())
    .filter(({ columns }) =>
      Object.values(columns).some(({ sealing, keying }) => sealing ?? keying),
    )
    .map(({ name }) => name);
  expect(SECRET_DEPENDENTS.map(({ name }) => name).sort()).toEqual([...new Set(needing)].sort());
});

test("each column of hashes is declared as keyed, or is one that needs no key", async () => {
  const undeclared = (await declaredTables()).flatMap(({ name, columns }) =>
    Object.values(columns)
      .filter((column) => column.name.endsWith("_hash") && !column.keying)
      .map((column) => `${name}.${column.name}`),
  );
  expect(undeclared.sort()).toEqual(WITHOUT_A_KEY);
});

test("the hash of an address is found again: its table holds the address, or its rows end", () => {
  const lasting = SECRET_DEPENDENTS.filter(({ name, columns }) => {
    const [hash] = Object.values(columns).filter(({ keying }) => keying?.of === "address");
    const isSealed = SEALED_TABLES.find((table) => table.name === name)?.sealed.some(
      (column) => column.name === "address",
    );
    return ADDRESSED_TABLES.includes(name) && !isSealed && hash?.keying?.endsAt === undefined;
  });
  // Only the hash of a verification lasts, and it is cleared with the decision that waited for it.
  expect(lasting.map(({ name }) => name)).toEqual(["verifications"]);
});
