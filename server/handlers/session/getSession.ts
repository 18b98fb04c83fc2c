import { invalidInput } from "../../errors.js";
import { matchesEtag, quoteEtag } from "../../domain/session/etag.js";
import { etagOf, renderSession, assessSession, viewSession } from "../../domain/session/session.js";
import { getSession as readSession } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const getSession: Handle<"getSession"> = async (context, { query, headers }, reply) => {
  const { sessionId, kuid, etag: knownEtag } = query;
  if (sessionId === undefined && kuid === undefined)
    throw invalidInput("sessionId or kuid is required.");
  const session = await readSession(context.db, context.scope, { sessionId, kuid });
  const etag = etagOf(session, assessSession(session, context), context);
  const ETag = quoteEtag(etag);
  if (knownEtag === etag || matchesEtag(headers["If-None-Match"], etag))
    return reply(304, undefined, { ETag });
  return reply(200, renderSession(viewSession(session, context), context.product), { ETag });
};
