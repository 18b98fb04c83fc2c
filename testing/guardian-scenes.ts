// Every page that a guardian can meet, each in a state in which it has something to show.
import { createHash } from "node:crypto";

import type { AgeEvidence } from "../server/domain/age/age.js";
import type { VerificationMethod } from "../server/domain/verification/method.js";
import type { WidgetKind } from "../server/store/verifications/table.js";
import { beginFlow } from "../server/actions/verification/flow.js";
import { tokenOf } from "../server/actions/verification/links.js";
import { beginVerification } from "../server/actions/verification/begin.js";
import { decideVerificationForTest } from "../server/actions/verification/decide-for-test.js";
import { putOnFile } from "../server/actions/guardian/guardians-on-file.js";
import { requestOverride } from "../server/actions/override/request-override.js";
import { createBulk } from "../server/actions/challenge/create-bulk.js";
import { makeAgeWidget } from "../server/actions/widget/age-widget.js";
import { findJurisdiction } from "../server/policy/jurisdictions.js";
import { subscriptionOf, unsubscribePath } from "../server/actions/digest/subscription.js";
import { upgradeSession } from "../server/actions/session/upgrade-session.js";
import { DAY_MS } from "../server/lib/dates.js";
import { setSchedule } from "../server/actions/screentime/set-schedule.js";
import { LANGUAGES } from "../server/domain/language.js";
import { challengeUrls } from "../server/domain/challenge/challenge.js";
import { contextFor } from "../server/context.js";
import { applyProduct } from "../server/products/apply.js";
import { savePlayer } from "../server/store/players/queries.js";
import { listGuardiansOfSession } from "../server/store/guardians/queries.js";
import { requireSession } from "../server/store/sessions/queries.js";
import type { Response } from "./caller.js";
import { guardianOf, SAM } from "./guardian.js";
import { browserOf, pathIn, type Browser } from "./guardian-steps.js";
import { mailedPath } from "./mailed-link.js";
import type { PageServer } from "./page-server.js";
import { hiddenFields } from "./pages.js";
import { ACCOUNT, STARFALL } from "./service.js";

/** The words that products, children and guardians write and pages show. */
export interface Words {
  readonly product: string;
  readonly company: string;
  readonly purpose: string;
  readonly document: string;
  readonly text: string;
  readonly permission: string;
  readonly nickname: string;
  readonly window: string;
  readonly reason: string;
}

export const PLAIN: Words = {
  product: "Starfall",
  company: "Aurora Games",
  purpose: "To let children play together.",
  document: "Terms of service",
  text: "You may play for as long as you keep to the rules.",
  permission: "Custom emotes",
  nickname: "Mia",
  window: "Bedtime",
  reason: "One more round, please.",
};

/** Words of maximum length that no line can break. */
export const LONG: Words = {
  product: "Donaudampfschifffahrtsgesellschaftskapitaen",
  company: "Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz".repeat(2),
  purpose: "Kraftfahrzeughaftpflichtversicherung".repeat(5),
  document: "Grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragungsverordnung",
  text: "Aufmerksamkeitsdefizit".repeat(40),
  permission: "Nahrungsmittelunvertraeglichkeit".repeat(2),
  nickname: "Maximilianisabellakatharinatheresiaxyz",
  window: "Siebenschlaeferabendruhestoerungsverbot".repeat(2),
  reason: "Nochnochnochnochnoch".repeat(20),
};

/** Words written from right to left, with the marks that belong to them. */
export const RTL: Words = {
  product: "كوكب!",
  company: "شركة الألعاب (المحدودة)",
  purpose: "للعب معًا!",
  document: "שאלות ותשובות?",
  text: "يمكنك اللعب!",
  permission: "رقصات (جديدة)",
  nickname: "مريم!",
  window: "شب‌ها!",
  reason: "لو سمحت؟",
};

