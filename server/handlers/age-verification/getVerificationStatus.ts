import { renderOutcome } from "../../actions/verification/outcome.js";
import { isOpen, isUndecided } from "../../domain/verification/verification.js";
import { requireVerification } from "../../store/verifications/queries.js";
import type { Handle } from "../handle.js";

export const getVerificationStatus: Handle<"getVerificationStatus"> = async (
  context,
  { query: { id } },
  reply,
) => {
  const verification = await requireVerification(context.db, context.scope, id);
  const { status, failureReason } = verification;
  const { method, age, ageCategory } = renderOutcome(context, verification);
  if (status === "PASS" && method !== undefined && age && ageCategory)
    return reply(200, { id, status, method, age, ageCategory });
  // Its wakeup has not run yet.
  const isOver = isUndecided(verification) && !isOpen(verification, context.now);
  if (status === "FAIL" || isOver)
    return reply(200, {
      id,
      status: "FAIL",
      failureReason: failureReason ?? "expired",
      ...(method !== undefined && { method }),
      ...(age && { age }),
      ...(ageCategory && { ageCategory }),
    });
  return reply(200, { id, status: status === "IN_PROGRESS" ? "IN_PROGRESS" : "PENDING" });
};
