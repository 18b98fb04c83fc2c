// What an operator reads of a player: sessions, guardians, challenges and emails in all products of the organisation.
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Product } from "../../domain/product.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listFormerGuardians } from "../../store/guardians/former-guardians.js";
import type { SessionGuardian } from "../../store/guardians/queries.js";
import { FORMER_MS, type FormerGuardian } from "../../store/guardians/table.js";
import type { Mail } from "../../store/mail/table.js";
import {
  listChallengesOfPlayer,
  listMailsOfPlayer,
  listSessionsOfPlayer,
  type PlayerInProducts,
} from "../../store/players/history.js";
import { findPlayer, type Player } from "../../store/players/queries.js";
import type { RevokedBy } from "../../store/sessions/table.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";

export type SessionSeen = Readonly<{
  product: Product;
  /** With the law and the configuration of the session's product. */
  context: Context;
  session: Session;
  view: SessionView;
  /** Null for a session that runs. */
  revoked: Readonly<{ at: number; by: RevokedBy }> | null;
}>;

export type PlayerSeen = Readonly<{
  player: Player;
  inProducts: PlayerInProducts;
  sessions: readonly SessionSeen[];
  guardians: readonly SessionGuardian[];
  formerGuardians: readonly FormerGuardian[];
  challenges: readonly Challenge[];
  mails: readonly Mail[];
  /** Returns the context of a product of the organisation. */
  contextOf: (productId: number) => Context;
}>;

/** Returns a player of the organisation and mode of a context; undefined where there is none. */
export async function readPlayer(
  db: Db,
  services: ServiceContext,
  context: Pick<Context, "tenancy" | "now">,
  kuid: string,
): Promise<PlayerSeen | undefined> {
  const { tenancy, now } = context;
  const { organisation, mode } = tenancy;
  const player = await findPlayer(db, { organisation, mode, kuid });
  if (!player) return undefined;
  const productIds = services.catalogue
    .productsOf(organisation, mode)
    .map(({ productId }) => productId);
  const inProducts = { productIds, mode, kuid };
  const sessions = await listSessionsOfPlayer(db, inProducts);
  const contextOf = (productId: number) => contextFor(services, productId, mode, { now });
  return {
    contextOf,
    player,
    inProducts,
    sessions: sessions.map(({ revokedAt, revokedBy, ...session }) => {
      const own = contextOf(session.productId);
      return {
        product: own.product,
        context: own,
        session,
        view: viewSession(session, own),
        revoked: revokedAt === null ? null : { at: revokedAt, by: revokedBy ?? "operator" },
      };
    }),
    guardians: await guardiansOfPlayer(db, context, kuid),
    formerGuardians: await listFormerGuardians(db, { ...tenancy, kuid, since: now - FORMER_MS }),
    challenges: await listChallengesOfPlayer(db, inProducts),
    mails: await listMailsOfPlayer(db, inProducts),
  };
}
