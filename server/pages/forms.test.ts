import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import type { Form } from "../../testing/caller.js";
import { arrangeScenes, leadsTo, type Scene } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { ServiceError } from "../lib/errors.js";
import { hiddenFields } from "../../testing/pages.js";
import { PAGES } from "./index.js";
import { methodsOf, pathsOf } from "./shell/page.js";

let pages: PageServer;
let scenes: Scene[];
beforeAll(async () => {
  pages = await startPageServer();
  scenes = await arrangeScenes(pages);
});
afterAll(() => pages.stop());

/** The scene of each form, and the rejected values typed there. `to` is the end of its path, where that differs. */
const FORMS: Record<string, { scene: string; typed: Form; to?: RegExp }> = {
  "/code": { scene: "code", typed: { code: "0000-0000" } },
  "/widgets/receipt/:token/decide": {
    scene: "held-receipt",
    typed: {},
    to: /\/widgets\S+\/decide/,
  },
  "/widgets/consent/:token/late": { scene: "late", typed: {}, to: /\/widgets\S+\/late/ },
  "/widgets/consent/:token/products/:productId/prove": {
    scene: "proof-of-several",
    typed: {},
    to: /\/widgets\S+\/products\/\d+\/prove/,
  },
  "/widgets/consent/:token/prove": { scene: "proof", typed: {}, to: /\/widgets\S+\/prove/ },
  "/widgets/receipt/:token/withdraw": { scene: "withdraw-receipt", typed: {} },
  "/widgets/receipt/:token/undo": { scene: "undo-receipt", typed: {} },
  "/widgets/verify/:token": { scene: "verification", typed: { persona: "a cat" } },
  "/widgets/verify/return": { scene: "verification-back", typed: { windowKey: "key" } },
  "/widgets/consent/:token/again": { scene: "old-link", typed: {}, to: /\/widgets\S+\/again/ },
  "/widgets/age/:token/email": { scene: "ask-by-email", typed: { email: "half@" } },
  "/widgets/age/:token": { scene: "age-gate", typed: { year: "long ago" } },
  "/widgets/consent/:token": { scene: "consent", typed: { decision: "perhaps" } },
  "/widgets/consent/:token/products/:productId": {
    scene: "one-of-several",
    typed: { decision: "perhaps" },
  },
  "/family": { scene: "family-sign-in", typed: { email: "half@" } },
  "/family/sign-in/:token": { scene: "sign-in-link", typed: { remember: "perhaps" } },
  "/family/confirm": { scene: "confirm-identity", typed: { next: "https://evil.example" } },
  "/family/sign-out": { scene: "family", typed: { where: "perhaps" }, to: /\/family\/sign-out/ },
  "/family/override/:token": { scene: "override", typed: { answer: "perhaps" } },
  "/family/sessions/:sessionId/permissions": {
    scene: "child-permissions",
    typed: { allowance: "weekly-spend", "allowance-weekly-spend": "500" },
  },
  "/family/sessions/:sessionId/name": { scene: "name", typed: { name: "x".repeat(41) } },
  "/family/sessions/:sessionId/schedule": {
    scene: "schedule",
    typed: { do: "save", "limit-mon": "lots" },
  },
  "/family/sessions/:sessionId/overrides/:overrideId": {
    scene: "child",
    typed: { answer: "perhaps" },
    to: /\/family\/sessions\/\S+\/overrides\/[\w-]+/,
  },
  "/family/digest/:token": { scene: "stop-digest", typed: {} },
  "/family/sessions/:sessionId/summary": {
    scene: "child-activity",
    typed: { summary: "perhaps" },
    to: /\/family\/sessions\/\S+\/summary/,
  },
  "/family/join/:token": { scene: "join", typed: {} },
  "/family/sessions/:sessionId/guardians/invite": { scene: "invite", typed: { email: "half@" } },
  "/family/sessions/:sessionId/guardians/leave": { scene: "leave", typed: {} },
  "/family/sessions/:sessionId/guardians/invitations/:invitationId": {
    scene: "guardians",
    typed: {},
    to: /\/family\/sessions\/\S+\/invitations\/[\w-]+/,
  },
  "/family/sessions/:sessionId/guardians/:guardianId/remove": { scene: "remove", typed: {} },
  "/family/sessions/:sessionId/age-checks/:verificationId": { scene: "age-check", typed: {} },
  "/family/sessions/:sessionId/withdraw": { scene: "withdraw", typed: {} },
  "/family/sessions/:sessionId/erase": { scene: "erase", typed: {} },
};

