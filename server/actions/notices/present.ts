import type { Db } from "../../store/engine/db.js";
import { saveNotice } from "../../store/notices/queries.js";
import { armWakeupBy } from "../../store/wakeups/arm.js";

type Presented = Readonly<{
  sessionId: string;
  /** Ids of the product's documents. */
  documents: readonly string[];
  /** In milliseconds; null where there is none. */
  deadline: number | null;
  now: number;
}>;

/** Presents documents to a session: they are outstanding until they are accepted. */
export async function presentDocuments(
  tx: Db,
  { sessionId, documents, deadline, now }: Presented,
): Promise<void> {
  for (const documentId of documents)
    await saveNotice(tx, { sessionId, documentId, presentedAt: now, deadline, mailedAt: null });
  if (deadline !== null) await armDeadline(tx, sessionId, deadline);
}

/** Lets what is due at an instant (milliseconds) be done: a reminder, or the end of a deadline. */
export const armDeadline = (tx: Db, sessionId: string, dueAt: number): Promise<void> =>
  armWakeupBy(tx, { kind: "acceptanceDeadline", ref: sessionId, dueAt });
