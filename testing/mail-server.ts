import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

export interface Received {
  from: string;
  to: readonly string[];
  /** The headers and body as they came over the wire. */
  raw: string;
}

export interface MailServer {
  url: string;
  /** The environment of a service that sends mail to it. It offers no encryption. */
  env: { SMTP_URL: string; SMTP_TLS: "optional" };
  received: Received[];
  /** The number of attempts, accepted or not. */
  attempts: number;
  /** How it responds to recipients from now on: with a code, or not at all. */
  answer: "ok" | 451 | 550 | 535;
  close(): Promise<void>;
}

/** Starts a mail server on a free port that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo(_address, _session, callback) {
      mailServer.attempts += 1;
      const { answer } = mailServer;
      if (answer === "ok") return callback();
      callback(
        Object.assign(new Error("guardian@family.example is not wanted"), { responseCode: answer }),
      );
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mailServer.received.push({ from, to, raw: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const mailServer: MailServer = {
    url,
    env: { SMTP_URL: url, SMTP_TLS: "optional" },
    received: [],
    attempts: 0,
    answer: "ok",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
