import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { advanceOnce, STARFALL } from "../../testing/service.js";
import { openChallenge } from "../actions/challenge/change-status.js";
import { refuseConsent } from "../actions/consent/refuse-consent.js";
import { contextFor } from "../context.js";
import type { Challenge } from "../domain/challenge/challenge.js";
import { START, startPageServer, type PageServer } from "../../testing/page-server.js";
import { listWakeups } from "../store/wakeups/list.js";
import { otpRotation } from "./otp-rotation.js";

const MINUTE = 60_000;

let pages: PageServer;
beforeEach(async () => {
  pages = await startPageServer();
});
afterEach(() => pages.stop());

const context = () => contextFor(pages.services, STARFALL, "test");
const advance = (minutes: number) => pages.services.wakeups.advanceTo(START + minutes * MINUTE);
const armed = async () =>
  (await listWakeups(pages.services.store, { failing: false }))
    .filter(({ kind }) => kind === "otpRotation")
    .map(({ kind, dueAt }) => [kind, (dueAt - START) / MINUTE]);
const password = async (challenge: Challenge) =>
  pages.oneTimePasswordOf(await pages.read(challenge));

describe("the password of an unopened challenge", () => {
  test("is renewed every ten minutes, and is valid at every instant", async () => {
    const challenge = await pages.mint();
    const seen = [await password(challenge)];
    for (const minutes of [9.9, 10, 20, 30]) {
      await advance(minutes);
      const current = await pages.read(challenge);
      expect(current.password.expiresAt).toBeGreaterThan(pages.clock.now());
      seen.push(pages.oneTimePasswordOf(current));
    }
    expect(seen[1]).toBe(seen[0]);
    expect(new Set(seen).size).toBe(4);
  });

  test("that expired during downtime is renewed once", async () => {
    const challenge = await pages.mint();
    pages.clock.advanceTo(START + 65 * MINUTE);
    await pages.services.wakeups.drain();
    expect(await armed()).toEqual([["otpRotation", 75]]);
    expect((await pages.read(challenge)).password.generation).toBe(2);
  });

  test("is renewed once even if it runs twice", async () => {
    const challenge = await pages.mint();
    const now = START + 10 * MINUTE;
    await Promise.all(
      [1, 2].map(() => advanceOnce(pages.services, otpRotation, challenge.challengeId, now)),
    );
    expect((await pages.read(challenge)).password.generation).toBe(2);
  });
});

describe("the password stays as it is", () => {
  test.each(["opened", "refused", "superseded"])("when the challenge is %s", async (how) => {
    const challenge = await pages.mint();
    if (how === "superseded") await pages.mint({ prior: challenge, kuid: challenge.kuid });
    else
      await pages.services.store.write((tx) =>
        how === "opened"
          ? openChallenge(tx, context(), challenge)
          : refuseConsent(tx, context(), challenge, {
              failureReason: "not-my-child",
              by: "guardian-page",
            }).then(() => challenge),
      );
    expect(await armed()).toHaveLength(how === "superseded" ? 1 : 0);
    const next = await advanceOnce(
      pages.services,
      otpRotation,
      challenge.challengeId,
      START + 11 * MINUTE,
    );
    expect(next).toBeUndefined();
  });
});
