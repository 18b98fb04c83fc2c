import type { Context } from "../../context.js";
import { isSignedIn, isToBeNoted, MAX_BROWSER_SESSION_MS } from "../../domain/browser-session.js";
import { lookupHash, randomToken, type Keyring } from "../../domain/keyring.js";
import { currentAddressHash } from "../../store/guardians/address-moves.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardianByAddress } from "../../store/guardians/queries.js";
import { resetMailBudget } from "../mail/mail-budget.js";
import {
  addBrowserSession,
  endBrowserSession,
  findBrowserSession,
  findBrowserSessionByPreviousToken,
  rotateBrowserSession,
  touchBrowserSession,
  useSignIn,
  type BrowserSession,
  type SignIn,
} from "../../store/guardians/sign-ins.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/dates.js";

/** How long a browser stays signed in if the guardian wants it to be remembered. */
export const REMEMBERED_MS = 60 * DAY_MS;
/** How long after a mailed link the steps may be taken that need a fresh one. */
const FRESH_MS = 15 * MINUTE_MS;
/** How often the token of a remembered browser changes. */
const SECRET_ROTATION_MS = HOUR_MS;
/** Requests in flight may still carry the earlier token. */
const SECRET_ROTATION_GRACE_MS = MINUTE_MS;

/** Finds a browser session by the token in its cookie. */
const browserSessionHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "family-visit", token);

const makeToken = ({ keyring, random }: Pick<Context, "keyring" | "random">): string =>
  randomToken(keyring, random.bytes(16));

type SignInDeps = Pick<Context, "keyring" | "now" | "random">;

type NewVisit = Readonly<{
  signIn: SignIn;
  /** The token that the browser had before; that visit ends. */
  before: string | undefined;
  wantsRemembering: boolean;
  /** The browser in coarse words. */
  device: string;
}>;

/**
 * Signs a browser in and uses up the link, which counts against no cap any longer. One that was remembered for the same address
 * stays so until the same day. Returns the token for the cookie and how long it lives; undefined where the link was used
 * before.
 */
export async function beginBrowserSession(
  tx: Db,
  { keyring, now, random }: SignInDeps,
  { signIn, before, wantsRemembering, device }: NewVisit,
): Promise<{ token: string; lifeMs: number } | undefined> {
  if (!(await useSignIn(tx, signIn))) return undefined;
  const { mode } = signIn;
  // A rotation of the secret may have changed it since the link was read.
  const addressHash = await currentAddressHash(tx, signIn.addressHash);
  const guardian = await findGuardianByAddress(tx, { mode, addressHash });
  const deps = { keyring, now, tenancy: { organisation: "", mode } };
  if (guardian) await resetMailBudget(tx, deps, guardian.address, "sign-ins");
  const earlier =
    before && (await findBrowserSession(tx, { tokenHash: browserSessionHash(keyring, before) }));
  if (earlier) await endBrowserSession(tx, { tokenHash: earlier.tokenHash });
  const isSameAddress =
    earlier && earlier.addressHash === addressHash && earlier.mode === mode && isLive(earlier, now);
  const rememberedUntil = wantsRemembering
    ? now + REMEMBERED_MS
    : (isSameAddress && earlier.rememberedUntil) || null;
  const token = makeToken({ keyring, random });
  await addBrowserSession(tx, {
    tokenHash: browserSessionHash(keyring, token),
    visitId: random.uuid(),
    device,
    mode,
    addressHash,
    beganAt: now,
    lastSeenAt: now,
    rememberedUntil,
    previousHash: null,
    rotatedAt: now,
  });
  return { token, lifeMs: lifeOf({ rememberedUntil }, now) };
}

const lifeOf = ({ rememberedUntil }: Pick<BrowserSession, "rememberedUntil">, now: number) =>
  rememberedUntil === null ? MAX_BROWSER_SESSION_MS : rememberedUntil - now;

const isLive = (session: BrowserSession, now: number): boolean =>
  session.rememberedUntil === null ? isSignedIn(session, now) : now < session.rememberedUntil;

/** Returns whether a mailed link was used so recently that no one else can have taken the browser over. */
export const isFresh = ({ beganAt }: Pick<BrowserSession, "beganAt">, now: number): boolean =>
  now < beganAt + FRESH_MS;

export type FoundBrowser = Readonly<{
  browserSession: BrowserSession;
  /** False where the session has ended, and only says whose it was. */
  isSignedIn: boolean;
  /** A new token for the cookie, and how long it lives. */
  rotated: Readonly<{ token: string; lifeMs: number }> | undefined;
}>;

/**
 * Returns the browser session that a cookie names. A remembered one gets another token every hour. The one before still counts
 * for a minute, and ends the session after that, because another person must have kept a copy.
 */
export async function resumeBrowserSession(
  { store, keyring, random }: Pick<Context, "keyring" | "random"> & { store: Db },
  token: string,
  now: number,
): Promise<FoundBrowser | undefined> {
  const tokenHash = browserSessionHash(keyring, token);
  const current = await findBrowserSession(store, { tokenHash });
  if (!current) return resumeByPreviousToken(store, tokenHash, now);
  if (!isLive(current, now))
    return { browserSession: current, isSignedIn: false, rotated: undefined };
  if (current.rememberedUntil === null || now < current.rotatedAt + SECRET_ROTATION_MS) {
    if (isToBeNoted(current, now))
      await store.write((tx) => touchBrowserSession(tx, { tokenHash, lastSeenAt: now }));
    return { browserSession: current, isSignedIn: true, rotated: undefined };
  }
  const next = makeToken({ keyring, random });
  const nextHash = browserSessionHash(keyring, next);
  const isRotated = await store.write((tx) =>
    rotateBrowserSession(tx, { tokenHash: nextHash, previousHash: tokenHash, now }),
  );
  if (!isRotated) return resumeByPreviousToken(store, tokenHash, now);
  return {
    browserSession: { ...current, tokenHash: nextHash, previousHash: tokenHash, rotatedAt: now },
    isSignedIn: true,
    rotated: { token: next, lifeMs: lifeOf(current, now) },
  };
}

async function resumeByPreviousToken(
  store: Db,
  previousHash: string,
  now: number,
): Promise<FoundBrowser | undefined> {
  const browserSession = await findBrowserSessionByPreviousToken(store, { previousHash });
  if (!browserSession) return undefined;
  if (now < browserSession.rotatedAt + SECRET_ROTATION_GRACE_MS)
    return { browserSession, isSignedIn: isLive(browserSession, now), rotated: undefined };
  await store.write((tx) => endBrowserSession(tx, { tokenHash: browserSession.tokenHash }));
  return undefined;
}
