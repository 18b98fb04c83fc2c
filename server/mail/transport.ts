import type { Config } from "../config.js";
import { TextRefused } from "../domain/text-message.js";
import { isAddress } from "../lib/email-address.js";
import type { RenderedMail } from "./render.js";

/** The time limit for a delivery as a whole, and for each of its steps. */
const TIMEOUT_MS = 15_000;
const STEP_TIMEOUT_MS = 10_000;

export interface Transport {
  /** Resolves when the server has accepted the mail, and rejects when it has not. */
  send(mail: RenderedMail & { id: string }): Promise<void>;
  close(): void;
}

const MAX_CONNECTIONS = 5;

/** Imports the library and connects only when the first mail is sent. */
export function makeTransport(config: Config): Transport {
  let opened: Promise<Transport> | undefined;
  return {
    send: async (mail) => (await (opened ??= openTransport(config))).send(mail),
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function openTransport({ smtpUrl, smtpTls, mailFrom }: Config): Promise<Transport> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    // Without it an attacker in the middle can hide STARTTLS and read every link.
    requireTLS: smtpTls === "required",
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html, headers = {} }) {
      if (!isAddress(to)) throw new Error("no address");
      const sending = transport.sendMail({
        from: mailFrom,
        // As a string it would be parsed as a list of addresses.
        to: { name: "", address: to },
        subject,
        text,
        html,
        // Every attempt has the same id, so that a repeated mail is recognised.
        messageId: `<${id}@${domainOf(mailFrom)}>`,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
      await withinTimeout(sending);
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

async function withinTimeout(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })),
      TIMEOUT_MS,
    );
  });
  // The loser of the race may still reject, and is ignored.
  sending.catch(() => {});
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** Returns the details of a refused mail that may be logged, without the server's message, which may name the address. */
export function describeFailure(error: unknown): {
  code: string;
  responseCode?: number;
  command?: string;
} {
  const { code, responseCode, command, name } = error as Record<string, unknown>;
  return {
    code: String(code ?? name),
    ...(typeof responseCode === "number" && { responseCode }),
    ...(typeof command === "string" && { command: command.split(" ")[0] ?? "" }),
  };
}

/** Returns the server's message for operators. It may name the address. */
export function wordsOf(error: unknown): string {
  const { response, message } = error as Record<string, unknown>;
  return String(response ?? message).slice(0, 500);
}

/** Returns whether the server has refused this mail for good, so that a retry would fail the same way. */
export function isFinal(error: unknown): boolean {
  if (error instanceof TextRefused) return true;
  const { responseCode = 0, command = "" } = describeFailure(error);
  return responseCode >= 500 && (command === "RCPT" || command === "DATA");
}
