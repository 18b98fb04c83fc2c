// Every form of the family pages is followed by a redirect, so that Back and Reload never ask to send it again. A rejected form
// is kept meanwhile, and its page shows it filled in.
import type { Request, Response } from "express";

import { keepForm, readKeptForm } from "../../actions/guardian/kept-form.js";
import type { FormFields } from "../../store/forms/table.js";
import type { ServiceContext } from "../../context.js";
import type { Address } from "../../store/guardians/sign-ins.js";
import { deleteKeptForm, findKeptForm } from "../../store/forms/queries.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { redirectTo } from "../shell/layout.js";
import { pathTo } from "../shell/paths.js";

interface Sender {
  services: ServiceContext;
  browserSession: Address;
  now: number;
}

const placeOf = ({ browserSession: { mode, addressHash } }: Sender, path: string) => ({
  mode,
  addressHash,
  path,
});

/** Marks an address that shows the kept form; without the mark the page shows what is saved. */
const withKept = (services: ServiceContext, path: string) => `${pathTo(services, path)}?kept=1`;

const fieldsOf = ({ body }: Request): FormFields => (body ?? {}) as FormFields;

/** Keeps a form for an hour. Only its sender sees it, on this page. */
export async function keepRequest(
  sender: Sender,
  request: Request,
  { isRejected, path = request.path }: Readonly<{ isRejected: boolean; path?: string }>,
): Promise<void> {
  const { services, now } = sender;
  const form = { fields: fieldsOf(request), isRejected };
  await services.store.write((tx) =>
    keepForm(tx, { ...services, now }, placeOf(sender, path), form),
  );
}

/** Keeps a form with errors and leads to its page. `path` does not include that of the public address. */
export async function showAgain(
  sender: Sender,
  request: Request,
  response: Response,
  path = request.path,
): Promise<void> {
  await keepRequest(sender, request, { isRejected: true, path });
  redirectTo(response, withKept(sender.services, path));
}

/**
 * Lets the request of a page read the form that was kept for it, as if it had been sent again. Undefined where none was kept.
 * `isRejected` means that it has errors to show.
 */
export async function restoreForm(
  sender: Sender,
  request: Request,
): Promise<{ isRejected: boolean } | undefined> {
  if (request.body !== undefined) return { isRejected: false };
  if (request.query["kept"] === undefined) return undefined;
  const { services, now } = sender;
  const kept = await readKeptForm(
    services.store,
    { ...services, now },
    placeOf(sender, request.path),
  );
  if (!kept) return undefined;
  request.body = kept.fields;
  return { isRejected: kept.isRejected };
}

/** Returns the path that a sign-in leads to, with the form that was kept for that page. */
export async function pathWithKept(sender: Sender, path: string): Promise<string> {
  const { services, now } = sender;
  const place = placeOf(sender, path);
  const kept = await readKeptForm(services.store, { ...services, now }, place);
  return kept ? withKept(services, path) : pathTo(services, path);
}

/** Says that a form is shown as it was sent and is not saved. */
export const keptNotice = (
  { family: t }: Texts,
  kept: { isRejected: boolean } | undefined,
): Html | false => kept?.isRejected === false && html`<p class="done" role="status">${t.kept}</p>`;

/** Deletes the kept form of a page once the form is sent again. */
export async function forgetForm(sender: Sender, request: Request): Promise<void> {
  const { store } = sender.services;
  const place = placeOf(sender, request.path);
  if (await findKeptForm(store, place)) await store.write((tx) => deleteKeptForm(tx, place));
}
