// A wallet on a phone. It presents a proof of age that a Python program issued, by code that shares nothing with the service.
import { createHash, createPrivateKey, sign } from "node:crypto";

import { vectors } from "./vectors.js";

const PROOF_OF_AGE = "eu.europa.ec.av.1";

// As much of CBOR (RFC 8949) as a presentation needs.
const item = (major: number, size: number, ...content: Buffer[]): Buffer => {
  const length =
    size < 24 ? [size] : size < 256 ? [24, size] : [25, Math.floor(size / 256), size % 256];
  const [first = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([major * 32 + first, ...rest]), ...content]);
};
const bytes = (content: Buffer) => item(2, content.length, content);
const text = (content: string) => item(3, Buffer.byteLength(content), Buffer.from(content));
const array = (...items: Buffer[]) => item(4, items.length, ...items);
const map = (entries: Readonly<Record<string, Buffer>>) =>
  item(
    5,
    Object.keys(entries).length,
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  );
const embedded = (content: Buffer) => item(6, 24, bytes(content));
const NULL = Buffer.from([0xf6]);
const PROTECTED = Buffer.from([0xa1, 0x01, 0x26]);

function signed(payload: Buffer): Buffer {
  const key = createPrivateKey({ key: vectors.wallet.key, format: "jwk" });
  const message = array(
    text("Signature1"),
    bytes(PROTECTED),
    bytes(Buffer.alloc(0)),
    bytes(payload),
  );
  const signature = sign("sha256", message, { key, dsaEncoding: "ieee-p1363" });
  return array(bytes(PROTECTED), map({}), NULL, bytes(signature));
}

/** Follows a link to a wallet. Returns the address for its response, and the presentation in Base64url. */
export function present(link: string): { answerUrl: string; presentation: string } {
  const parameters = new URL(link).searchParams;
  const [clientId, nonce, answerUrl] = ["client_id", "nonce", "response_uri"].map(
    (name) => parameters.get(name) ?? "",
  ) as [string, string, string];
  const handover = array(text(clientId), text(nonce), NULL, text(answerUrl));
  const transcript = array(
    NULL,
    NULL,
    array(text("OpenID4VPHandover"), bytes(createHash("sha256").update(handover).digest())),
  );
  const nameSpaces = embedded(map({}));
  const authentication = embedded(
    array(text("DeviceAuthentication"), transcript, text(PROOF_OF_AGE), nameSpaces),
  );
  const document = map({
    docType: text(PROOF_OF_AGE),
    issuerSigned: Buffer.from(vectors.wallet.issuerSigned, "base64url"),
    deviceSigned: map({
      nameSpaces,
      deviceAuth: map({ deviceSignature: signed(authentication) }),
    }),
  });
  const response = map({ version: text("1.0"), documents: array(document), status: item(0, 0) });
  return { answerUrl, presentation: response.toString("base64url") };
}
