// Erasure of a guardian (GDPR art. 17), wherever their address is known.
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { erasedGuardianHash } from "../../domain/erased-hashes.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Mode } from "../../domain/product.js";
import { forgetMailedTo } from "../../store/erasure/mentions.js";
import { removePerson } from "../../store/erasure/rows-of-person.js";
import { saveErasure } from "../../store/erasure/queries.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardedSessions } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import { audit, blankAudited } from "../../store/audit/audit.js";
import { settleAddress } from "../guardian/settle-address.js";
import { leavePlayer } from "../guardian/leave-player.js";
import type { Author } from "../operator/operation.js";
import { erasureKey } from "./erasure-key.js";
import { readGuardian } from "./guardian-rows.js";

export type OperatorAuthor = Author & Readonly<{ ledger: Extract<Actor, { by: "operator" }> }>;

/**
 * Erases a guardian in a mode, in all organisations. They leave each of their players first: where no other guardian
 * remains, every consent is withdrawn. What the ledger holds of their decisions stays, under a keyed hash, for as long as
 * the player is known: it proves the consent. Returns false where nothing was stored of this address.
 */
export async function eraseGuardian(
  tx: Db,
  services: ServiceContext,
  mode: Mode,
  email: string,
  by: OperatorAuthor,
): Promise<boolean> {
  const deps = { ...services, now: services.clock.now() };
  if ((await readGuardian(tx, deps, mode, email)).found.length === 0) return false;
  const addressHash = await settleAddress(tx, deps, email);
  await leaveAll(tx, services, mode, addressHash, by);
  const { person } = await readGuardian(tx, deps, mode, email);
  await removePerson(tx, person);
  await forgetMailedTo(tx, mode, email);
  blankAudited(tx, [`guardian:${addressHash}`]);
  const erasedHash = erasedGuardianHash(await erasureKey(tx, deps), mode, email);
  await saveErasure(tx, { erasedHash, subject: "guardian", erasedAt: deps.now });
  await audit(tx, services, {
    actor: by.audit,
    action: "guardian-erased",
    target: `erased:${erasedHash}`,
  });
  tx.scrub();
  return true;
}

/** Leaves each player, in the context of one of their sessions. Another session has nothing left to do. */
async function leaveAll(
  tx: Db,
  services: ServiceContext,
  mode: Mode,
  addressHash: string,
  { ledger: actor }: OperatorAuthor,
): Promise<void> {
  const contextOf = (productId: number): Context => ({
    ...contextFor(services, productId, mode),
    db: tx,
  });
  for (const { sessionId, productId } of await listGuardedSessions(tx, { mode, addressHash })) {
    const context = contextOf(productId);
    const session = await findSession(tx, { ...context.scope, sessionId });
    if (session) await leavePlayer(tx, context, contextOf, { session, by: addressHash, actor });
  }
}
