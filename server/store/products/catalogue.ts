// Products and keys are kept in memory: every request needs them, and they rarely change.
import type { ApiKey } from "../../domain/api-key.js";
import type { Mode, Product, ProductByMode } from "../../domain/product.js";
import type { Store } from "../engine/store.js";
import { catalogueEpoch, listApiKeys, listProductsByMode } from "./queries.js";

export interface Catalogue {
  /** A product as it is in a mode. */
  product(productId: number, mode: Mode): Product | undefined;
  products(mode: Mode): readonly Product[];
  productsOf(organisation: string, mode: Mode): readonly Product[];
  key(keyId: string): ApiKey | undefined;
  organisations(): ReadonlySet<string>;
  readonly isEmpty: boolean;
  /** Resolves when everything committed so far is loaded. Changes by other processes are noticed without it. */
  refresh(): Promise<void>;
  /**
   * Refreshes on SQLite, where that costs almost nothing. Returns undefined where no commit since the last time can have
   * changed the catalogue, and always on PostgreSQL.
   */
  catchUp(): Promise<void> | undefined;
  /** Refreshes a catalogue that is older than this epoch. */
  reach(epoch: number): Promise<void> | undefined;
}

/**
 * Loads the catalogue and follows the store: a change by any process arrives within 250 ms, or with `catchUp`. Calls `onError`
 * when a refresh fails. `prepare` loads the objects to which products refer, before the products are returned.
 */
export async function followCatalogue(
  store: Store,
  onError: (error: unknown) => void,
  prepare: (products: readonly Product[]) => Promise<void> = async () => {},
): Promise<Catalogue> {
  let epoch = -1;
  let products = new Map<number, ProductByMode>();
  let keys = new Map<string, ApiKey>();
  let organisations = new Set<string>();

  const load = async () => {
    const current = await catalogueEpoch(store);
    if (current === epoch) return;
    const [allProducts, allKeys] = await Promise.all([
      listProductsByMode(store),
      listApiKeys(store),
    ]);
    await prepare(allProducts.flatMap(({ test, live }) => [test, live]));
    // A product that did not change remains the same object, so that caches keyed by it stay valid.
    products = new Map(
      allProducts.map((product) => [product.live.productId, unchanged(products, product)]),
    );
    keys = new Map(allKeys.map((key) => [key.keyId, key]));
    organisations = new Set(allProducts.map(({ live }) => live.organisation));
    epoch = current;
  };

  let loading = Promise.resolve();
  const refresh = () => (loading = loading.catch(() => {}).then(load));

  let seen: number | undefined;
  let catching: { to: number | undefined; done: Promise<void> } | undefined;
  const catchUp = () => {
    const to = store.changes.version();
    if (to === seen) return undefined;
    if (catching !== undefined && catching.to === to) return catching.done;
    const done = refresh().then(
      () => {
        seen = to;
      },
      (error: unknown) => {
        catching = undefined;
        throw error;
      },
    );
    catching = { to, done };
    return done;
  };

  // Subscribes before it loads, so that no commit in between is missed.
  store.changes.onChange(() => void refresh().catch(onError));
  await refresh();
  return {
    product: (productId, mode) => products.get(productId)?.[mode],
    products: (mode) => [...products.values()].map((each) => each[mode]),
    productsOf: (organisation, mode) =>
      [...products.values()]
        .map((each) => each[mode])
        .filter((product) => product.organisation === organisation)
        .sort((a, b) => a.productId - b.productId),
    key: (keyId) => keys.get(keyId),
    organisations: () => organisations,
    get isEmpty() {
      return products.size === 0;
    },
    refresh,
    catchUp,
    reach: (wanted) => (wanted > epoch ? refresh() : undefined),
  };
}

function unchanged(
  before: ReadonlyMap<number, ProductByMode>,
  { live, test }: ProductByMode,
): ProductByMode {
  const known = before.get(live.productId);
  const kept = same(known?.live, live);
  return { live: kept, test: test === live ? kept : same(known?.test, test) };
}

const same = (known: Product | undefined, product: Product): Product =>
  known?.version === product.version && JSON.stringify(known) === JSON.stringify(product)
    ? known
    : product;
