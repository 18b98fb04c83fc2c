// What a guardian decides about several products at once, beyond a plain consent.
import { readFileSync } from "node:fs";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";

import { unwrap, type Schemas } from "../../client/index.js";
import { HOUR } from "../../testing/fixed.js";
import { CONSENT, guardianSteps, linkIn } from "../../testing/guardian-steps.js";
import { openPage } from "../../testing/pages.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, mailed, mailsTo, newestTo } = guardianSteps(() => service);

const fileOf = (name: string) =>
  readFileSync(new URL(`../../server/products/demo/${name}.yaml`, import.meta.url), "utf8");
const FILES = [fileOf("starfall"), fileOf("starfall-account")];

const asked = async (kuid: string, jurisdiction = "US-CA") => {
  const requestedProductIds = [STARFALL, ACCOUNT];
  const { challenges } = await unwrap(
    service.as().createBulkChallenges({ jurisdiction, requestedProductIds, kuid }),
  );
  const [first, second] = challenges.map(({ challenge }) => challenge);
  if (!first || !second) throw new Error("There is no challenge for each product.");
  return [first, second] as const;
};

type Two = Awaited<ReturnType<typeof asked>>;

/** Returns the statuses of the challenges of Starfall and its account. */
const statuses = ([first, second]: Two) =>
  Promise.all([
    unwrap(service.as(STARFALL).getChallengeStatus({ challengeId: first.challengeId })),
    unwrap(service.as(ACCOUNT).getChallengeStatus({ challengeId: second.challengeId })),
  ]);

/** Sets what Starfall and its account ask of a guardian. */
const assure = (...assurances: string[]) =>
  service.apply(
    ...FILES.map((file, index) =>
      stringify({ ...(parse(file) as object), guardianAssurance: assurances[index] }),
    ),
  );

/** Returns the choices of a page, which allow all that it asks for. */
const allowing = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/name="(choice-[\w.-]+)"/g)].map(([, name]) => [String(name), "allow"]),
  );

async function child(age = 8, jurisdiction = "US-CA") {
  const { challenge } = await unwrap(service.as().checkAge({ jurisdiction, age }));
  if (!challenge) throw new Error("The age gate asked for no consent.");
  return challenge;
}

const enabledIn = ({ permissions }: Schemas["Session"]) =>
  permissions.filter(({ enabled }) => enabled).map(({ name }) => name);

