import { endKey, issueKey } from "../actions/key/keys.js";
import { isLiveKey, type KeyScope } from "../domain/api-key.js";
import { ManualClock } from "../lib/clock.js";
import { dateIn, DAY_MS } from "../lib/dates.js";
import type { Mode, Product } from "../domain/product.js";
import { gapText, noticeGaps } from "../products/notice-gaps.js";
import type { Services } from "../services.js";
import { listApiKeys } from "../store/products/queries.js";
import { CommandError } from "./command-error.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";
import { byOperator } from "./record-operation.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";

const MOST_DAYS = 36_500;
const LABEL = /^\P{Cc}{1,100}$/u;

export interface CreateOptions {
  product: number;
  mode: Mode;
  scope?: KeyScope;
  label?: string;
  expiresInDays?: number;
  json?: boolean;
}

export async function createKey({
  product,
  mode,
  scope = "product",
  label,
  expiresInDays,
  json,
}: CreateOptions) {
  if (expiresInDays !== undefined && !(expiresInDays >= 1 && expiresInDays <= MOST_DAYS))
    throw new CommandError(`--expires-in-days takes 1 to ${MOST_DAYS}.`);
  if (label !== undefined && !LABEL.test(label))
    throw new CommandError("--label takes 1 to 100 characters.");
  return withServices(async (services) => {
    const { clock, store } = services;
    const owner = requireProduct(services, product);
    if (mode === "live" && clock instanceof ManualClock)
      throw new CommandError(
        "The clock of this database is manual: there is no live mode, and a live key would not work.",
      );
    const expiresAt = expiresInDays === undefined ? null : clock.realNow() + expiresInDays * DAY_MS;
    const key = { mode, scope, label: label ?? null, expiresAt };
    const { keyId, apiKey } = await store.write((tx) =>
      issueKey(tx, { ...services, now: clock.now() }, owner, key, byOperator()),
    );
    const created = {
      keyId,
      productId: product,
      mode,
      scope,
      label: label ?? null,
      apiKey,
      expiresAt: asInstant(expiresAt),
    };
    for (const gap of mode === "live" ? gapsOf(services, owner) : [])
      process.stderr.write(`Warning: The notice lacks what a law asks for: ${gap}\n`);
    if (json) return printJson(created);
    print(
      `${apiKey}\n\nKey ${keyId} of product ${product}, ${mode} mode. Copy it now: it cannot be shown again.`,
    );
  });
}

/** Returns what laws ask for that the notice of a product lacks in live mode. */
function gapsOf({ releases, clock }: Services, product: Product): readonly string[] {
  const policy = releases.policyOf(product, "live");
  return noticeGaps(policy, product, dateIn("UTC", clock.now())).map(gapText);
}

export const listKeys = ({ product, json }: { product?: number; json?: boolean }) =>
  withServices(async ({ store, clock }) => {
    const now = clock.realNow();
    const keys = (await listApiKeys(store))
      .filter(({ productId }) => product === undefined || productId === product)
      .map((key) => ({
        keyId: key.keyId,
        productId: key.productId,
        mode: key.mode,
        scope: key.scope,
        label: key.label,
        state: isLiveKey(key, now) ? "live" : key.revokedAt === null ? "expired" : "revoked",
        createdAt: asInstant(key.createdAt),
        expiresAt: asInstant(key.expiresAt),
        revokedAt: asInstant(key.revokedAt),
        lastUsedOn: key.lastUsedOn,
      }));
    if (json) return printJson(keys);
    if (keys.length === 0) return print("There are no keys. `kinward key create` creates one.");
    print(
      formatTable(
        ["KEY", "PRODUCT", "MODE", "SCOPE", "LABEL", "STATE", "CREATED", "EXPIRES", "LAST USED"],
        keys.map((key) => [
          key.keyId,
          String(key.productId),
          key.mode,
          key.scope,
          key.label ?? "",
          key.state === "live" ? "valid" : key.state,
          key.createdAt.slice(0, 10),
          key.expiresAt?.slice(0, 10) ?? "never",
          key.lastUsedOn ?? "never",
        ]),
      ),
    );
  });

export const revokeKey = (keyId: string) =>
  withServices(async (services) => {
    const { store, clock, catalogue } = services;
    const key = catalogue.key(keyId);
    const owner = key && requireProduct(services, key.productId);
    const isRevoked =
      key !== undefined &&
      owner !== undefined &&
      (await store.write((tx) =>
        endKey(tx, { ...services, now: clock.now() }, owner, key, byOperator()),
      ));
    if (!isRevoked)
      throw new CommandError(
        "There is no such key, or it has already been revoked. `kinward key list` lists the keys.",
      );
    print(`Revoked key ${keyId}.`);
  });
