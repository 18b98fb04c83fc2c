// The main job: an eight-year-old in California asks to play, a guardian consents, the product knows at once.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { EIGHT_YEAR_OLD, GUARDIAN, challenged, consented } from "../../testing/arrange.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const permissionsOf = (session: Schemas["Session"]) =>
  Object.fromEntries(
    session.permissions.map(({ name, enabled, managedBy }) => [
      name,
      `${managedBy} ${enabled ? "on" : "off"}`,
    ]),
  );

test("asks a guardian when an eight-year-old in California comes, and lets the child in with what the guardian allows", async () => {
  const client = service.as();

  const gate = await unwrap(client.checkAge(EIGHT_YEAR_OLD));
  expect(gate.status).toBe("CHALLENGE");
  const { challengeId, kuid, url = "" } = gate.challenge ?? (await challenged(service));
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toEqual({
    challengeId,
    status: "PENDING",
  });
  expect((await client.getSession({ kuid })).error?.code).toBe("NOT_FOUND");

  const before = (await mailbox(service)).length;
  await unwrap(client.sendChallengeEmail({ challengeId, email: GUARDIAN }));
  const mails = await mailbox(service);
  expect(mails).toHaveLength(before + 1);
  const link = /http\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  expect(link).not.toBe(url);
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "PENDING",
  });

  const page = await openPage(service, link);
  expect(page.status).toBe(200);
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "IN_PROGRESS",
  });

  const answered = await postForm(service, link, {
    page,
    choices: [
      ["decision", "consent"],
      ["adult", "yes"],
      ["permission", "online-status"],
      ["permission", "multiplayer"],
    ],
  });
  expect(answered.status).toBe(303);

  const { status, sessionId } = await unwrap(client.getChallengeStatus({ challengeId }));
  expect(status).toBe("PASS");
  const session = await unwrap(client.getSession({ sessionId }));
  expect(session).toMatchObject({
    kuid,
    status: "ACTIVE",
    ageStatus: "DIGITAL_MINOR",
    managedBy: "GUARDIAN",
    jurisdiction: "US-CA",
  });
  expect(permissionsOf(session)).toMatchObject({
    "online-status": "GUARDIAN on",
    multiplayer: "GUARDIAN on",
    "voice-chat": "GUARDIAN off",
    "custom-avatar": "PLAYER on",
    "targeted-ads": "PROHIBITED off",
  });

  const done = await unwrap(client.getChallenge({ challengeId }));
  expect(done).not.toHaveProperty("url");
  expect(done).not.toHaveProperty("oneTimePassword");
  expect(done).not.toHaveProperty("otpExpiresAt");

  const unchanged = await client.getSession({ sessionId, etag: session.etag });
  expect(unchanged.response.status).toBe(304);
  expect(unchanged.response.headers.get("ETag")).toBe(`"${session.etag}"`);
});

test("a nonce approves once: a page sent twice changes nothing more, nor does one without a nonce or from another site", async () => {
  const client = service.as();
  const { challengeId } = await challenged(service);
  await unwrap(client.sendChallengeEmail({ challengeId, email: GUARDIAN }));
  const [mail] = await mailbox(service);
  const url = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const choices = [
    ["decision", "consent"],
    ["adult", "yes"],
  ] as const;
  const page = await openPage(service, url);
  const elsewhere = await postForm(service, url, {
    page,
    choices,
    headers: { Origin: "https://evil.example" },
  });
  const bare = await postForm(service, url, { page: { ...page, text: "" }, choices });
  expect([elsewhere.status, bare.status]).toEqual([403, 403]);
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "IN_PROGRESS",
  });
  expect((await postForm(service, url, { page, choices })).status).toBe(303);
  const again = await postForm(service, url, { page, choices: [["decision", "decline"]] });
  expect(again.status).toBeGreaterThanOrEqual(400);
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toMatchObject({
    status: "PASS",
  });
});

