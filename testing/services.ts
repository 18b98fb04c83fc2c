import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ManualClock } from "../server/clock.js";
import { readConfig, type Config } from "../server/config.js";
import type { Randomness } from "../server/randomness.js";
import type { Services } from "../server/services.js";
import { openServices } from "../server/services.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { engineUnderTest } from "./engine.js";
import { testPolicy } from "./policy.js";
import type { TransactionalKind } from "../server/wakeups/kind.js";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The same ids and bytes in every run; `seed` keeps two of them apart. */
export function fixedRandomness(seed = "kinward"): Randomness {
  let drawn = 0;
  const bytes = (size: number) => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < size; length += 32) {
      blocks.push(
        createHash("sha256")
          .update(`${seed} ${(drawn += 1)}`)
          .digest(),
      );
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
  const uuid = () =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
  return { bytes, uuid };
}

/** A folder of its own for a database and what stands beside it. */
export class TestFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "kinward-services-"));
  readonly #captured = captureLog();
  /** Of all services in it. */
  readonly log = this.#captured.log;

  config(env: NodeJS.ProcessEnv = {}): Config {
    return readConfig({ DATABASE_URL: `sqlite:${join(this.path, "kinward.db")}`, ...env });
  }

  /** Throws if a line of the log holds what none may hold. */
  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
    assertNothingLeaked(this.#captured.lines);
  }
}

interface TestServicesOptions {
  now?: number;
  env?: NodeJS.ProcessEnv;
  seed?: string;
}

/** The real parts on a database in `folder`, with a clock that the test moves. Close with `services.store.close()`. */
export async function openTestServices(
  folder: TestFolder,
  { now = Date.UTC(2026, 5, 15, 12), env = {}, seed = "kinward" }: TestServicesOptions = {},
): Promise<Services & { clock: ManualClock }> {
  const clock = new ManualClock(now);
  const random = fixedRandomness(seed);
  const services = await openServices(folder.config(env), folder.log, {
    clock,
    random,
    policy: testPolicy(),
    ...engineUnderTest,
  });
  return { ...services, clock };
}

/** Does a wakeup in a transaction of its own, whether it is due or not. */
export const advanceOnce = (
  services: Services,
  kind: TransactionalKind,
  ref: string,
  now: number,
) => services.store.write((tx) => kind.advance(services, ref, now, tx));
