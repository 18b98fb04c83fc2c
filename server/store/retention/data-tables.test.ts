import { readdirSync } from "node:fs";

import { expect, test } from "@jest/globals";

import { DATA_TABLES, type DataTable } from "./data-tables.js";

const isTable = (value: unknown): value is DataTable =>
  typeof value === "object" && value !== null && "selectWithout" in value;

async function declaredTables(): Promise<DataTable[]> {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { encoding: "utf8", recursive: true });
  const tables: DataTable[] = [];
  for (const file of files.filter((name) => /^(?!engine|migrations)[^_.]+\.ts$/.test(name)))
    tables.push(...Object.values((await import(`../${file}`)) as object).filter(isTable));
  return tables;
}

test("erasures, exports and the docs know every table", async () => {
  const declared = new Set((await declaredTables()).map(({ name }) => name));
  expect(DATA_TABLES.map(({ name }) => name).sort()).toEqual([...declared].sort());
});

/** The fields by which rows refer to a player or to something of theirs. Add the id field of a new table here. */
const OF_A_PLAYER = ["kuid", "sessionId", "challengeId", "decisionId", "verificationId"];

test("a table that names a player, or something of theirs, says what an erasure does with it", () => {
  const silent = DATA_TABLES.filter(
    ({ columns, data }) =>
      OF_A_PLAYER.some((field) => field in columns) && !data.player && data.note === undefined,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a table that holds an address says what an erasure of its guardian does with it", () => {
  const silent = DATA_TABLES.filter(
    ({ columns, data }) => "addressHash" in columns && !data.guardian,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a table that is searched by the id of a player knows the organisation: another may use the same id", () => {
  const anyone = DATA_TABLES.filter(
    ({ columns, data }) =>
      data.player?.rowsBy.includes("kuid") &&
      !("mode" in columns && ("organisation" in columns || "productId" in columns)),
  );
  expect(anyone.map(({ name }) => name)).toEqual([]);
});
