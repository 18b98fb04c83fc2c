import type { Context } from "../context.js";
import type { Handler, Handlers, OperationId } from "../http/contract/operations.js";

/** A handler of this service: one operation in about twenty lines, which reads, decides, writes once and replies. */
export type Handle<Id extends OperationId> = Handler<Id, Context>;
export type AllHandlers = Handlers<Context>;
