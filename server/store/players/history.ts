// What is stored of a player in all products of an organisation, as an operator reads it: newest first, and never the whole
// history at once.
import type { Knex } from "knex";

import { isOneOf, type Slot, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf, type Selection } from "../engine/table.js";
import { auditLog } from "../audit/table.js";
import { asChallenge } from "../challenges/queries.js";
import { challenges, pendingDecisions } from "../challenges/table.js";
import type { EventPosition } from "../events/queries.js";
import { events } from "../events/table.js";
import { guardianInvitations, mailedLinks, sessionGuardians } from "../guardians/table.js";
import { isOfAddress } from "../guardians/address-moves.js";
import { KUID_OF_ENTRY } from "../ledger/queries.js";
import { ledgerEntries } from "../ledger/table.js";
import { mails } from "../mail/table.js";
import type { Scope } from "../sessions/queries.js";
import { sessions } from "../sessions/table.js";
import type { Db } from "../engine/db.js";
import type { Mode } from "../../domain/product.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Session } from "../../domain/session/session.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import { selectExternalId } from "./queries.js";
import { externalIds } from "./table.js";

/** A player in the products of their organisation. Another organisation may know another player by the same id. */
export type PlayerInProducts = Readonly<{
  productIds: readonly number[];
  mode: Mode;
  kuid: string;
}>;

/** How many rows of a kind are listed at once. */
export const LISTED = 50;

/**
 * Keeps SQLite from an index of products, which has far more rows for each product than the index of players has for a player.
 */
const inProducts = (sql: Knex, productIds: Slot): Knex.Raw =>
  isOneOf(sql, sql.raw("product_id + 0"), productIds);

/** Returns the sessions of a player, revoked or not, newest first. */
export const listSessionsOfPlayer = query((sql, p: Slots<PlayerInProducts>) => {
  const selected = sessions.select(sql);
  type Row = RowOf<typeof sessions> & Pick<Session, "externalId">;
  return externalIds.decode(
    (selected.select(selectExternalId(sql)) as Selection<Row>)
      .where(sessions.values(p, "kuid", "mode"))
      .where(inProducts(sql, p.productIds))
      .orderBy([
        { column: "created_at", order: "desc" },
        { column: "session_id", order: "desc" },
      ])
      .limit(LISTED),
    "externalId",
  );
});

const challengesOf = query((sql, p: Slots<PlayerInProducts>) =>
  challenges
    .select(sql)
    .where(challenges.values(p, "kuid", "mode"))
    .where(inProducts(sql, p.productIds))
    .whereNull("superseded_by")
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "challenge_id", order: "desc" },
    ])
    .limit(LISTED),
);

/** Returns the newest challenges of a player, without replaced challenges. */
export const listChallengesOfPlayer = async (
  db: Db,
  player: PlayerInProducts,
): Promise<Challenge[]> => (await challengesOf(db, player)).map(asChallenge) as Challenge[];

/** Returns the newest emails about a player. */
export const listMailsOfPlayer = query((sql, p: Slots<PlayerInProducts>) =>
  mails
    .select(sql)
    .where(mails.values(p, "kuid", "mode"))
    .where(inProducts(sql, p.productIds))
    .orderBy("id", "desc")
    .limit(LISTED),
);

/** One more than a page has, to know whether there is another page. */
const PAGE = LISTED + 1;

/** Returns events of a player before a row, newest first. */
export const listEventsBefore = query((sql, p: Slots<PlayerInProducts & { before: number }>) =>
  events
    .select(sql, "id", "eventId", "productId", "sessionId", "type", "occurredAt", "body")
    .where(events.values(p, "kuid", "mode"))
    .where(inProducts(sql, p.productIds))
    .where("id", "<", p.before)
    .orderBy("id", "desc")
    .limit(PAGE),
);