const productFile = (words: Words): string =>
  JSON.stringify({
    productId: STARFALL,
    name: words.product,
    organisation: "aurora",
    guardianAssurance: {
      default: "confirmed",
      CA: "verified",
      "US-WA": "verified",
      "US-OR": "confirmed-plus",
    },
    verification: {
      trustedAdult: { CA: ["simulated"], US: ["simulated"], "US-WA": ["form", "call", "sms"] },
    },
    providers: {
      form: { kind: "signed-form", email: "forms@starfall.example", fax: "+44 20 7946 0000" },
      call: { kind: "call", telephone: "+44 20 7946 0001", hours: "9:00–17:00" },
      sms: { kind: "sms-plus" },
    },
    company: {
      name: words.company,
      address: `1 ${words.company}`,
      contactUrl: "https://starfall.example/contact",
      privacyUrl: "https://starfall.example/privacy",
    },
    purpose: words.purpose,
    permissions: [
      { name: "multiplayer" },
      { name: "voice-chat" },
      { name: "text-chat-public" },
      { name: "in-game-purchases" },
      { name: "simulated-gambling" },
      {
        name: "custom-emotes",
        custom: {
          title: words.permission,
          minor: "guardian-off",
          youth: "player-on",
          adult: "player-on",
        },
      },
    ],
    documents: [
      {
        id: "terms",
        name: words.document,
        url: "https://starfall.example/terms",
        version: "3",
        isDataNotice: true,
        retention: words.purpose,
        text: words.text,
      },
    ],
    allowances: [
      { name: "weekly-spend", type: "numerical", min: 0, max: 50, default: 0 },
      {
        name: "chat-partners",
        type: "selection",
        options: ["nobody", "friends"],
        default: "nobody",
      },
    ],
    origins: ["https://play.starfall.example"],
    retentionDays: { activity: 90, transactions: 400, screentime: 90, webhooks: 30 },
  });

export interface Scene {
  readonly name: string;
  /** Includes the query. */
  readonly path: string;
  readonly browser?: Browser;
}

const KIM = "kim@elsewhere.example";
const NOA = "noa@elsewhere.example";
const IDA = "ida@elsewhere.example";
const ANA = "ana@family.example";
const BEA = "bea@family.example";
const LEE = "lee@elsewhere.example";
const CONSENT = { decision: "consent", adult: "yes" };

