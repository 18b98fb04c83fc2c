// The hosted pages as a browser without JavaScript meets them.
import type { Request, Response } from "./caller.js";
import type { TestService } from "./service.js";

const pathOf = (url: string): string => new URL(url).pathname;

export const openPage = (service: TestService, url: string): Promise<Response> =>
  service.get(pathOf(url), { Accept: "text/html" });

/** What a form on a page sends along unseen. */
export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

/** Posts the form of a page with what was chosen there. */
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

/** An email as the mailbox shows it. */
export interface MailSeen {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails that would have been sent, newest first. */
export async function mailbox(service: TestService): Promise<readonly MailSeen[]> {
  const { json, text } = await service.get("/mailbox", { Accept: "application/json" });
  if (!Array.isArray(json["mails"])) throw new Error(`The mailbox answers ${text.slice(0, 200)}`);
  return json["mails"] as MailSeen[];
}
