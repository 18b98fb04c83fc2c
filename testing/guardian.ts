// A guardian at the family pages, as far as tests need one.
import { grantConsent } from "../server/actions/consent/grant-consent.js";
import { readChoices } from "../server/actions/consent/read-choices.js";
import { contextFor } from "../server/context.js";
import type { AgeEvidence } from "../server/domain/age/age.js";
import type { Mode } from "../server/domain/product.js";
import type { Session } from "../server/domain/session/session.js";
import type { Form, Response } from "./caller.js";
import type { PageServer } from "./page-server.js";
import { browserOf, guardianSteps, pathIn } from "./guardian-steps.js";
import { hiddenFields } from "./pages.js";
import { STARFALL } from "./service.js";

export const SAM = "sam@family.example";

interface ConsentInput {
  email?: string;
  productId?: number;
  mode?: Mode;
  kuid?: string;
  evidence?: AgeEvidence;
  jurisdiction?: string;
}

/** Returns what guardians do on the pages of this server. */
export function guardianOf(pages: PageServer) {
  const nonceAt = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    hiddenFields((await pages.get(path, headers)).text)["nonce"] ?? "";

  /** Adds a child with a guardian's consent: eight years old, in California, unless the input says otherwise. */
  async function consented({ email = SAM, ...input }: ConsentInput = {}): Promise<Session> {
    const challenge = await pages.mint(input);
    const context = contextFor(pages.services, input.productId ?? STARFALL, input.mode ?? "test");
    return pages.services.store.write(async (tx) =>
      grantConsent(tx, context, await readChoices(tx, context, challenge), {
        email,
        assurance: "confirmed",
        channel: "mailed-link",
        attestsAdulthood: true,
        by: "guardian-page",
      }),
    );
  }

  const ask = async (email: string): Promise<Response> =>
    pages.post("/family", { nonce: await nonceAt("/family"), email });

  const { mailsTo, newestTo } = guardianSteps(() => pages);

  async function linkFor(email = SAM): Promise<string> {
    await ask(email);
    return pathIn(await newestTo(email));
  }

  const press = async (link: string, headers: Record<string, string> = {}): Promise<Response> =>
    pages.post(link, { nonce: await nonceAt(link) }, headers);

  async function signIn(email = SAM) {
    return browserOf(await press(await linkFor(email)));
  }

  /** Posts the form of a page with its nonce. */
  const submit = async (
    path: string,
    form: Form,
    headers: Record<string, string>,
  ): Promise<Response> =>
    pages.post(path, { nonce: await nonceAt(path, headers), ...form }, headers);

  return { ask, consented, linkFor, mailsTo, nonceAt, press, signIn, submit };
}
