import type { Migration } from "../engine/migrate.js";

/**
 * What is read of challenges takes the same time however many came before. `chain_id` is the same for a challenge and all
 * that it superseded; `touched_at` is when it was last read or mailed, to the hour.
 */
export const challengeChains: Migration = {
  id: "2026-11-22-challenge-chains",
  up: (schema, sql) => [
    schema.alterTable("challenges", (table) => {
      table.text("chain_id").notNullable().defaultTo("");
      table.bigInteger("touched_at").notNullable().defaultTo(0);
    }),
    sql.raw(
      `with recursive chains (challenge_id, chain_id) as (
         select challenge_id, challenge_id from challenges where superseded_by is null
         union all
         select c.challenge_id, chains.chain_id from challenges c
           join chains on c.superseded_by = chains.challenge_id)
       update challenges set chain_id = chains.chain_id, touched_at = created_at
         from chains where chains.challenge_id = challenges.challenge_id`,
    ),
    sql.schema.alterTable("challenges", (table) => {
      // Unfinished ones alone are looked for by player and session.
      table.dropIndex(["product_id", "mode", "kuid"]);
      table.dropIndex(["session_id"]);
      const unfinished = { predicate: sql.whereNull("decided_at") };
      table.index(["chain_id", "superseded_by"], "challenges_of_chain");
      table.index(["product_id", "mode", "kuid"], "unfinished_challenges_of_player", unfinished);
      table.index(["session_id"], "unfinished_challenges_of_session", unfinished);
      table.index(["created_at"], "unopened_challenges", {
        predicate: sql.whereRaw("status = 'PENDING' and session_id is null"),
      });
    }),
    sql.schema.alterTable("wrong_passwords", (table) => {
      table.index(["entered_at"], "wrong_passwords_by_time");
    }),
  ],
};
