import { matchesEtag, quoteEtag } from "../../domain/session/etag.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { etagOf, renderSession, viewSession } from "../../domain/session/session.js";
import { getSession as readSession } from "../../store/sessions.js";
import type { Handle } from "../handle.js";
import { assertSessionNamed } from "./named.js";

export const getSession: Handle<"getSession"> = async (context, { query, headers }, reply) => {
  assertSessionNamed(query);
  const { sessionId, kuid, etag: knownEtag } = query;
  const session = await readSession(context.db, context.scope, { sessionId, kuid });
  const etag = etagOf(session, assessPlayerOf(session, context), context);
  const ETag = quoteEtag(etag);
  if (knownEtag === etag || matchesEtag(headers["If-None-Match"], etag))
    return reply(304, undefined, { ETag });
  return reply(200, renderSession(viewSession(session, context), context.product), { ETag });
};
