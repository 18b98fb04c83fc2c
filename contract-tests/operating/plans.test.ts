// The cost of a request, wakeup or purge does not grow with the amount of data: each statement finds its rows by an index that
// leaves few of them. SQLite plans without row counts, so an empty database shows the plans of a full one.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import Database from "better-sqlite3";

import { operations } from "../../testing/contract.js";
import { goodInput } from "../../testing/requests.js";
import { consoleOf } from "../../testing/operator.js";
import { arrangeScenes } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { asRequest, credentialsFor } from "../../testing/requests.js";

/** Tables that stay small however many players there are. */
const SMALL = [
  ...[
    "products",
    "api_keys",
    "webhook_endpoints",
    "service_values",
    "running_processes",
    "ledger_keys",
  ],
  ...["rule_changes", "announcements", "erasure_keys", "schema_migrations", "sqlite_schema"],
  ...["audit_log_purged", "count_additions", "operators"],
  ...["json_each", "value"],
];

/** Columns with few values. An index of these alone leaves too many rows. */
const COARSE = ["organisation", "mode", "product_id", "is_external", "status", "is_dispatched"];

const statements = new Set<string>();
// oxlint-disable-next-line typescript/unbound-method -- called on its database
const { prepare } = Database.prototype;
let service: TestService;
let pages: PageServer;
beforeAll(async () => {
  service = await startTestService();
  // Starts here, because migrations may read whole tables.
  Database.prototype.prepare = function (this: Database.Database, sql: string) {
    statements.add(sql);
    return prepare.call(this, sql);
  } as typeof prepare;
  for (const operation of operations) {
    const input = await goodInput(service, operation);
    await service.send(asRequest(operation, input, credentialsFor(operation, service.key())));
  }
  await service.advance({ days: 40 });
  await service.tidy();
  pages = await startPageServer();
  for (const { path, browser } of await arrangeScenes(pages)) await pages.get(path, browser);
  await visitConsole();
});
afterAll(async () => {
  Database.prototype.prepare = prepare;
  await service.stop();
  await pages.stop();
});

/** Opens each page of the console that lists something, with the filters that change its statements. */
async function visitConsole(): Promise<void> {
  const { browser } = await consoleOf(pages).join("owner@studio.example");
  const room = "/console/aurora/101/test";
  const { kuid } = await pages.mint();
  await pages.kinward(
    ...`webhook add --product 101 --mode test --url https://hooks.example`.split(" "),
  );
  const [endpoint = ""] =
    /[^"]*\/endpoints\/[0-9a-f-]{36}/.exec((await pages.get(`${room}/developers`, browser)).text) ??
    [];
  const today = "2026-11-21";
  for (const path of [
    ...["", "?range=24h", "?place=US", "/players", `/players/${kuid}`, "/product"],
    ...["/developers", "/developers/errors", "/records", "/records/data"],
    ...["/records/audit", "/records/audit?action=key-created", "/records/audit?who=console:x"],
    `/records/audit?action=key-created&who=console:x&since=${today}&until=${today}`,
    `/records/audit?since=${today}&until=${today}`,
  ]
    .map((rest) => `${room}${rest}`)
    .concat(endpoint, `${endpoint}?state=failed`, "/console/aurora/team"))
    expect([path, (await pages.get(path, browser)).status]).toEqual([path, 200]);
}

/** Indexes that never hold many rows. */
const SMALL_INDEXES = ["events_of_erased", "wakeups_failing", "wakeups_pending_dispatch"];
const SHORT_LIVED = ["family_sign_ins"];
/** Names of subqueries in statements. */
const FOUND = ["unfinished", "erased_ids", "counted"];

/**
 * Statements that read one end of a table by its key: the newest mails of test mode, the last and the oldest entries of the
 * audit log.
 */
const ENDS = [
  /from `mails` where `mode` = \? order by `id` desc limit \?$/,
  /from `audit_log` (where \+occurred_at >= \? )?order by `id` (asc|desc) limit \?$/,
];

function planOf(database: Database.Database, sql: string): string[] {
  const none = Array.from(sql.matchAll(/\?/g), () => null);
  const plan = prepare.call(database, `explain query plan ${sql}`).all(none);
  return (plan as { detail: string }[]).map(({ detail }) => detail);
}

/** Returns the steps of a plan that read more of a table than they need. */
function coarseSteps(database: Database.Database, sql: string): string[] {
  const plan = planOf(database, sql);
  const isSorted = !plan.some((detail) => detail.includes("TEMP B-TREE"));
  // It reads only the first rows in the order of an index.
  if (isSorted && /\blimit \?/.test(sql)) return plan.filter(isScan);
  return plan.filter((detail) => isScan(detail) || isCoarse(detail));
}

function stepOf(detail: string) {
  const [, how = "", table = "", rest = ""] = /^(SCAN|SEARCH) (\S+)(.*)$/.exec(detail) ?? [];
  const [, index = ""] = /INDEX (\S+)/.exec(rest) ?? [];
  const [, columns = ""] = /\((.*)\)/.exec(rest) ?? [];
  const isFew =
    [...SMALL, ...SHORT_LIVED, ...FOUND, "CONSTANT"].includes(table) ||
    SMALL_INDEXES.includes(index);
  return { how: isFew ? "" : how, columns };
}

const isScan = (detail: string) => stepOf(detail).how === "SCAN";

function isCoarse(detail: string): boolean {
  const { how, columns } = stepOf(detail);
  const names = columns.split(" AND ").map((column) => column.replace(/[=<>].*/, ""));
  return how === "SEARCH" && names.every((name) => COARSE.includes(name));
}

test("each statement finds its rows by an index", () => {
  const database = new Database(`${service.folder}/kinward.db`, { readonly: true });
  const coarse = [...statements]
    .filter((sql) => /^\s*(select|insert|update|delete|with)\b/i.test(sql))
    .filter((sql) => !ENDS.some((end) => end.test(sql)))
    .flatMap((sql) => coarseSteps(database, sql).map((step) => `${step}: ${sql}`));
  database.close();
  expect(coarse).toEqual([]);
});

/** If this goes, a search for a rare act reads the whole audit log of the organisation. */
test("a search of the audit log finds its entries by all that it asks for", () => {
  const database = new Database(`${service.folder}/kinward.db`, { readonly: true });
  const searches = [...statements].filter((sql) =>
    /from `audit_log`.*order by id desc limit/.test(sql),
  );
  const plans = searches.map((sql) => planOf(database, sql).join());
  database.close();
  expect(searches.length).toBeGreaterThanOrEqual(6);
  for (const [nth, sql] of searches.entries()) {
    const asked = ["actor", "action", "mode"].filter((column) => sql.includes(`\`${column}\` = ?`));
    // An actor has few entries.
    for (const column of asked.includes("actor") ? ["actor"] : asked)
      expect([sql, plans[nth]]).toEqual([sql, expect.stringContaining(`${column}=?`)]);
  }
});
