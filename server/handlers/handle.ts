import type { Context } from "../context.js";
import type { Handler, Handlers, OperationId } from "../http/contract/operations.js";

/** A handler of this service: one operation, about twenty lines. Reads, decides, writes once, answers. */
export type Handle<Id extends OperationId> = Handler<Id, Context>;
export type AllHandlers = Handlers<Context>;