describe("several products decided together", () => {
  test("ask for what one of them asked for by name, and leave the rest as it was", async () => {
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const own = enabledIn(await unwrap(service.as().getSession({ sessionId })));
    const moved = await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    if (!("challengeId" in moved)) throw new Error("The move asked for no approval.");
    const two = await asked(kuid, "DE");
    const link = await mailed(two[0].challengeId, "named@example.com");
    const page = await openPage(service, link);
    const names = [...page.text.matchAll(/name="choice-101\.([\w-]+)"/g)].map(([, name]) => name);
    const [first = "", ...others] = new Set(names.map(String));
    expect(own).toEqual(expect.arrayContaining([first, ...others]));

    const unanswered = await answer(link, CONSENT);
    expect(unanswered.status).toBe(422);
    expect(unanswered.text).toContain(`href="#choice-101.${first}">Starfall: `);
    expect(await statuses(two)).toMatchObject([{ status: "IN_PROGRESS" }, {}]);

    const choices = Object.fromEntries([
      [`choice-101.${first}`, "deny"],
      ...others.map((name) => [`choice-101.${name}`, "allow"]),
    ]) as Record<string, string>;
    expect((await answer(link, { ...CONSENT, ...choices })).status).toBe(303);
    expect(await statuses(two)).toMatchObject([{ status: "PASS" }, { status: "PASS" }]);
    const after = enabledIn(await unwrap(service.as().getSession({ sessionId })));
    expect(after).toEqual(expect.arrayContaining(others));
    expect(after).not.toContain(first);
  });

  test("all fail where the reader says that the child is not theirs, and are confirmed to them once", async () => {
    const { kuid } = await child();
    const two = await asked(kuid);
    const email = "not.theirs@example.com";
    await answer(await mailed(two[0].challengeId, email), { decision: "not-my-child" });
    const failed = { status: "FAIL", failureReason: "not-my-child" };
    expect(await statuses(two)).toMatchObject([failed, failed]);
    const said = (await mailsTo(email)).filter(({ subject }) => subject.startsWith("You said"));
    expect(said).toHaveLength(1);
  });

  test("wait for one verification, which counts for all of them", async () => {
    await assure("verified", "verified");
    const { kuid } = await child();
    const two = await asked(kuid);
    const link = await mailed(two[0].challengeId, "verifies@example.com");
    await answer(link, CONSENT);
    const awaiting = "guardian-verification";
    expect(await statuses(two)).toMatchObject([{ awaiting }, { awaiting }]);
    const begun = await answer(link, { pending: "verify" });
    const url = new URL(String(begun.headers["location"]), service.baseUrl).href;
    await answer(url, { persona: "adult" });
    expect(await statuses(two)).toMatchObject([{ status: "PASS" }, { status: "PASS" }]);
    await service.apply(...FILES);
  });

  test("lead to one proof, which counts in each of the child's sessions", async () => {
    const [game = "", ...files] = FILES;
    const { permissions, ...file } = parse(game) as { permissions: object[] };
    const custom = { minor: "guardian-off", youth: "player-on", adult: "player-on" };
    const clips = { name: "clips", custom: { ...custom, title: "Clips", disclosing: true } };
    await service.apply(stringify({ ...file, permissions: [...permissions, clips] }));
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "BR", age: 12 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "US-CA" }));
    const two = await asked(kuid);
    const link = await mailed(two[0].challengeId, "shows.once@example.com");
    const alone = `${link}/products/${ACCOUNT}`;
    await answer(alone, { ...CONSENT, permission: "text-chat-private" });
    expect((await openPage(service, `${alone}/done`)).text).toContain("Show that I am an adult");
    const isOn = async (product: number, name: string) =>
      enabledIn(await unwrap(service.as(product).getSession({ kuid }))).includes(name);
    const both = () => Promise.all([isOn(STARFALL, "clips"), isOn(ACCOUNT, "text-chat-private")]);

    const { text } = await openPage(service, link);
    expect(text).toContain("I give my consent and show that I am an adult");
    const names = [...text.matchAll(/name="(choice-101\.[\w-]+)"/g)].map(([, name]) =>
      String(name),
    );
    const choices = Object.fromEntries(names.map((name) => [name, "allow"]));
    const decided = await answer(link, { ...CONSENT, ...choices, decision: "consent-and-show" });
    expect(await both()).toEqual([false, false]);
    expect((await openPage(service, `${link}/done`)).text).toContain(`/products/${STARFALL}/prove`);
    const next = new URL(String(decided.headers["location"]), service.baseUrl).href;
    expect(next).toContain("/widgets/verify/");
    await answer(next, { persona: "adult" });
    expect(await both()).toEqual([true, true]);
    await service.apply(game, ...files);
  });

  test("wait each for the verification of the person who decided", async () => {
    await assure("verified", "verified");
    const { kuid } = await child();
    const two = await asked(kuid);
    const pageOf = async (email: string, productId: number) =>
      `${await mailed(two[0].challengeId, email)}/products/${productId}`;
    const [own, others] = [
      await pageOf("shows.one@example.com", STARFALL),
      await pageOf("shows.none@example.com", ACCOUNT),
    ];
    for (const page of [own, others]) await answer(page, CONSENT);
    const awaiting = "guardian-verification";
    expect(await statuses(two)).toMatchObject([{ awaiting }, { awaiting }]);
    const begun = await answer(own, { pending: "verify" });
    const url = new URL(String(begun.headers["location"]), service.baseUrl).href;
    await answer(url, { persona: "adult" });
    expect(await statuses(two)).toMatchObject([{ status: "PASS" }, { awaiting }]);
    await service.apply(...FILES);
  });

  test.each([
    ["approve", { status: "PASS" }],
    ["refuse", { status: "FAIL", failureReason: "guardian-refused" }],
  ])("wait for one guardian on file, whose %s counts for all of them", async (pending, end) => {
    const email = `first.${pending}@example.com`;
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    const two = await asked(kuid, "DE");
    const other = `other.${pending}@example.com`;
    const url = two[0].url ?? "";
    const { text } = await openPage(service, url);
    await answer(url, { ...CONSENT, ...allowing(text), address: "other", email: other });
    await answer(await linkTo(other), { pending: "confirm" });
    const awaiting = "guardian-approval";
    expect(await statuses(two)).toMatchObject([{ awaiting }, { awaiting }]);
    const requests = (await mailsTo(email)).filter(({ subject }) => subject.includes("Someone"));
    expect(requests).toHaveLength(1);
    await answer(await linkTo(email), { pending });
    expect(await statuses(two)).toMatchObject([end, end]);
  });

  test("are confirmed a second time by one email, in the language of the page, for all of them", async () => {
    await assure("confirmed-plus", "confirmed-plus");
    const { kuid } = await child();
    const two = await asked(kuid);
    const email = "second.both@example.com";
    const link = await mailed(two[0].challengeId, email);
    await answer(link, CONSENT, { "Accept-Language": "es" });
    const awaiting = "guardian-second-confirmation";
    expect(await statuses(two)).toMatchObject([{ awaiting }, { awaiting }]);
    const before = await mailsTo(email);
    await service.advance({ days: 1 });
    expect(await mailsTo(email)).toHaveLength(before.length + 1);
    expect((await newestTo(email)).html).toContain('<html lang="es"');
    await answer(await linkTo(email), { pending: "confirm" });
    expect(await statuses(two)).toMatchObject([{ status: "PASS" }, { status: "PASS" }]);
    await service.apply(...FILES);
  });

  test("wait each for its own time: the second email of one leaves the approval of the other open", async () => {
    const [email, other] = ["first.long@example.com", "other.long@example.com"];
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    await assure("confirmed-plus", "confirmed");
    const two = await asked(kuid, "DE");
    const link = await mailed(two[0].challengeId, other);
    await answer(link, { ...CONSENT, ...allowing((await openPage(service, link)).text) });
    const approval = { awaiting: "guardian-approval" };
    expect(await statuses(two)).toMatchObject([
      { awaiting: "guardian-second-confirmation" },
      approval,
    ]);
    await service.advance({ days: 10 });
    expect(await statuses(two)).toMatchObject([{ status: "FAIL" }, approval]);
    const requests = await mailsTo(email);
    const request = requests.find(({ subject }) => subject.includes("Someone"));
    await answer(linkIn(request), { pending: "approve" });
    expect(await statuses(two)).toMatchObject([{ status: "FAIL" }, { status: "PASS" }]);
    await service.apply(...FILES);
  });

  test("are confirmed each in its own time, even while nothing runs that is due", async () => {
    const two = await asked((await child()).kuid);
    const [url, email] = [two[0].url ?? "", "in.time@example.com"];
    await answer(`${url}/products/${STARFALL}`, { ...CONSENT, email });
    await service.advance({ hours: 1 });
    await answer(`${url}/products/${ACCOUNT}`, { ...CONSENT, email });
    const link = await linkTo(email);
    service.clock.advanceTo(service.clock.now() + 23 * HOUR);
    await answer(link, { pending: "confirm" });
    const [first, second] = await statuses(two);
    expect(first).not.toMatchObject({ status: "PASS" });
    expect(second).toMatchObject({ status: "PASS" });
    await service.settle();
    expect((await statuses(two))[0]).not.toHaveProperty("awaiting");
  });

  test("are taken as far as can be: one that may cause no mail now stays open, and the page says what is awaited", async () => {
    const email = "no.more@example.com";
    for (let times = 0; times < 5; times++) await mailed((await child()).challengeId, email);
    await assure("confirmed", "attested");
    // The law of Brazil asks for no more than a statement.
    const { kuid } = await child(8, "BR");
    const two = await asked(kuid, "BR");
    const url = two[0].url ?? "";
    const { headers } = await answer(url, { ...CONSENT, email });
    expect(await statuses(two)).toMatchObject([
      { awaiting: "guardian-confirmation" },
      expect.not.objectContaining({ awaiting: expect.anything() }),
    ]);
    expect(headers["location"]).toBe(new URL(url).pathname);
    await service.apply(...FILES);
  });

  test("wait each for what their product asks, and each kind of wait is mailed", async () => {
    const [email, other] = ["first.each@example.com", "other.each@example.com"];
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    await assure("verified", "confirmed");
    const two = await asked(kuid, "DE");
    const link = await mailed(two[0].challengeId, other);
    const { text } = await openPage(service, link);
    const requests = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes("Someone"));
    await answer(link, { ...CONSENT, ...allowing(text) });
    const [verification, approval] = [
      { awaiting: "guardian-verification" },
      { awaiting: "guardian-approval" },
    ];
    expect(await statuses(two)).toMatchObject([verification, approval]);
    expect(await requests()).toHaveLength(1);
    const begun = await answer(link, { pending: "verify" });
    await answer(new URL(String(begun.headers["location"]), service.baseUrl).href, {
      persona: "adult",
    });
    expect(await statuses(two)).toMatchObject([approval, approval]);
    expect(await requests()).toHaveLength(2);
    await service.apply(...FILES);
  });
});
