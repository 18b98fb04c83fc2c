// Products and keys as they are now, in memory: every request needs them, and they change once in a while.
import type { ApiKey } from "../auth/api-key.js";
import type { Product } from "../domain/product.js";
import type { Store } from "../store/engine/store.js";
import { catalogueEpoch, listApiKeys, listProducts } from "../store/products.js";

export interface Catalogue {
  product(productId: number): Product | undefined;
  key(keyId: string): ApiKey | undefined;
  readonly isEmpty: boolean;
  /** Resolves when all that is committed by now is known here. What another process writes is noticed by itself. */
  refresh(): Promise<void>;
}

/** Follows the store: a change of any process is known within 250 ms. `onError` is told when that fails. */
export async function followCatalogue(
  store: Store,
  onError: (error: unknown) => void,
): Promise<Catalogue> {
  let epoch: string | undefined;
  let products = new Map<number, Product>();
  let keys = new Map<string, ApiKey>();

  const load = async () => {
    const current = await catalogueEpoch(store);
    if (current === epoch) return;
    const [allProducts, allKeys] = await Promise.all([listProducts(store), listApiKeys(store)]);
    // A product that did not change stays the same object: what is remembered about it stays too.
    products = new Map(
      allProducts.map((product) => [product.productId, unchanged(products, product)]),
    );
    keys = new Map(allKeys.map((key) => [key.keyId, key]));
    epoch = current;
  };

  let loading = Promise.resolve();
  const refresh = () => (loading = loading.catch(() => {}).then(load));

  // First follow, then look: what is committed in between is told.
  store.changes.onChange(() => void refresh().catch(onError));
  await refresh();
  return {
    product: (productId) => products.get(productId),
    key: (keyId) => keys.get(keyId),
    get isEmpty() {
      return products.size === 0;
    },
    refresh,
  };
}

function unchanged(before: ReadonlyMap<number, Product>, product: Product): Product {
  const known = before.get(product.productId);
  const isSame =
    known?.version === product.version && JSON.stringify(known) === JSON.stringify(product);
  return isSame ? known : product;
}
