import type { Server } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";

/** Returns the port, which the system chooses where it is 0. */
export const listen = (
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Takes no more connections. Open connections stay; resolves when none is left. */
export const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // Node's own close() would cut connections on which a request is just arriving.
    NetServer.prototype.close.call(server, () => resolve());
  });
