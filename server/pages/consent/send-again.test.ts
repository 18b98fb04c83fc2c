import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { statement } from "../../store/engine/statement.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { guardianOf, SAM } from "../../../testing/guardian.js";
import { mailedPath } from "../../../testing/mailed-link.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { hiddenFields } from "../../../testing/pages.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
beforeEach(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
});
afterEach(() => pages.stop());

/** Returns a mailed link that has just expired, and its challenge. */
async function expired(purpose: "request" | "confirmation" | "approval" = "request") {
  const challenge = await pages.mint();
  const path = await mailedPath(pages.services, challenge, SAM, purpose);
  await pages.advance({ days: 14 });
  return { challenge, path };
}

const replaceLinks = statement<Record<never, never>>((sql) =>
  sql("mailed_links").update({ replaced_at: sql.ref("created_at") as never }),
);

const ask = async (path: string) =>
  pages.post(`${path}/again`, hiddenFields((await pages.get(path)).text));

const isOffered = async (path: string) => {
  const { status, text } = await pages.get(path);
  expect(status).toBe(410);
  return text.includes(`action="${path}/again"`);
};

describe("a mailed link that has expired", () => {
  test("offers a new one to the same address, which it shows masked and nowhere in full", async () => {
    const { path } = await expired();
    const { status, text } = await pages.get(path);
    expect(status).toBe(410);
    expect(text).toContain("s...@family.example");
    expect(text).not.toContain(SAM);
    expect(await guardian.mailsTo(SAM)).toHaveLength(0);

    const { status: asked, headers } = await ask(path);
    expect([asked, headers.location]).toEqual([303, `${path}/again`]);
    const sent = await pages.get(`${path}/again`);
    expect(sent.text).toContain("s...@family.example");
    expect(sent.text).not.toContain(SAM);

    const [mail] = await guardian.mailsTo(SAM);
    const fresh = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
    expect(fresh).not.toBe(path);
    expect((await pages.get(fresh)).text).toContain(SAM);
  });

  test("does so once for each form that was opened, and not for a form of another link", async () => {
    const { path } = await expired();
    const nonce = hiddenFields((await pages.get(path)).text);
    expect((await pages.post(`${path}/again`, nonce)).status).toBe(303);
    expect((await pages.post(`${path}/again`, nonce)).status).toBe(403);
    const { path: other } = await expired();
    const foreign = hiddenFields((await pages.get(other)).text);
    expect((await pages.post(`${path}/again`, foreign)).status).toBe(403);
    expect(await guardian.mailsTo(SAM)).toHaveLength(1);
  });

  test("is held to the caps of mail that strangers cause: the sixth in an hour has to wait", async () => {
    const { path } = await expired();
    for (let count = 0; count < 5; count++) expect((await ask(path)).status).toBe(303);
    const { status, headers } = await ask(path);
    expect([status, headers["retry-after"]]).toEqual([429, "3600"]);
    expect(await guardian.mailsTo(SAM)).toHaveLength(5);
    const back = await pages.get(headers.refresh?.split("url=")[1] ?? "");
    expect(back.text).toContain("We have sent several emails already");
  });

  test("offers none once the request is decided, and none in place of a link that approves", async () => {
    const { challenge, path } = await expired();
    const form = hiddenFields((await pages.get(path)).text);
    await pages.services.store.write((tx) => changeChallenge(tx, challenge, { status: "FAIL" }));
    expect(await isOffered(path)).toBe(false);
    expect((await pages.post(`${path}/again`, {})).status).toBe(403);
    expect((await pages.post(`${path}/again`, form)).headers.location).toBe(path);
    expect(await isOffered((await expired("confirmation")).path)).toBe(true);
    expect(await isOffered((await expired("approval")).path)).toBe(false);
  });

  test("offers none while it works, and none where it was replaced or a player is to prove their age", async () => {
    const { challenge, path } = await expired();
    const live = await mailedPath(pages.services, challenge, SAM);
    expect((await pages.get(`${live}/again`)).headers.location).toBe(live);
    const form = hiddenFields((await pages.get(path)).text);
    await pages.services.store.write((tx) => replaceLinks(tx, {}));
    expect((await pages.post(`${path}/again`, form)).headers.location).toBe(path);
    expect((await pages.get(`${path}/again`)).headers.location).toBe(path);
    expect(await guardian.mailsTo(SAM)).toHaveLength(0);
    const type = "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE";
    const aged = await mailedPath(pages.services, await pages.mint({ type }), SAM);
    await pages.advance({ days: 14 });
    expect(await isOffered(aged)).toBe(false);
  });

  test("that was replaced shows a guardian on file a decision, and nothing that is undecided", async () => {
    const { kuid } = await guardian.consented();
    const challenge = await pages.mint({ kuid });
    const path = await mailedPath(pages.services, challenge, SAM);
    await pages.services.store.write((tx) => replaceLinks(tx, {}));
    expect((await pages.get(path)).status).toBe(410);
    await pages.services.store.write((tx) =>
      changeChallenge(tx, challenge, { status: "FAIL", decidedAt: pages.clock.now() }),
    );
    expect((await pages.get(path)).status).toBe(200);
  });

  test("sends no mail to an address whose reader said that the child is not theirs, and shows no difference", async () => {
    const { path, challenge } = await expired();
    const live = await mailedPath(pages.services, challenge, SAM);
    const form = hiddenFields((await pages.get(live)).text);
    await pages.post(live, { ...form, decision: "not-my-child" });
    const next = await pages.mint({ kuid: challenge.kuid });
    const again = await mailedPath(pages.services, next, SAM);
    await pages.advance({ days: 14 });
    const mails = await guardian.mailsTo(SAM);
    expect((await ask(again)).headers.location).toBe(`${again}/again`);
    expect(await guardian.mailsTo(SAM)).toHaveLength(mails.length);
    expect(await isOffered(path)).toBe(false);
  });
});
