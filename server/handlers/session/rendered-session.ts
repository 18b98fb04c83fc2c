// A session as a product reads it, remembered for as long as a read would find the same.
import { MINUTE_MS } from "../../lib/dates.js";
import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { quoteEtag } from "../../domain/session/etag-header.js";
import { etagOf, renderSession, viewSession, type Session } from "../../domain/session/session.js";
import { prepareBody } from "../../http/contract/prepared-body.js";
import {
  findSessionVersion,
  requireCurrentSession,
  type LastEvent,
} from "../../store/sessions/queries.js";

/** Each takes 4 to 5 KB of memory. */
const MAX_SESSIONS = 10_000;

/** Age and law change with a date, and in every zone a date begins at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

type Ids = Parameters<typeof requireCurrentSession>[2];
type Rendering = Pick<Context, "product" | "policy" | "mode">;

/** Returns the headers of a session's responses, which are made once for each version of it. */
const headersOf = (etag: string, sequence: number) => {
  const headers = { ETag: quoteEtag(etag), "Kinward-Sequence": sequence };
  return { headers, unchangedHeaders: { ...headers, "Kinward-Error": "NOT_MODIFIED" } } as const;
};

interface RenderedSession extends Readonly<ReturnType<typeof headersOf>> {
  readonly etag: string;
  /** The row that was rendered. A read compares it, and the product, policy and mode. */
  readonly session: Session;
  readonly by: Rendering;
  /** The instant that it was rendered for. */
  readonly now: number;
  /** The epoch of the database: until it moves the row is the same. */
  epoch: number | undefined;
  body: components["schemas"]["Session"] | undefined;
}

export const renderedSessions = ({ memory }: Pick<Context["db"], "memory">) =>
  memory.cache<RenderedSession>("rendered sessions", MAX_SESSIONS);

/** Returns a session as it is now, at once where nothing was committed since it was last read. Throws NOT_FOUND. */
export function findRendered(
  context: Context,
  ids: Ids,
): RenderedSession | Promise<RenderedSession> {
  const { sessionId, kuid } = ids;
  const kept = sessionId && renderedSessions(context.db).get(sessionId);
  if (!kept || !isOfNow(kept, context) || (kuid !== undefined && kuid !== kept.session.kuid))
    return render(context, ids);
  const epoch = context.db.epoch();
  if (epoch !== undefined && epoch === kept.epoch) return kept;
  return revalidate(context, kept, epoch);
}

/** Returns whether the row still is the kept session. */
function isStill(
  { session, headers, now }: RenderedSession,
  row: Pick<Session, "version"> & LastEvent,
): boolean {
  // An event from a later quarter of an hour may mean that the player's age or the law has changed.
  const isOfLaterQuarter = quarterOf(row.sequencedAt ?? 0) > quarterOf(now);
  return (
    row.version === session.version &&
    !(isOfLaterQuarter && (row.sequence ?? 0) > headers["Kinward-Sequence"])
  );
}

/** The session that was read, as the body of a response. Made when it is first asked for. */
export function bodyOf(context: Context, kept: RenderedSession) {
  return (kept.body ??= prepareBody(
    renderSession(viewSession(kept.session, { ...context, now: kept.now }), context.product),
  ));
}

const quarterOf = (now: number): number => Math.floor(now / QUARTER_MS);

/**
 * Returns whether the same row would be rendered the same now, by today's law and product, and with a clock that may have been
 * set back.
 */
const isOfNow = ({ by, now }: RenderedSession, context: Context): boolean =>
  by.product === context.product &&
  by.policy === context.policy &&
  by.mode === context.mode &&
  quarterOf(now) === quarterOf(context.now);

/** Returns the kept session with the number of its last event, or renders it again where its row has changed. */
async function revalidate(
  context: Context,
  kept: RenderedSession,
  epoch: number | undefined,
): Promise<RenderedSession> {
  const { sessionId } = kept.session;
  const row = await findSessionVersion(context.db, { ...context.scope, sessionId });
  if (!row || !isStill(kept, row)) return render(context, { sessionId });
  const sequence = row.sequence ?? 0;
  if (sequence > kept.headers["Kinward-Sequence"])
    Object.assign(kept, headersOf(kept.etag, sequence));
  kept.epoch = epoch;
  return kept;
}

async function render(context: Context, ids: Ids): Promise<RenderedSession> {
  const { db, scope, product, policy, mode } = context;
  // Read before the row: a row that is newer than the epoch is only read again.
  const epoch = db.epoch();
  const session = await requireCurrentSession(db, scope, ids);
  // The last event may be later than this request, or come from a process whose clock is ahead.
  const now = Math.max(context.now, session.sequencedAt ?? 0);
  const etag = etagOf(session, assessPlayerOf(session, { ...context, now }), context);
  const kept: RenderedSession = {
    etag,
    ...headersOf(etag, session.sequence ?? 0),
    session,
    by: { product, policy, mode },
    now,
    epoch,
    body: undefined,
  };
  renderedSessions(db).set(session.sessionId, kept);
  return kept;
}
