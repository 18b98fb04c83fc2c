// Routes each page, and derives its methods, form and refusals from its entry.
import { Router, type ErrorRequestHandler, type RequestHandler } from "express";

import { inSpan, type ServiceContext } from "../../context.js";
import type { ClientLimit } from "../../lib/clients/limit.js";
import { spanOf } from "../../lib/tracing.js";
import { createClientGuard } from "./client-guard.js";
import { readFileForm, readForm, refuseOtherSites } from "./form.js";
import { changeLanguage, keepLanguage } from "./keep-language.js";
import { methodsOf, pathsOf, type Page, type PageHandler, type PageRequest } from "./page.js";
import { Refusal } from "./refusal.js";

interface PagesOptions {
  limit: ClientLimit;
  /** Renders whatever a page throws. */
  refusals: ErrorRequestHandler;
  /** Whether visitors choose the language. */
  hasLanguages: boolean;
}

/** Routes pages in their order, and leaves other paths alone. */
export function routePages(
  services: ServiceContext,
  pages: readonly Page[],
  { limit, refusals, hasLanguages }: PagesOptions,
): Router {
  const router = Router({ caseSensitive: true });
  const run =
    (handler: PageHandler): RequestHandler =>
    (request, response) =>
      handler(inSpan(services, spanOf(response)), request as PageRequest, response);
  const guard = createClientGuard(services, limit);
  for (const one of pages) {
    if (one.isServed?.(services) === false) continue;
    const route = router.route([...pathsOf(one)]);
    if (!one.isUnlimited) route.all(guard);
    if (one.show && hasLanguages) route.get(keepLanguage(services));
    if (one.show) route.get(run(one.show));
    if (one.submit) {
      route.post(refuseOtherSites(services), one.takesFile ? readFileForm : readForm);
      if (one.show && hasLanguages) route.post(changeLanguage(services));
      route.post(run(one.submit));
    }
    route.all(() => {
      throw new Refusal("unknownMethod", { headers: { Allow: methodsOf(one).join(", ") } });
    });
  }
  const roots = pages.flatMap(pathsOf).map((path) => `/${path.split("/")[1] ?? ""}`);
  router.use(
    [...new Set(roots)].filter((root) => root !== "/"),
    guard,
    () => {
      throw new Refusal("unknownPage");
    },
  );
  router.use(refusals);
  return router;
}