test("a guardian who declines leaves no session behind", async () => {
  const client = service.as();
  const { challengeId, kuid, url = "" } = await challenged(service);
  const page = await openPage(service, url);
  expect((await postForm(service, url, { page, choices: [["decision", "decline"]] })).status).toBe(
    303,
  );
  expect(await unwrap(client.getChallengeStatus({ challengeId }))).toEqual({
    challengeId,
    status: "FAIL",
    failureReason: "denied-by-guardian",
  });
  expect((await client.getSession({ kuid })).error?.code).toBe("NOT_FOUND");
});

test("an upgrade that a guardian has to allow keeps the session's id and enables what was asked for", async () => {
  const client = service.as();
  const { session } = await consented(service);
  const { sessionId } = session;
  const asked = await unwrap(
    client.upgradeSession({
      sessionId,
      requestedPermissions: [{ name: "voice-chat" }, { name: "high-contrast" }],
    }),
  );
  if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
  // What the player manages is enabled at once, even in a mixed request.
  expect(permissionsOf(asked.session)).toMatchObject({
    "voice-chat": "GUARDIAN off",
    "high-contrast": "PLAYER on",
  });
  await unwrap(client.setChallengeStatus({ challengeId: asked.challengeId, status: "PASS" }));
  const upgraded = await unwrap(client.getSession({ sessionId }));
  expect(upgraded.sessionId).toBe(sessionId);
  expect(permissionsOf(upgraded)).toMatchObject({
    "voice-chat": "GUARDIAN on",
    "text-chat-public": "GUARDIAN off",
  });
  expect(await unwrap(client.getChallengeStatus({ challengeId: asked.challengeId }))).toMatchObject(
    { status: "PASS", sessionId },
  );
});

test("set-guardian-managed-permissions replaces what the guardian chose and nothing else", async () => {
  const client = service.as();
  const { session } = await consented(service);
  const { sessionId } = session;
  const set = (...enabledPermissions: string[]) =>
    unwrap(client.setGuardianManagedPermissions({ sessionId, enabledPermissions }));
  const first = await set(
    "voice-chat",
    "text-chat-public",
    "custom-avatar",
    "targeted-ads",
    "no-such-permission",
  );
  const on = (permissions: Schemas["Permission"][]) =>
    permissions
      .filter(({ enabled }) => enabled)
      .map(({ name }) => name)
      .sort();
  const players = on(session.permissions);
  expect(on(first.session.permissions)).toEqual(
    [...players, "text-chat-public", "voice-chat"].sort(),
  );
  expect(on((await set("text-chat-public")).session.permissions)).toEqual(
    [...players, "text-chat-public"].sort(),
  );
  expect(on((await set()).session.permissions)).toEqual(players);
  expect((await unwrap(client.getSession({ sessionId }))).permissions).toEqual(
    (await set()).session.permissions,
  );
});

test("the test helper consents to the page as first shown, keeps the guardian, and takes back nothing", async () => {
  const client = service.as();
  const decide = (challengeId: string, status: "PASS" | "FAIL", more: object = {}) =>
    client.setChallengeStatus({ challengeId, status, ...more });
  const { challengeId, kuid } = await challenged(service);
  expect((await decide(challengeId, "PASS", { failureReason: "not-my-child" })).error?.code).toBe(
    "INVALID_INPUT",
  );
  await unwrap(client.sendChallengeEmail({ challengeId, email: GUARDIAN }));
  await unwrap(decide(challengeId, "PASS"));
  const session = await unwrap(client.getSession({ kuid }));
  expect(
    session.permissions.filter(({ enabled, managedBy }) => enabled && managedBy === "GUARDIAN"),
  ).toEqual([]);
  expect((await decide(challengeId, "PASS")).data).toEqual({});
  expect((await decide(challengeId, "FAIL")).error).toMatchObject({
    code: "CONFLICT",
    message: "status: the challenge has already been decided differently.",
  });

  // The mailed address is now on file, so the next request is mailed there without being asked.
  const asked = await unwrap(
    client.upgradeSession({ kuid, requestedPermissions: [{ name: "voice-chat" }] }),
  );
  if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
  const before = (await mailbox(service)).length;
  expect((await client.sendChallengeEmail({ challengeId: asked.challengeId })).data).toEqual({});
  const mails = await mailbox(service);
  expect(mails).toHaveLength(before + 1);
  expect(JSON.stringify(mails)).toContain(GUARDIAN);

  const other = await challenged(service);
  await unwrap(decide(other.challengeId, "FAIL"));
  expect(await unwrap(client.getChallengeStatus({ challengeId: other.challengeId }))).toMatchObject(
    {
      failureReason: "denied-by-guardian",
    },
  );
  expect((await decide(other.challengeId, "PASS")).error?.code).toBe("CONFLICT");
  expect((await decide(other.challengeId, "FAIL", { failureReason: "not-my-child" })).data).toEqual(
    {},
  );
});

