// POST /api/v1/test/set-challenge-status: a guardian's consent, with all that a hand-written service would have to write in one
// transaction: the challenge, the session, the guardian and the link to the session, ledger entries for the consent and for the
// new guardian, each with the hash of the one before it, and the nodes of the tree that proofs are made of, the event with its
// number, the wakeups of the birthday and of the weekly summary, the decision, its receipt and its mail. A player has at most four
// guardians, and an address that was stopped gets no mail. Addresses, mails and events are encrypted. There is one ledger for all,
// the evidence of age is not encrypted, and law by date and place is left out.
import { Buffer } from "node:buffer";
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

import { seal } from "./seal.mjs";
import { ageStatusOf, managerOf } from "./session.mjs";

const check = {
  type: "object",
  additionalProperties: false,
  properties: {
    challengeId: { type: "string", format: "uuid" },
    status: { type: "string", enum: ["PASS"] },
    email: { type: "string", format: "email", maxLength: 254 },
  },
  required: ["challengeId", "status", "email"],
};

const YEARS_TO_CONSENT = 13;
const MAX_GUARDIANS = 4;
const key = randomBytes(32);

const [LEAF, NODE] = [Buffer.of(0), Buffer.of(1)];
const DAY_MS = 86_400_000;

const hashOf = (text) => createHash("sha256").update(text).digest("hex");
const addressHashOf = (address) =>
  createHmac("sha256", key).update(address.toLowerCase()).digest("hex");

/** Returns where the hash of a subtree of 2^level leaves is stored. */
function positionOf(level, index) {
  let position = level;
  for (let rest = (index + 1) * 2 ** level - 1; rest > 0; rest = Math.floor(rest / 2))
    position += rest;
  return position;
}

/** Returns the next Sunday at 18:00. */
function nextSummary(now) {
  const day = Math.floor(now / DAY_MS);
  const at = (day + ((10 - (day % 7)) % 7)) * DAY_MS + 18 * 3_600_000;
  return at > now ? at : at + 7 * DAY_MS;
}

