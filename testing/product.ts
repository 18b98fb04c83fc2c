import { stringify } from "yaml";

import type { Policy } from "../server/policy/types.js";
import { asProduct, ProductFileError, readProductFile } from "../server/products/read.js";
import type { Product } from "../server/domain/product.js";
import { testPolicy } from "./policy.js";

/** Returns a product as its file would make it. */
export function productOf(policy: Policy, file: object, now = 0, before?: Product): Product {
  const text = JSON.stringify({ productId: 1, name: "Test", organisation: "test", ...file });
  return asProduct(readProductFile(text, policy), before, { now, policy });
}

/** The smallest valid product file. */
export const leastFile = {
  productId: 7,
  name: "Seven",
  organisation: "seven",
  permissions: [{ name: "multiplayer" }],
};

export const customPermission = {
  title: "Guild",
  minor: "guardian-off",
  youth: "player-on",
  adult: "player-on",
};

export const readParts = (parts: object) =>
  readProductFile(stringify({ ...leastFile, ...parts }), testPolicy());

/** Returns the faults of a file with these parts, one on each line. */
export function faultsOf(parts: object): string[] {
  try {
    readParts(parts);
  } catch (error) {
    if (error instanceof ProductFileError) return error.message.split("\n");
    throw error;
  }
  return [];
}
