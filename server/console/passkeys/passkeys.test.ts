import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { browserOf, guardianSteps, pathIn, type Browser } from "../../../testing/guardian-steps.js";
import { consoleOf } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { SoftwarePasskey } from "../../../testing/passkey.js";
import { listReasonsOf } from "../../../testing/operator.js";

const ENROL = "/console/-/passkeys";
const PROVE = "/console/-/passkey";
const TEAM = "/console/aurora/team";

let pages: PageServer;
let team: ReturnType<typeof consoleOf>;
let origin: string;
beforeAll(async () => {
  pages = await startPageServer();
  team = consoleOf(pages);
  // Browsers make no passkeys for 127.0.0.1.
  origin = pages.baseUrl.replace("127.0.0.1", "localhost");
});
afterAll(() => pages.stop());

let people = 0;
const someone = (): string => `person-${++people}@studio.example`;
const here = (browser: Browser): Browser => ({ ...browser, Host: new URL(origin).host });

/** Returns the options on a page, and the nonce of the form that they are for. */
async function optionsAt(path: string, browser: Browser) {
  const { text } = await pages.get(path, here(browser));
  const [, options = "{}"] = /data-options="([^"]*)"/.exec(text) ?? [];
  return {
    options: JSON.parse(options.replaceAll("&quot;", '"')) as { challenge: string },
    nonce: await nonceIn(text, path),
  };
}
const nonceIn = async (text: string, path: string): Promise<string> => {
  const form = text.split("<form").find((part) => part.includes(`action="${path.split("?")[0]}"`));
  return /name="nonce"\s+value="([^"]*)"/.exec(form ?? "")?.[1] ?? "";
};

const post = (path: string, form: Record<string, string>, browser: Browser) =>
  pages.send({
    method: "POST",
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...here(browser) },
    body: new URLSearchParams(form).toString(),
  });

async function enrol(browser: Browser, passkey = new SoftwarePasskey(origin)) {
  const { options, nonce } = await optionsAt(ENROL, browser);
  const sent = await post(
    ENROL,
    { nonce, credential: passkey.respond("create", options) },
    browser,
  );
  return { passkey, sent };
}

const mayInvite = async (browser: Browser): Promise<boolean> =>
  (await pages.get(`${TEAM}/invite`, browser)).status === 200;

/** Signs in by a link, without the passkey. */
async function signIn(email: string) {
  const page = "/console/-/sign-in";
  await pages.advance({ minutes: 20 });
  await team.submit(page, page, { email, next: TEAM }, {});
  const sent = await team.press(pathIn(await guardianSteps(() => pages).newestTo(email)));
  return { browser: browserOf(sent), location: sent.headers.location };
}

