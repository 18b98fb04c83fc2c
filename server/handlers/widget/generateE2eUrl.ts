import type { Handle } from "../handle.js";
import { makeLinks } from "./make-links.js";

export const generateE2eUrl: Handle<"generateE2eUrl"> = async (context, { body }, reply) =>
  reply(200, await makeLinks(context, "e2e", body));