/** Brings a server into these states, with the given `words`. This takes 15 days of the server's clock. */
export async function arrangeScenes(pages: PageServer, words: Words = PLAIN): Promise<Scene[]> {
  const { services } = pages;
  const guardian = guardianOf(pages);
  const context = () => contextFor(services, STARFALL, "test");
  await applyProduct(services.store, productFile(words), { ...services, now: pages.clock.now() });
  await services.catalogue.refresh();
  const scenes: Scene[] = [];
  const show = (name: string, path: string, browser?: Browser) =>
    void scenes.push({ name, path, ...(browser && { browser }) });
  /** Posts the form of a page. Returns where it leads, without following. */
  const post = async (
    path: string,
    form: Record<string, string>,
    browser?: Browser,
  ): Promise<string> => {
    // A child's page has several forms, so the caller names the allowance.
    const { allowance, ...fields } = hiddenFields((await pages.get(path, browser)).text);
    void allowance;
    const sent = await pages.send({
      method: "POST",
      path,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...browser },
      body: new URLSearchParams({ ...fields, ...form }).toString(),
    });
    return leadsTo(sent) || path;
  };
  const newest = async (email: string, part: string): Promise<string> => {
    const mails = await guardian.mailsTo(email);
    const found = mails.find(({ text }) => text.includes(part));
    if (!found) throw new Error(`No mail to ${email} leads to ${part}.`);
    return pathIn(found);
  };

  const forgotten = await pages.mint();
  const oldLink = await mailedPath(services, forgotten, SAM);
  await pages.advance({ days: 13 });
  const held = await guardian.consented({ email: IDA });
  const acceptanceDeadline = new Date(pages.clock.now() + DAY_MS).toISOString();
  await services.store.write((tx) =>
    upgradeSession(tx, context(), {
      ...{ sessionId: held.sessionId, requestedPermissions: [] },
      materialChange: { documents: ["terms"], acceptanceDeadline },
    }),
  );
  const late = await newest(IDA, "/widgets/consent/");
  const twice = await mailedPath(services, await pages.mint({ jurisdiction: "US-OR" }), ANA);
  await post(twice, { ...CONSENT, permission: "custom-emotes" });
  await pages.advance({ days: 2 });
  show("confirm-again", await newest(ANA, "/widgets/consent/"));
  const awaiting = await mailedPath(services, await pages.mint({ jurisdiction: "US-OR" }), ANA);
  await post(awaiting, CONSENT);
  show("second-confirmation-awaited", awaiting);
  const proof = await mailedPath(services, await pages.mint(), ANA);
  await post(proof, { ...CONSENT, permission: "voice-chat" });
  show("proof", `${proof}/done`);
  show("late", late);
  const heldReceipt = await newest(IDA, "/widgets/receipt/");
  show("held-receipt", heldReceipt);
  show("withdraw-receipt", `${heldReceipt}/withdraw`);
  show("old-link", oldLink);
  show("sent-again", await post(oldLink, {}).then(() => `${oldLink}/again`));

  const handed = pages.linkOf(await pages.mint({ requestedPermissions: ["voice-chat"] }));
  show("consent", handed);
  show("consent-errors", await post(handed, { decision: "consent", email: "half@" }));
  show("document", `${handed}/documents/terms`);
  const declined = pages.linkOf(await pages.mint());
  show("declined", await post(declined, { decision: "decline" }));
  const mailed = await mailedPath(services, await pages.mint(), LEE);
  show("consent-mailed", mailed);

  const waiting = pages.linkOf(await pages.mint());
  await post(waiting, {
    ...CONSENT,
    email: LEE,
    permission: "custom-emotes",
    "allowance-chat-partners": "friends",
  });
  show("confirmation-awaited", waiting);
  show("confirm", await newest(LEE, "/widgets/consent/"));
  const verified = await mailedPath(services, await pages.mint({ jurisdiction: "CA" }), LEE);
  await post(verified, CONSENT);
  show("verification-awaited", verified);
  show("verification", await post(verified, { pending: "verify" }));

  const toVerify = async (): Promise<string> => {
    const path = await mailedPath(services, await pages.mint({ jurisdiction: "US-WA" }), BEA);
    await post(path, CONSENT);
    return `${await post(path, { pending: "verify" })}?ways=1`;
  };
  const choose = async (method: string, ways: string, language = "en"): Promise<string> => {
    const telephone = "+44 7700 900123";
    await post(ways, { method, telephone }, { "Accept-Language": language });
    return ways.replace("?ways=1", "");
  };
  const inOthers = await toVerify();
  for (const language of LANGUAGES) if (language !== "en") await choose("sms", inOthers, language);
  show("verification-ways", inOthers);
  await pages.advance({ hours: 1 });
  show("verification-form", await choose("form", await toVerify()));
  show("verification-call", await choose("call", await toVerify()));
  show("verification-texted", await choose("sms", await toVerify()));

  const session = await guardian.consented();
  const { sessionId, kuid } = session;
  const upgrade = await pages.mint({ kuid, sessionId, requestedPermissions: ["voice-chat"] });
  show("upgrade", await mailedPath(services, upgrade, SAM));
  const joining = await pages.mint({ kuid, sessionId, requestedPermissions: ["custom-emotes"] });
  await post(pages.linkOf(joining), {
    ...CONSENT,
    address: "other",
    email: KIM,
    "choice-custom-emotes": "allow",
  });
  const confirming = await newest(KIM, "/widgets/consent/");
  await post(confirming, { pending: "confirm" });
  show("approval-awaited", confirming);
  show("approve", await newest(SAM, "/widgets/consent/"));

  const receipt = await newest(SAM, "/widgets/receipt/");
  show("receipt", receipt);
  show("undo-receipt", `${receipt}/undo`);
  show("receipt-document", `${receipt}/documents/terms`);

  const [onFile] = await listGuardiansOfSession(services.store, { sessionId });
  const subscription = await services.store.write((tx) =>
    subscriptionOf(tx, context(), { guardianId: onFile?.guardianId ?? "", kuid }),
  );
  show("stop-digest", unsubscribePath(subscription));

  const home = await guardian.signIn();
  const child = `/family/sessions/${sessionId}`;
  await post(`${child}/name`, { name: words.nickname, colour: "green", mails: "yes" }, home);
  await services.store.write(async (tx) =>
    setSchedule(
      tx,
      context(),
      await requireSession(tx, context().scope, session),
      {
        enabled: true,
        schedule: {
          timezone: "America/Los_Angeles",
          breakReminderIntervalMinutes: 45,
          dailyLimits: [{ day: "sun", limitMinutes: 60 }],
          quietHours: [{ name: words.window, days: ["fri"], start: "22:00", end: "07:00" }],
        },
      },
      { by: "test-helper" },
    ),
  );
  await services.store.write((tx) =>
    requestOverride(tx, context(), {
      sessionId,
      type: "extra-time",
      requestedMinutes: 20,
      reason: words.reason,
    }),
  );
  await pages.advance({ minutes: 16 });
  show("confirm-identity", "/family/confirm", home);
  show("confirm-sent", await post("/family/confirm", {}, home), home);
  const link = await guardian.linkFor();
  const browser = browserOf(await guardian.press(link));
  const remembered = await guardian.linkFor();
  await guardian.submit(remembered, { remember: "yes" }, {});
  show("sign-in-link", await guardian.linkFor());

  const changed = await post(`${child}/permissions`, { allow: "custom-emotes" }, browser);
  show("family", "/family", browser);
  show("child-changed", changed.replace(/#.*/, ""), browser);
  show("child", child, browser);
  const wrong = { allowance: "weekly-spend", "allowance-weekly-spend": "500" };
  show("child-error", await post(`${child}/permissions`, wrong, browser), browser);
  for (const part of ["permissions", "play", "activity", "records"])
    show(`child-${part}`, `${child}/${part}`, browser);
  show("name", `${child}/name`, browser);
  show(
    "agreed-document",
    await linkWithin(pages, `${child}/records`, "/documents/", browser),
    browser,
  );
  show("schedule", `${child}/schedule`, browser);
  const schedule = await post(
    `${child}/schedule`,
    { do: "save", enabled: "yes", "limit-mon": "lots" },
    browser,
  );
  show("schedule-error", schedule, browser);
  const checked = await services.store.write(async (tx) => {
    const jurisdiction = "US-CA";
    const ofPlayer = { criteria: { age: 6 }, player: { sessionId, kuid } };
    const ofGuardian = { criteria: null, addressHash: onFile?.addressHash };
    const { verificationId: own } = await beginVerification(tx, context(), {
      ...{ purpose: "trusted-adult", jurisdiction, ...ofGuardian },
    });
    const { verificationId } = await beginVerification(tx, context(), {
      ...{ purpose: "access-age", jurisdiction, ...ofPlayer },
    });
    for (const id of [own, verificationId])
      await decideVerificationForTest(tx, context(), { verificationId: id, status: "PASS" });
    return verificationId;
  });
  show("age-check", `${child}/age-checks/${checked}`, browser);
  const invite = `${child}/guardians/invite`;
  show("invite", invite, browser);
  await post(invite, { email: NOA }, browser);
  show("invite-error", await post(invite, { email: "half@" }, browser), browser);
  show("guardians", `${child}/guardians`, browser);
  show("leave", `${child}/guardians/leave`, browser);
  const { guardian: kim } = await services.store.write((tx) =>
    putOnFile(tx, context(), {
      ...{ sessionId, kuid, email: KIM },
      ...{ assurance: "confirmed", channel: "invitation", consentedAt: null },
    }),
  );
  show("remove", `${child}/guardians/${kim.guardianId}/remove`, browser);
  show("withdraw", `${child}/withdraw`, browser);
  show("data", `${child}/data`, browser);
  show("erase", `${child}/erase`, browser);
  show("join", await newest(NOA, "/family/join/"));
  const asking = await newest(SAM, "/family/override/");
  show("override", asking);
  show("override-chosen", `${asking}?answer=grant-15`);

  const ofPlayer = await services.store.write((tx) =>
    beginVerification(tx, context(), {
      ...{ purpose: "access-age", jurisdiction: "US-CA", criteria: { age: 16 } },
      player: { sessionId, kuid },
    }),
  );
  show("verification-player", `/widgets/verify/${tokenOf(services.keyring, ofPlayer)}`);

  /** Starts a person's verification at a provider. Returns where they left, and where they come back to. */
  const atProvider = async (windowHash = "") => {
    const purpose = "trusted-adult";
    const begun = await services.store.write((tx) =>
      beginVerification(tx, context(), {
        ...{ purpose, jurisdiction: "US-CA", criteria: null },
      }),
    );
    const [simulated] = context().verificationMethods.list(context(), purpose, "US-CA");
    if (!simulated) throw new Error("There is no method.");
    let back = "";
    const method: VerificationMethod = {
      ...simulated,
      begin: async ({ state }) => {
        back = `/widgets/verify/return?state=${state}`;
        return { step: { at: "provider", url: "https://bank.example/" }, flow: {} };
      },
    };
    await beginFlow(context(), begun, method, { language: "en", reason: "", windowHash });
    return { left: `/widgets/verify/${tokenOf(services.keyring, begun)}?leaving=1`, back };
  };
  const withoutScripts = await atProvider();
  show("verification-left", withoutScripts.left);
  show("verification-code", withoutScripts.back);
  show("verification-wrong-code", `${withoutScripts.back}&refused=wrongFlowCode`);
  const withScripts = await atProvider(createHash("sha256").update("key").digest("hex"));
  show("verification-back", withScripts.back);
  show("verification-elsewhere", withScripts.left.replace("leaving=1", "refused=otherWindow"));

  const makeWidget = (kind: WidgetKind, evidence: AgeEvidence = {}) =>
    services.store.write((tx) =>
      makeAgeWidget(tx, context(), {
        ...{ kind, evidence, jurisdiction: findJurisdiction(services.policy, "US-CA") },
        ...{ externalId: undefined, locale: undefined, redirectUrl: undefined },
      }),
    );
  const widget = await makeWidget("age-gate");
  show("age-gate", new URL(widget.url).pathname);
  const asked = new URL((await makeWidget("e2e", { dateOfBirth: "2018-05-05" })).url).pathname;
  show("ask-guardian", asked);
  show("ask-by-email", `${asked}/email`);
  show("qr-code", `${new URL(widget.shortUrl).pathname}/qr`);
  show("qr-code-of-token", `/widgets/${new URL(widget.url).pathname.split("/").at(-1)}/qr`);
  const { shortUrl } = challengeUrls(await pages.mint(), services.keyring, services.publicUrl);
  show("short-link", new URL(shortUrl).pathname);
  const askForSeveral = () =>
    services.store.write(async (tx) => {
      const evidence = { dateOfBirth: "2018-05-05" };
      const { tenancy, now } = context();
      const asked = { kuid: services.random.uuid(), requestedProductIds: [STARFALL, ACCOUNT] };
      await savePlayer(tx, tenancy, { kuid: asked.kuid, evidence }, now);
      const [first] = await createBulk(tx, context(), {
        ...asked,
        jurisdiction: findJurisdiction(services.policy, "US-CA"),
      });
      if (!first) throw new Error("None was created.");
      return first.challenge;
    });
  const several = pages.linkOf(await askForSeveral());
  const one = `${several}/products/${STARFALL}`;
  show("several", several);
  show("one-of-several", one);
  show("one-of-several-document", `${one}/documents/terms`);
  const proofOfOne = await mailedPath(services, await askForSeveral(), ANA);
  await post(`${proofOfOne}/products/${STARFALL}`, { ...CONSENT, permission: "voice-chat" });
  show("proof-of-several", `${proofOfOne}/products/${STARFALL}/done`);
  show("home", "/");
  show("code", "/code");
  show("code-wrong", await post("/code", { code: "0000-0000" }));
  show("family-sign-in", "/family");
  show("family-sign-in-error", await post("/family", { email: "half@" }));
  show("family-sent", "/family/sent");
  show("unknown-link", "/widgets/consent/unknown");
  show("refused", "/code?refused=startAgain");
  show("law", "/law?place=korea");
  show("law-of-a-place", "/law/US-TX?age=13&service=online-game&compare=2027-06-01");
  show("law-of-no-place", "/law/XX");
  show("law-asked-wrongly", "/law/KR?age=-1&on=1850-01-01&service=none&compare=XX&release=1");
  show("mailbox", "/mailbox");
  return scenes;
}

/** Returns where a form's response leads, by a redirect or by a header; empty where it leads nowhere. */
export const leadsTo = ({ headers }: Pick<Response, "headers">): string =>
  headers["location"] ?? /url=(.*)/.exec(headers["refresh"] ?? "")?.[1] ?? "";

async function linkWithin(
  pages: PageServer,
  path: string,
  part: string,
  browser: Browser,
): Promise<string> {
  const { text } = await pages.get(path, browser);
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
  const found = links.find((link) => link.startsWith("/") && link.includes(part));
  if (found === undefined) throw new Error(`No link on ${path} has ${part}.`);
  return found;
}
