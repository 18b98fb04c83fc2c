// What operators and newcomers ask for, without credentials: health, version, the API docs.
import { Router, type RequestHandler } from "express";

import type { ServiceContext } from "../context.js";
import { VERSION } from "../lib/version.js";
import { acceptOnly } from "../lib/accept-only.js";
import { unacceptedReleases } from "../products/releases.js";
import type { Wakeups } from "../wakeups/engine.js";
import { readBundle, readDocs, readProductSchema, sendDocument } from "./documents.js";

/** The state of the process that readiness depends on. */
interface Lifecycle {
  isStopping: boolean;
  /** Whether it also runs due work: from then on nothing of the start can fail. */
  isStarted: boolean;
}

export function operatorRoutes(
  services: ServiceContext & { wakeups: Wakeups },
  lifecycle: Lifecycle,
  limited: RequestHandler,
): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get("/health/live", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });

  router.get("/health/ready", async (_request, response) => {
    const isReady = lifecycle.isStarted && !lifecycle.isStopping && (await isReachable(services));
    // Requests are served as usual while due work is late.
    const status = services.wakeups.isDegraded() ? "degraded" : "ok";
    const notes = notesOf(services);
    response
      .set("Cache-Control", "no-store")
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? status : "unavailable", ...(notes.length > 0 && { notes }) });
  });

  router.get("/version", (_request, response) => {
    const { node, tz } = process.versions;
    response.set("Cache-Control", "no-store").json({
      name: "kinward",
      version: VERSION,
      node,
      tzdata: tz,
      policy: services.policy.version,
    });
  });

  router.get("/docs", limited, (request, response) => sendDocument(request, response, readDocs()));
  router.get("/openapi.json", limited, (request, response) =>
    sendDocument(request, response, readBundle()),
  );

  router.get("/product.schema.json", limited, (request, response) =>
    sendDocument(request, response, readProductSchema()),
  );

  const documents = ["/docs", "/openapi.json", "/product.schema.json"];
  router.all(
    ["/health/live", "/health/ready", "/version", ...documents],
    acceptOnly("GET", "HEAD"),
  );
  return router;
}

/** Returns matters that an operator should look at, although the service has no fault. */
const notesOf = ({ catalogue, policy }: ServiceContext): string[] =>
  unacceptedReleases(catalogue, policy).map(
    ({ productId, mode, accepted, release }) =>
      `Product ${productId} keeps release ${accepted} of the law in ${mode} mode; ${release} waits to be accepted.`,
  );

async function isReachable({ store, log }: ServiceContext): Promise<boolean> {
  try {
    await store.ping();
    return true;
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return false;
  }
}
