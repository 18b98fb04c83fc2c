// Stands before PostgreSQL and breaks a connection at a chosen moment.
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CuttingProxy {
  /** The address of the same database, by way of the proxy. */
  readonly url: string;
  /**
   * Breaks the next connection that sends bytes with this text in them: before the server gets them, or after the server has
   * responded and before the response arrives. Resolves when it is broken.
   */
  cut(text: string, when: "unsent" | "unanswered"): Promise<void>;
  /** Keeps the open connections and lets nothing more through, as if the server's machine had lost its network. */
  silence(): void;
  close(): Promise<void>;
}

interface Cut {
  readonly text: string;
  readonly when: "unsent" | "unanswered";
  readonly done: () => void;
}

export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let silent: ReadonlySet<Socket> = new Set();
  let planned: Cut | undefined;

  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let unanswered: Cut | undefined;
    const breakBoth = ({ done }: Cut) => {
      client.destroy();
      server.destroy();
      done();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      // oxlint-disable-next-line typescript/no-empty-function -- its end is seen by `close`
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    client.on("data", (bytes) => {
      if (silent.has(client)) return undefined;
      const cut = planned && bytes.includes(planned.text) ? planned : undefined;
      if (cut) planned = undefined;
      if (cut?.when === "unsent") return breakBoth(cut);
      unanswered = cut;
      return server.write(bytes);
    });
    server.on("data", (bytes) => {
      if (silent.has(server)) return;
      if (unanswered) breakBoth(unanswered);
      else client.write(bytes);
    });
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, "127.0.0.1", resolve);
  });
  const own = new URL(url);
  own.port = String((proxy.address() as AddressInfo).port);
  return {
    url: own.href,
    cut: (text, when) => new Promise((done) => (planned = { text, when, done })),
    silence: () => void (silent = new Set(sockets)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
