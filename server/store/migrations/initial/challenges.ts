import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** Questions to guardians, and what is kept until they are answered. */
export const challenges = (sql: Knex): Step[] => [
  sql.schema
    .createTable("challenges", (table) => {
      table.text("challenge_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("type").notNullable();
      table.text("status").notNullable();
      table.text("kuid").notNullable();
      table.text("session_id");
      table.text("jurisdiction").notNullable();
      table.text("evidence").notNullable();
      table.text("requested_permissions").notNullable();
      table.text("documents").notNullable();
      table.text("options");
      table.text("locale");
      table.text("redirect_url");
      table.text("failure_reason");
      table.text("superseded_by");
      table.text("mailed_to");
      table.bigInteger("mailed_at");
      table.integer("password_generation").notNullable();
      table.bigInteger("password_expires_at").notNullable();
      table.text("password_hash").unique();
      table.integer("link_generation").notNullable();
      table.bigInteger("link_expires_at").notNullable();
      table.text("link_hash").unique();
      table.bigInteger("created_at").notNullable();
      table.bigInteger("decided_at");
      table.text("awaiting");
      // How far the guardian has come, and since when.
      table.text("reached").notNullable().defaultTo("challenge");
      table.bigInteger("reached_at").notNullable().defaultTo(0);
      // A challenge shares it with all that it superseded.
      table.text("chain_id").notNullable().defaultTo("");
      // When it was last read or mailed, to the hour.
      table.bigInteger("touched_at").notNullable().defaultTo(0);
      table.text("decided_link_id");
      table.text("material_change");
      table.boolean("presents_all").notNullable().defaultTo(false);
      // Challenges of several products that one page covers have the same one.
      table.text("bulk_id");
      table.index(["chain_id", "superseded_by"], "challenges_of_chain");
      table.index(["created_at"], "unopened_challenges", {
        predicate: sql.whereRaw("status = 'PENDING' and session_id is null"),
      });
      table.index(["mailed_at"], "mailed_challenges", {
        predicate: sql.whereNotNull("mailed_at"),
      });
      table.index(["bulk_id"], "challenges_of_bulk", { predicate: sql.whereNotNull("bulk_id") });
      table.index(["kuid"], "challenges_of_player");
      table.index(["session_id"], "challenges_of_session");
      table.index(["product_id", "decided_at"], "refused_challenges", {
        predicate: sql.whereRaw("status = 'FAIL'"),
      });
      table.index(["product_id", "mode", "kuid", "type"], "unfinished_challenges_of_player", {
        predicate: sql.whereNull("decided_at"),
      });
    })
    .createTable("mailed_links", (table) => {
      table.text("link_id").primary();
      table.text("link_hash").notNullable().unique();
      table.text("challenge_id").notNullable().references("challenges.challenge_id");
      table.text("purpose").notNullable();
      table.text("address_hash").notNullable();
      // Encrypted.
      table.text("address").notNullable();
      table.bigInteger("created_at").notNullable();
      table.bigInteger("expires_at").notNullable().index();
      table.bigInteger("replaced_at");
      table.index(["challenge_id", "created_at"], "mailed_links_of_challenge");
      table.index(["address_hash", "purpose", "created_at"], "mailed_links_of_address");
    })
    .createTable("pending_decisions", (table) => {
      table.text("challenge_id").primary().references("challenges.challenge_id");
      table.text("address_hash").notNullable();
      // Encrypted.
      table.text("address").notNullable();
      table.text("choices").notNullable();
      table.text("progress").notNullable();
      table.bigInteger("decided_at").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.index(["address_hash"], "pending_decisions_of_address");
    })
    .createTable("wrong_passwords", (table) => {
      table.text("client_hash").notNullable();
      table.bigInteger("entered_at").notNullable();
      table.text("site_hash");
      table.index(["client_hash", "entered_at"]);
      table.index(["entered_at"], "wrong_passwords_by_time");
      table.index(["site_hash", "entered_at"], "wrong_passwords_of_site");
    })
    // Forms that could not be taken as they came, until the page shows them again.
    .createTable("form_drafts", (table) => {
      table.text("draft_hash").primary();
      // Encrypted under a key of its own, which stands in the address of the page alone, and then under the secret.
      table.text("content").notNullable();
      // Of the guardian who alone may read it, and of the session that its page is about.
      table.text("mode");
      table.text("address_hash").index();
      table.text("session_id").index();
      table.bigInteger("expires_at").notNullable();
      table.index(["expires_at"]);
    })
    .createTable("overrides", (table) => {
      table.text("override_id").primary();
      table.text("session_id").notNullable().references("sessions.session_id");
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("type").notNullable();
      table.integer("requested_minutes");
      // A child's own words: encrypted.
      table.text("reason");
      table.text("link_hash").notNullable().unique();
      table.text("status").notNullable();
      table.integer("granted_minutes");
      table.bigInteger("requested_at").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.bigInteger("resolved_at");
      table.bigInteger("withdrawn_at");
      table.unique(["product_id", "mode", "kuid"], {
        indexName: "one_pending_override",
        predicate: sql.whereRaw("status = 'pending'"),
      });
      table.index(["session_id", "requested_at"], "overrides_of_session");
      table.index(["product_id", "requested_at"], "overrides_with_reason", {
        predicate: sql.whereNotNull("reason"),
      });
      table.index(["kuid"]);
    }),
];
