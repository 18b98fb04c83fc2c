// The workflow of every kind of wakeup. Its type is the name of the kind, so a new kind needs nothing here.
import { workflowInfo } from "@temporalio/workflow";

import { isExternalKind, isWakeupKind } from "../server/domain/wakeup-kinds.js";
import { followExternal, followTransactional } from "./follow.js";
import type { Armed } from "./names.js";

/** The SDK runs the default export for every workflow type that has no export of its own. */
export default async function followWakeup(armed: Armed): Promise<void> {
  const { workflowType: kind } = workflowInfo();
  // Fails this task and not the workflow, which continues on a worker that knows the kind.
  if (!isWakeupKind(kind)) throw new TypeError(`This version does not know the workflow ${kind}.`);
  return isExternalKind(kind) ? followExternal(kind, armed) : followTransactional(kind, armed);
}
