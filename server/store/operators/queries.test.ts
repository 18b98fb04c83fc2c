import { beforeAll, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import type { Store } from "../engine/store.js";
import {
  addOperator,
  addOperatorLink,
  addOperatorSession,
  addPasskey,
  addReason,
  deletePasskey,
  deletePasskeys,
  endOperatorSession,
  endOperatorSessions,
  findOperatorOf,
  listOperatorRequests,
  listOperators,
  listOperatorSessions,
  listOperatorsWith,
  listPasskeys,
  listReasonsOfPlayer,
  markRemoved,
  proveOperatorSession,
  touchOperatorSession,
  useOperatorLink,
} from "./queries.js";

const NOW = 1_800_000_000_000;

forEachDatabase((database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
  });

  const add = (operatorId: string, organisation: string) =>
    store.write((tx) =>
      addOperator(tx, {
        ...{ operatorId, organisation, mailHash: "hash of kim", address: "kim@studio.example" },
        role: "owner",
        ...{ invitedBy: null, createdAt: NOW, joinedAt: NOW },
      }),
    );

  test("an address is one operator in each organisation, and can be one again after a removal", async () => {
    await add("first", "aurora");
    await add("second", "pebble");
    await expect(add("third", "aurora")).rejects.toThrow();
    expect(
      await findOperatorOf(store, { organisation: "aurora", mailHash: "hash of kim" }),
    ).toMatchObject({ operatorId: "first", address: "kim@studio.example" });
    expect((await listOperatorsWith(store, { mailHash: "hash of kim" })).length).toBe(2);
    await store.write((tx) => markRemoved(tx, { operatorId: "first", removedAt: NOW }));
    expect(await listOperators(store, { organisation: "aurora" })).toEqual([]);
    await add("third", "aurora");
    expect(
      (await listOperators(store, { organisation: "aurora" })).map((one) => one.operatorId),
    ).toEqual(["third"]);
  });

  test("a link is used once, and ends the other sign-ins of its address, not an invitation", async () => {
    const link = (
      linkId: string,
      mailHash: string,
      purpose: "sign-in" | "invitation" = "sign-in",
    ) =>
      store.write((tx) =>
        addOperatorLink(tx, {
          ...{ linkId, linkHash: linkId, mailHash, purpose, operatorId: null },
          ...{ clientHash: "client", requestedAt: NOW, expiresAt: NOW + 1, returnTo: null },
        }),
      );
    await link("one", "hash of kim");
    await link("two", "hash of kim");
    await link("other", "hash of lee");
    await link("joins", "hash of kim", "invitation");
    const clientHashes = ["client", "older"];
    const use = () =>
      store.write((tx) => useOperatorLink(tx, { linkHash: "one", mailHash: "hash of kim" }));
    const requests = () => listOperatorRequests(store, { mailHash: "hash of kim", clientHashes });
    expect(await requests()).toEqual({ ofAddress: [NOW, NOW], ofClient: [NOW, NOW, NOW, NOW] });
    expect(await use()).toBe(true);
    expect(await use()).toBe(false);
    expect(await requests()).toEqual({ ofAddress: [], ofClient: [NOW, NOW] });
  });

  test("passkeys, sessions and reasons are those of the operators and players that are asked for", async () => {
    const passkey = { publicKey: "key", counter: 0, transports: ["usb"], device: "Safari, Mac" };
    await store.write(async (tx) => {
      const used = { createdAt: NOW, lastUsedAt: NOW };
      await addPasskey(tx, { ...passkey, ...used, passkeyId: "mine", operatorId: "second" });
      await addPasskey(tx, { ...passkey, ...used, passkeyId: "theirs", operatorId: "third" });
      const player = { organisation: "aurora", mode: "live", kuid: "player" } as const;
      for (const mode of ["live", "test"] as const)
        await addReason(tx, {
          ...{ ...player, mode, reasonId: mode, operatorId: "second", guardianId: null },
          ...{ action: "mail-resent", target: null, reason: "they asked", occurredAt: NOW },
          requestId: null,
        });
    });
    expect(await listPasskeys(store, { operatorIds: ["second", "absent"] })).toMatchObject([
      { ...passkey, passkeyId: "mine" },
    ]);
    const began = { beganAt: NOW, lastSeenAt: NOW, provenAt: null, device: "Safari, Mac" };
    await store.write(async (tx) => {
      for (const operatorId of ["second", "third"]) {
        const ids = { operatorId, browserId: operatorId, tokenHash: operatorId };
        await addOperatorSession(tx, { ...began, ...ids });
      }
    });
    const ofSecond = () => listOperatorSessions(store, { operatorIds: ["second"] });
    expect(await ofSecond()).toMatchObject([{ browserId: "second" }]);
    await store.write(async (tx) => {
      await endOperatorSession(tx, { browserId: "second", operatorId: "third" });
      await proveOperatorSession(tx, { browserId: "third", provenAt: NOW + 1 });
      await touchOperatorSession(tx, { tokenHash: "third", lastSeenAt: NOW + 1 });
      await deletePasskey(tx, { passkeyId: "mine", operatorId: "third" });
      await deletePasskeys(tx, { operatorId: "third" });
    });
    expect(await ofSecond()).toMatchObject([{ ...began, browserId: "second" }]);
    await store.write((tx) => endOperatorSessions(tx, { operatorId: "third" }));
    expect(await listOperatorSessions(store, { operatorIds: ["second", "third"] })).toHaveLength(1);
    expect(await listPasskeys(store, { operatorIds: ["second", "third"] })).toHaveLength(1);
    const player = { organisation: "aurora", mode: "live", kuid: "player" } as const;
    expect(await listReasonsOfPlayer(store, player)).toMatchObject([{ reason: "they asked" }]);
  });
});
