// The releases of the law that products keep, read from the database once in each process.
import type { Releases } from "../context.js";
import { MODES, type Mode, type Product } from "../domain/product.js";
import { makePolicy, PolicyError } from "../policy/load.js";
import { releaseOf } from "../policy/release.js";
import type { Policy } from "../policy/types.js";
import type { Db } from "../store/engine/db.js";
import type { Catalogue } from "../store/products/catalogue.js";
import { findRelease, saveRelease } from "../store/products/queries.js";

/** `policy` is the release that this software came with. */
export function createReleases(policy: Policy): Releases {
  const read = new Map<string, Policy | PolicyError>([[releaseOf(policy), policy]]);

  async function load(db: Db, release: string): Promise<Policy | PolicyError | undefined> {
    const known = read.get(release);
    if (known) return known;
    const stored = await findRelease(db, { release });
    if (!stored) return undefined;
    const found = await readRelease(stored.policy, policy, release);
    read.set(release, found);
    return found;
  }
  const keptBy = ({ acceptedReleases }: Product, mode: Mode) =>
    acceptedReleases === null ? policy : read.get(acceptedReleases[mode]);
  const policyOf = (product: Product, mode: Mode): Policy => {
    const kept = keptBy(product, mode);
    if (kept && !(kept instanceof PolicyError)) return kept;
    throw new Error(`product ${product.productId} keeps a release that cannot be read`, {
      cause: kept,
    });
  };
  return {
    policyOf,
    policiesOf: (product) => [...new Set(MODES.map((mode) => policyOf(product, mode)))],
    faultOf: (product) =>
      MODES.map((mode) => keptBy(product, mode))
        .map((kept) => (kept instanceof PolicyError ? kept.message : kept ? undefined : NOT_STORED))
        .find((fault) => fault !== undefined),
    load: async (db, products) => {
      for (const { acceptedReleases } of products)
        for (const release of Object.values(acceptedReleases ?? {})) await load(db, release);
    },
    find: async (db, release) => {
      const found = await load(db, release);
      if (found instanceof PolicyError) throw found;
      return found;
    },
  };
}

const NOT_STORED = "it is not in this database.";

/** A release as it is exported and stored. */
type ReleaseFile = Readonly<{
  version: string;
  documents: Readonly<Record<string, unknown>>;
}>;

/** What is stored of a policy, and exported: its documents without their schema, which belongs to the software. */
export const asReleaseFile = ({ version, documents }: Policy): ReleaseFile => {
  const content = { ...documents };
  delete content["schema.yaml"];
  return { version, documents: content };
};

/** Stores the policy, so that products can keep it. */
export const storeRelease = async (db: Db, policy: Policy, storedAt: number): Promise<void> =>
  void (await saveRelease(db, {
    release: releaseOf(policy),
    policy: asReleaseFile(policy),
    storedAt,
  }));

/**
 * Returns the policy of a release that was exported or stored, or the reason why this software cannot read it. `release` is its
 * required name.
 */
export async function readRelease(
  file: unknown,
  { documents: { "schema.yaml": schema } }: Policy,
  release?: string,
): Promise<Policy | PolicyError> {
  const where = `release ${release ?? "of the file"}`;
  if (!isReleaseFile(file)) return new PolicyError(where, ["it is not an exported release"]);
  const documents = { ...file.documents, "schema.yaml": schema };
  // Loads the schema's compiler, which a service needs only where a product keeps an earlier release.
  const { checkPolicy } = await import("../policy/check.js");
  const missing = SINGLE_DOCUMENTS.filter((path) => !(path in documents));
  const problems =
    missing.length > 0
      ? missing.map((path) => `${path} is missing`)
      : checkPolicy({ documents, problems: [] });
  if (problems.length > 0) return new PolicyError(where, problems);
  const policy = makePolicy({ version: file.version, documents });
  const name = releaseOf(policy);
  return release === undefined || release === name
    ? policy
    : new PolicyError(where, [`its content is that of ${name}`]);
}

const SINGLE_DOCUMENTS = ["iso3166.csv", "membership.yaml", "permissions.yaml", "twins.yaml"];

const isReleaseFile = (file: unknown): file is ReleaseFile => {
  const { version, documents } = (file ?? {}) as Partial<ReleaseFile>;
  return typeof version === "string" && typeof documents === "object" && documents !== null;
};

/** A mode in which a product keeps another release than this software's. */
type Unaccepted = Readonly<{ productId: number; mode: Mode; accepted: string; release: string }>;

/** Returns the products and modes in which this software's release waits until the product accepts it. */
export function unacceptedReleases(
  { products }: Pick<Catalogue, "products">,
  policy: Policy,
): readonly Unaccepted[] {
  const release = releaseOf(policy);
  return MODES.flatMap((mode) =>
    products(mode).flatMap(({ productId, acceptedReleases }) =>
      acceptedReleases === null || acceptedReleases[mode] === release
        ? []
        : [{ productId, mode, accepted: acceptedReleases[mode], release }],
    ),
  ).toSorted((a, b) => a.productId - b.productId);
}
