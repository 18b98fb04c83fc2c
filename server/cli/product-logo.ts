import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import type { Config } from "../config.js";
import { isLogoText, logoFault, logoText, MOST_LOGO_BYTES } from "../domain/logo.js";
import type { ProductConfig } from "../domain/product.js";
import { ProductFileError } from "../products/read.js";
import { makeGuardedFetch } from "../webhooks/guarded-fetch.js";
import { CommandError } from "./command-error.js";

const FETCH_MS = 10_000;

/** Puts the logo in the place of its file beside the product file, or of its address. Pages load nothing from elsewhere. */
export async function withLogo(
  config: ProductConfig,
  file: string,
  { webhookAllowPrivate }: Pick<Config, "webhookAllowPrivate">,
): Promise<ProductConfig> {
  const named = config.brand?.logo;
  if (named === undefined || isLogoText(named)) return config;
  const bytes = /^https?:/i.test(named)
    ? await fetchLogo(named, makeGuardedFetch({ allowPrivate: webhookAllowPrivate }))
    : readLogoFile(resolve(dirname(file), named));
  const logo = logoText(bytes);
  const fault = logoFault(logo);
  if (fault !== undefined) throw new ProductFileError(`brand.logo: ${named} ${fault}`);
  return { ...config, brand: { ...config.brand, logo } };
}

function readLogoFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

async function fetchLogo(url: string, fetch: typeof globalThis.fetch): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(FETCH_MS),
    });
    if (!response.ok) throw new Error(`the status is ${response.status}`);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      parts.push(part);
      // What is too long is refused, and need not be read to its end.
      if ((length += part.length) > MOST_LOGO_BYTES) break;
    }
    return Buffer.concat(parts);
  } catch (error) {
    const { cause, message } = error as Error;
    throw new ProductFileError(
      `brand.logo: ${url} cannot be fetched: ${cause instanceof Error ? cause.message : message}`,
    );
  }
}
