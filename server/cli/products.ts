import { readFileSync } from "node:fs";

import { applyProduct } from "../products/apply.js";
import { ProductFileError } from "../products/read.js";
import { CommandError, print, withServices } from "./open.js";

export const applyProductFile = (file: string) =>
  withServices(async (services) => {
    const applying = { ...services, now: services.clock.now() };
    const product = await applyProduct(services.store, readText(file), applying).catch(
      (error: unknown) => {
        if (error instanceof ProductFileError)
          throw new CommandError(`${file} cannot be applied:\n${indent(error.message)}`);
        throw error;
      },
    );
    print(`Product ${product.productId} (${product.name}) is applied, version ${product.version}.`);
  });

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const indent = (text: string) => text.replace(/^/gm, "  ");
