import type { ApiKey } from "../../domain/api-key.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Mode, Product, ProductConfig } from "../../domain/product.js";
import type { LocalDate } from "../../lib/dates.js";
import { integer, json, nullable, rowId, table, text } from "../engine/table.js";

/** A product file as it was applied, with the fields that applying added. */
type AppliedFile = Readonly<{ config: ProductConfig }> &
  Pick<Product, "version" | "permissionsSince" | "documentsSince" | "acceptedReleases">;

export const products = table(
  "products",
  {
    productId: integer("product_id"),
    organisation: text("organisation"),
    config: json<ProductConfig>("config"),
    version: text("version"),
    permissionsSince: json<Readonly<Record<string, number>>>("permissions_since"),
    documentsSince: json<Readonly<Record<string, number>>>("documents_since"),
    acceptedReleases: nullable(json<Readonly<Record<Mode, string>>>("accepted_releases")),
    appliedAt: integer("applied_at"),
    test: nullable(json<AppliedFile>("test")),
  },
  {
    holds: "A product, as its file says",
    why: "configuration",
    kept: { phrase: "until another file replaces it" },
    columns: {
      config: "the product file",
      version: "hash of the file",
      permissionsSince: "since when it has each permission",
      documentsSince: "since when it has each version of a document",
      acceptedReleases: "the release of the law that it keeps in each mode",
      appliedAt: "when the file was applied",
      test: "the product file in test mode and what belongs to it, where it differs from that of live mode",
    },
  },
);

export const productChanges = table(
  "product_changes",
  {
    id: rowId("id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    version: text("version"),
    actor: text<AuditActor>("actor"),
    changes: json<readonly string[]>("changes"),
    appliedAt: integer("applied_at"),
  },
  {
    holds: "A product file that was applied",
    why: "shows who changed a product, when and how",
    kept: { phrase: "for ever: decisions were made by it" },
    columns: {
      version: "hash of the file",
      actor: "the operator who applied it",
      changes: "what it changed, a line each",
      appliedAt: "when it was applied",
    },
  },
);

export const apiKeys = table(
  "api_keys",
  {
    keyId: text("key_id"),
    productId: integer("product_id"),
    mode: text<ApiKey["mode"]>("mode"),
    scope: text<ApiKey["scope"]>("scope"),
    secretHash: text("secret_hash"),
    label: nullable(text("label")),
    createdAt: integer("created_at"),
    expiresAt: nullable(integer("expires_at")),
    revokedAt: nullable(integer("revoked_at")),
    lastUsedOn: nullable(text<LocalDate>("last_used_on")),
  },
  {
    holds: "An API key of a product",
    why: "authenticates the product",
    kept: { phrase: "for ever: it shows who could call the API, and when" },
    columns: {
      keyId: "id of the key",
      scope: "whose data it exports and erases: of its product, or of the organisation",
      secretHash: "hash of its secret",
      label: "what the operator calls it",
      revokedAt: "when it was revoked",
      lastUsedOn: "day of its last use",
    },
  },
);

/** What the files of the law said: their parsed text by path. */
type StoredPolicy = Readonly<{ version: string; documents: Readonly<Record<string, unknown>> }>;

export const lawReleases = table(
  "law_releases",
  {
    release: text("release"),
    policy: json<StoredPolicy>("policy"),
    storedAt: integer("stored_at"),
  },
  {
    holds: "A release of the law that a product accepted",
    why: "what counted when the software had a newer one",
    kept: { phrase: "for ever: decisions were made by it" },
    columns: {
      release: "name of the release",
      policy: "ages, laws and permissions, as its files said them",
      storedAt: "when it was first accepted",
    },
  },
);
