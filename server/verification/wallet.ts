// Verifies the EU proof of age: an attestation in a wallet on the person's phone, by OpenID4VP with a link or a QR code.
import type { X509Certificate } from "node:crypto";

import type * as Mdoc from "@owf/mdoc";

import type { WalletProvider } from "../domain/product.js";
import {
  ProviderError,
  type MethodOutcome,
  type VerificationMethod,
} from "../domain/verification/method.js";
import { readCertificates } from "./certificates.js";
import { createMdocContext } from "./mdoc-context.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

/** The document type and namespace of the profile (Annex A of its technical specification). */
const PROOF_OF_AGE = "eu.europa.ec.av.1";
const QUERY_ID = "proof_of_age";
const DEFAULT_SCHEME = "av";

/** Imported when the first wallet responds. */
let library: typeof Mdoc | undefined;

/** Returns the method; undefined where the certificates can't be read. */
export function createWallet(
  deps: ProviderDeps,
  input: ProviderInput<WalletProvider>,
): VerificationMethod | undefined {
  const { trustedIssuers, scheme = DEFAULT_SCHEME } = input.provider;
  const roots = readCertificates(expand(deps, trustedIssuers) ?? "");
  if (roots.length === 0) return undefined;
  return {
    ...settingsOf(input),
    begin: async ({ answerUrl, nonce, requiredAge }) => {
      const parameters = new URLSearchParams({
        response_type: "vp_token",
        response_mode: "direct_post",
        client_id: clientIdOf(answerUrl),
        response_uri: answerUrl,
        nonce,
        dcql_query: JSON.stringify(queryFor(requiredAge)),
      });
      return {
        step: { at: "wallet", link: `${scheme}://?${parameters.toString()}` },
        flow: { nonce, requiredAge: String(requiredAge) },
      };
    },
    finish: async (flow, { parameters, answerUrl, realNow }) => {
      if (parameters["error"] !== undefined) return { status: "cancelled" };
      const presented = presentationIn(parameters["vp_token"] ?? "");
      return verifyProof(presented, {
        nonce: flow["nonce"] ?? "",
        requiredAge: Number(flow["requiredAge"]),
        answerUrl,
        roots,
        realNow,
      });
    },
  };
}

const clientIdOf = (answerUrl: string): string => `redirect_uri:${answerUrl}`;

const attributeFor = (age: number): string => `age_over_${String(age).padStart(2, "0")}`;

const queryFor = (age: number) => ({
  credentials: [
    {
      id: QUERY_ID,
      format: "mso_mdoc",
      meta: { doctype_value: PROOF_OF_AGE },
      claims: [{ path: [PROOF_OF_AGE, attributeFor(age)] }],
    },
  ],
});

/** Returns the only requested presentation. */
function presentationIn(vpToken: string): string {
  let token: unknown;
  try {
    token = JSON.parse(vpToken);
  } catch {
    token = undefined;
  }
  const presentations = (token as Record<string, unknown> | null | undefined)?.[QUERY_ID];
  const [presentation, ...more] = Array.isArray(presentations) ? (presentations as unknown[]) : [];
  if (typeof presentation !== "string" || more.length > 0)
    throw new ProviderError("refused", "the answer does not hold one presentation");
  return presentation;
}

type Expected = Readonly<{
  nonce: string;
  requiredAge: number;
  answerUrl: string;
  roots: readonly X509Certificate[];
  realNow: number;
}>;

/** Returns the age that a presentation proves. Checks everything that the library leaves open. */
async function verifyProof(presented: string, expected: Expected): Promise<MethodOutcome> {
  const { nonce, answerUrl, roots, realNow } = expected;
  const mdoc = (library ??= await import("@owf/mdoc"));
  const context = createMdocContext(mdoc);
  const refused = (detail: string, cause?: unknown) =>
    new ProviderError("refused", detail, { cause });
  let document: Mdoc.Document;
  try {
    const response = mdoc.DeviceResponse.fromEncodedForOid4Vp(presented);
    const transcript = await mdoc.SessionTranscript.forOid4Vp(
      { clientId: clientIdOf(answerUrl), responseUri: answerUrl, nonce },
      context,
    );
    await mdoc.Verifier.verifyDeviceResponse(
      {
        deviceResponse: response,
        sessionTranscript: transcript,
        trustedCertificates: roots.map(({ raw }) => new Uint8Array(raw)),
        now: new Date(realNow),
      },
      context,
    );
    // The library accepts a response without documents.
    const [first, ...more] = response.documents ?? [];
    if (response.status !== 0 || !first || more.length > 0)
      throw refused("the response does not hold one document");
    document = first;
  } catch (error) {
    throw error instanceof ProviderError
      ? error
      : refused("the presentation does not verify", error);
  }
  if (document.docType !== PROOF_OF_AGE) throw refused("the document is of another type");
  return readAge(document, expected);
}

function readAge(document: Mdoc.Document, { requiredAge }: Expected): MethodOutcome {
  const values = (document.getIssuerNamespace(PROOF_OF_AGE) ?? [])
    .filter(({ elementIdentifier }) => elementIdentifier === attributeFor(requiredAge))
    .map(({ elementValue }): unknown => elementValue);
  const [value, ...more] = values;
  if (more.length > 0) return { status: "inconclusive" };
  if (value === true) return { status: "shown", age: { low: requiredAge } };
  if (value === false) return { status: "shown", age: { low: 0, high: requiredAge - 1 } };
  return { status: "inconclusive" };
}
