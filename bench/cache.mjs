// What a process remembers while it reads more different sessions than it can remember: memory stays where it is.
// `node --expose-gc bench/cache.mjs [--ids 1000000]`. The rows are made up as they are read, so that no database
// of that size is needed; everything above the rows is the service's own.
import { mkdtempSync, rmSync } from "node:fs";
import { register } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { evidenceOf } from "./vault.mjs";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { ensureDemo } = await import("../server/cli/demo.ts");
const { readConfig } = await import("../server/config.ts");
const { contextFor } = await import("../server/context.ts");
const { bodyOf, readRendered, renderedSessions } =
  await import("../server/handlers/session/rendered-session.ts");
const { openServices } = await import("../server/services.ts");
const { openedValues } = await import("../server/store/secrets/vault.ts");

const { values } = parseArgs({ options: { ids: { type: "string", default: "1000000" } } });
const count = Number(values.ids);
const PRODUCT = 101;
const SAMPLES = 10;
const MIB = 2 ** 20;
const EVIDENCE = JSON.stringify({ dateOfBirth: "2012-03-04" });

const quiet = { info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), "kinward-cache-"));
const config = readConfig({ DATABASE_URL: `sqlite:${folder}/kinward.db` });
const services = await openServices(config, quiet, { findsNesting: false });
try {
  await ensureDemo(services, config);
  await services.catalogue.refresh();
  const { store } = services;
  const { vault, memory } = store;
  let sessionId = "";
  /** As the database would return it. */
  const row = () => ({
    ...{ sessionId, productId: PRODUCT, mode: "test", kuid: `kuid-${sessionId}` },
    ...{ jurisdiction: "US-CA", evidence: vault.seal(evidenceOf(sessionId), EVIDENCE) },
    ...{ settings: "{}", allowances: "{}", status: "ACTIVE", version: 1, consentedAt: null },
    ...{ createdAt: 0, timezone: null, announcedAgeStatus: null },
  });
  const db = {
    ...{ dialect: "sqlite", vault, memory, epoch: () => store.epoch() },
    run: () => ({ rows: [row()], changed: 0 }),
  };
  const context = { ...contextFor(services, PRODUCT, "test"), db };
  const sizes = () =>
    `${renderedSessions(db).size} sessions and ${openedValues(memory).size} opened values remembered`;

  for (let nth = 0; nth < count; nth++) {
    sessionId = `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
    const found = await readRendered(context, { sessionId });
    bodyOf(context, found);
    // Just before the next one finds a cache full.
    if (nth > 0 && (nth + 1) % (count / SAMPLES) !== 0) continue;
    const { rss } = process.memoryUsage();
    globalThis.gc?.();
    const { heapUsed } = process.memoryUsage();
    console.log(
      `${String(nth).padStart(9)} ids: RSS ${Math.round(rss / MIB)} MiB, heap in use ${Math.round(heapUsed / MIB)} MiB; ${sizes()}`,
    );
  }
} finally {
  await services.store.close();
  rmSync(folder, { recursive: true, force: true });
}
