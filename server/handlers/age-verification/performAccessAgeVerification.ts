import type { Handle } from "../handle.js";
import { performVerification } from "../../actions/verification/perform.js";

export const performAccessAgeVerification: Handle<"performAccessAgeVerification"> = async (
  context,
  { body },
  reply,
) => reply(200, await performVerification(context, { purpose: "access-age", ...body }));
