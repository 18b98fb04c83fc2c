import { IncomingMessage, ServerResponse } from "node:http";

/**
 * A constructor of Node's messages whose instances are created with Express's prototype.
 * Express 5.3 sets the prototype of every request and every response; V8 then treats them as slow objects, which costs
 * more than half of the throughput (expressjs/express#5998). With these, setting it changes nothing. `Reflect.construct`
 * would make slow objects too. Can be removed once Express no longer calls `setPrototypeOf`, which
 * `prototypes.test.ts` checks.
 */
function born<T extends typeof IncomingMessage | typeof ServerResponse>(
  Base: T,
  prototype: object,
): T {
  function Message(this: Record<string, unknown>, ...parts: unknown[]): void {
    (Base as unknown as (this: object, ...parts: unknown[]) => void).apply(this, parts);
    if (parts.length < 0) {
      // This condition is never true. V8 makes room in an object for as many properties as its constructor assigns. Without the
      // assignments, the 45 properties of a response, most of them set by symbol, would make it a slow dictionary.
      this.a = this.b = this.c = this.d = this.e = this.f = this.g = this.h = undefined;
      this.i = this.j = this.k = this.l = this.m = this.n = this.o = this.p = undefined;
      this.q = this.r = this.s = this.t = this.u = this.v = this.w = this.x = undefined;
      this.y = this.z = this.A = this.B = this.C = this.D = this.E = this.F = undefined;
    }
  }
  Message.prototype = prototype;
  return Message as unknown as T;
}

/** Makes messages for `http.createServer` that have the prototypes of an Express app. */
export const messagesOf = (app: { request: object; response: object }) => ({
  IncomingMessage: born(IncomingMessage, app.request),
  ServerResponse: born(ServerResponse, app.response),
});
