// The permanent link of a receipt: it stands in one mail and nowhere else.
import type { Context } from "../../context.js";
import { lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";

const tokenOf = (keyring: Keyring, receiptId: string) => pageToken(keyring, "receipt", receiptId);

/** Finds a receipt by the token of its link. */
export const receiptHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "receipt", token);

/** What is stored of the link of a new receipt. */
export const receiptLinkHash = (keyring: Keyring, receiptId: string): string =>
  receiptHash(keyring, tokenOf(keyring, receiptId));

/** The address of the evidence page of a receipt. */
export const receiptUrl = (
  { keyring, publicUrl }: Pick<Context, "keyring" | "publicUrl">,
  receiptId: string,
): string => `${publicUrl}/widgets/receipt/${tokenOf(keyring, receiptId)}`;
