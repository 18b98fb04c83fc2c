import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { guardianOf, SAM } from "../../../testing/guardian.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { STARFALL } from "../../../testing/service.js";
import { putOnFile } from "../../actions/guardian/guardians-on-file.js";
import { noteFirstLanguage } from "../../actions/guardian/language.js";
import { contextFor } from "../../context.js";
import { maskAddress } from "../../domain/guardian/email.js";
import { renderMail } from "../../mail/render.js";
import { listMails } from "../../store/mail/queries.js";

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
  expect((await pages.get(`${child}/records`, browser)).text).toContain(`${child}/data`);
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

test("the other guardians of a child are mailed who erased the data, and nothing that names the child", async () => {
  const { session, child } = await signedIn();
  const { services } = pages;
  const KIM = "kim@elsewhere.example";
  const LOU = "lou@elsewhere.example";
  const context = contextFor(services, STARFALL, "test");
  for (const email of [KIM, LOU])
    await services.store.write((tx) =>
      putOnFile(tx, context, {
        ...{ sessionId: session.sessionId, kuid: session.kuid, email, consentedAt: null },
        ...{ assurance: "confirmed", channel: "invitation" },
      }),
    );
  await services.store.write((tx) => noteFirstLanguage(tx, context, LOU, "de"));
  const fresh = await guardian.signIn();
  await guardian.submit(`${child}/erase`, {}, fresh);
  const mails = (await listMails(services.store, "test")).filter(
    ({ content }) => content.template === "child-erased",
  );
  const productIds = [STARFALL];
  const mailTo = (to: string) => mails.find(({ content }) => content.to === to);
  expect(mails).toHaveLength(2);
  expect(mailTo(LOU)).toMatchObject({ kuid: null, content: { locale: "de", productIds } });
  expect(mailTo(KIM)).toMatchObject({ kuid: null, content: { locale: null, productIds } });
  const mail = mailTo(KIM);
  if (!mail) throw new Error("There is no mail.");
  const { subject, text } = await renderMail(services, mail);
  expect(subject).toBe("The data about a child in Starfall was erased");
  expect(text).toContain(maskAddress(SAM));
  expect(text).not.toContain(SAM);
  expect(text).toContain("This cannot be undone.");
  expect(text).toMatch(/Time: .*2026 at .* time\)/);
  for (const name of [session.kuid, session.sessionId])
    expect(JSON.stringify(mail) + text).not.toContain(name);
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
  const audited = await pages.database.query<{ actor: string; action: string }>(
    "select actor, action from audit_log order by id desc limit 1",
  );
  expect(audited).toEqual([
    { actor: expect.stringMatching(/^guardian:[\w.-]{20,}$/), action: "player-erased" },
  ]);
  expect(JSON.stringify(await pages.database.query("select * from ledger_entries"))).not.toContain(
    session.kuid,
  );
});
