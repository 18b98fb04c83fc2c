// Tests what Temporal stores about a family, and what an operator finds there.
import { randomBytes } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { WorkflowClient, WorkflowExecutionInfo } from "@temporalio/client";

import { unwrap, type Client } from "../../client/index.js";
import { startMailServer, type MailServer } from "../../testing/mail-server.js";
import type { Server, Worker } from "../../testing/process.js";
import { until } from "../../testing/until.js";
import {
  DevServer,
  Stage,
  eventsOf,
  foundBy,
  isDelivered,
  letIn,
  play,
} from "../../testing/temporal/stage.js";

const [PLAIN, SEALED] = ["plain", "sealed"];
const EMAIL = "sam.guardian@family.example";
const BIRTHDAY = "2015-04-09";
const WORDS = "please, the others are still online";

let temporal: DevServer;
let mails: MailServer;
beforeAll(async () => {
  [temporal, mails] = await Promise.all([DevServer.start(PLAIN, SEALED), startMailServer()]);
});
afterAll(async () => {
  await temporal.stop();
  await mails.close();
});

/** Lets a child get consent, play to the limit, and get extra time. */
async function live(client: Client) {
  const { challenge } = await unwrap(
    client.checkAge({ jurisdiction: "US-CA", dateOfBirth: BIRTHDAY }),
  );
  const { challengeId = "", oneTimePassword = "", url = "", kuid = "" } = challenge ?? {};
  await unwrap(client.sendChallengeEmail({ challengeId, email: EMAIL }));
  const { oneTimePassword: fresh } = await unwrap(client.generateOtp({ challengeId }));
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: EMAIL }));
  const { sessionId = "" } = await unwrap(client.getChallengeStatus({ challengeId }));
  await play(client, sessionId, { limitInMs: 3_000, breakAfterMs: 1_000 });
  const { overrideId } = await unwrap(
    client.requestScreentimeOverride({
      sessionId,
      type: "extra-time",
      requestedMinutes: 30,
      reason: WORDS,
    }),
  );
  await until(async () =>
    (await eventsOf(client, sessionId)).some(({ type }) => type === "Screentime.BreakReminder"),
  );
  await unwrap(client.resolveScreentimeOverride({ overrideId, status: "granted", minutes: 30 }));
  await until(async () => {
    const events = await eventsOf(client, sessionId);
    return events.length >= 5 && events.every(isDelivered);
  });
  const secrets = [oneTimePassword, fresh, new URL(url).pathname.split("/").at(-1) ?? ""];
  return { challengeId, sessionId, overrideId, kuid, secrets };
}
type Lived = Awaited<ReturnType<typeof live>>;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

/** Returns the payloads in everything that Temporal knows of a namespace's workflows. */
async function payloadsOf(client: WorkflowClient): Promise<string> {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    // Bytes come from another realm, so they are not instances of this one's `Uint8Array`.
    if (value === null || typeof value !== "object" || ArrayBuffer.isView(value)) return;
    const { metadata, data } = value as {
      metadata?: Record<string, Uint8Array> | null;
      data?: Uint8Array | null;
    };
    if (metadata && data) texts.push([...Object.values(metadata), data].map(textOf).join(" "));
    for (const [name, each] of Object.entries(value))
      if (name !== "searchAttributes") collect(each);
  };
  for await (const { workflowId, runId } of client.list()) {
    const handle = client.getHandle(workflowId, runId);
    collect(await handle.fetchHistory());
    collect((await handle.describe()).raw);
  }
  return texts.join("\n");
}

