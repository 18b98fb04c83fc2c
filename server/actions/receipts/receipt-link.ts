// The permanent link of a receipt: it stands in one mail and nowhere else.
import { createHash } from "node:crypto";

import type { Context } from "../../context.js";
import { pageToken } from "../../domain/keyring.js";
import type { Receipt } from "../../store/receipts/table.js";

type Named = Pick<Receipt, "receiptId" | "keyId">;

const tokenOf = ({ keyring }: Pick<Context, "keyring">, { receiptId, keyId }: Named) =>
  pageToken(keyring, "receipt", receiptId, keyId);

/** Finds a receipt by the token of its link. Without a key, so that the link outlives the secret that it was made under. */
export const receiptHash = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Returns the stored fields of a new receipt's link. */
export const receiptLinkHash = (keys: Pick<Context, "keyring">, receipt: Named): string =>
  receiptHash(tokenOf(keys, receipt));

/** Returns the path of the evidence page of a receipt, under the public address. */
export const receiptPath = (keys: Pick<Context, "keyring">, receipt: Named): string =>
  `/widgets/receipt/${tokenOf(keys, receipt)}`;
