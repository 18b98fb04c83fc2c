// A pretend game that shows the widgets as a product would, with a page of another origin and a backend that holds the API key.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { serverFile } from "../../lib/files.js";
import { listensOnLoopback, type Config } from "../../config.js";

/** Returns the origin of the game beside a service that listens on `port`. */
export const gameOrigin = ({ port }: Pick<Config, "port">): string =>
  `http://127.0.0.1:${port + 1}`;

type Game = Readonly<{ address: string; stop: () => Promise<void> }>;
type Answer = Readonly<{ status: number; body: unknown }>;

const PLACE = "US-CA";
const LAST_PORT = 65_535;

const read = (name: string) => readFileSync(serverFile(`cli/demo-game/${name}`), "utf8");
/** The build puts the client's `mount-widget.js` here. */
const FILES: Readonly<Record<string, readonly [name: string, type: string]>> = {
  "/": ["page.html", "text/html"],
  "/game.js": ["game.browser.js", "text/javascript"],
  "/mount-widget.js": ["mount-widget.js", "text/javascript"],
};

/** Pages of the service, whose address the game's page doesn't know. */
const SERVICE_PAGE = /^\/service(\/(?:mailbox|family|docs))$/;

/** The widgets that the page asks its backend for, as calls of the API. */
const WIDGETS: Readonly<Record<string, (challengeId: string) => readonly [string, object]>> = {
  "age-gate": () => ["/widget/generate-age-gate-url", { jurisdiction: PLACE }],
  e2e: () => ["/widget/generate-e2e-url", { jurisdiction: PLACE }],
  consent: (challengeId) => ["/widget/generate-parental-consent-url", { challengeId }],
};

/** Starts the game beside a service on this machine. Returns undefined where the port above the service's is taken. */
export async function startGame(
  config: Config,
  { publicUrl, apiKey }: Readonly<{ publicUrl: string; apiKey: string }>,
): Promise<Game | undefined> {
  if (!listensOnLoopback(config) || config.port >= LAST_PORT) return undefined;
  const call = async (path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${publicUrl}/api/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const server = createServer((request, response) => {
    const [, page] = SERVICE_PAGE.exec(request.url ?? "") ?? [];
    if (page !== undefined)
      return void response.writeHead(302, { Location: publicUrl + page }).end();
    void answer(request, gameOrigin(config), call).then(
      (sent) => send(response, sent),
      () => send(response, { status: 502, type: "text/plain", body: "" }),
    );
  });
  server.listen(config.port + 1, "127.0.0.1");
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isListening) return undefined;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: gameOrigin(config), stop };
}

type Sent = Readonly<{ status: number; type: string; body: string }>;

const send = (response: ServerResponse, { status, type, body }: Sent): void => {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
};

const siteOf = ({ headers }: IncomingMessage) => headers["sec-fetch-site"]?.toString();

async function answer(
  request: IncomingMessage,
  origin: string,
  call: (path: string, body?: object) => Promise<Answer>,
): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://game");
  const file = FILES[pathname];
  if (file && request.method === "GET") return { status: 200, type: file[1], body: read(file[0]) };
  const asJson = ({ status, body }: Answer): Sent => ({
    status,
    type: "application/json",
    body: JSON.stringify(body),
  });
  // The game's API key only serves its own page, neither under another host name nor for another site's page.
  const isOwn = [undefined, "same-origin", "none"].includes(siteOf(request));
  if (!isOwn || request.headers.host !== new URL(origin).host)
    return { status: 403, type: "text/plain", body: "" };
  const kind = searchParams.get("kind") ?? "";
  const widget = Object.hasOwn(WIDGETS, kind) ? WIDGETS[kind] : undefined;
  if (pathname === "/widget" && request.method === "POST" && widget) {
    const [path, body] = widget(searchParams.get("challengeId") ?? "");
    const locale = searchParams.get("locale") ?? "";
    return asJson(await call(path, { ...body, ...(locale !== "" && { locale }) }));
  }
  const sessionId = encodeURIComponent(searchParams.get("sessionId") ?? "");
  if (pathname === "/session") return asJson(await call(`/session/get?sessionId=${sessionId}`));
  const challengeId = encodeURIComponent(searchParams.get("challengeId") ?? "");
  if (pathname === "/challenge")
    return asJson(await call(`/challenge/get-status?challengeId=${challengeId}`));
  return { status: 404, type: "text/plain", body: "" };
}
