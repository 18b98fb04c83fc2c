// Email that does not arrive: what operators see of it, and what products are sent.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { startMailServer, type MailServer } from "../../testing/mail-server.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

const UNTRIED = "untried@family.example";
const TO = "guardian@family.example";

let smtp: MailServer;
let service: TestService;
let attempts: string[];
let counted: string[];
beforeEach(async () => {
  smtp = await startMailServer();
  service = await startTestService({ env: smtp.env });
  attempts = [];
  service.services.observer.onMailAttempt = (kind, outcome) =>
    void attempts.push(`${kind} ${outcome}`);
  counted = [];
  service.services.observer.onCount = ({ productId, mode }, counts) =>
    void counted.push(...Object.keys(counts).map((name) => `${productId} ${mode} ${name}`));
});
afterEach(async () => {
  await service.stop();
  await smtp.close();
});

interface Row {
  id: string;
  kind: string;
  to: string;
  status: string;
  attempts: number;
  lastError: string | null;
}

async function send(email = TO) {
  const { challengeId, kuid } = await challenged(service);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email }));
  await service.settle();
  return { challengeId, kuid };
}
const list = async (...parameters: string[]) =>
  JSON.parse(await service.kinward("mail", "list", "--json", ...parameters)) as Row[];
const failures = async () => {
  const { events } = await unwrap(
    service.as().listWebhookEvents({ type: "Challenge.EmailFailed" }),
  );
  return events.map(({ data }) => data);
};

describe("an email that a server does not accept", () => {
  test("is listed from the first attempt with the server's words, and counted by kind and outcome", async () => {
    await send("other@family.example");
    smtp.answer = 451;
    await send();
    const tried = {
      ...{ kind: "consent-request", to: TO, status: "queued", attempts: 1 },
      lastError: expect.stringContaining("451 guardian@family.example is not wanted"),
    };
    expect(await list("--failing")).toEqual([expect.objectContaining(tried)]);
    expect(await list()).toHaveLength(2);
    expect(await list("--to", TO.toUpperCase())).toEqual([expect.objectContaining(tried)]);
    expect(await list("--failing", "--to", TO)).toEqual([expect.objectContaining(tried)]);
    expect(await list("--failing", "--to", "other@family.example")).toEqual([]);
    expect(attempts).toEqual(["consent-request sent", "consent-request retried"]);
    expect(await failures()).toEqual([]);
    expect(await service.kinward("mail", "list", "--failing")).toContain("is not wanted");
    smtp.answer = "ok";
    await service.advance({ hours: 1 });
    expect(await list("--failing")).toEqual([]);
    const untried = { challengeId: (await challenged(service)).challengeId, email: UNTRIED };
    await unwrap(service.as().sendChallengeEmail(untried));
    expect(await list("--to", UNTRIED)).toMatchObject([{ status: "queued", attempts: 0 }]);
    expect(await list("--failing", "--to", UNTRIED)).toEqual([]);
  });

  test("is given up at once where it is refused for good, and the product is sent why", async () => {
    smtp.answer = 550;
    const { challengeId } = await send();
    expect(await failures()).toEqual([
      { productId: expect.any(Number), challengeId, reason: "refused" },
    ]);
    expect(await list("--failing")).toMatchObject([{ status: "failed", attempts: 1 }]);
    expect(attempts).toEqual(["consent-request failed"]);
    expect(counted.filter((name) => /mail|step/.test(name))).toEqual([
      `${STARFALL} test step:challenge`,
      `${STARFALL} test mail:refused`,
    ]);
  });

  test("is given up with the session that it was about, and a sign-in without an event", async () => {
    const { session } = await consented(service, STARFALL, TO);
    await service.settle();
    const { sessionId, kuid } = session;
    smtp.answer = 550;
    const { challengeId } = await guardianSteps(() => service).upgrade(sessionId, "voice-chat");
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: TO }));
    await service.settle();
    expect(await failures()).toMatchObject([
      { productId: STARFALL, sessionId, kuid, challengeId, reason: "refused" },
    ]);
    await guardianSteps(() => service).answer("/family", { email: TO });
    await service.settle();
    expect(await list("--failing")).toMatchObject([
      { kind: "sign-in", status: "failed" },
      { kind: "consent-request", status: "failed" },
    ]);
    expect(await failures()).toHaveLength(1);
  });

  test("is given up after three days, and the product is sent why, while the challenge waits for it", async () => {
    smtp.answer = 451;
    const { challengeId } = await send();
    const decided = await send();
    await service.advance({ days: 2 });
    expect(await failures()).toEqual([]);
    await unwrap(
      service.as().setChallengeStatus({ challengeId: decided.challengeId, status: "FAIL" }),
    );
    await service.advance({ days: 2 });
    expect(await failures()).toMatchObject([{ challengeId, reason: "expired" }]);
  });
});

describe("an operator", () => {
  test("sends an email again, which begins anew", async () => {
    smtp.answer = 550;
    await send();
    const [row] = await list("--failing");
    smtp.answer = "ok";
    await service.kinward("mail", "resend", row?.id ?? "");
    // The command uses real time.
    await service.advance(Math.max(0, Date.now() - service.clock.now()) + 1000);
    expect(smtp.received).toMatchObject([{ to: [TO] }]);
    expect(await list()).toMatchObject([{ status: "sent", attempts: 1, lastError: null }]);
    const unknown = "00000000-0000-4000-8000-000000000000";
    await expect(service.kinward("mail", "resend", unknown)).rejects.toThrow("no such email");
  });

  test("records that emails to an address came back, once, and no others", async () => {
    const { challengeId } = await send();
    await send("other@family.example");
    await service.kinward("mail", "bounced", TO.toUpperCase());
    expect(await failures()).toMatchObject([{ challengeId, reason: "undeliverable" }]);
    expect(await list("--failing")).toMatchObject([{ to: TO, status: "failed" }]);
    await expect(service.kinward("mail", "bounced", TO)).rejects.toThrow("No email was sent");
    const audited = await service.kinward("audit", "list", "--json");
    expect(audited).toContain("mail-bounced");
    expect(audited).not.toContain(TO);
  });

  test("records that an email came back whose challenge is decided, of which the product learns nothing", async () => {
    const { challengeId } = await send();
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
    await service.kinward("mail", "bounced", TO);
    expect(await list("--failing")).toMatchObject([{ to: TO, status: "failed" }]);
    expect(await failures()).toEqual([]);
  });
});
