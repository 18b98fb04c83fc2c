// Saves evidence of age that is learned after a player and their session were created.
import type { AgeEvidence } from "../../domain/age/age.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import type { Player, Tenancy } from "../players/queries.js";
import { players } from "../players/table.js";
import { sessions } from "./table.js";

const updatePlayer = query((sql, p: Slots<Tenancy & Player>) =>
  players
    .update(sql, players.values(p, "evidence"))
    .where(players.values(p, "organisation", "mode", "kuid")),
);

type Learned = Pick<Session, "evidence" | "settings">;

const updateSession = query((sql, p: Slots<Pick<Session, "sessionId"> & Learned>) =>
  sessions
    .update(sql, {
      ...sessions.values(p, "evidence", "settings"),
      version: sql.raw("version + 1"),
    })
    .where(sessions.values(p, "sessionId")),
);

export const changeEvidence = {
  async ofPlayer(
    tx: Db,
    { organisation, mode }: Tenancy,
    kuid: string,
    evidence: AgeEvidence,
  ): Promise<void> {
    await updatePlayer(tx, { organisation, mode, kuid, evidence });
  },

  /** Saves new evidence in a locked session. Returns the session with its next version. */
  async ofSession(tx: Db, session: Session, { evidence, settings }: Learned): Promise<Session> {
    await updateSession(tx, { sessionId: session.sessionId, evidence, settings });
    return { ...session, evidence, settings, version: session.version + 1 };
  },
};
