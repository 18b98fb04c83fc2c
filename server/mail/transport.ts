import type { Config } from "../config.js";
import { isAddress } from "../domain/guardian/email.js";
import type { RenderedMail } from "./render.js";

/** How long a mail server may take in all, and for each step of it. */
const PATIENCE_MS = 15_000;
const STEP_MS = 10_000;

export interface Transport {
  /** Resolves when the server has taken the mail, and rejects when it has not. */
  send(mail: RenderedMail & { id: string }): Promise<void>;
  close(): void;
}

/** Connections to the mail server at most. */
const MOST_CONNECTIONS = 5;

/** A way to the mail server, opened when the first mail is sent: the library is read only where it is needed. */
export function makeTransport(config: Config): Transport {
  let opened: Promise<Transport> | undefined;
  return {
    send: async (mail) => (await (opened ??= openTransport(config))).send(mail),
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function openTransport({ smtpUrl, mailFrom }: Config): Promise<Transport> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html }) {
      if (!isAddress(to)) throw new Error("no address");
      const sending = transport.sendMail({
        from: mailFrom,
        // An object, for a text would be read as a list of addresses.
        to: { name: "", address: to },
        subject,
        text,
        html,
        // The same at every attempt: a mail that came twice is recognised as one.
        messageId: `<${id}@${domainOf(mailFrom)}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      await withinPatience(sending);
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

async function withinPatience(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })),
      PATIENCE_MS,
    );
  });
  // Whichever loses the race may still fail; that is nobody's concern any more.
  sending.catch(() => {});
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** What may stand in a log about a mail that was not taken: the server's words would name the address. */
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

/** Whether the server has refused this mail for good: another attempt would hear the same. */
export function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = describeFailure(error);
  return responseCode >= 500 && (command === "RCPT" || command === "DATA");
}
