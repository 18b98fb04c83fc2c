import { requestOverride } from "../../actions/override/request-override.js";
import { renderOverride } from "../../domain/override/override.js";
import type { Handle } from "../handle.js";

export const requestScreentimeOverride: Handle<"requestScreentimeOverride"> = async (
  context,
  { body },
  reply,
) => {
  const override = await context.db.write((tx) => requestOverride(tx, context, body));
  return reply(200, renderOverride(override));
};
