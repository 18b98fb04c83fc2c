// What a guardian does in a journey: read the newest mail, open its link, fill in the page, sign in.
import { unwrap } from "../client/index.js";
import type { Form, Response } from "./caller.js";
import { consented, GUARDIAN } from "./arrange.js";
import { hiddenFields, mailbox, type MailSeen } from "./pages.js";
import { STARFALL, type TestService } from "./service.js";

/** The headers of a browser: its cookie, once it is signed in. */
export type Browser = Readonly<Record<string, string>>;

/** The form fields of a consent. */
export const CONSENT = { decision: "consent", adult: "yes" } as const;

/** Returns the first link of a mail. */
export function linkIn(mail: MailSeen | undefined): string {
  const [link] = /http\S+/.exec(mail?.text ?? "") ?? [];
  if (link === undefined) throw new Error(mail ? `${mail.subject}: no link.` : "There is no mail.");
  return link;
}

/** Returns the path of the first link of a mail. */
export const pathIn = (mail: MailSeen): string => new URL(linkIn(mail)).pathname;

/** Returns the steps of guardians. `running` returns the service at the time of each step. */
export function guardianSteps(running: () => TestService) {
  /** Returns the mails to an address, newest first. */
  const mailsTo = async (email: string): Promise<MailSeen[]> =>
    (await mailbox(running())).filter(({ to }) => to === email);

  async function newestTo(email: string): Promise<MailSeen> {
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error(`There is no mail to ${email}.`);
    return mail;
  }

  /** Returns the link in the newest mail to an address. */
  const linkTo = async (email: string): Promise<string> => linkIn(await newestTo(email));

  /** Returns the link that the guardian of a challenge is mailed. */
  async function mailed(challengeId: string, email: string, product = STARFALL): Promise<string> {
    await unwrap(running().as(product).sendChallengeEmail({ challengeId, email }));
    return linkTo(email);
  }

  /** Opens a page by its path or by a link. */
  const look = (url: string, browser: Browser = {}): Promise<Response> => {
    const { pathname, search } = new URL(url, running().baseUrl);
    return running().get(pathname + search, { Accept: "text/html", ...browser });
  };

  /** Opens a page, fills in its form and sends it. */
  async function answer(url: string, form: Form = {}, browser: Browser = {}): Promise<Response> {
    const service = running();
    const { text } = await look(url, browser);
    const { pathname } = new URL(url, service.baseUrl);
    const fields = { ...hiddenFields(text), ...form };
    return service.post(pathname, fields, { Origin: service.baseUrl, ...browser });
  }

  /** Signs a guardian in and returns their browser. `form` is what they fill in on the page of the mailed link. */
  async function signIn(email: string, form: Form = {}): Promise<Browser> {
    await answer("/family", { email });
    return browserOf(await answer(await linkTo(email), form));
  }

  /** Requests one more permission for a session. Returns the challenge. */
  async function upgrade(sessionId: string, name: string) {
    const requestedPermissions = [{ name }];
    const asked = await unwrap(running().as().upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error(`${name} asked for no consent.`);
    return { challengeId: asked.challengeId, url: asked.url ?? "" };
  }

  /** Requests one more permission for a consented child of GUARDIAN. */
  async function upgraded() {
    const { sessionId, kuid } = (await consented(running())).session;
    return { sessionId, kuid, ...(await upgrade(sessionId, "voice-chat")) };
  }

  /** Signs a guardian in at the family pages. */
  async function atHome(email: string) {
    const browser = await signIn(email);
    return {
      look: (path: string) => look(path, browser),
      press: (path: string, choices: Form) => answer(path, choices, browser),
    };
  }

  /** Makes a child of GUARDIAN, who is signed in. */
  async function family() {
    const { session } = await consented(running());
    const browser = await signIn(GUARDIAN);
    const page = `/family/sessions/${session.sessionId}`;
    return { ...session, browser, page, guardians: `${page}/guardians` };
  }

  /** Returns the events about a session, among the newest hundred. */
  async function eventsOf(sessionId: string) {
    const { events } = await unwrap(running().as().listWebhookEvents({ limit: 100 }));
    return events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId);
  }

  return {
    ...{ answer, atHome, eventsOf, family, linkTo, look, mailed, mailsTo, newestTo },
    ...{ signIn, upgrade, upgraded },
  };
}

/** Returns the browser that a response signs in. */
export const browserOf = ({ headers }: Response) => ({
  Cookie: String(headers["set-cookie"]).split(";")[0] ?? "",
});
