import { describe, test } from "@jest/globals";

import type { Slots } from "./statement.js";
import { integer, nullable, query, rowId, table, text, type RowOf } from "./table.js";

/**
 * Promises of the compiler: each `@ts-expect-error` below is a mistake that must not compile. `make types` checks
 * them, running this file proves nothing.
 */

const pets = table(
  "pets",
  { id: rowId("id"), name: text("name"), bornAt: nullable(integer("born_at")) },
  {
    holds: "A pet",
    why: "an example",
    kept: { phrase: "for this test" },
    columns: { name: "its name", bornAt: "its birthday" },
  },
);
type Pet = RowOf<typeof pets>;

const compiles = (..._values: unknown[]) => undefined;
type NewPet = Slots<Omit<Pet, "id">>;
type Named = Slots<Pick<Pet, "name">>;

describe("what compiles", () => {
  test("an insert of every column that the database does not fill in", () => {
    compiles(
      query((sql, p: NewPet) => pets.insert(sql, p)),
      query((sql, p: Named) => pets.insert(sql, p, { bornAt: null })),
    );
  });
});

describe("what does not compile", () => {
  test("a column of which nothing says what it holds", () => {
    const columns = { id: rowId("id"), name: text("name") };
    const about = { holds: "A pet", why: "an example", kept: { phrase: "for this test" } };
    // @ts-expect-error name is missing
    compiles(table("pets", columns, { ...about, columns: {} }));
    // @ts-expect-error a table without an entry
    compiles(table("pets", columns));
  });

  test("an insert that forgets a column", () => {
    // @ts-expect-error bornAt is missing
    compiles(query((sql, p: Named) => pets.insert(sql, p)));
    // @ts-expect-error bornAt is missing, however the type is written
    compiles(query((sql, p: Slots<Omit<Pet, "id" | "bornAt">>) => pets.insert(sql, p)));
  });

  test("an insert of a constant of another type", () => {
    // @ts-expect-error bornAt is a number
    compiles(query((sql, p: Named) => pets.insert(sql, p, { bornAt: "today" })));
  });

  test("an insert of a parameter of another type", () => {
    const numbered = {} as Slots<{ name: number; bornAt: number | null }>;
    // @ts-expect-error name is text
    compiles(query((sql) => pets.insert(sql, numbered)));
  });

  test("a field that the table does not declare", () => {
    // @ts-expect-error there is no column for colour
    compiles(query((sql) => pets.select(sql, "colour")));
  });
});
