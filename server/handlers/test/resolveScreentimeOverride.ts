import { answerOverride } from "../../actions/override/answer-override.js";
import { invalidInput } from "../../lib/errors.js";
import { renderOverride } from "../../domain/override/override.js";
import { requireOverride } from "../../store/overrides/queries.js";
import type { Handle } from "../handle.js";

export const resolveScreentimeOverride: Handle<"resolveScreentimeOverride"> = async (
  context,
  { body },
  reply,
) => {
  const { overrideId, status, minutes } = body;
  if (status === "denied" && minutes !== undefined)
    throw invalidInput("minutes: is allowed only with the status granted.");
  const override = await context.db.write(async (tx) =>
    answerOverride(
      tx,
      context,
      await requireOverride(tx, context.scope, overrideId),
      { status, minutes },
      { by: "test-helper" },
    ),
  );
  return reply(200, renderOverride(override));
};
