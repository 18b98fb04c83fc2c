// Proofs of age that Python programs issued and presented (make-vectors.py).
import type { JsonWebKey } from "node:crypto";
import { readFileSync } from "node:fs";

interface Vectors {
  /** The nonce of the flow that the presentations belong to. */
  nonce: string;
  answerUrl: string;
  /** ISO 8601. */
  now: string;
  /** Certificates in PEM. */
  trustedIssuers: string;
  /** A proof of an adult, in CBOR and Base64url, and the key of the phone that holds it. */
  wallet: { issuerSigned: string; key: JsonWebKey };
  /** Presentations in Base64url, by what they prove. */
  accepted: Record<"adult" | "minor", string>;
  refused: Record<string, string>;
  inconclusive: Record<string, string>;
}

export const vectors = JSON.parse(
  readFileSync(new URL("wallet-vectors.json", import.meta.url), "utf8"),
) as Vectors;
