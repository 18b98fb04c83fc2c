import { setTimeout } from "node:timers/promises";

import { announceDocuments } from "../actions/notices/announce.js";
import { contextFor } from "../context.js";
import { findDocuments } from "../domain/challenge/material-change.js";
import { announceRateOf, type Mode, type Product } from "../domain/product.js";
import { ServiceError } from "../lib/errors.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import type { Services } from "../services.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";
import { recordOperation } from "./record-operation.js";
import { requireProduct } from "./require-product.js";

export interface AnnounceOptions extends Confirmed {
  product: number;
  /** The ids of the documents. */
  documents: readonly string[];
  /** In milliseconds. */
  deadline?: number;
  places?: readonly string[];
  mode: Mode;
  json?: boolean;
}

/** Presents documents to all sessions of a product in a mode. Announcing them again continues an interrupted announcement. */
export const announceToSessions = (options: AnnounceOptions) =>
  withServices(async (services) => {
    const { mode } = options;
    const product = requireProduct(services, options.product);
    const input = readInput(services, product, options);
    const documents = input.documents
      .map(({ id, version }) => `${id} (version ${version})`)
      .join(", ");
    const where = input.places.length === 0 ? "" : ` in ${input.places.join(", ")}`;
    await assertConfirmed(
      `Announce ${documents} to all sessions of ${product.name} (${product.productId})${where}, in ${mode} mode?`,
      options,
    );
    const sessions = await announce(services, product, mode, input);
    if (options.json) return printJson([{ mode, sessions }]);
    print(
      `Announced ${options.documents.join(", ")} to ${sessions} ${sessions === 1 ? "session" : "sessions"} (${mode}).`,
    );
  });

async function announce(
  services: Services,
  product: Product,
  mode: Mode,
  input: ReturnType<typeof readInput>,
): Promise<number> {
  await services.store.write((tx) =>
    recordOperation(tx, services, {
      action: "documents-announced",
      target: input.documents.map(({ id, version }) => `${id}@${version}`).join(" "),
      product,
      mode,
    }),
  );
  const context = { ...contextFor(services, product.productId, mode), store: services.store };
  const waitFor = (mails: number) => setTimeout<void>((mails / announceRateOf(product)) * 1_000);
  return (await announceDocuments(context, input, waitFor)).presented;
}

/** Returns what is to be announced. Throws a CommandError where it can't be. */
function readInput(services: Services, product: Product, options: AnnounceOptions) {
  const { deadline = null, documents, places = [] } = options;
  if (deadline !== null && deadline <= services.clock.now())
    throw new CommandError("--deadline: must be in the future.");
  try {
    return {
      documents: findDocuments(product, documents, "--documents"),
      places: places.map((code) => findJurisdiction(services.policy, code, "--places").code),
      deadline,
    };
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message) : error;
  }
}
