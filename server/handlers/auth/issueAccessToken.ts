import { HOUR_MS } from "../../lib/dates.js";
import { makeAccessToken } from "../../domain/api-key.js";
import type { Handle } from "../handle.js";

const TOKEN_LIFE_MS = HOUR_MS;

export const issueAccessToken: Handle<"issueAccessToken"> = async (
  { clock, keyring, keyId },
  _input,
  reply,
) => {
  // Tokens end with whole seconds.
  const expiresAt = Math.floor((clock.realNow() + TOKEN_LIFE_MS) / 1000) * 1000;
  return reply(200, {
    accessToken: makeAccessToken(keyring, keyId, expiresAt),
    tokenType: "Bearer",
    expiresAt: new Date(expiresAt).toISOString(),
  });
};
