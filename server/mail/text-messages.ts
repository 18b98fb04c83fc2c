// Sends text messages by Twilio's Messages API, or one like it.
import type { Config } from "../config.js";
import { type SendText, TextRefused } from "../domain/text-message.js";

const TIMEOUT_MS = 8_000;

/** The number takes no texts: it is a landline, does not exist, or its owner has stopped us (Twilio's codes). */
const TAKES_NO_TEXTS = [21211, 21214, 21217, 21408, 21610, 21612, 21614, 30006];

/**
 * Returns a function that sends a text. It throws `TextRefused` if the number accepts no texts, and another error if a retry may
 * help.
 */
export function makeTextSender({ sms }: Pick<Config, "sms">): SendText | undefined {
  if (!sms) return undefined;
  const { origin, username, password } = new URL(sms.url);
  const address = `${origin}/2010-04-01/Accounts/${username}/Messages.json`;
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from(secret).toString("base64")}` },
      body: new URLSearchParams({
        To: to,
        Body: text,
        [sms.from.startsWith("MG") ? "MessagingServiceSid" : "From"]: sms.from,
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 201 || response.status === 200) return;
    const { code = 0 } = (await response.json().catch(() => ({}))) as { code?: number };
    if (TAKES_NO_TEXTS.includes(code)) throw new TextRefused(code);
    throw Object.assign(new Error("the text was not accepted"), {
      code: `SMS_${code}`,
      responseCode: response.status,
    });
  };
}
