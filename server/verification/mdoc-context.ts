// Provides the cryptography that @owf/mdoc needs to verify, on node:crypto, without the parts that only issuers and holders need.
import {
  createHash,
  createPublicKey,
  randomBytes,
  verify,
  X509Certificate,
  type JsonWebKey,
} from "node:crypto";

import type * as Mdoc from "@owf/mdoc";

type Context = Pick<Mdoc.MdocContext, "cose" | "x509" | "crypto">;

const HASHES: Readonly<Record<string, string>> = {
  "SHA-256": "sha256",
  "SHA-384": "sha384",
  "SHA-512": "sha512",
};
/** The first is the algorithm of the profile; the others come from the base standard. */
const HASH_OF: Readonly<Record<string, string>> = {
  ES256: "sha256",
  ES384: "sha384",
  ES512: "sha512",
};

const notOfAVerifier = (): never => {
  throw new Error("a verifier neither signs nor reads MACs");
};

export function createMdocContext(mdoc: typeof Mdoc): Context {
  return {
    crypto: {
      random: (length) => randomBytes(length),
      digest: ({ digestAlgorithm, bytes }) =>
        new Uint8Array(
          createHash(HASHES[digestAlgorithm] ?? "unknown")
            .update(bytes)
            .digest(),
        ),
      calculateEphemeralMacKey: notOfAVerifier,
    },
    cose: {
      sign1: {
        sign: notOfAVerifier,
        verify: ({ key, sign1 }) => {
          const hash = HASH_OF[sign1.signatureAlgorithmName];
          if (hash === undefined) return false;
          const publicKey = createPublicKey({ key: key.jwk as JsonWebKey, format: "jwk" });
          return verify(
            hash,
            sign1.toBeSigned,
            { key: publicKey, dsaEncoding: "ieee-p1363" },
            sign1.signature,
          );
        },
      },
      mac0: { sign: notOfAVerifier, verify: () => false },
    },
    x509: {
      getIssuerNameField: ({ certificate, field }) =>
        new X509Certificate(certificate).issuer
          .split("\n")
          .filter((line) => line.startsWith(`${field}=`))
          .map((line) => line.slice(field.length + 1)),
      getPublicKey: ({ certificate, alg }) => {
        const jwk = new X509Certificate(certificate).publicKey.export({ format: "jwk" });
        return mdoc.CoseKey.fromJwk({ ...jwk, alg });
      },
      verifyCertificateChain: ({ trustedCertificates, x5chain, now }) =>
        verifyChain(x5chain, trustedCertificates, now),
      getCertificateData: ({ certificate }) => {
        const read = new X509Certificate(certificate);
        return {
          issuerName: read.issuer,
          subjectName: read.subject,
          serialNumber: read.serialNumber,
          thumbprint: read.fingerprint256,
          notBefore: new Date(read.validFrom),
          notAfter: new Date(read.validTo),
          pem: read.toString(),
        };
      },
    },
  };
}

/**
 * Throws unless each certificate is issued by the next, the last is trusted or issued by a trusted one, and all are valid now.
 */
function verifyChain(
  x5chain: readonly Uint8Array[],
  trusted: readonly Uint8Array[],
  now: Date | undefined,
): void {
  if (!now) throw new Error("the time is not known");
  const chain = x5chain.map((bytes) => new X509Certificate(bytes));
  const roots = trusted.map((bytes) => new X509Certificate(bytes));
  const [leaf] = chain;
  if (!leaf) throw new Error("there is no certificate");
  for (const [index, certificate] of chain.entries()) {
    assertValid(certificate, now);
    if (roots.some(({ raw }) => raw.equals(certificate.raw))) return;
    const next = chain[index + 1];
    const issuer = roots.find((root) => isIssuedBy(certificate, root)) ?? next;
    if (!issuer || !issuer.ca || !isIssuedBy(certificate, issuer))
      throw new Error("a certificate is not issued by a trusted one");
    if (issuer !== next) return assertValid(issuer, now);
  }
  throw new Error("the chain does not end at a trusted certificate");
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

function assertValid({ validFrom, validTo }: X509Certificate, now: Date): void {
  if (now < new Date(validFrom) || now > new Date(validTo))
    throw new Error("a certificate is not valid now");
}