/** A short address leads to other forms, and a wallet's app posts without a page. */
const WITHOUT_FORM = ["/widgets/:token", "/widgets/verify/answer/:state"];

/** These come last, because they end what others need. By then all forms are open. */
const LAST = ["/remove", "/withdraw", "/undo", "/leave", "/erase", "/sign-out"];
const rank = (path: string) => LAST.findIndex((end) => path.endsWith(end));
const inOrder = Object.entries(FORMS).sort(([a], [b]) => rank(a) - rank(b));

async function openForm(path: string) {
  const { scene, to } = FORMS[path] ?? { scene: "" };
  const found = scenes.find(({ name }) => name === scene);
  if (!found) throw new Error(`There is no scene ${scene}.`);
  const { text } = await pages.get(found.path, found.browser);
  const action = to ? to.exec(text)?.[0] : found.path;
  return { action: action ?? "", nonce: hiddenFields(text)["nonce"] ?? "", browser: found.browser };
}

/** Checks that a form's response leads to a page that is fetched, so that Back and Reload never send it again. */
async function expectFetched(answer: Awaited<ReturnType<PageServer["send"]>>, headers: object) {
  const path = leadsTo(answer);
  expect(path).toMatch(/^\//);
  const shown = await pages.get(path.replace(/#.*/, ""), { ...headers });
  expect(shown.status).not.toBe(405);
  expect(shown.status).toBeLessThan(500);
  expect(shown.headers).not.toHaveProperty("refresh");
  return shown;
}

const send = (path: string, form: Record<string, string>, headers: object = {}) =>
  pages.send({
    method: "POST",
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(form).toString(),
  });

test("every form of the pages is among these", () => {
  const all = PAGES.filter((page) => methodsOf(page).includes("POST")).flatMap(pathsOf);
  expect(Object.keys(FORMS).sort()).toEqual(
    all.filter((path) => !WITHOUT_FORM.includes(path)).sort(),
  );
});

describe.each(inOrder)("the form of %s", (path, { typed }) => {
  test("without its nonce is a 403 page that a fetched one replaces, which says so", async () => {
    const { action, browser = {} } = await openForm(path);
    const answer = await send(action, typed as Record<string, string>, browser);
    expect(answer.status).toBe(403);
    const shown = await expectFetched(answer, browser);
    expect(shown.text).toContain("This form no longer works");
  });
});

const opened = new Map<string, Awaited<ReturnType<typeof openForm>>>();
test("every form has a nonce", async () => {
  for (const [path] of inOrder) opened.set(path, await openForm(path));
  for (const { nonce } of opened.values()) expect(nonce).not.toBe("");
});

describe.each(inOrder)("the form of %s", (path, { typed }) => {
  test("with what cannot be taken leads to a page that is fetched", async () => {
    const { action, nonce, browser = {} } = opened.get(path) ?? (await openForm(path));
    const answer = await send(action, { nonce, ...(typed as Record<string, string>) }, browser);
    await expectFetched(answer, browser);
    // Only an answer that no button of ours sends is refused with a status of its own.
    expect(answer.status).toBe(typed["answer" as keyof Form] === "perhaps" ? 400 : 303);
  });
});

test("a form of another site, one that is too long and one of a page without forms lead there too", async () => {
  const { action } = await openForm("/code");
  const foreign = await send(action, {}, { Origin: "https://evil.example" });
  const long = await send(action, { code: "x".repeat(20_000) });
  const none = await send("/family/sent", {});
  expect([foreign.status, long.status, none.status]).toEqual([403, 413, 405]);
  for (const answer of [foreign, long, none]) await expectFetched(answer, {});
});

describe("a form that comes while the database is away", () => {
  test("stays on the page with all that was typed, and can be sent again", async () => {
    const own = await startPageServer();
    const path = own.linkOf(await own.mint());
    const names = ["voice-chat", "ai-chat"];
    const away = () => {
      throw new ServiceError("UNAVAILABLE", "Try again shortly.");
    };
    Object.assign(own.services.catalogue, { product: away });
    const body = new URLSearchParams({ email: 'sam+"x"@family.example' });
    for (const name of names) body.append("permission", name);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = await own.send({ method: "POST", path, headers, body: body.toString() });
    expect(sent.status).toBe(503);
    expect(sent.headers["refresh"]).toBeUndefined();
    expect(sent.text).toContain(`<form method="post" action="${path}"`);
    expect(sent.text).toContain('name="email" value="sam+&quot;x&quot;@family.example"');
    for (const name of names) expect(sent.text).toContain(`name="permission" value="${name}"`);
    await own.stop();
  });
});
