// The least that Node's HTTP server can do: a constant response to every request, its headers one flat array.
import { Buffer } from "node:buffer";
import { createServer } from "node:http";

const { PORT, STATUS, BODY } = process.env;
const body = STATUS === "304" ? undefined : BODY;
const headers = ["X-Request-Id", "bench.1", "Cache-Control", "no-store"];
if (body !== undefined)
  headers.push("Content-Type", "application/json", "Content-Length", Buffer.byteLength(body));

const server = createServer((request, response) => {
  const respond = () => response.writeHead(Number(STATUS), headers).end(body);
  if (request.url === "/health") return response.end();
  if (request.method === "GET") return respond();
  request.on("data", () => {}).on("end", respond);
});
server.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit());
