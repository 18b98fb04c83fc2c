// Which `kinward webhook listen` run, so that `kinward webhook trigger` can say what they did with its event.
import type { Db } from "../engine/db.js";
import { deleteSetting, readSetting, writeSetting } from "../service/settings.js";

const NAME = "webhook-listeners";

/** Instants in milliseconds of real time. */
export interface WebhookListener {
  readonly forwardTo: string;
  readonly products: readonly number[];
  /** Null for all types. */
  readonly types: readonly string[] | null;
  readonly seenAt: number;
  /** The last event that it forwarded, and what became of it. */
  readonly last: { readonly eventId: string; readonly status: string } | null;
}
type Listeners = Readonly<Record<string, WebhookListener>>;

/** A listener that has not been seen for so long has ended without saying so. */
const MISSING_MS = 30_000;
/** How often a listener says that it runs. */
export const LISTENER_PULSE_MS = 10_000;

const read = async (db: Db): Promise<Listeners> =>
  JSON.parse((await readSetting(db, NAME)) ?? "{}") as Listeners;

const running = (listeners: Listeners, now: number): Listeners =>
  Object.fromEntries(
    Object.entries(listeners).filter(([, { seenAt }]) => seenAt > now - MISSING_MS),
  );

/** Returns the listeners that run. */
export const readListeners = async (db: Db, now: number): Promise<WebhookListener[]> =>
  Object.values(running(await read(db), now));

/** Notes a listener, and with `undefined` that it has ended. */
export async function noteListener(
  tx: Db,
  id: string,
  listener: WebhookListener | undefined,
  now: number,
): Promise<void> {
  const listeners = new Map(Object.entries(running(await read(tx), now)));
  if (listener === undefined) listeners.delete(id);
  else listeners.set(id, listener);
  if (listeners.size === 0) await deleteSetting(tx, NAME);
  else await writeSetting(tx, NAME, JSON.stringify(Object.fromEntries(listeners)));
}
