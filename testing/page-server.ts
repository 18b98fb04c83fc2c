// Serves the hosted pages with the demo's products, and mints challenges whose links lead there.
import { mintChallenge } from "../server/actions/challenge/mint-challenge.js";
import { contextFor } from "../server/context.js";
import {
  challengeUrls,
  oneTimePasswordOf,
  type Challenge,
} from "../server/domain/challenge/challenge.js";
import type { Mode } from "../server/domain/product.js";
import { requireChallenge } from "../server/store/challenges/queries.js";
import { savePlayer } from "../server/store/players/queries.js";
import { start, STARFALL, TestService, type Start } from "./service.js";

/** An hour before `NOW` of the other tests. */
export const START = Date.parse("2026-11-21T09:00:00Z");

const SECRET = { KINWARD_SECRET: "a secret of at least thirty-two characters" };

type ChallengeInput = Partial<Omit<Parameters<typeof mintChallenge>[2], "prior">> & {
  productId?: number;
  mode?: Mode;
  prior?: Challenge;
};

export class PageServer extends TestService {
  override get commandEnv() {
    return { ...this.database.env, ...SECRET };
  }

  /** Asks for the consent of an eight-year-old's guardian in California, unless the input says otherwise. */
  async mint({
    productId = STARFALL,
    mode = "test",
    ...input
  }: ChallengeInput = {}): Promise<Challenge> {
    const context = contextFor(this.services, productId, mode);
    const evidence = input.evidence ?? { dateOfBirth: "2018-05-05" };
    const kuid = input.kuid ?? this.services.random.uuid();
    return this.services.store.write(async (tx) => {
      await savePlayer(tx, context.tenancy, { kuid, evidence }, context.now);
      return mintChallenge(tx, context, { jurisdiction: "US-CA", ...input, kuid, evidence });
    });
  }

  read(challenge: Challenge): Promise<Challenge> {
    return requireChallenge(this.services.store, challenge, challenge.challengeId);
  }

  linkOf(challenge: Challenge): string {
    return new URL(challengeUrls(challenge, this.services.keyring, this.baseUrl).url).pathname;
  }

  oneTimePasswordOf({ challengeId, password }: Challenge): string {
    return oneTimePasswordOf(this.services.keyring, { challengeId, password });
  }
}

/** Starts the pages on a real server and database, with a secret that is equal in every run. */
export const startPageServer = (options: Start = {}): Promise<PageServer> =>
  start(PageServer, {
    serves: "pages",
    now: START,
    ...options,
    env: { ...SECRET, ...options.env },
  });