test("with no address the consent stands and no one is on file", async () => {
  const client = service.as();
  const { challengeId, kuid } = await challenged(service);
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
  const asked = await unwrap(
    client.upgradeSession({ kuid, requestedPermissions: [{ name: "voice-chat" }] }),
  );
  if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
  expect((await client.sendChallengeEmail({ challengeId: asked.challengeId })).error?.code).toBe(
    "INVALID_EMAIL",
  );
});

test("mail is refused for a finished challenge, for a malformed address, and in live mode without a mail server", async () => {
  const client = service.as();
  const { challengeId } = await consented(service);
  const refused = async (
    call: Promise<{ error?: { code: string; status: number } | undefined }>,
  ) => {
    const { error } = await call;
    return `${error?.status} ${error?.code}`;
  };
  expect(await refused(client.sendChallengeEmail({ challengeId, email: GUARDIAN }))).toBe(
    "400 INVALID_INPUT",
  );
  expect(await refused(client.generateOtp({ challengeId }))).toBe("400 INVALID_INPUT");
  expect(await refused(client.generateParentalConsentUrl({ challengeId }))).toBe(
    "400 INVALID_INPUT",
  );
  const open = await challenged(service);
  expect(await refused(client.sendChallengeEmail({ challengeId: open.challengeId }))).toBe(
    "400 INVALID_EMAIL",
  );
  expect(
    await refused(
      client.generateParentalConsentUrl({ challengeId: open.challengeId, email: "no one" }),
    ),
  ).toBe("400 INVALID_EMAIL");

  const live = service.as(STARFALL, "live");
  const { challenge } = await unwrap(live.checkAge(EIGHT_YEAR_OLD));
  const before = await service.rows();
  expect(
    await refused(
      live.sendChallengeEmail({ challengeId: challenge?.challengeId ?? "", email: GUARDIAN }),
    ),
  ).toBe("501 NOT_CONFIGURED");
  expect((await service.rows())["mails"]).toBe(before["mails"]);

  const youth = await unwrap(live.checkAge({ jurisdiction: "US-CA", age: 14 }));
  const rows = await service.rows();
  const sessionId = youth.session?.sessionId ?? "";
  expect(await refused(live.inviteParent({ sessionId, email: GUARDIAN }))).toBe(
    "501 NOT_CONFIGURED",
  );
  expect(await service.rows()).toEqual(rows);
});

test("revoking ends the session and what is asked about it; a new consent makes a new id", async () => {
  const client = service.as();
  const { session } = await consented(service);
  const { sessionId, kuid } = session;
  const asked = await unwrap(
    client.upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
  );
  if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
  await unwrap(client.revokeSession({ sessionId }));
  const codes = [
    (await client.getSession({ sessionId })).error?.code,
    (await client.getSession({ kuid })).error?.code,
    (await client.upgradeSession({ sessionId })).error?.code,
    (await client.setGuardianManagedPermissions({ sessionId, enabledPermissions: [] })).error?.code,
    (await client.revokeSession({ sessionId })).error?.code,
  ];
  expect(new Set(codes)).toEqual(new Set(["NOT_FOUND"]));
  expect(await unwrap(client.getChallengeStatus({ challengeId: asked.challengeId }))).toEqual({
    challengeId: asked.challengeId,
    status: "FAIL",
    failureReason: "session-revoked",
  });
  const again = await unwrap(client.checkAge({ jurisdiction: "US-CA", kuid }));
  expect(again.status).toBe("CHALLENGE");
  const { challengeId = "" } = again.challenge ?? {};
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
  const renewed = await unwrap(client.getSession({ kuid }));
  expect(renewed.sessionId).not.toBe(sessionId);
});
