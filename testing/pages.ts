// The hosted pages as a browser without JavaScript meets them.
import type { Request, Response } from "./caller.js";
import type { TestService } from "./service.js";

const pathOf = (url: string): string => new URL(url).pathname;

export const openPage = (service: TestService, url: string): Promise<Response> =>
  service.send({ path: pathOf(url), headers: { Accept: "text/html" } });

/** What a form on a page sends along unseen. */
const hiddenFields = (page: string): [string, string][] =>
  [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );

/** Posts the form of a page with what somebody chose there. */
export function postForm(
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
): Promise<Response> {
  const fields = [
    ...hiddenFields(page.text),
    ...choices.map(([name, value]): [string, string] => [name, value]),
  ];
  return service.send({
    method: "POST",
    path: pathOf(url),
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: service.baseUrl,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The mails that would have been sent, newest first. */
export async function mailbox(
  service: TestService,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { json, text } = await service.send({
    path: "/mailbox",
    headers: { Accept: "application/json" },
  });
  const list = (Array.isArray(json) ? json : Object.values(json).find(Array.isArray)) as unknown;
  if (!Array.isArray(list)) throw new Error(`The mailbox answers ${text.slice(0, 200)}`);
  return list as Readonly<Record<string, unknown>>[];
}
