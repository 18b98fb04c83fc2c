import { expect, test } from "@jest/globals";

import { DATA_TABLES } from "../retention/data-tables.js";
import { ADDRESSED_TABLES, SEALED_TABLES, SECRET_DEPENDENTS } from "./secret-dependents.js";

/** Hashes that depend on no secret of the service: of random secrets, of what a product sent, or under a stored key. */
const WITHOUT_A_KEY = [
  "address_moves.new_hash",
  "address_moves.old_hash",
  "api_keys.secret_hash",
  "digest_subscriptions.token_hash",
  "erased_ids.id_hash",
  "erasures.erased_hash",
  "form_drafts.draft_hash",
  "idempotency_keys.body_hash",
  "idempotency_keys.key_hash",
  "receipts.link_hash",
];

test("each table with an encrypted column or a keyed hash is known to the rotation of secrets", () => {
  const needing = DATA_TABLES.filter(({ columns }) =>
    Object.values(columns).some(({ sealing, keying }) => sealing ?? keying),
  ).map(({ name }) => name);
  expect(SECRET_DEPENDENTS.map(({ name }) => name).sort()).toEqual([...new Set(needing)].sort());
});

test("each column of hashes is declared as keyed, or is one that needs no key", () => {
  const undeclared = DATA_TABLES.flatMap(({ name, columns }) =>
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
