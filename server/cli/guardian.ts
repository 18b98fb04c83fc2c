// What operators do with the data of a guardian.
import { eraseGuardian } from "../actions/erasure/erase-guardian.js";
import { exportGuardian } from "../actions/erasure/guardian-rows.js";
import { MODES, type Mode } from "../domain/product.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { byOperator, operator } from "./record-operation.js";
import { print, printJson, withServices } from "./with-services.js";

/** Prints everything that is stored of a guardian, as JSON, in one mode or in both. */
export const exportGuardianByEmail = (email: string, { mode: only }: { mode?: Mode } = {}) =>
  withServices(async (services) => {
    const found: Record<string, unknown> = {};
    for (const mode of only === undefined ? MODES : [only]) {
      const records = await services.store.write((tx) =>
        exportGuardian(tx, services, mode, email, `operator:${operator().operator}`),
      );
      if (records) found[mode] = records;
    }
    if (Object.keys(found).length === 0)
      throw new CommandError("Nothing is stored of this address.");
    printJson({ exportedAt: new Date(services.clock.now()).toISOString(), ...found });
  });

export const eraseGuardianByEmail = (
  email: string,
  options: Confirmed & Readonly<{ mode: Mode }>,
) =>
  withServices(async (services) => {
    const { mode } = options;
    await assertConfirmed(
      `Erase this guardian in all organisations, in ${mode} mode? Where no other guardian remains, every consent is withdrawn.`,
      options,
    );
    if (
      !(await services.store.write((tx) => eraseGuardian(tx, services, mode, email, byOperator())))
    )
      throw new CommandError(`Nothing is stored of this address in ${mode} mode.`);
    print(`Erased the guardian (${mode}).`);
  });
