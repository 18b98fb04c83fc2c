import { expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import { listErrors, saveErrors } from "./queries.js";

forEachDatabase((database) => {
  /** If this goes, what one process counts is lost to another. */
  test("what several processes have counted at once is added up, and listed by product and mode", async () => {
    const store = await database.open();
    await store.migrate();
    const errors = (requestId: string, mode: "test" | "live" = "test") => ({
      ...{ productId: 101, mode, startsAt: 3_600_000, keyId: "k", operation: "getSession" },
      ...{ code: "CONFLICT" as const, count: 3, newest: [{ requestId, at: 3_600_001 }] },
    });
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        store.write((tx) => saveErrors(tx, [errors(`r${nth}`), errors("live", "live")])),
      ),
    );
    const [hour, ...others] = await listErrors(store, { productId: 101, mode: "test", since: 0 });
    expect([hour?.count, hour?.newest.length, others]).toEqual([24, 8, []]);
    const later = { productId: 101, mode: "test", since: 3_600_001 } as const;
    expect(await listErrors(store, later)).toEqual([]);
  });
});
