import { andThen } from "../../and-then.js";
import { matchesEtag } from "../../domain/session/etag.js";
import type { Handle } from "../handle.js";
import { assertSessionNamed } from "./named.js";
import { bodyOf, readRendered } from "./rendered-session.js";

export const getSession: Handle<"getSession"> = (context, { query, headers }, reply) => {
  assertSessionNamed(query);
  const { sessionId, kuid, etag: knownEtag } = query;
  return andThen(readRendered(context, { sessionId, kuid }), (session) =>
    knownEtag === session.etag || matchesEtag(headers["If-None-Match"], session.etag)
      ? reply(304, undefined, { ...session.headers, "Kinward-Error": "NOT_MODIFIED" })
      : reply(200, bodyOf(context, session), session.headers),
  );
};
