import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import express from "express";

import { mintChallenge } from "../server/actions/challenge/mint-challenge.js";
import { ManualClock } from "../server/clock.js";
import { readConfig } from "../server/config.js";
import { contextFor } from "../server/context.js";
import type { Randomness } from "../server/randomness.js";
import type { Services } from "../server/services.js";
import { challengeUrls, type Challenge } from "../server/domain/challenge/challenge.js";
import { oneTimePassword } from "../server/domain/keyring.js";
import type { Mode } from "../server/domain/product.js";
import { loadPolicy } from "../server/policy/load.js";
import { applyProduct } from "../server/products/apply.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { engineUnderTest } from "./engine.js";
import { openServices } from "../server/services.js";
import { getChallenge } from "../server/store/challenges.js";
import { savePlayer } from "../server/store/players.js";
import { createPages } from "../server/pages/index.js";

export const START = Date.parse("2026-11-21T09:00:00Z");
export const STARFALL = 101;
export const PEBBLE = 201;

const policy = loadPolicy();
const demo = new URL("../server/products/demo/", import.meta.url);

/** The same ids and bytes in every run, and no two alike. */
function countedRandomness(): Randomness {
  let count = 0;
  const next = () => (++count).toString(16);
  return {
    uuid: () => `00000000-0000-4000-8000-${next().padStart(12, "0")}`,
    bytes: (size) => Buffer.from(next().padStart(2 * size, "0"), "hex"),
  };
}

type Wish = Partial<Omit<Parameters<typeof mintChallenge>[2], "prior">> & {
  productId?: number;
  mode?: Mode;
  prior?: Challenge;
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface PageServer {
  services: Services;
  clock: ManualClock;
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string,
  ): Promise<Answer>;
  /** Posts a form as a page of the service would. */
  post(path: string, form: Form, headers?: Record<string, string>): Promise<Answer>;
  /** Asks for the consent of an eight-year-old's guardian in California, unless the wish says otherwise. */
  mint(wish?: Wish): Promise<Challenge>;
  read(challenge: Challenge): Promise<Challenge>;
  linkOf(challenge: Challenge): string;
  passwordOf(challenge: Challenge): string;
  /** Lines that were logged. */
  logged: string[];
  close(): Promise<void>;
}

export type Form = Record<string, string | readonly string[]>;

/** The pages on a real server and a real database, with the demo products and a clock that stands still. */
export async function servePages(env: Record<string, string> = {}): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-pages-"));
  const { log, lines: logged } = captureLog();
  const clock = new ManualClock(START);
  const config = readConfig({
    DATABASE_URL: `sqlite:${join(folder, "kinward.db")}`,
    CLOCK: "manual",
    KINWARD_SECRET: "a secret of at least thirty-two characters",
    ...env,
  });
  const services = await openServices(config, log, {
    policy,
    clock,
    random: countedRandomness(),
    ...engineUnderTest,
  });
  for (const file of readdirSync(demo)) {
    await applyProduct(services.store, readFileSync(new URL(file, demo), "utf8"), {
      ...services,
      now: START,
    });
  }
  await services.catalogue.refresh();

  const app = express().disable("x-powered-by");
  app.use(createPages(services));
  app.use((_request, response) => void response.status(404).json({ error: "NOT_FOUND" }));
  const server = await listen(createServer(app));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  services.publicUrl = config.publicUrl ?? url;

  const send: PageServer["send"] = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(new URL(path, url), { method, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });

  return {
    services,
    clock,
    url,
    logged,
    send,
    get: (path, headers) => send("GET", path, headers),
    post: (path, form, headers) =>
      send(
        "POST",
        path,
        { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        encode(form),
      ),
    async mint({ productId = STARFALL, mode = "test", ...wish } = {}) {
      const context = contextFor(services, productId, mode);
      const evidence = wish.evidence ?? { dateOfBirth: "2018-05-05" };
      const kuid = wish.kuid ?? services.random.uuid();
      return services.store.write(async (tx) => {
        await savePlayer(tx, context.tenancy, { kuid, evidence }, context.now);
        return mintChallenge(tx, context, { jurisdiction: "US-CA", ...wish, kuid, evidence });
      });
    },
    read: (challenge) => getChallenge(services.store, challenge, challenge.challengeId),
    linkOf: (challenge) => new URL(challengeUrls(challenge, services.keyring, url).url).pathname,
    passwordOf: ({ challengeId, password }) =>
      oneTimePassword(services.keyring, challengeId, password.generation),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.wakeups.stop();
      services.transport.close();
      await services.store.close();
      rmSync(folder, { recursive: true, force: true });
      assertNothingLeaked(logged);
    },
  };
}

const listen = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));

function encode(form: Form): string {
  const pairs = Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** What a form on a page would send along unseen. */
export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
