import { IncomingMessage, ServerResponse } from "node:http";

/**
 * A constructor of Node's messages whose instances have Express's prototype from birth.
 * Express 5.3 sets the prototype of every request and every response; V8 then treats them as slow objects, which costs
 * more than half of the throughput (expressjs/express#5998). With these it sets what is there already. `Base.call` and
 * not `Reflect.construct`, which makes slow objects too. Can go when Express no longer calls `setPrototypeOf`;
 * `prototypes.test.ts` says whether it still does.
 */
function born<T extends typeof IncomingMessage | typeof ServerResponse>(
  Base: T,
  prototype: object,
): T {
  function Message(this: object, ...parts: unknown[]): void {
    (Base as unknown as (this: object, ...parts: unknown[]) => void).apply(this, parts);
  }
  Message.prototype = prototype;
  return Message as unknown as T;
}

/** For `http.createServer`: messages as an Express app would make them. */
export const messagesOf = (app: { request: object; response: object }) => ({
  IncomingMessage: born(IncomingMessage, app.request),
  ServerResponse: born(ServerResponse, app.response),
});
