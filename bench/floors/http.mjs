// The least that Node's HTTP server can do: a constant response to every request, its headers one flat array.
import { createServer } from "node:http";

const { PORT, STATUS, BODY = "" } = process.env;
const body = BODY === "" ? undefined : BODY;
const headers = [
  ...["X-Request-Id", "bench.1", "X-Content-Type-Options", "nosniff"],
  ...["ETag", '"0123456789012345678901"', "Cache-Control", "no-store"],
  ...(body === undefined
    ? []
    : [
        "Content-Type",
        "application/json; charset=utf-8",
        "Content-Length",
        Buffer.byteLength(body),
      ]),
];

const server = createServer((request, response) => {
  const respond = () => response.writeHead(Number(STATUS), headers).end(body);
  if (request.method === "GET") return respond();
  request.on("data", () => {}).on("end", respond);
});
server.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit());
