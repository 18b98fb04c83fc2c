// The least that Node's sockets can do: constant bytes for every request, of which only the length is read.
import { createServer } from "node:net";

const { PORT, STATUS, BODY = "" } = process.env;
const bytes = Buffer.from(
  [
    `HTTP/1.1 ${STATUS} OK`,
    "X-Request-Id: bench.1",
    "X-Content-Type-Options: nosniff",
    'ETag: "0123456789012345678901"',
    "Cache-Control: no-store",
    ...(BODY === ""
      ? []
      : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(BODY)}`]),
    `\r\n${BODY}`,
  ].join("\r\n"),
);
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
      const length = Number(LENGTH.exec(pending.latin1Slice(0, end))?.[1] ?? 0);
      const whole = end + HEAD_END.length + length;
      if (pending.length < whole) return;
      pending = pending.subarray(whole);
      socket.write(bytes);
    }
  });
});
server.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit());
