import { resolveExternalId } from "../../actions/session/external-id.js";
import { matchesEtag } from "../../domain/session/etag-header.js";
import { invalidInput } from "../../lib/errors.js";
import type { Handle } from "../handle.js";
import { bodyOf, findRendered } from "./rendered-session.js";

export const getSession: Handle<"getSession"> = async (context, { query, headers }, reply) => {
  const { sessionId, kuid, externalId, etag: knownEtag } = query;
  if (sessionId === undefined && kuid === undefined && externalId === undefined)
    throw invalidInput("Send sessionId, kuid or externalId.");
  const ids =
    externalId === undefined
      ? { sessionId, kuid }
      : await resolveExternalId(context, { sessionId, kuid, externalId });
  const session = await findRendered(context, ids);
  return knownEtag === session.etag || matchesEtag(headers["If-None-Match"], session.etag)
    ? reply(304, undefined, session.unchangedHeaders)
    : reply(200, bodyOf(context, session), session.headers);
};
