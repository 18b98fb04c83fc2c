import type { Handle } from "../handle.js";
import { performVerification } from "../../actions/verification/perform.js";

export const performTrustedAdultVerification: Handle<"performTrustedAdultVerification"> = async (
  context,
  { body },
  reply,
) =>
  reply(
    200,
    await performVerification(context, { purpose: "trusted-adult", criteria: null, ...body }),
  );
