import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { guardianOf, SAM } from "../../../testing/guardian.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
beforeEach(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
});
afterEach(() => pages.stop());

async function signedIn() {
  const session = await guardian.consented();
  const browser = await guardian.signIn();
  return { session, browser, child: `/family/sessions/${session.sessionId}` };
}

test("a guardian downloads what is stored about their child, and no one else does", async () => {
  const { session, browser, child } = await signedIn();
  expect((await pages.get(child, browser)).text).toContain(`${child}/data`);
  expect((await pages.get(`${child}/data`, browser)).text).toContain(`${child}/data/file`);
  const { headers, text } = await pages.get(`${child}/data/file`, browser);
  expect(String(headers["content-disposition"])).toContain("attachment");
  expect(JSON.parse(text)).toMatchObject({
    kuid: session.kuid,
    records: { sessions: [{ sessionId: session.sessionId }] },
  });
  expect(text).not.toContain(SAM);
  await guardian.consented({ email: "other@family.example" });
  const other = await guardian.signIn("other@family.example");
  for (const path of ["data", "data/file", "erase"])
    expect((await pages.get(`${child}/${path}`, other)).status).toBe(404);
});

test("a guardian erases their child's data behind a fresh link, once", async () => {
  const { session, browser, child } = await signedIn();
  await pages.advance({ minutes: 20 });
  const stale = await pages.get(`${child}/erase`, browser);
  expect([stale.status, String(stale.headers["location"])]).toEqual([
    303,
    expect.stringContaining("/family/confirm"),
  ]);
  const fresh = await guardian.signIn();
  expect((await pages.get(`${child}/erase`, fresh)).text).toContain("If you erase the data");
  const done = await guardian.submit(`${child}/erase`, {}, fresh);
  expect(String(done.headers["location"])).toMatch(/\/family\?done=erased$/);
  expect((await pages.get("/family?done=erased", fresh)).text).toContain(
    "The data about the child has been erased.",
  );
  for (const table of ["players", "sessions", "guardians", "decisions"])
    expect([table, await pages.database.count(table)]).toEqual([table, 0]);
  expect((await pages.get(child, fresh)).status).toBe(404);
  expect(JSON.stringify(await pages.database.query("select * from ledger_entries"))).not.toContain(
    session.kuid,
  );
});
