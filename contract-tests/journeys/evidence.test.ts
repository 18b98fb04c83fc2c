// What is decided can be proven later, to those who have nothing but a file and a key.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { evidenceFile } from "../../server/actions/ledger/prove.js";
import { record } from "../../server/actions/ledger/record.js";
import { addSigningKey } from "../../server/actions/ledger/signing-key.js";
import { challenged, consented } from "../../testing/arrange.js";
import { scheduleOf } from "../../testing/kid.js";
import {
  faultOfEvidence,
  isConsistent,
  isSignedBy,
  readCheckpoint,
  readEvidence,
  readVerifierKey,
  rootOfInclusion,
} from "../../testing/ledger.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import { until } from "../../testing/until.js";

const AURORA = "/transparency/aurora/test";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const get = (path: string) => service.send({ path });
const json = async <Body>(path: string) => (await get(path)).json as Body;
const checkpointOf = async () => {
  const note = (await get(`${AURORA}/checkpoint`)).text;
  const checkpoint = readCheckpoint(note);
  if (!checkpoint) throw new Error(`No checkpoint: ${note}`);
  return { ...checkpoint, note };
};
/** Waits for a checkpoint that covers every decision; under load they come a second apart. */
const upToDate = async (size: number) => {
  await until(async () => (await checkpointOf()).size >= size);
  return checkpointOf();
};
const origin = () => `${new URL(service.baseUrl).host}/kinward/aurora/test`;

