// What guardians are told of every decision, and how they take back one that was not theirs.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, consented } from "../../testing/arrange.js";
import { mailbox, type MailSeen } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const mailsTo = async (email: string) => (await mailbox(service)).filter(({ to }) => to === email);

async function newestTo(email: string): Promise<MailSeen> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

describe("a receipt", () => {
  test("follows a consent, with the documents, the law, the reference and the way to take it back", async () => {
    await consented(service);
    const { subject, text } = await newestTo(GUARDIAN);
    console.log(subject, text);
    expect(subject).toBe("Consent given for Starfall");
  });
});
