import { wipeTestData } from "../actions/erasure/wipe-test-data.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { auditOperation, byOperator } from "./record-operation.js";
import { print, withServices } from "./with-services.js";

/** Deletes what a product stored in test mode. */
export const wipeTestDataOf = (options: Confirmed & Readonly<{ product: number }>) =>
  withServices(async (services) => {
    const { product: productId } = options;
    const product = services.catalogue.product(productId, "test");
    if (!product) throw new CommandError(`There is no product ${productId}.`);
    await assertConfirmed(
      `Delete everything that product ${productId} stored in test mode?`,
      options,
    );
    const players = await wipeTestData(services, productId, byOperator());
    const tenancy = { organisation: product.organisation, mode: "test" } as const;
    await services.store.write((tx) =>
      auditOperation(tx, { ...services, tenancy }, "test-data-wiped", `product:${productId}`),
    );
    print(`Deleted the test data of product ${productId}, with ${players} players.`);
  });