/** Returns entries of the ledger about a player before an index, newest first. */
export const listEntriesBefore = query(
  (sql, p: Slots<Tree & { kuid: string; before: number }>, dialect) =>
    ledgerEntries
      .select(sql, "index", "entry")
      .where(ledgerEntries.values(p, "organisation", "mode"))
      .whereRaw(`${KUID_OF_ENTRY[dialect]} = ?`, [p.kuid])
      .where("entry_index", "<", p.before)
      .orderBy("entry_index", "desc")
      .limit(PAGE),
);

/** Returns entries of the audit log about any of these targets before a row, newest first. */
export const listAuditedBefore = query(
  (sql, p: Slots<Tree & { targets: readonly string[]; before: number }>) =>
    auditLog
      .select(sql, "id", "occurredAt", "actor", "action", "target", "outcome")
      .where(isOneOf(sql, "target", p.targets))
      // Keeps SQLite from the index of organisations, which has far more rows for each organisation than the index of targets has
      // for a target.
      .whereRaw("organisation || '' = ? and mode = ?", [p.organisation, p.mode])
      .where("id", "<", p.before)
      .orderBy("id", "desc")
      .limit(PAGE),
);

type OfAddress = { mode: Mode; addressHash: string };
type Found = { kuid: string; productId: number };

const byLink = statement<OfAddress, Found>((sql, p) =>
  sql("mailed_links")
    .distinct(challenges.names("kuid", "productId"))
    .join("challenges", "challenges.challenge_id", "mailed_links.challenge_id")
    .where(isOfAddress(sql, p.addressHash, mailedLinks.names("addressHash").addressHash))
    .where({ "challenges.mode": p.mode })
    .limit(LISTED),
);

const byDecision = statement<OfAddress, Found>((sql, p) =>
  sql("pending_decisions")
    .distinct(challenges.names("kuid", "productId"))
    .join("challenges", "challenges.challenge_id", "pending_decisions.challenge_id")
    .where(isOfAddress(sql, p.addressHash, pendingDecisions.names("addressHash").addressHash))
    .where({ "challenges.mode": p.mode })
    .limit(LISTED),
);

const byInvitation = statement<OfAddress, Found>((sql, p) =>
  sql("guardian_invitations")
    .distinct(sessions.names("kuid", "productId"))
    .join("sessions", "sessions.session_id", "guardian_invitations.session_id")
    .where(isOfAddress(sql, p.addressHash, guardianInvitations.names("addressHash").addressHash))
    .where({ "sessions.mode": p.mode })
    .limit(LISTED),
);

const byGuardian = statement<OfAddress, Found>((sql, p) =>
  sql("guardians")
    .distinct(sessions.names("kuid", "productId"))
    .join("session_guardians", "session_guardians.guardian_id", "guardians.guardian_id")
    .join("sessions", "sessions.session_id", sessionGuardians.names("sessionId").sessionId)
    .where(isOfAddress(sql, p.addressHash, "guardians.address_hash"))
    .where({ "guardians.mode": p.mode })
    .limit(LISTED),
);

/** Returns the players whose guardian has an address, or had it, or was asked under it, in whatever organisation. */
export async function findPlayersOfAddress(db: Db, whose: OfAddress): Promise<Found[]> {
  const found: Found[] = [];
  for (const find of [byGuardian, byLink, byDecision, byInvitation])
    found.push(...(await find(db, whose)));
  return found;
}

/** Returns a session of any product, revoked or not. */
export const findAnySession = query((sql, p: Slots<{ sessionId: string }>) =>
  sessions.select(sql, "productId", "mode", "kuid").where(sessions.values(p, "sessionId")),
).first;

/** How many events are read for a page of players, because a player has several events. */
export const LATELY_AT_ONCE = 200;

/** Returns the newest events of a product's players before one. */
export const listLately = query((sql, p: Slots<Scope & EventPosition>) =>
  events
    .select(sql, "kuid", "type", "createdAt", "id")
    .where(events.values(p, "productId", "mode"))
    .whereNotNull("kuid")
    .whereRaw("(created_at, id) < (?, ?)", [p.createdAt, p.id] as never)
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(LATELY_AT_ONCE),
);
