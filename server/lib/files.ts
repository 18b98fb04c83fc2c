import { createRequire } from "node:module";

const here = new URL(".", import.meta.url);

/**
 * The folder of the service. The build puts all modules into it, and the files that they read where they are in the sources.
 */
const SERVER = here.pathname.endsWith("/lib/") ? new URL("..", here) : here;

/** Where a file of the service is, by its path from `server/`. */
export const serverFile = (path: string): URL => new URL(path, SERVER);

/** Where a file of a package is, by the package's name and the path in it. */
export const packageFile: (path: string) => string = createRequire(import.meta.url).resolve;
