import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import { useCommandLine } from "../../testing/command-line.js";
import { DAY_MS } from "../lib/dates.js";
import { purgeAuditLog } from "../store/audit/queries.js";
import { listAuditLog, verifyAuditLog } from "./audit.js";
import { createKey, revokeKey } from "./key.js";
import { demo } from "./demo.js";
import { CommandError } from "./command-error.js";
import { applyProductFile } from "./product.js";
import {
  addWebhook,
  disableWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhook,
} from "./webhook.js";
import { withServices } from "./with-services.js";

const commands = useCommandLine();

const product = {
  productId: 1,
  name: "One",
  organisation: "aurora",
  permissions: [{ name: "mods" }],
};
const apply = (more: object = {}) =>
  applyProductFile(commands.write("product.yaml", JSON.stringify({ ...product, ...more })), {
    yes: true,
  });

type Listed = Record<"at" | "actor" | "action" | "target" | "outcome" | "requestId", string | null>;

async function listed(since?: number): Promise<Listed[]> {
  commands.clear();
  await listAuditLog({ json: true, ...(since !== undefined && { since }) });
  return commands.json() as Listed[];
}
const linesOf = (entries: readonly Listed[]) =>
  entries.map(({ action, target }) => `${action} ${target}`);

const newestHash = () => /newest hash is ([0-9a-f]{64})\.\n$/.exec(commands.printed)?.[1] ?? "none";

describe("the audit log", () => {
  test("is an empty array at first, and says so to people", async () => {
    expect(await listed()).toEqual([]);
    commands.clear();
    await listAuditLog({});
    expect(commands.printed).toBe("The audit log has no entries.\n");
  });

  test("is verified as a chain, up to a hash that was kept", async () => {
    await apply();
    commands.clear();
    await verifyAuditLog();
    const hash = newestHash();
    expect(commands.printed).toMatch(/^The audit log is intact: [1-9]\d* chained, 0 from before/);
    await apply({ name: "Two" });
    await verifyAuditLog({ hash });
    const database = new Database(join(commands.folder.path, "kinward.db"));
    database.exec("drop trigger audit_log_delete");
    database.exec(`delete from audit_log where hash = '${hash}'`);
    database.close();
    await expect(verifyAuditLog()).rejects.toThrow(/^The audit log is broken: the entry of /);
    const rest = new Database(join(commands.folder.path, "kinward.db"));
    rest.exec("delete from audit_log");
    rest.close();
    await verifyAuditLog();
    await expect(verifyAuditLog({ hash })).rejects.toThrow("no entry with the hash that you gave");
  });

  test("is verified up to the newest entry that is too old to be kept", async () => {
    await apply();
    await verifyAuditLog();
    const hash = newestHash();
    const database = new Database(join(commands.folder.path, "kinward.db"));
    database.exec("drop trigger audit_log_delete");
    database.close();
    await withServices(({ store, clock }) =>
      store.write((tx) => purgeAuditLog(tx, clock.realNow() + 401 * DAY_MS)),
    );
    expect(await listed()).toEqual([]);
    await apply({ name: "Two" });
    await verifyAuditLog({ hash });
    expect(newestHash()).not.toBe(hash);
  });

  test("names the endpoints that a product file adds, changes, removes and brings back", async () => {
    const url = "https://hooks.example/kinward";
    await apply({ webhooks: [{ url, mode: "test" }] });
    const [added] = linesOf(await listed());
    const endpoint = String(added).split(" ")[1];
    const count = (await listed()).length;
    await apply({ webhooks: [{ url, mode: "test", events: ["Session.Revoked"] }] });
    await apply({ webhooks: [] });
    await apply({ webhooks: [{ url, mode: "test", events: ["Session.Revoked"] }] });
    expect(
      linesOf((await listed()).slice(count)).filter((line) => !line.startsWith("product")),
    ).toEqual([
      `endpoint-changed ${endpoint}`,
      `endpoint-disabled ${endpoint}`,
      `endpoint-enabled ${endpoint}`,
    ]);
  });

  test("is written to standard error too, as the lines that the service logs", async () => {
    await apply();
    const { logged } = commands;
    const [entry] = await listed();
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 30, time: expect.any(String) as unknown, ...entry, msg: "audit" },
    ]);
  });

  test("names who used the command line, what was done and to what, and holds no secret", async () => {
    await apply();
    commands.clear();
    await createKey({ product: 1, mode: "test", json: true });
    const { keyId, apiKey } = commands.json() as { keyId: string; apiKey: string };
    await revokeKey(keyId);
    await expect(revokeKey(keyId)).rejects.toThrow(CommandError);
    const entries = await listed();
    expect(linesOf(entries)).toEqual([
      "product-applied product:1",
      `key-created key:${keyId}`,
      `key-revoked key:${keyId}`,
    ]);
    for (const { at, actor, outcome, requestId } of entries) {
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(actor).toMatch(/^operator:./);
      expect({ outcome, requestId }).toEqual({ outcome: "success", requestId: null });
    }
    expect(commands.printed).not.toContain(apiKey.split("_")[3]);
  });

  test("knows each change of an endpoint and each time that a secret was shown", async () => {
    process.env["WEBHOOK_ALLOW_PRIVATE"] = "1";
    await apply();
    commands.clear();
    await addWebhook({ product: 1, mode: "test", url: "http://127.0.0.1:9/hooks", json: true });
    const { id, secret } = commands.json() as { id: string; secret: string };
    await listWebhooks({});
    await listWebhooks({ secrets: true });
    await rotateWebhook(id, {});
    await disableWebhook(id);
    await enableWebhook(id);
    expect(linesOf(await listed()).slice(1)).toEqual([
      `secret-shown endpoint:${id}`,
      `endpoint-added endpoint:${id}`,
      `secret-shown endpoint:${id}`,
      `secret-shown endpoint:${id}`,
      `endpoint-secret-rotated endpoint:${id}`,
      `endpoint-disabled endpoint:${id}`,
      `endpoint-enabled endpoint:${id}`,
    ]);
    expect(commands.printed).not.toContain(secret);
  });

  test("knows the endpoints of a product file, whose secrets are shown with it", async () => {
    await apply({ webhooks: [{ url: "https://hooks.example/kinward", mode: "live" }] });
    expect((await listed()).map(({ action }) => action)).toEqual([
      "endpoint-added",
      "secret-shown",
      "product-applied",
    ]);
  });

  test("says when the demo's live keys were printed", async () => {
    const shown = async () =>
      linesOf(await listed()).filter((line) => line.startsWith("secret-shown"));
    await demo({});
    expect(await shown()).toEqual([]);
    await demo({ live: true });
    expect(await shown()).toEqual(["secret-shown demo"]);
    await demo({ json: true });
    expect(await shown()).toHaveLength(2);
  });

  test("is listed from an instant on, and as a table", async () => {
    await apply();
    const [first] = await listed();
    const at = Date.parse(String(first?.at));
    expect(await listed(at)).toHaveLength(1);
    expect(await listed(at + 1)).toEqual([]);
    commands.clear();
    await listAuditLog({});
    expect(commands.printed).toMatch(
      /^AT +ACTOR +ACTION +TARGET +OUTCOME +REQUEST\n\S+Z +operator:\S+ +product-applied +product:1 +success\n$/,
    );
  });
});
