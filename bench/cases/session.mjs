// Reads sessions, with an etag and without. They are chosen at random among all.
import { deepStrictEqual } from "node:assert";

import { compare } from "../rounds.mjs";
import { requestBytes } from "../load.mjs";

const READ = 1_000;

const pathOf = (id, etag) =>
  `/api/v1/session/get?sessionId=${id}${etag === undefined ? "" : `&etag=${etag}`}`;

async function sessionOf({ port }, headers, id) {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf(id)}`, { headers });
  if (!response.ok) throw new Error(`session/get: ${response.status} ${await response.text()}`);
  return response.json();
}

const bearer = (key) => ({ Authorization: `Bearer ${key}` });

/** Reads any of the sessions. A conditional read sends the current etag. */
export async function sessionReadLoad({ server, key, sessions, isConditional }) {
  const headers = bearer(key);
  const requests = [];
  for (const id of sessions) {
    const etag = isConditional ? (await sessionOf(server, headers, id)).etag : undefined;
    requests.push(requestBytes({ path: pathOf(id, etag), headers }));
  }
  return {
    server,
    next: () => requests[Math.floor(Math.random() * requests.length)],
    expected: isConditional ? 304 : 200,
  };
}

export async function sessionReads({ kinward, reference, key, sessions, settings }) {
  const read = sessions.slice(0, READ);
  const [ours, theirs] = await Promise.all(
    [kinward, reference].map((server) => sessionOf(server, bearer(key), read[0])),
  );
  deepStrictEqual({ ...ours, etag: "" }, { ...theirs, etag: "" });
  const besides = async (isConditional) => {
    const load = (server) => sessionReadLoad({ server, key, sessions: read, isConditional });
    return compare({ kinward: await load(kinward), reference: await load(reference) }, settings);
  };
  const floor = 1.25;
  return [
    { name: "session read, whole (200)", floor, ...(await besides(false)) },
    { name: "session read, etag hit (304)", floor, ...(await besides(true)) },
  ];
}
