import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { HOUR } from "../../testing/fixed.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { listErrors } from "../store/api-errors/queries.js";
import { createApiErrorLog } from "./api-errors.js";
import { runHousekeeping } from "./housekeeping.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const failed = (nth: number) => ({
  ...{ keyId: service.key().split("_")[2], operation: "getSession", code: "CONFLICT" as const },
  requestId: `r${nth}`,
});
const stored = () => listErrors(service.services.store, { productId: 101, mode: "test", since: 0 });

/** If this goes, a caller with a key fills the disk by asking for what is not there. */
test("a flood of errors is one row an hour with the newest ids, whichever process counts", async () => {
  const logs = [createApiErrorLog(service.services), createApiErrorLog(service.services)] as const;
  for (let nth = 0; nth < 2_000; nth++) logs[nth < 1_990 ? 0 : 1].note(failed(nth));
  for (const log of logs) await log.flush();
  expect(await stored()).toMatchObject([
    { operation: "getSession", code: "CONFLICT", count: 2_000 },
  ]);
  const [{ newest } = { newest: [] }] = await stored();
  expect(newest.map(({ requestId }) => requestId)).toEqual(
    Array.from({ length: 10 }, (_, nth) => `r${1_999 - nth}`),
  );
});

test("what succeeds, has no operation or no known key, is not counted", async () => {
  const log = createApiErrorLog(service.services);
  log.note({ ...failed(1), operation: undefined });
  for (const keyId of [undefined, "unknown000"]) log.note({ ...failed(1), keyId });
  log.note({ ...failed(1), code: undefined });
  await log.flush();
  expect(await stored()).toEqual([]);
});

test("what cannot be written is written once the database is back, and deleted after a day", async () => {
  let isAway = true;
  const { store } = service.services;
  const write = ((...given: Parameters<typeof store.write>) =>
    isAway ? Promise.reject(new Error("away")) : store.write(...given)) as typeof store.write;
  const log = createApiErrorLog({ ...service.services, store: { ...store, write } });
  log.note(failed(1));
  await log.flush();
  log.note(failed(2));
  isAway = false;
  await log.flush();
  expect(await stored()).toMatchObject([
    { count: 2, newest: [{ requestId: "r2" }, { requestId: "r1" }] },
  ]);
  await service.advance(23 * HOUR);
  await runHousekeeping(service.services);
  expect(await stored()).toHaveLength(1);
  await service.advance(HOUR);
  await runHousekeeping(service.services);
  expect(await stored()).toEqual([]);
});
