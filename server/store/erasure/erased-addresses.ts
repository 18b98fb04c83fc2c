import type { Mode } from "../../domain/product.js";
import { challenges } from "../challenges/challenges.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";

const PAGE_SIZE = 500;

const mailed = query((sql, p: Slots<{ mode: Mode; after: string }>) =>
  challenges
    .select(sql, "challengeId", "mailedTo")
    .where(challenges.values(p, "mode"))
    .where("challenge_id", ">", p.after)
    .whereNotNull("mailed_to")
    .orderBy("challenge_id")
    .limit(PAGE_SIZE),
);

const forget = query((sql, p: Slots<{ ids: readonly string[] }>) =>
  challenges.update(sql, { mailed_to: null }).where(isOneOf(sql, "challenge_id", p.ids)),
);

/** Clears an address, in any case, wherever a challenge was mailed to it. All of the mode are decrypted, a page at a time. */
export async function forgetMailedTo(tx: Db, mode: Mode, address: string): Promise<void> {
  for (let after = ""; ;) {
    const rows = await mailed(tx, { mode, after });
    const ids = rows
      .filter(({ mailedTo }) => mailedTo?.toLowerCase() === address.toLowerCase())
      .map(({ challengeId }) => challengeId);
    if (ids.length > 0) await forget(tx, { ids });
    const last = rows.at(-1);
    if (rows.length < PAGE_SIZE || !last) return;
    after = last.challengeId;
  }
}
