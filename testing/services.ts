// Opens the services without a server, for tests below the level of requests.
import { readConfig, type Config } from "../server/config.js";
import { makeLog, type Log } from "../server/lib/log.js";
import { openServices, type ServiceOptions, type Services } from "../server/services.js";
import { fixedRandomness } from "./fixed.js";
import { testPolicy } from "./policy.js";

/** Returns the configuration for a database of `forEachDatabase`. */
export const configOn = (databaseUrl: string): Config =>
  readConfig({
    DATABASE_URL: databaseUrl,
    KINWARD_SECRET: "a secret of at least thirty-two characters",
  });

/** One for all, because each log on the standard output waits for the end of the process. */
const silent = makeLog("silent", []);

/** Opens services with fixed randomness and the cached policy. The caller closes their store. */
export const openTestServices = (
  config: Config,
  { log = silent, ...parts }: Partial<ServiceOptions> & { readonly log?: Log } = {},
): Promise<Services> =>
  openServices(config, log, { random: fixedRandomness(), policy: testPolicy(), ...parts });
