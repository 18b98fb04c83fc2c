// The hosted pages as a browser without JavaScript sees them.
import type { Request, Response } from "./caller.js";
import type { TestService } from "./service.js";

const pathOf = (url: string): string => new URL(url).pathname;

export const openPage = (service: TestService, url: string): Promise<Response> =>
  service.get(pathOf(url), { Accept: "text/html" });

/** Returns the hidden fields of the form on a page. */
export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

/** Posts the form of a page with these choices. */
export const postForm = (
  service: TestService,
  url: string,
  {
    page,
    choices,
    headers = {},
  }: {
    page: Response;
    choices: readonly (readonly [string, string])[];
    headers?: Request["headers"];
  },
): Promise<Response> =>
  service.post(pathOf(url), [...Object.entries(hiddenFields(page.text)), ...choices], {
    Origin: service.baseUrl,
    ...headers,
  });

export interface MailSeen {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Returns the mails in the mailbox, newest first. */
export async function mailbox(service: TestService): Promise<readonly MailSeen[]> {
  const { json, text } = await service.get("/mailbox", { Accept: "application/json" });
  if (!Array.isArray(json["mails"])) throw new Error(`The mailbox answers ${text.slice(0, 200)}`);
  return json["mails"] as MailSeen[];
}
