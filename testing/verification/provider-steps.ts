// What a person does at a provider: leave for it, and come back in the same window or another.
import { createHash } from "node:crypto";

import type { Response } from "../caller.js";
import { guardianSteps } from "../guardian-steps.js";
import { hiddenFields } from "../pages.js";
import type { TestService } from "../service.js";

/** The key that the script of the pages keeps in the person's window. */
export const WINDOW_KEY = "the key of the window that left";

const hashOf = (windowKey: string) => createHash("sha256").update(windowKey).digest("hex");

export function providerSteps(running: () => TestService) {
  const { answer, look } = guardianSteps(running);

  /**
   * Chooses a method, without a key as a browser without scripts does. Returns the page that follows and the address that it
   * leads to.
   */
  async function leaveFor(url: string, method: string, windowKey: string = WINDOW_KEY) {
    const windowHash = windowKey && hashOf(windowKey);
    const { headers } = await answer(`${url}?ways=1`, { method, windowHash });
    const { text } = await look(String(headers["location"]));
    const [, href = ""] = /<a\s+class="button"\s+href="([^"]+)"/.exec(text) ?? [];
    return { text, href: href.replaceAll("&amp;", "&") };
  }

  /** Opens the address that a provider led to, and sends that page's form with the key of the window or a typed code. */
  async function comeBack(address: string, windowKey: string = WINDOW_KEY): Promise<Response> {
    const page = await look(address);
    if (page.status !== 200) return page;
    const { pathname, search } = new URL(address);
    const service = running();
    const fields = { ...hiddenFields(page.text), windowKey };
    return service.post(pathname + search, fields, { Origin: service.baseUrl });
  }

  return { leaveFor, comeBack };
}
