// The least that Node's sockets can do: constant bytes for every request, of which only the length is read.
import { Buffer } from "node:buffer";
import { createServer } from "node:net";

const { PORT, STATUS, BODY } = process.env;

function responseOf(status, body) {
  const head = [`HTTP/1.1 ${status} -`, "X-Request-Id: bench.1", "Cache-Control: no-store"];
  if (body !== undefined)
    head.push("Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body ?? ""}`);
}
const bytes = responseOf(STATUS, STATUS === "304" ? undefined : BODY);
const health = responseOf(200, "");
const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;

const server = createServer({ noDelay: true }, (socket) => {
  let pending = Buffer.alloc(0);
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const end = pending.indexOf(HEAD_END);
      if (end < 0) return;
      const head = pending.latin1Slice(0, end);
      const whole = end + HEAD_END.length + Number(LENGTH.exec(head)?.[1] ?? 0);
      if (pending.length < whole) return;
      pending = pending.subarray(whole);
      socket.write(head.startsWith("GET /health ") ? health : bytes);
    }
  });
});
server.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit());
