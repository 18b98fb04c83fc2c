import { Option, type Command } from "commander";

export function registerChallenge(kinward: Command): void {
  const challenge = kinward
    .command("challenge")
    .description(
      "send requests to guardians again, and record what they do on paper or by telephone",
    );
  challenge
    .command("resend <challengeId>")
    .description("email an open request again, where it went or else to the guardians on file")
    .action(async (challengeId: string) =>
      (await import("../challenge.js")).resendRequest(challengeId),
    );
  challenge
    .command("record-form <code>")
    .description("record a form that a guardian signed and sent, by the code on it")
    .requiredOption("--received <date>", "the day on which it arrived, such as 2026-01-31")
    .action(async (code: string, { received }: { received: string }) =>
      (await import("../challenge.js")).recordForm(code, received),
    );
  challenge
    .command("record-call <code>")
    .description("record a guardian's call, by the code that they read out")
    .addOption(
      new Option("--result <result>", "whether the caller was an adult who consents")
        .choices(["passed", "failed"])
        .makeOptionMandatory(),
    )
    .action(async (code: string, { result }: { result: "passed" | "failed" }) =>
      (await import("../challenge.js")).recordCall(code, result),
    );
}
