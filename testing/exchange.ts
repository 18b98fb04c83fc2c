// Sends one HTTP request, byte for byte as a test wants it, and returns its response.
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from "node:http";

export interface Request {
  readonly method?: string;
  /** Includes the base path and the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** An object is sent as JSON, with its Content-Type unless `headers` has one. Several buffers are sent in chunks. */
  readonly body?: string | Buffer | readonly Buffer[] | object | undefined;
}

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; an empty object for any other body. */
  readonly json: Readonly<Record<string, unknown>> & {
    readonly error?: string;
    readonly errorMessage?: string;
  };
}

interface Server {
  readonly host: string;
  readonly port: number;
  /** `false` opens a new connection. */
  readonly agent: Agent | false;
  /** How long the connection may be silent, in milliseconds; unlimited by default. */
  readonly timeout?: number;
}

/** Sends a request with nothing added but `Host`, the type of JSON, and a length or chunks for the body. */
export function exchange(
  server: Server,
  { method = "GET", path, headers = {}, body }: Request,
): Promise<Response> {
  const isRaw =
    body === undefined || typeof body === "string" || Buffer.isBuffer(body) || Array.isArray(body);
  const content = isRaw
    ? (body as string | Buffer | readonly Buffer[] | undefined)
    : JSON.stringify(body);
  const all = {
    ...(!isRaw && !("Content-Type" in headers) && { "Content-Type": "application/json" }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ ...server, method, path, headers: all });
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(Object.assign(new Error("silent"), { code: "SILENT" })));
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const own = plain(response.headers);
        resolve({
          status: response.statusCode ?? 0,
          headers: own,
          text,
          json: asJson(own, text),
        });
      });
    });
    if (Array.isArray(content)) {
      for (const chunk of content as readonly Buffer[]) sent.write(chunk);
      sent.end();
    } else if (content === undefined) sent.end();
    else {
      if (!("Content-Length" in all))
        sent.setHeader("Content-Length", Buffer.byteLength(content as string));
      sent.end(content as string);
    }
  });
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function asJson(headers: Record<string, string>, text: string): Response["json"] {
  if (!headers["content-type"]?.startsWith("application/json") || text === "") return {};
  return JSON.parse(text) as Response["json"];
}
