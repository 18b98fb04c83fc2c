// Calls instances in turn, as products do behind a load balancer, and keeps acknowledged requests.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const CLIENTS = 12;
/** The period of `deploy/kubernetes/api.yaml`. */
const PROBE_MS = 2_000;
/** The pause between two requests of one client. */
const PAUSE_MS = 20;

/** Begins the load. `isProbed`: an instance that is not ready gets no requests until it is. */
export function beginLoad(key, { isProbed }) {
  let isStopping = false;
  let instances = [];
  let ready = [];
  let turn = 0;
  const load = {
    requests: 0,
    /** Each failed request with its instant and its error. */
    failures: [],
    slowestMs: 0,
    /** Acknowledged requests with their responses, which are sent once more. */
    acknowledged: [],
    /** Ids of challenges that a guardian has decided. */
    decided: [],
    /** Replaces all instances by these. */
    async spread(over) {
      instances = over;
      await probe();
    },
    async stop() {
      isStopping = true;
      await Promise.all([probing, ...clients]);
    },
  };

  const probe = async () => {
    const found = await Promise.all(instances.map((each) => !isProbed || each.isReady()));
    ready = instances.filter((_, at) => found[at]);
  };
  const probeOn = async () => {
    while (!isStopping) {
      await probe();
      await sleep(PROBE_MS);
    }
  };

  const call = async (path, body, query = "") => {
    const request = {
      method: body ? "POST" : "GET",
      headers: {
        ...(path === "session/get" ? { Authorization: `Bearer ${key}` } : { "X-Api-Key": key }),
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const url = `/api/v1/${path}${query}`;
    const began = performance.now();
    const failed = (what) => {
      load.failures.push({ at: performance.now(), what: `${path}: ${what}` });
      return undefined;
    };
    while (ready.length === 0) await sleep(PAUSE_MS);
    load.requests++;
    try {
      const response = await fetch(`${ready[turn++ % ready.length].url}${url}`, request);
      const text = await response.text();
      load.slowestMs = Math.max(load.slowestMs, performance.now() - began);
      if (!response.ok) return failed(`${response.status} ${text}`);
      if (body) load.acknowledged.push({ url, request, text });
      return JSON.parse(text);
    } catch (error) {
      return failed(error.cause?.code ?? error.message);
    }
  };

  /** A family's first minutes: the age gate, a guardian's decision, reads and play. */
  const client = async () => {
    while (!isStopping) {
      const child = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" };
      const { challenge } = (await call("age-gate/check", child)) ?? {};
      await sleep(PAUSE_MS);
      if (!challenge) continue;
      const { challengeId } = challenge;
      const decision = { challengeId, status: "PASS", email: `${randomUUID()}@family.example` };
      if (!(await call("test/set-challenge-status", decision))) continue;
      load.decided.push(challengeId);
      const decided = await call("challenge/get-status", undefined, `?challengeId=${challengeId}`);
      if (!decided) continue;
      const { sessionId } = decided;
      const id = randomUUID();
      for (const step of ["start", "end"]) {
        await sleep(PAUSE_MS);
        await call("session/get", undefined, `?sessionId=${sessionId}`);
        const timestamp = new Date().toISOString();
        if (!(await call(`screentime/${step}`, { sessionId, id, timestamp }))) break;
      }
    }
  };
  const probing = probeOn();
  const clients = Array.from({ length: CLIENTS }, client);
  return load;
}

/**
 * Sends acknowledged requests once more. Throws where a response differs from the first one: a request that was lost would be done
 * anew, with new ids.
 */
export async function requireKept({ acknowledged }, { url }) {
  const waiting = [...acknowledged];
  const again = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const response = await fetch(`${url}${each.url}`, each.request);
      const text = await response.text();
      if (text !== each.text || response.headers.get("idempotency-replayed") !== "true")
        throw new Error(`Acknowledged and lost: ${each.url} ${each.text}\nNow: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, again));
}
