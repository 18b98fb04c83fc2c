// Acts that cannot be undone, or that show or change personal data, ask for the passkey again in live mode.
import { MINUTE_MS } from "../../lib/dates.js";
import { pathTo } from "../../pages/shell/paths.js";
import { consolePath, type Visit } from "./visit.js";

/** For so long after a passkey was used, no act asks for it again. */
const FRESH_MS = 5 * MINUTE_MS;

/** Returns whether a passkey was used so recently that no one else can have taken the browser over. */
export const isFreshlyProven = ({ browser: { provenAt }, now }: Visit): boolean =>
  provenAt !== null && now < provenAt + FRESH_MS;

/** Returns the page that asks for the passkey and leads back to `next`, a path as the browser sees it. */
export function pathToProof({ services }: Visit, next: string): string {
  const own = next.slice(pathTo(services, "").length);
  return consolePath(services, `/-/passkey?next=${encodeURIComponent(own)}`);
}
