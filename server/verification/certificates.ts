import { X509Certificate } from "node:crypto";

/** Returns the certificates in a PEM text, or none where any of them can't be read. */
export function readCertificates(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length !== pem.split("BEGIN CERTIFICATE").length - 1) return [];
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}