export function consentRoutes(app, { db, product }) {
  const { organisation } = db
    .prepare("select organisation from products where product_id = ?")
    .get(product.productId);
  const find = db.prepare(
    `select challenge_id as challengeId, status, kuid, jurisdiction, evidence, requested_permissions as requested,
       documents
     from challenges where challenge_id = ? and product_id = ? and mode = ?`,
  );
  const findSession = db.prepare(
    "select session_id as sessionId from sessions where product_id = ? and mode = ? and kuid = ? and revoked_at is null",
  );
  const decide = db.prepare(
    "update challenges set status = 'PASS', session_id = ?, mailed_to = null, decided_at = ? where challenge_id = ?",
  );
  const disarm = db.prepare(
    "delete from wakeups where ref = ? and kind in ('otpRotation', 'decisionExpiry', 'birthday')",
  );
  const dropPending = db.prepare("delete from pending_decisions where challenge_id = ?");
  const countGuardians = db
    .prepare(
      `select count(distinct l.guardian_id) from sessions s join session_guardians l on l.session_id = s.session_id
       where s.kuid = ? and s.mode = ? and s.revoked_at is null and l.unlinked_at is null`,
    )
    .pluck();
  const isStopped = db.prepare(
    "select 1 from mail_stops where organisation = ? and mode = ? and kuid = ? and address_hash = ?",
  );
  const addSession = db.prepare(
    `insert into sessions (session_id, product_id, mode, kuid, jurisdiction, evidence, settings, allowances, status,
       version, consented_at, created_at, announced_age_status)
     values (?, ?, ?, ?, ?, ?, ?, '{}', 'ACTIVE', 1, ?, ?, ?)`,
  );
  const addGuardian = db.prepare(
    `insert into guardians (guardian_id, organisation, mode, address_hash, address, created_at)
     values (?, ?, ?, ?, ?, ?) on conflict (organisation, mode, address_hash) do nothing`,
  );
  const findGuardian = db
    .prepare(
      "select guardian_id from guardians where organisation = ? and mode = ? and address_hash = ?",
    )
    .pluck();
  const link = db.prepare(
    `insert into session_guardians (session_id, guardian_id, linked_at, assurance, channel, consented_at)
     values (?, ?, ?, 'attested', 'test', ?)`,
  );
  const countEntries = db
    .prepare(
      "select coalesce(max(entry_index) + 1, 0) from ledger_entries where organisation = ? and mode = ?",
    )
    .pluck();
  const hashAt = db
    .prepare("select hash from ledger_hashes where organisation = ? and mode = ? and position = ?")
    .pluck();
  const addEntry = db.prepare(
    `insert into ledger_entries (organisation, mode, entry_index, kind, challenge_id, salt, entry)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const addHash = db.prepare(
    "insert into ledger_hashes (organisation, mode, position, hash) values (?, ?, ?, ?)",
  );
  const countEvent = db
    .prepare(
      `insert into event_sequences (session_id, last) values (?, 1)
       on conflict (session_id) do update set last = event_sequences.last + 1 returning last`,
    )
    .pluck();
  const addEvent = db.prepare(
    `insert into events (event_id, product_id, mode, session_id, kuid, type, sequence, occurred_at, body)
     values (?, ?, ?, ?, ?, 'Challenge.StateChange', ?, ?, ?)`,
  );
  const endpoints = db.prepare(
    `select endpoint_id as endpointId, events from webhook_endpoints
     where product_id = ? and mode = ? and disabled_at is null`,
  );
  const arm = db.prepare(
    `insert into wakeups (kind, ref, is_external, due_at, run_at, version, attempts) values (?, ?, 0, ?, ?, 0, 0)
     on conflict (kind, ref) do update set due_at = excluded.due_at, run_at = excluded.run_at, version = wakeups.version + 1`,
  );
  const addDecision = db.prepare(
    `insert into decisions (decision_id, organisation, mode, product_id, kuid, session_id, challenge_id, decided_by,
       guardian_id, details, jurisdiction, law, ledger_index, decided_at)
     values (?, ?, ?, ?, ?, ?, ?, 'test', ?, ?, ?, ?, ?, ?)`,
  );
  const addReceipt = db.prepare(
    "insert into receipts (receipt_id, link_hash, key_id, decision_id, guardian_id) values (?, ?, 'bench', ?, ?)",
  );
  const addMail = db.prepare(
    `insert into mails (mail_id, product_id, mode, content, status, attempts, created_at, kuid)
     values (?, ?, ?, ?, 'queued', 0, ?, ?)`,
  );

  /** Appends an entry with the leaf before it, and the nodes that it completes (RFC 6962). */
  function record(mode, index, entry) {
    const last = index === 0 ? "" : hashAt.get(organisation, mode, positionOf(0, index - 1));
    const salt = randomBytes(32);
    const text = JSON.stringify({ ...entry, previous: last });
    const { kind, challengeId = null } = entry;
    addEntry.run(organisation, mode, index, kind, challengeId, salt.toString("hex"), text);
    let hash = createHash("sha256").update(LEAF).update(salt).update(text).digest("hex");
    let position = positionOf(0, index);
    addHash.run(organisation, mode, position, hash);
    for (let [level, rest] = [0, index]; rest % 2 === 1; level += 1, rest = (rest - 1) / 2) {
      const left = hashAt.get(organisation, mode, positionOf(level, rest - 1));
      hash = createHash("sha256")
        .update(NODE)
        .update(left + hash, "hex")
        .digest("hex");
      addHash.run(organisation, mode, (position += 1), hash);
    }
  }

  const consent = db.transaction((mode, { challengeId, email }, now) => {
    const { productId } = product;
    const challenge = find.get(challengeId, productId, mode);
    if (!challenge) return "NOT_FOUND";
    if (challenge.status === "PASS") return undefined;
    const { kuid, jurisdiction } = challenge;
    if (challenge.status !== "PENDING" || findSession.get(productId, mode, kuid)) return "CONFLICT";
    if (countGuardians.get(kuid, mode) >= MAX_GUARDIANS) return "CONFLICT";
    const { dateOfBirth } = JSON.parse(challenge.evidence);
    const age = new Date(now).getUTCFullYear() - Number(dateOfBirth.slice(0, 4));
    const asked = new Set(JSON.parse(challenge.requested).map((one) => one.name ?? one));
    const settings = Object.fromEntries(
      product.permissions.map(({ name, ...standing }) => {
        const manager = managerOf(standing, age, ageStatusOf(age));
        return [name, manager === "GUARDIAN" && asked.has(name) ? "guardian-on" : "off"];
      }),
    );
    const at = new Date(now).toISOString();
    const [sessionId, decisionId, receiptId] = [randomUUID(), randomUUID(), randomUUID()];
    addSession.run(
      ...[sessionId, productId, mode, kuid, jurisdiction, challenge.evidence],
      ...[JSON.stringify(settings), now, now, ageStatusOf(age)],
    );
    decide.run(sessionId, now, challengeId);
    dropPending.run(challengeId);
    disarm.run(challengeId);
    const addressHash = addressHashOf(email);
    addGuardian.run(randomUUID(), organisation, mode, addressHash, seal(email), now);
    const guardianId = findGuardian.get(organisation, mode, addressHash);
    link.run(sessionId, guardianId, now, now);
    const birthday = Date.parse(
      `${Number(dateOfBirth.slice(0, 4)) + YEARS_TO_CONSENT}${dateOfBirth.slice(4)}T12:00:00Z`,
    );
    arm.run("birthday", sessionId, birthday, birthday);
    const summary = nextSummary(now);
    arm.run("activityDigest", sessionId, summary, summary);
    const sequence = countEvent.get(sessionId);
    const eventId = randomUUID();
    const body = JSON.stringify({
      id: eventId,
      type: "Challenge.StateChange",
      sequence,
      occurredAt: at,
      data: { challengeId, status: "PASS", sessionId, kuid },
    });
    addEvent.run(eventId, productId, mode, sessionId, kuid, sequence, now, seal(body));
    // The bench has no endpoints: each would get a delivery.
    endpoints.all(productId, mode);
    const law = { version: `${jurisdiction}@1`, instrument: "COPPA", sources: [] };
    const documents = JSON.parse(challenge.documents).map((document) => ({
      id: document.id,
      version: document.version,
      sha256: hashOf(document.text ?? JSON.stringify(document)),
    }));
    const index = countEntries.get(organisation, mode);
    const shown = { by: "test-helper", assurance: "attested", kuid, at, guardian: addressHash };
    record(mode, index, {
      ...{ kind: "consent", productId, challengeId, sessionId, law, settings, documents },
      ...shown,
    });
    record(mode, index + 1, { kind: "guardian-joined", ...shown });
    const details = JSON.stringify({ kind: "consent", allowed: [...asked] });
    addDecision.run(
      ...[decisionId, organisation, mode, productId, kuid, sessionId, challengeId, guardianId],
      ...[details, jurisdiction, JSON.stringify(law), index, now],
    );
    addReceipt.run(receiptId, addressHashOf(receiptId), decisionId, guardianId);
    const mail = JSON.stringify({ to: email, template: "receipt", receiptId, locale: null });
    if (!isStopped.get(organisation, mode, kuid, addressHash))
      addMail.run(randomUUID(), productId, mode, seal(mail), now, kuid);
    return undefined;
  });

  const CODES = { NOT_FOUND: 404, CONFLICT: 409 };
  app.post(
    "/api/v1/test/set-challenge-status",
    { schema: { body: check, response: { 200: { type: "object" } } } },
    async (request, reply) => {
      const error = consent.immediate(request.mode, request.body, Date.now());
      return error === undefined
        ? {}
        : reply
            .code(CODES[error])
            .send({ error, errorMessage: "The challenge cannot be decided." });
    },
  );
}