describe.each([
  ["in the clear", PLAIN, undefined],
  ["encrypted", SEALED, randomBytes(32)],
] as const)("with payloads %s", (_, namespace = "", key) => {
  let stage: Stage;
  let server: Server;
  let worker: Worker;
  let client: Client;
  let lived: Lived;
  let operator: ReturnType<DevServer["client"]>;
  let found: WorkflowExecutionInfo[];
  const expected = () =>
    [
      ["activityDigest", lived.sessionId],
      ["birthday", lived.sessionId],
      ["overrideExpiry", lived.overrideId],
      ["screentimeSession", lived.sessionId],
    ] as const;
  const start = async (env: Record<string, string> = {}) => {
    server = stage.home.serve(env);
    worker = stage.home.work(env);
    await Promise.all([server.ready(), worker.working()]);
    client = server.client(stage.apiKey);
  };
  beforeAll(async () => {
    operator = temporal.client(namespace, key && [key]);
    stage = await Stage.set(temporal, {
      TEMPORAL_NAMESPACE: namespace,
      ...mails.env,
      ...(key && { TEMPORAL_PAYLOAD_KEYS: key.toString("base64") }),
    });
    await start();
    lived = await live(client);
    found = await foundBy(
      operator,
      `KinwardSession = "${lived.sessionId}"`,
      ...expected().map(([kind, ref]) => `${kind}:${ref}`),
    );
  });
  afterAll(async () => {
    await Promise.all([server.end(), worker.end()]);
    stage.strike();
  });

  test("an operator finds the workflows of a session by its id, each with its kind and what it is about", async () => {
    // An undecided challenge belongs to no session, so its workflow may or may not be listed.
    const rotation = `otpRotation:${lived.challengeId}`;
    const ids = found.map(({ workflowId }) => workflowId).filter((id) => id !== rotation);
    expect(ids.sort()).toEqual(expected().map(([kind, ref]) => `${kind}:${ref}`));
    for (const [kind, ref] of expected()) {
      const one = found.find(({ type }) => type === kind);
      expect(one?.searchAttributes).toMatchObject({ KinwardKind: [kind], KinwardRef: [ref] });
      expect(one?.memo).toEqual({ kind, ref });
    }
    const byKind = 'KinwardKind = "mail"';
    expect(await foundBy(operator, byKind)).not.toEqual([]);
  });

  test("nothing personal is in Temporal: no address, date of birth, password, link, or word of a child", async () => {
    expect(mails.received.length).toBeGreaterThan(0);
    const kept = temporal.kept();
    // Proves that a search of the bytes would find it.
    expect(kept.includes(lived.sessionId)).toBe(true);
    const everything = [await payloadsOf(operator.workflow), kept.toString("latin1")].join("\n");
    for (const secret of [
      EMAIL,
      "family.example",
      BIRTHDAY,
      WORDS,
      stage.apiKey,
      ...lived.secrets,
    ]) {
      expect(secret.length).toBeGreaterThan(5);
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
    }
    expect(stage.receiver.faults).toEqual([]);
  });

  if (key) {
    test("no payload shows an id, or anything else that can be read", async () => {
      const payloads = await payloadsOf(operator.workflow);
      expect(payloads).toContain("binary/encrypted");
      const { challengeId, sessionId, overrideId, kuid } = lived;
      for (const id of [challengeId, sessionId, overrideId, kuid, stage.endpointId])
        expect(payloads).not.toContain(id);
      expect(payloads).not.toMatch(/dueAt|nextAt|"ref"|"kind"/);
    });

    test("a new key first and the old one behind it go on with what runs", async () => {
      const next = randomBytes(32).toString("base64");
      const { sessionId } = lived;
      // The play starts under the old key and ends under the new one.
      const other = await letIn(client);
      const { limitAt } = await play(client, other, { limitInMs: 6_000 });
      await until(
        async () =>
          (await stage.wakeups("screentimeSession")).find(({ ref }) => ref === other)
            ?.isDispatched === 1,
      );
      for (const each of [server, worker]) {
        each.signal("SIGTERM");
        expect((await each.ended).code).toBe(0);
      }
      server.close();
      await start({ TEMPORAL_PAYLOAD_KEYS: `${next},${key.toString("base64")}` });
      const announced = async () => (await eventsOf(client, other)).filter(isDelivered);
      await until(async () => (await announced()).length > 0);
      expect((await announced()).map(({ timestamp }) => Date.parse(timestamp))).toEqual([limitAt]);
      await unwrap(client.revokeSession({ sessionId }));
      await until(async () =>
        (await eventsOf(client, sessionId)).some(
          (event) => event.type === "Session.Revoked" && isDelivered(event),
        ),
      );
    });
  } else {
    test("without a key the payloads hold ids and instants, so that the search above would find what else they held", async () => {
      const payloads = await payloadsOf(operator.workflow);
      expect(payloads).toContain(lived.sessionId);
      expect(payloads).toContain(stage.endpointId);
      expect(payloads).toContain("dueAt");
    });
  }
});
