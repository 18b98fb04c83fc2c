import { applyManifest, isManifest, readManifest } from "../actions/erasure/manifest.js";
import type { Services } from "../services.js";
import { CommandError } from "./command-error.js";
import { readJson } from "./read-file.js";
import { byOperator } from "./record-operation.js";
import { print, printJson, withServices } from "./with-services.js";

/** Prints the hashes of everyone who was erased, to be kept beside backups. */
export const printManifest = () =>
  withServices(async (services) => printJson(await readManifest(services.store, services)));

/** Erases again whom a restored backup brought back. */
export const applyManifestFile = (file: string) =>
  withServices((services) => applyManifestOf(services, file));

export async function applyManifestOf(services: Services, file: string): Promise<void> {
  const manifest = readJson(file);
  if (!isManifest(manifest)) throw new CommandError(`${file} is not a list of erasures.`);
  const { players, guardians } = await applyManifest(services, manifest, byOperator());
  print(`Erased ${players} players and ${guardians} guardians again.`);
}
