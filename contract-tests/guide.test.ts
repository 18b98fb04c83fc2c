// Runs the samples of the documentation as they are printed, those of the guide against a real service.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import ts from "typescript";

import { consented } from "../testing/arrange.js";
import { webhooks } from "../testing/contract.js";
import { startManualService, type TestService } from "../testing/service.js";

const root = resolve(".");
const folder = join(root, "contract-tests/report/samples");
const client = '"../../../client/index.js"';
const widget = '"../../../client/widget/index.js"';

/** Returns the samples of a file in one language, in order. */
function samples(path: string, language: "sh" | "ts"): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(/^```(\w+)\n([^]+?)^```/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code = ""]) => code);
}

/** Writes a sample to a module of its own, which can be compiled and run. */
function writeSample(name: string, code: string): string {
  const file = join(folder, `${name}.ts`);
  const local = code
    .replaceAll('"@kinward/client"', client)
    .replaceAll('"@kinward/client/widget"', widget);
  writeFileSync(file, `${local}\nexport {};\n`);
  return file;
}

let service: TestService;
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  service = await startManualService();
  process.env["api"] = `${service.baseUrl}/api/v1`;
  process.env["KEY"] = service.key();
  process.env["KINWARD_WEBHOOK_SECRET"] = "whsec_plJ3nmyCDGBKInavdOK15jsl";
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

describe("the guide", () => {
  test("its curl samples do what they say", async () => {
    const script = samples("openapi/guide.md", "sh").join("\necho; echo -----\n");
    const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], {
      env: { ...process.env },
    });
    const printed = stdout.split("\n-----\n");
    const expected = [
      /"status":"CHALLENGE"/,
      /"error":"NOT_FOUND"/,
      /400 Bad Request[^]+"error":"INVALID_INPUT"/,
      /200 OK[^]+200 OK[^]+Idempotency-Replayed: true/i,
      /^rAvfW3dJ\/X\/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=$/m,
      /"events":\[/,
      /"status":"PASS","sessionId":/,
      /"now":"2026-11-21T11:00:00.000Z"/,
      /^\S+\/kinward\/aurora\/test\n\d+\n\S{44}\n\n— \S+ \S+\n/,
    ];
    expect(printed).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(printed[index]).toMatch(pattern));
  });

  test("its TypeScript samples do what they say", async () => {
    await consented(service); // So that there is an event to list.
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
    const file = writeSample("guide", samples("openapi/guide.md", "ts").join("\n"));
    const { receiver } = (await import(file)) as { receiver: Server };
    const printed = log.mock.calls.map((words) => words.join(" "));
    for (const pattern of [
      /^Send the guardian to http/,
      /^NOT_FOUND$/,
      /^INVALID_INPUT 400 [\w.-]+ jurisdiction: /,
      /^true$/,
      / Challenge\.StateChange 0$/,
      /^The session is [\w-]{36}$/,
      /^It is now 2026-11-21T1[12]:00:00\.000Z$/,
    ])
      expect(printed).toContainEqual(expect.stringMatching(pattern));
    log.mockClear();
    expect(await deliver(receiver)).toEqual([204, 204, 400]);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Pause [\w-]{36}$/)]]);
    log.mockRestore();
  });

  test("names every event after which a session is read again", () => {
    const text = readFileSync(join(root, "openapi/guide.md"), "utf8");
    const [, rows = ""] = /^\| After this event[^]+?\n((?:\|.*\n)+)/m.exec(text) ?? [];
    const named = [...rows.matchAll(/`([\w.]+)`/g)].map(([, type]) => type);
    const ofSession = webhooks
      .map(({ type }) => type)
      .filter((type) => type.startsWith("Session."));
    expect(named).toEqual(
      expect.arrayContaining([...ofSession, "Challenge.StateChange", "Verification.Result"]),
    );
  });

  test("has a chapter for each thing that a newcomer asks", () => {
    const text = readFileSync(join(root, "openapi/guide.md"), "utf8").replaceAll(
      /^```[^]+?^```/gm,
      "",
    );
    expect([...text.matchAll(/^# (.+)$/gm)].map(([, title]) => title)).toEqual([
      "Credentials",
      "Errors",
      "Idempotency",
      "Webhooks",
      "Upgrades and challenges",
      "Screen time",
      "Spending",
      "Widgets",
      "Languages",
      "Age verification",
      "Changed documents",
      "Test mode",
      "Going live",
      "Evidence",
      "Compatibility",
    ]);
    const page = readFileSync(join(root, "generated/docs.html"), "utf8");
    for (const title of [
      "Idempotency",
      "Going live",
      "Product files",
      "Command line",
      "/openapi.json",
    ])
      expect(page).toContain(title);
  });
});

/** Delivers an event twice, signed as Kinward signs it, and once with another body. Returns the statuses of the responses. */
async function deliver(receiver: Server): Promise<number[]> {
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const { port } = receiver.address() as AddressInfo;
  const { examples } = webhooks.find(({ type }) => type === "Screentime.LimitReached")!;
  const body = JSON.stringify(Object.values(examples)[0]!.value);
  const sentAt = new Date();
  const headers = {
    "webhook-id": "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10",
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    "webhook-signature": new Webhook(process.env["KINWARD_WEBHOOK_SECRET"]!).sign(
      "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10",
      sentAt,
      body,
    ),
  };
  const statuses: number[] = [];
  for (const sent of [body, body, `${body} `]) {
    const init = { method: "POST", headers, body: sent };
    statuses.push((await fetch(`http://127.0.0.1:${port}`, init)).status);
  }
  await new Promise((done) => receiver.close(done));
  return statuses;
}

/** Code that the samples of the client's README leave to the reader. */
const READERS_OWN = `
declare const sessionId: string;
declare let known: import(${client}).Schemas["Session"];
declare const unwrap: typeof import(${client}).unwrap;
declare const client: import(${client}).Client;
declare const url: string;
declare let position: { after?: string; since?: string };
declare function handle(event: import(${client}).KinwardEvent): Promise<void>;
declare function askBackend(widgetId: string): void;
declare function isNew(id: unknown): Promise<boolean>;
declare function pause(sessionId: string): Promise<void>;
declare function signOut(sessionId: string): Promise<void>;
`;

test("the samples of the guide and of the client's README compile strictly", () => {
  const files = samples("client/README.md", "ts").map((code, index) => {
    const own = READERS_OWN.split("\n").filter(
      (line) =>
        !["client", "url"].some(
          (name) =>
            line.includes(`const ${name}:`) && new RegExp(`const (\\{ )?${name}\\b`).test(code),
        ),
    );
    return writeSample(`readme-${index}`, own.join("\n") + code);
  });
  expect(files.length).toBeGreaterThan(5);
  files.push(writeSample("guide", samples("openapi/guide.md", "ts").join("\n")));
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    types: ["node"],
    skipLibCheck: true,
    noEmit: true,
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  expect(faults).toEqual([]);
});
