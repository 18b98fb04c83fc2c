// Starts what a test's service does over HTTP. Loads only what is needed, because the API takes a second.
import { createServer } from "node:http";

import type { Services } from "../server/services.js";

export type Serves = "all" | "pages" | "nothing";

export interface Listening {
  /** Stops everything but the store. */
  stop(): Promise<void>;
}

const BY_KIND: Readonly<Record<Serves, (services: Services) => Promise<Listening>>> = {
  all: async (services) => {
    const { startService } = await import("../server/app.js");
    return startService(services, { idleGraceMs: 0 });
  },

  pages: async (services) => {
    const [{ default: express }, { createPageLimit }, { createConsole }, { createPages }] =
      await Promise.all([
        import("express"),
        import("../server/lib/clients/limit.js"),
        import("../server/console/index.js"),
        import("../server/pages/index.js"),
      ]);
    const app = express().disable("x-powered-by");
    const limit = createPageLimit(services.config.clientRateLimit);
    app.use(createConsole(services, limit));
    app.use(createPages(services, limit));
    app.use((_request, response) => void response.status(404).json({ error: "NOT_FOUND" }));
    const server = createServer(app);
    await new Promise<void>((resolve) =>
      server.listen(services.config.port, "127.0.0.1", () => resolve()),
    );
    return {
      stop: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await stopParts(services);
      },
    };
  },

  nothing: async (services) => ({ stop: () => stopParts(services) }),
};

async function stopParts({ sender, wakeups, transport }: Services): Promise<void> {
  await Promise.all([sender.stop(), wakeups.stop()]);
  transport.close();
}

export const listen = (services: Services, serves: Serves): Promise<Listening> =>
  BY_KIND[serves](services);