test("a consent is proven by a file, a published key and a published checkpoint, and stays proven", async () => {
  const { challengeId, session } = await consented(service);
  const evidence = await service.evidenceOf(challengeId);
  expect(faultOfEvidence(evidence)).toBeUndefined();
  const { texts } = readEvidence(await evidenceFile(service.services, evidence));
  expect(Object.keys(texts ?? {}).sort()).toEqual(["chat-data", "privacy-notice", "terms"]);
  expect(evidence.entry).toMatchObject({
    kind: "consent",
    organisation: "aurora",
    mode: "test",
    challengeId,
    sessionId: session.sessionId,
    by: "test-helper",
  });
  const key = await get(`${AURORA}/key`);
  expect(key.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(key.text).toBe(`${evidence.key}\n`);

  const first = await checkpointOf();
  expect(first.origin).toBe(origin());
  const verifier = readVerifierKey(key.text);
  expect(verifier && isSignedBy(first.note, verifier)).toBe(true);

  for (let nth = 0; nth < 5; nth += 1) await consented(service);
  const later = await upToDate(first.size + 5);
  expect(verifier && isSignedBy(later.note, verifier)).toBe(true);
  const { index, leafHash } = evidence;
  const proof = await json<{ proof: string[] }>(
    `${AURORA}/proof?index=${index}&size=${later.size}`,
  );
  expect(proof).toEqual({ index, size: later.size, leafHash, proof: expect.any(Array) });
  expect(rootOfInclusion({ index, size: later.size }, leafHash, proof.proof)).toBe(later.root);
  const growth = await json<{ proof: string[] }>(
    `${AURORA}/consistency?from=${first.size}&to=${later.size}`,
  );
  expect(growth).toEqual({ from: first.size, to: later.size, proof: expect.any(Array) });
  expect(isConsistent(first, later, growth.proof)).toBe(true);
});

/** If this goes, a key that got out can't be replaced without losing what it has signed. */
test("a key replaced by another process signs from its entry on, and evidence from before stays proven", async () => {
  const { challengeId } = await consented(service);
  const evidence = await service.evidenceOf(challengeId);
  const { store, ...services } = service.services;
  const size = await store.write(async (tx) => {
    const target = await addSigningKey(tx, services);
    const tenancy = { organisation: "aurora", mode: "test" } as const;
    const entry = { kind: "operation", action: "ledger-key-rotated", target, by: "test-helper" };
    const deps = { ...services, now: services.clock.now(), tenancy };
    return (await record(tx, deps, entry as Parameters<typeof record>[2])).index + 1;
  });
  const { note } = await upToDate(size);
  const [newest = "", older = "", ...none] = (await get(`${AURORA}/keys`)).text
    .trimEnd()
    .split("\n");
  expect((await get(`${AURORA}/key`)).text).toBe(`${newest}\n`);
  expect([older, none]).toEqual([evidence.key, []]);
  const verifiers = [newest, older].map((key) => readVerifierKey(key));
  expect(verifiers.map((verifier) => verifier && isSignedBy(note, verifier))).toEqual([
    true,
    false,
  ]);
  expect(faultOfEvidence(evidence)).toBeUndefined();
  const again = await service.evidenceOf(challengeId);
  expect([again.key, faultOfEvidence(again)]).toEqual([newest, undefined]);
});

/** A process may have signed just before, with no decision since. */
test("evidence names the key of its checkpoint, which need not be the newest", async () => {
  const { challengeId } = await consented(service);
  await service.evidenceOf(challengeId);
  await service.services.store.write((tx) => addSigningKey(tx, service.services));
  const { key, ...evidence } = await service.evidenceOf(challengeId);
  expect(faultOfEvidence({ key, ...evidence })).toBeUndefined();
  expect((await get(`${AURORA}/keys`)).text).toContain(`\n${key}\n`);
});

test("the ledgers of two organisations, and of two modes, have nothing in common", async () => {
  const { challengeId } = await consented(service, PEBBLE);
  const ours = (await service.recorded()).filter((entry) => entry["organisation"] === "aurora");
  expect(JSON.stringify(ours)).not.toContain(challengeId);
  const evidence = await service.evidenceOf(challengeId);
  const aurora = await checkpointOf();
  expect(faultOfEvidence({ ...evidence, checkpoint: aurora.note })).toContain("no valid signature");
  expect((await get("/transparency/aurora/live/checkpoint")).status).toBe(404);
});

/** If this goes, anyone can list the organisations that use the service. */
test.each([
  "key",
  "key?x=1",
  "checkpoint",
  "proof?index=0&size=1",
  "proof?index=0",
  "proof?index=1&size=1",
  "consistency?from=1&to=2",
  "consistency?from=0&to=2",
])("%s of a ledger without entries is that of no organisation, too", async (path) => {
  const of = async (organisation: string) => {
    const { status, headers, text } = await get(`/transparency/${organisation}/live/${path}`);
    const { date, "x-request-id": requestId, ...rest } = headers;
    expect([date, requestId]).not.toContain(undefined);
    return { status, rest, text: text.replace(/^(\S+\/)\w+(\/live)\+[0-9a-f]{8}/, "$1$2") };
  };
  expect(await of("nobody")).toEqual(await of("aurora"));
});

describe("the ledger records", () => {
  const newest = async (kind: string) => (await service.recorded(kind)).at(-1);

  test("what a product switches on and off in a guardian's name", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const client = service.as(STARFALL);
    const enabledPermissions = ["text-chat-public"];
    await unwrap(client.setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    expect(await newest("permissions")).toMatchObject({
      sessionId,
      kuid,
      productId: 101,
      enabled: enabledPermissions,
      disabled: [],
      by: "product",
      keyId: expect.stringMatching(/^\w{10}$/),
    });
    const before = (await service.recorded()).length;
    await unwrap(client.setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    expect(await service.recorded()).toHaveLength(before);
    await unwrap(client.setGuardianManagedPermissions({ sessionId, enabledPermissions: [] }));
    expect(await newest("permissions")).toMatchObject({
      enabled: [],
      disabled: enabledPermissions,
    });
  });

  test("a schedule, the answer to a request for more time, and the end of a session", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const client = service.as();
    const schedule = scheduleOf({ timezone: "America/New_York" });
    await unwrap(client.setScreentime({ sessionId, enabled: true, schedule }));
    expect(await newest("schedule")).toMatchObject({
      sessionId,
      enabled: true,
      schedule: { timezone: "America/New_York" },
      by: "test-helper",
    });
    const { overrideId } = await unwrap(
      client.requestScreentimeOverride({ sessionId, type: "extra-time", requestedMinutes: 20 }),
    );
    await unwrap(client.resolveScreentimeOverride({ overrideId, status: "granted", minutes: 15 }));
    expect(await newest("override")).toMatchObject({
      overrideId,
      sessionId,
      status: "granted",
      minutes: 15,
      by: "test-helper",
    });
    await unwrap(client.revokeSession({ sessionId }));
    expect(await newest("revocation")).toMatchObject({ sessionId, by: "test-helper" });
  });

  test("a refusal, and nothing of a decision that came too late", async () => {
    const { challengeId } = await challenged(service);
    const client = service.as();
    await unwrap(client.setChallengeStatus({ challengeId, status: "FAIL" }));
    expect(await newest("refusal")).toMatchObject({
      challengeId,
      failureReason: "denied-by-guardian",
    });
    const before = (await service.recorded()).length;
    const late = await client.setChallengeStatus({ challengeId, status: "PASS" });
    expect(late.error).toMatchObject({
      code: "CONFLICT",
      message: "status: the challenge has already been decided differently.",
    });
    expect(await service.recorded()).toHaveLength(before);
  });
});

describe("the public paths", () => {
  test("may be kept: a proof for ever, the key for a minute, a checkpoint for a second", async () => {
    const caching = async (path: string) =>
      (await get(`${AURORA}/${path}`)).headers["cache-control"];
    expect(await caching("proof?index=0&size=1")).toBe("public, max-age=31536000, immutable");
    expect(await caching("consistency?from=1&to=1")).toBe("public, max-age=31536000, immutable");
    expect(await caching("key")).toBe("public, max-age=60");
    expect(await caching("checkpoint")).toBe("public, max-age=1");
    expect(await caching("proof?index=1&size=1")).toBe("no-store");
  });

  test.each([
    ["proof", 400],
    ["proof?index=0", 400],
    ["proof?index=0&size=", 400],
    ["proof?index=0&size=1&size=1", 400],
    ["proof?index=-1&size=1", 400],
    ["proof?index=0&size=1e1", 400],
    ["proof?index=00&size=1", 400],
    ["proof?index=1&size=1", 400],
    ["proof?index=0&size=1&more=1", 400],
    ["proof?index[0]=0&size=1", 400],
    ["proof?index=0&size=9007199254740993", 400],
    ["proof?index=0&size=999999999999999", 404],
    ["proof?index=0&size=1000000", 404],
    ["consistency?from=0&to=1", 400],
    ["consistency?from=2&to=1", 400],
    ["consistency?from=1", 400],
    ["consistency?from=1&to=1000000", 404],
    ["checkpoint?size=1", 400],
    ["key?x", 400],
    ["tile", 404],
  ])("refuse %s with %i and a body that says why", async (path, status) => {
    const answer = await get(`${AURORA}/${path}`);
    expect([answer.status, answer.json]).toEqual([
      status,
      {
        error: status === 400 ? "INVALID_INPUT" : "NOT_FOUND",
        errorMessage: expect.stringMatching(/\.$/),
      },
    ]);
  });

  test.each(["aurora/prod", "AURORA/test", "aurora%2Ftest/test", "%00/test"])(
    "know no ledger %s",
    async (tree) => {
      for (const path of ["key", "checkpoint", "proof?index=0&size=1", "consistency?from=1&to=1"])
        expect((await get(`/transparency/${tree}/${path}`)).status).toBe(404);
    },
  );

  test("accept only GET and HEAD", async () => {
    const { status, headers } = await service.send({
      method: "POST",
      path: `${AURORA}/checkpoint`,
    });
    expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect((await service.send({ method: "HEAD", path: `${AURORA}/key` })).status).toBe(200);
  });
});
