import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import type { Mode } from "../../domain/product.js";
import { addSignIn } from "../../store/guardians/sign-ins.js";
import { BROWSER_SESSION_IDLE_MS, MAX_BROWSER_SESSION_MS } from "../../domain/browser-session.js";
import {
  beginBrowserSession,
  isFresh,
  REMEMBERED_MS,
  resumeBrowserSession,
} from "./browser-session.js";

let pages: PageServer;
beforeAll(async () => void (pages = await startPageServer()));
afterAll(() => pages.stop());

const NOW = 1_800_000_000_000;
let signIns = 0;

/** Signs a browser in by a link, with the token that it had before. */
function begin(
  {
    mode = "test",
    addressHash = "own",
    now = NOW,
  }: { mode?: Mode; addressHash?: string; now?: number },
  {
    before,
    wantsRemembering = false,
  }: { before?: string | undefined; wantsRemembering?: boolean } = {},
) {
  const { store, keyring, random } = pages.services;
  const [signInId, linkHash] = [`sign-in ${(signIns += 1)}`, `link ${signIns}`];
  const times = { requestedAt: now, expiresAt: now + 1 };
  const signIn = {
    mode,
    addressHash,
    signInId,
    linkHash,
    clientHash: "",
    returnTo: null,
    ...times,
  };
  return store.write(async (tx) => {
    await addSignIn(tx, signIn);
    const visit = { signIn, before, wantsRemembering, device: "" };
    return beginBrowserSession(tx, { keyring, now, random }, visit);
  });
}

describe("a remembered browser that signs in anew", () => {
  test.each([
    ["with its address", {}, REMEMBERED_MS],
    [
      "with its address a day later, until the same day",
      { now: NOW + 86_400_000 },
      REMEMBERED_MS - 86_400_000,
    ],
    ["with another address", { addressHash: "other" }, MAX_BROWSER_SESSION_MS],
    ["with its address in the other mode", { mode: "live" }, MAX_BROWSER_SESSION_MS],
    ["once its days are over", { now: NOW + REMEMBERED_MS }, MAX_BROWSER_SESSION_MS],
  ] as const)("%s", async (_, again, lifeMs) => {
    const first = await begin({}, { wantsRemembering: true });
    expect(first?.lifeMs).toBe(REMEMBERED_MS);
    expect(await begin(again, { before: first?.token })).toMatchObject({ lifeMs });
    // The visit before has ended, although it was another person's.
    expect(await resumeBrowserSession(pages.services, first?.token ?? "", NOW)).toBeUndefined();
  });
});

test("a browser is signed in until half an hour without a request, and twelve hours at most", async () => {
  const { token = "" } = (await begin({})) ?? {};
  const isSignedIn = async (now: number) =>
    (await resumeBrowserSession(pages.services, token, now))?.isSignedIn;
  expect(await isSignedIn(NOW + BROWSER_SESSION_IDLE_MS)).toBe(false);
  for (let now = NOW; now < NOW + MAX_BROWSER_SESSION_MS; now += BROWSER_SESSION_IDLE_MS - 1)
    expect(await isSignedIn(now)).toBe(true);
  expect(await isSignedIn(NOW + MAX_BROWSER_SESSION_MS - 1)).toBe(true);
  expect(await isSignedIn(NOW + MAX_BROWSER_SESSION_MS)).toBe(false);
  const freshMs = 15 * 60_000;
  expect([freshMs - 1, freshMs].map((ms) => isFresh({ beganAt: NOW }, NOW + ms))).toEqual([
    true,
    false,
  ]);
});

test("of two requests that come at once an hour later, one alone gets the next token", async () => {
  const { token = "" } = (await begin({}, { wantsRemembering: true })) ?? {};
  const resume = (text: string, now: number) => resumeBrowserSession(pages.services, text, now);
  const later = NOW + 3_600_000;
  const found = await Promise.all([resume(token, later), resume(token, later)]);
  const next = found.flatMap((each) => (each?.rotated ? [each.rotated.token] : []));
  expect([next.length, ...found.map((each) => each?.isSignedIn)]).toEqual([1, true, true]);
  const resumed = await resume(next[0] ?? "", later);
  expect(resumed).toMatchObject({ isSignedIn: true, rotated: undefined });
  const made = found.find((each) => each?.rotated);
  expect(resumed?.browserSession).toMatchObject({
    tokenHash: made?.browserSession.tokenHash,
    previousHash: made?.browserSession.previousHash,
  });
});
