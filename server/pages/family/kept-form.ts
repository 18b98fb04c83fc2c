// Every form of the family pages is followed by a redirect, so that Back and Reload never ask to send it again. A rejected form
// is kept meanwhile, and its page shows it filled in.
import type { Request, Response } from "express";

import type { ServiceContext } from "../../context.js";
import type { Address } from "../../store/guardians/sign-ins.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { redirectTo } from "../shell/layout.js";
import { pathTo } from "../shell/paths.js";

interface Sender {
  services: ServiceContext;
  browserSession: Address;
  now: number;
}

/** The fields of a form as they were sent; one that stands several times has several values. */
type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** `isRejected`: it has errors, which are shown with it. */
type KeptForm = Readonly<{ path: string; fields: FormFields; isRejected: boolean }>;

const SESSION = /^\/family\/sessions\/([\w-]+)/;

/** Keeps the form of a request for its sender. Returns the path at which they alone see it filled in, for an hour. */
export async function keepRequest(
  { services, browserSession: { mode, addressHash }, now }: Sender,
  { path, body }: Request,
  { isRejected }: Readonly<{ isRejected: boolean }>,
): Promise<string> {
  const form: KeptForm = { path, fields: (body ?? {}) as FormFields, isRejected };
  const owner = { mode, addressHash, sessionId: SESSION.exec(path)?.[1] ?? null };
  return services.store.write((tx) => pathToDraft(tx, { ...services, now }, path, form, owner));
}

/** Leads to the page of a form that has errors, which shows it with them. */
export async function showAgain(
  sender: Sender,
  request: Request,
  response: Response,
): Promise<void> {
  const path = await keepRequest(sender, request, { isRejected: true });
  redirectTo(response, pathTo(sender.services, path));
}

/**
 * Lets the request of a page read the form that was kept for it, as if it had been sent again. Undefined where none was kept.
 * `isRejected` means that it has errors to show.
 */
export async function restoreForm(
  { services, browserSession }: Sender,
  request: Request,
): Promise<{ isRejected: boolean } | undefined> {
  if (request.body !== undefined) return { isRejected: false };
  const kept = (await readDraft(services, request, browserSession)) as KeptForm | undefined;
  if (kept?.path !== request.path) return undefined;
  request.body = kept.fields;
  return { isRejected: kept.isRejected };
}

/** Says that a form is shown as it was sent and is not saved. */
export const keptNotice = (
  { family: t }: Texts,
  kept: { isRejected: boolean } | undefined,
): Html | false => kept?.isRejected === false && html`<p class="done" role="status">${t.kept}</p>`;
