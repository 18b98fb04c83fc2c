// An operator at the console, as far as tests need one.
import type { Role } from "../server/domain/operator/roles.js";
import { inviteOperator } from "../server/actions/operator/team.js";
import { statement, type Slots } from "../server/store/engine/statement.js";
import { query } from "../server/store/engine/table.js";
import { operatorReasons } from "../server/store/operators/table.js";
import type { Form, Response } from "./caller.js";
import { browserOf, type Browser } from "./guardian-steps.js";
import type { PageServer } from "./page-server.js";
import { until } from "./until.js";

const proveAll = statement<{ operatorId: string; at: number }>((sql, p) =>
  sql("operator_sessions")
    .update({ proven_at: p.at as never })
    .where({ operator_id: p.operatorId as never }),
);

const reasonsOf = query((sql, p: Slots<{ operatorId: string }>) =>
  operatorReasons.select(sql).where(operatorReasons.values(p, "operatorId")),
);

/** Returns the reasons that an operator gave. */
export const listReasonsOf = async ({ services }: PageServer, operatorId: string) =>
  (await reasonsOf(services.store, { operatorId })).map(({ action, target, reason, mode }) => ({
    ...{ action, target, reason, mode },
  }));

interface Joined {
  operatorId: string;
  browser: Browser;
}

/** Returns the text of the main part of a page. */
export const mainText = (page: string): string =>
  page
    .slice(Math.max(0, page.indexOf("<main")))
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** Returns what operators do in the console of this server. */
export function consoleOf(pages: PageServer) {
  const { services } = pages;
  const deps = () => ({ ...services, now: services.clock.now() });

  /** Invites a person by the command line. Returns the path of the link. */
  async function invite(email: string, role: Role = "owner", organisation = "aurora") {
    const invited = await services.store.write((tx) =>
      inviteOperator(tx, deps(), { organisation, email, role }, { audit: "operator:test" }),
    );
    if (!invited) throw new Error(`${email} is an operator already.`);
    return { ...invited, path: new URL(invited.url).pathname };
  }

  /** Returns the hidden fields of the form that a page sends to `path`. */
  async function hiddenIn(
    page: string,
    path: string,
    browser: Browser,
  ): Promise<Record<string, string>> {
    const { status, text } = await pages.get(page, browser);
    const form = text.split("<form").find((part) => part.includes(`action="${path}"`));
    if (form === undefined) throw new Error(`${page} (${status}) has no form for ${path}.`);
    const fields = form.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
    return Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
  }

  const nonceFor = async (page: string, path: string, browser: Browser): Promise<string> =>
    (await hiddenIn(page, path, browser))["nonce"] ?? "";

  /** Fills in the form that a page sends to `path`, and sends it. */
  const submit = async (
    page: string,
    path: string,
    form: Form,
    browser: Browser,
  ): Promise<Response> =>
    pages.post(path, { ...(await hiddenIn(page, path, browser)), ...form }, browser);

  /** Opens a link and presses its button. */
  const press = async (path: string, form: Form = {}, browser: Browser = {}): Promise<Response> =>
    submit(path, path, form, browser);

  /** Counts the sessions of an operator as proven by a passkey, now. */
  const prove = (operatorId: string): Promise<unknown> =>
    services.store.write((tx) => proveAll(tx, { operatorId, at: services.clock.now() }));

  /** Adds an operator who is signed in, and by default has used a passkey. */
  async function join(
    email: string,
    role: Role = "owner",
    { organisation = "aurora", isProven = true } = {},
  ): Promise<Joined> {
    const { operatorId, path } = await invite(email, role, organisation);
    const browser = browserOf(await press(path));
    if (isProven) await prove(operatorId);
    return { operatorId, browser };
  }

  /** Keeps long work waiting until the function that it returns is called, or the service stops. */
  function holdJobs(): () => void {
    const release: (() => void)[] = [];
    for (let at = 0; at < 2; at++)
      services.background.run(
        (signal) =>
          new Promise<void>((resolve) => {
            release.push(resolve);
            signal.addEventListener("abort", () => resolve());
          }),
      );
    return () => release.forEach((each) => each());
  }

  /** Returns a page once the long work on it has ended. */
  async function settled(path: string, browser: Browser): Promise<string> {
    let text = "";
    await until(async () => {
      ({ text } = await pages.get(path, browser));
      return !text.includes('data-state="running"');
    });
    return text;
  }

  return { holdJobs, invite, join, nonceFor, press, prove, settled, submit };
}
