import type { Handle } from "../handle.js";
import { makeLinks } from "./make-links.js";

export const generateAgeGateUrl: Handle<"generateAgeGateUrl"> = async (context, { body }, reply) =>
  reply(200, await makeLinks(context, "age-gate", body));
