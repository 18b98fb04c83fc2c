import { expect, test } from "@jest/globals";

import { makeKeyring } from "../domain/keyring.js";
import type { Mode } from "../domain/product.js";
import { readCursor, writeCursor } from "./cursor.js";

const keyring = makeKeyring("the secret of a test, 32 characters at least");
const of = (productId: number, mode: Mode) => ({ keyring, scope: { productId, mode } });

test("a cursor is read in its own product and mode alone", () => {
  const position = { createdAt: 5, id: 7 };
  const cursor = writeCursor(of(1, "test"), position);
  expect(readCursor(of(1, "test"), cursor)).toEqual(position);
  for (const other of [of(2, "test"), of(1, "live")])
    expect(() => readCursor(other, cursor)).toThrow("cursor: must be a nextCursor");
});
