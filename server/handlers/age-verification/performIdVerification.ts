import type { Handle } from "../handle.js";
import { performVerification } from "../../actions/verification/perform.js";

export const performIdVerification: Handle<"performIdVerification"> = async (
  context,
  { body },
  reply,
) => reply(200, await performVerification(context, { purpose: "id", ...body }));
