import type { Server } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";

/** Where the connections of a server come from. */
export interface Intake {
  /** Connections come from now on. Returns the port that clients connect to. */
  open(server: Server): Promise<number>;
  /** Whether the connection of this request is to be closed with its response. Asked once for each. */
  isSurplus?(): boolean;
  /** No more come. Resolves when none is left; those that are open stay. */
  close(server: Server): Promise<void>;
}

/** The server listens itself. */
export const listenOn = ({ port, host }: { port: number; host: string }): Intake => ({
  open: (server) =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    }),
  close: (server) =>
    new Promise((resolve) => {
      // Node's own close() would cut connections on which a request is just arriving.
      NetServer.prototype.close.call(server, () => resolve());
    }),
});
