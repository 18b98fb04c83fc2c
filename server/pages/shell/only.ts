import type { RequestHandler } from "express";

import { Refusal } from "./refusal.js";

/** Refuses the methods that a page does not know. */
export const only =
  (...methods: readonly string[]): RequestHandler =>
  () => {
    throw new Refusal("unknownMethod", { headers: { Allow: methods.join(", ") } });
  };

export const unknownPage: RequestHandler = () => {
  throw new Refusal("unknownPage");
};