describe("a passkey", () => {
  test("is added by who has none, and is the second step of the next sign-in", async () => {
    const email = someone();
    const { browser } = await team.join(email, "owner", { isProven: false });
    expect(await mayInvite(browser)).toBe(false);
    const { passkey, sent } = await enrol(browser);
    expect(sent.headers.location).toBe(`${ENROL}?done=added`);
    expect(await mayInvite(browser)).toBe(true);

    const again = await signIn(email);
    expect(again.location).toBe(`${PROVE}?next=${encodeURIComponent(TEAM)}`);
    expect(await mayInvite(again.browser)).toBe(false);
    const { options, nonce } = await optionsAt(PROVE, again.browser);
    const form = { nonce, credential: passkey.respond("use", options), next: TEAM };
    expect((await post(PROVE, form, again.browser)).headers.location).toBe(TEAM);
    expect(await mayInvite(again.browser)).toBe(true);
    // What was sent once does nothing again.
    expect((await post(PROVE, form, again.browser)).status).toBe(403);
  });

  test("of another operator, of another page, or without its person is refused, and proves nothing", async () => {
    const email = someone();
    const { browser: first } = await team.join(email, "owner", { isProven: false });
    const { passkey } = await enrol(first);
    const other = await team.join(someone(), "owner", { isProven: false });
    const { passkey: theirs } = await enrol(other.browser);
    const { browser } = await signIn(email);
    const stranger = new SoftwarePasskey(origin);
    const earlier = await optionsAt(PROVE, browser);
    const wrong: ((options: { challenge: string }) => string)[] = [
      () => "",
      () => "{}",
      () => '{"id":7}',
      (options) => theirs.respond("use", options),
      (options) => stranger.respond("use", options),
      (options) => passkey.respond("use", options, { origin: "https://evil.example" }),
      (options) => passkey.respond("use", options, { isVerified: false }),
      (options) => passkey.respond("create", options),
      () => passkey.respond("use", earlier.options),
      (options) =>
        passkey.respond("use", options).replace(/"signature":"..../, '"signature":"AAAA'),
    ];
    for (const credential of wrong) {
      const { options, nonce } = await optionsAt(PROVE, browser);
      const sent = await post(PROVE, { nonce, credential: credential(options) }, browser);
      expect(sent.headers.location).toBe(`${PROVE}?error=refused`);
    }
    expect((await pages.get(`${PROVE}?error=refused`, here(browser))).status).toBe(422);
    expect(await mayInvite(browser)).toBe(false);
  });

  test("is added to others, and removed, only by who has just used one", async () => {
    const email = someone();
    const { browser: first } = await team.join(email, "owner", { isProven: false });
    const { passkey } = await enrol(first);
    const removing = await team.nonceFor(ENROL, `${ENROL}/remove`, first);
    const adding = await optionsAt(ENROL, first);
    // Another operator cannot have the same one.
    const other = await team.join(someone(), "owner", { isProven: false });
    expect((await enrol(other.browser, passkey)).sent.headers.location).toMatch(/error=refused/);

    expect((await pages.get(ENROL, here((await signIn(email)).browser))).text).not.toContain(
      "data-options",
    );

    // Forms that were open while the passkey had just been used. Signing in took more than five minutes.
    const rows = await pages.rows();
    const credential = new SoftwarePasskey(origin).respond("create", adding.options);
    const late = [
      await post(ENROL, { nonce: adding.nonce, credential }, first),
      await post(`${ENROL}/remove`, { nonce: removing, passkey: passkey.id }, first),
    ];
    for (const { headers } of late)
      expect(headers.location).toBe(`${PROVE}?next=${encodeURIComponent(ENROL)}`);
    expect({ ...(await pages.rows()), used_nonces: 0 }).toEqual({ ...rows, used_nonces: 0 });

    const { browser } = await signIn(email);
    const { options, nonce: proof } = await optionsAt(PROVE, browser);
    await post(PROVE, { nonce: proof, credential: passkey.respond("use", options) }, browser);
    const second = await enrol(browser);
    expect(second.sent.headers.location).toBe(`${ENROL}?done=added`);
    const removal = await team.submit(ENROL, `${ENROL}/remove`, { passkey: passkey.id }, browser);
    expect(removal.headers.location).toBe(`${ENROL}?done=removed`);
    const { text } = await pages.get(ENROL, browser);
    expect(text).not.toContain(passkey.id);
    expect(text).toContain(second.passkey.id);
  });

  test("is asked for again after five minutes, with a reason, and the form comes back as it was typed", async () => {
    const email = someone();
    const { browser, operatorId } = await team.join(email, "owner", { isProven: false });
    const { passkey } = await enrol(browser);
    const target = await team.join(someone(), "viewer");
    const removal = `${TEAM}/operators/${target.operatorId}/remove`;

    const without = await team.submit(removal, removal, { reason: " " }, browser);
    expect(without).toMatchObject({ status: 422 });
    expect(without.text).toContain("Say why you do this.");

    await pages.advance({ minutes: 5 });
    const rows = await pages.rows();
    const late = await team.submit(removal, removal, { reason: "has left" }, browser);
    const address = new URL(late.headers.location ?? "", origin);
    expect(address.pathname).toBe(PROVE);
    expect({ ...(await pages.rows()), form_drafts: 0 }).toEqual({ ...rows, form_drafts: 0 });

    const next = address.searchParams.get("next") ?? "";
    const { options, nonce } = await optionsAt(`${PROVE}${address.search}`, browser);
    const form = { nonce, credential: passkey.respond("use", options), next };
    expect((await post(PROVE, form, browser)).headers.location).toBe(next);
    expect((await pages.get(next, browser)).text).toContain('value="has left"');
    const done = await team.submit(next, removal, { reason: "has left" }, browser);
    expect(done.headers.location).toBe(`${TEAM}?done=removed`);
    expect(await listReasonsOf(pages, operatorId)).toEqual([
      {
        action: "operator-removed",
        target: `operator:${target.operatorId}`,
        reason: "has left",
        mode: "live",
      },
    ]);
  });

  test("is not offered where browsers make none", async () => {
    const { browser } = await team.join(someone(), "owner", { isProven: false });
    const { text } = await pages.get(ENROL, browser);
    expect(text).toContain("Browsers make passkeys on https alone");
    expect(text).not.toContain("data-options");
  });
});
