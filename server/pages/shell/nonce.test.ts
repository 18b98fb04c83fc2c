import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { makeKeyring } from "../../domain/keyring.js";
import { START, startPageServer, type PageServer } from "../../../testing/page-server.js";
import { makeNonce, consumeNonce } from "./nonce.js";

const HOUR = 3_600_000;
let pages: PageServer;
beforeAll(async () => void (pages = await startPageServer()));
afterAll(() => pages.stop());

const make = (subject = "code") => makeNonce(pages.services, subject, START);
const spend = (
  nonce: string,
  { subject = "code", now = START, keyring = pages.services.keyring } = {},
) => pages.services.store.write((tx) => consumeNonce(tx, keyring, { nonce, subject, now }));

describe("a nonce", () => {
  test("works once", async () => {
    const nonce = make();
    expect(await spend(nonce)).toBe(true);
    expect(await spend(nonce)).toBe(false);
  });

  test("works once when it comes twice at the same time", async () => {
    const nonce = make();
    expect(
      (await Promise.all([spend(nonce), spend(nonce), spend(nonce)])).filter(Boolean),
    ).toHaveLength(1);
  });

  test("does nothing for another subject, and is not used up by the attempt", async () => {
    const nonce = make("consent a");
    expect(await spend(nonce, { subject: "consent b" })).toBe(false);
    expect(await spend(nonce, { subject: "consent a" })).toBe(true);
  });

  test("does nothing for a service with another key", async () => {
    expect(
      await spend(make(), { keyring: makeKeyring("another secret of the service, long enough") }),
    ).toBe(false);
  });

  test("expires after twelve hours, to the millisecond", async () => {
    const [first, second] = [make(), make()];
    expect(await spend(first, { now: START + 12 * HOUR - 1 })).toBe(true);
    expect(await spend(second, { now: START + 12 * HOUR })).toBe(false);
  });

  test.each(["", ".", "a.b.c", "...", "x".repeat(9_000), "é.é.é"])("is not %p", async (nonce) => {
    expect(await spend(nonce)).toBe(false);
  });

  test("cannot be spelled in a second way", async () => {
    const nonce = make();
    const [seed, expiry = "", proof] = nonce.split(".");
    const spellings = [
      [seed, expiry.toUpperCase(), proof],
      [seed, `0${expiry}`, proof],
      [seed, `${expiry}!`, proof],
      [seed, expiry, `${proof}=`],
    ];
    for (const spelling of spellings) expect(await spend(spelling.join("."))).toBe(false);
    expect(await spend(nonce)).toBe(true);
  });

  test("is not the same twice", () => {
    expect(make()).not.toBe(make());
  });
});
