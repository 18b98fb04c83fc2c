// Reaches providers, but never addresses in the operator's own network, and never for longer than a person waits.
import { parseUrl } from "../lib/parse-url.js";
import type { Mode } from "../domain/product.js";
import { ProviderError } from "../domain/verification/method.js";
import type { ProviderDeps } from "./provider-settings.js";

const PROVIDER_TIMEOUT_MS = 8_000;
const MAX_BYTES = 256 * 1024;

const isLoopback = ({ hostname }: URL) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/** Returns a response that fails as soon as it is too long, so that the rest is never held in memory. */
function limited(response: Response): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES)
        throw new ProviderError("unavailable", "the provider's response is too long");
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, headers });
}

/** `guarded` refuses addresses that are not public; `plain` is for this computer in test mode. */
export function createProviderFetch(
  guarded: typeof fetch,
  plain: typeof fetch,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Pick<ProviderDeps, "fetch" | "fetchJson" | "mayLeadTo"> {
  const mayLeadTo = (mode: Mode, text: string): boolean => {
    const url = parseUrl(text);
    if (!url || url.username !== "" || url.password !== "") return false;
    return (
      url.protocol === "https:" || (mode === "test" && url.protocol === "http:" && isLoopback(url))
    );
  };

  const fetchIn =
    (mode: Mode): typeof fetch =>
    async (input, init = {}) => {
      const text = input instanceof Request ? input.url : String(input);
      if (!mayLeadTo(mode, text)) throw new ProviderError("unavailable", "an address is not https");
      const reach = mode === "test" && isLoopback(new URL(text)) ? plain : guarded;
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
      return limited(await reach(text, { ...init, redirect: "manual", signal }));
    };

  return {
    mayLeadTo,
    fetch: fetchIn,
    async fetchJson(mode, url, request) {
      try {
        const response = await fetchIn(mode)(url, { method: "POST", ...request });
        if (response.status !== 200)
          throw new ProviderError("unavailable", `status ${response.status}`);
        return await response.json();
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        throw new ProviderError("unavailable", "the vendor did not answer as agreed", {
          cause: error,
        });
      }
    },
  };
}
