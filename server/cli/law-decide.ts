// `kinward law decide`: whether a law applies that only the product can judge.
import { MODES, type Mode } from "../domain/product.js";
import { judgementOf } from "../policy/laws.js";
import { decideLaw } from "../products/decide-law.js";
import { ProductFileError } from "../products/read.js";
import { CommandError } from "./command-error.js";
import { byOperator } from "./record-operation.js";
import { requireProduct } from "./require-product.js";
import { print, withServices } from "./with-services.js";

export interface DecideOptions {
  product: number;
  applies: "yes" | "no" | "undecided";
  because?: string;
  mode?: Mode;
}

/** Keeps a decision in the file of a product, as the console does. */
export const decideLawOf = (id: string, { product, applies, because = "", mode }: DecideOptions) =>
  withServices(async (services) => {
    if (applies !== "undecided" && because === "")
      throw new CommandError("Say why, with --because.");
    const shown = (mode === undefined ? MODES : [mode]).map((each) => ({
      mode: each,
      product: requireProduct(services, product, each),
    }));
    for (const one of shown) {
      const { laws } = services.releases.policyOf(one.product, one.mode);
      const law = laws[id];
      if (!law) throw new CommandError(`There is no law ${id} on file.`);
      if (judgementOf(law) === undefined)
        throw new CommandError(`${law.name} leaves the product nothing to decide.`);
    }
    const decision = applies === "undecided" ? undefined : { applies: applies === "yes", because };
    try {
      await services.store.write(async (tx) => {
        for (const one of shown)
          await decideLaw(
            tx,
            { ...services, now: services.clock.now() },
            { ...one, id, decision },
            byOperator(),
          );
      });
    } catch (error) {
      throw error instanceof ProductFileError ? new CommandError(error.message) : error;
    }
    const where = mode === undefined ? "" : ` in ${mode} mode`;
    print(
      decision
        ? `Product ${product} says${where} that ${id} ${decision.applies ? "applies" : "does not apply"}. What it changes in sessions is announced.`
        : `Product ${product} has not decided${where} whether ${id} applies.`,
    );
  });
