// Audits refused credentials. The number is bounded, because a stranger must not fill the database.
import { audit } from "../store/audit/audit.js";
import { networksOf } from "../lib/clients/address.js";
import { MINUTE_MS } from "../lib/dates.js";
import type { ServiceContext } from "../context.js";
import { lookupHash } from "../domain/keyring.js";
import { isAccessToken, readApiKey } from "../domain/api-key.js";
import type { Credential, CredentialRejection } from "../http/ports.js";

/** The most clients that a process audits in a minute. The request log has all. */
const MOST_CLIENTS = 10;

export interface RefusedCredentials {
  /** Audits the first refusal of a client's network in a minute, in the background. */
  note(
    credential: Credential,
    why: CredentialRejection,
    request: Readonly<{ clientAddress: string; requestId: string }>,
  ): void;
  /** Waits for writes in flight. */
  flush(): Promise<void>;
}

type Deps = Pick<ServiceContext, "store" | "clock" | "log" | "random" | "keyring" | "catalogue">;

export function createRefusedCredentials(deps: Deps): RefusedCredentials {
  const { store, clock, log, keyring, catalogue } = deps;
  const writing = new Set<Promise<void>>();
  const clients = new Set<string>();
  let minute = 0;

  return {
    note({ value }, why, { clientAddress, requestId }) {
      // A client whose access token ran out asks for the next one.
      if (why === "expired" && isAccessToken(value)) return;
      const now = Math.floor(clock.realNow() / MINUTE_MS);
      if (now !== minute) clients.clear();
      minute = now;
      // A site's network of IPv6 holds 65,536 of a household's, so it counts as one client.
      const site = networksOf(clientAddress).at(-1) as string;
      if (clients.has(site) || clients.size >= MOST_CLIENTS) return;
      clients.add(site);
      const keyId = readApiKey(value)?.keyId;
      const written = store
        .write((tx) =>
          audit(tx, deps, {
            actor: `client:${lookupHash(keyring, "client", clientAddress)}`,
            action: "credentials-refused",
            target: keyId !== undefined && catalogue.key(keyId) ? `key:${keyId}` : null,
            outcome: "refused",
            requestId,
          }),
        )
        .catch((error: unknown) => log.error({ err: error }, "a refusal was not audited"))
        .finally(() => writing.delete(written));
      writing.add(written);
    },
    flush: async () => void (await Promise.all(writing)),
  };
}
