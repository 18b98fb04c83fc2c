// What a guardian decides about a child beyond permissions, and changes later: on the consent page and on the child's page.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged } from "../../testing/arrange.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

type Choices = Record<string, string>;

async function linkTo(email: string): Promise<string> {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

async function answer(url: string, choices: Choices) {
  const page = await openPage(service, url);
  return postForm(service, url, { page, choices: Object.entries(choices) });
}

const CONSENT = { decision: "consent", adult: "yes" };

/** A challenge and the link that its guardian has in the mail. */
async function asked(email: string) {
  const { challengeId, kuid } = await challenged(service);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email }));
  return { challengeId, kuid, link: await linkTo(email) };
}

const allowancesOf = async (kuid: string) => {
  const { allowances } = await unwrap(service.as().getSession({ kuid }));
  return Object.fromEntries(
    (allowances ?? []).map(({ name, numericalValue, selectionValue }) => [
      name,
      numericalValue ?? selectionValue,
    ]),
  );
};

describe("allowances on the consent page", () => {
  test("are decided there, and the product sees the answers", async () => {
    const { kuid, link } = await asked("allowing@example.com");
    const page = await openPage(service, link);
    expect(page.text).toContain("Weekly spend");
    expect(page.text).toMatch(/name="allowance-weekly-spend"[^>]*value="0"/);
    const { status } = await answer(link, {
      ...CONSENT,
      "allowance-weekly-spend": "15",
      "allowance-chat-partners": "friends",
    });
    expect(status).toBe(303);
    expect(await allowancesOf(kuid)).toEqual({ "weekly-spend": 15, "chat-partners": "friends" });
  });

  test("are refused outside their bounds, in words and without losing what was typed", async () => {
    const { challengeId, link } = await asked("beyond@example.com");
    for (const wrong of ["51", "-1", "lots", "", "1.5"]) {
      const { status, text } = await answer(link, { ...CONSENT, "allowance-weekly-spend": wrong });
      expect(status).toBe(422);
      expect(text).toContain("Enter a whole number from 0 to 50.");
      expect(text).toMatch(new RegExp(`name="allowance-weekly-spend"[^>]*value="${wrong}"`));
    }
    expect((await answer(link, { ...CONSENT, "allowance-chat-partners": "all" })).text).toContain(
      "Choose one of the answers.",
    );
    const { status } = await unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(status).toBe("IN_PROGRESS");
  });
});
