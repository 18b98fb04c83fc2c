// What operators and newcomers ask for, without credentials: health, version, the docs page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Router } from "express";

import type { Services } from "../services.js";
import { VERSION } from "../version.js";
import { ServiceError } from "../errors.js";

const DOCS = new URL("../../generated/docs.html", import.meta.url);

/** The state of the process that readiness depends on. */
export interface Lifecycle {
  isStopping: boolean;
}

export function operatorRoutes(services: Services, lifecycle: Lifecycle): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get("/health/live", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });

  router.get("/health/ready", async (_request, response) => {
    const isReady = !lifecycle.isStopping && (await answers(services));
    // Requests are answered as ever while what falls due is late.
    const status = services.wakeups.isDegraded() ? "degraded" : "ok";
    response
      .set("Cache-Control", "no-store")
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? status : "unavailable" });
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

  let docs: { page: Buffer; policy: string } | undefined;
  router.get("/docs", (_request, response) => {
    docs ??= readDocs();
    response
      .set({
        "Content-Security-Policy": docs.policy,
        "Cache-Control": "no-cache",
        "X-Content-Type-Options": "nosniff",
      })
      .type("html")
      .send(docs.page);
  });

  router.all(["/health/live", "/health/ready", "/version", "/docs"], (_request, response) => {
    response.setHeader("Allow", "GET, HEAD");
    throw new ServiceError("METHOD_NOT_ALLOWED", "This path takes GET and HEAD.");
  });
  return router;
}

async function answers({ store, log }: Services): Promise<boolean> {
  try {
    await store.ping();
    return true;
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return false;
  }
}

/** The page with the scripts that it holds, and leave for nothing else: no request leaves the browser. */
function readDocs() {
  const page = readFileSync(DOCS);
  const scripts = [...page.toString("utf8").matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(" ")} blob:`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "worker-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { page, policy };
}
