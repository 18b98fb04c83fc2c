// POST /api/v1/age-gate/check of an adult: writes a player and a session, encrypts the evidence of age for each row, and returns
// the session.
import { randomUUID } from "node:crypto";

import { seal } from "./seal.mjs";
import { BANDS, ageStatusOf, etagOf, managerOf, renderSession, session } from "./session.mjs";

const check = {
  type: "object",
  additionalProperties: false,
  properties: {
    jurisdiction: { type: "string", pattern: "^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$" },
    age: { type: "integer", minimum: 0, maximum: 150 },
  },
  required: ["jurisdiction", "age"],
};
const checked = {
  type: "object",
  properties: { status: { type: "string" }, session },
};

/** A permission that a guardian decides is off at first. */
const settingOf = (standing, age, ageStatus) =>
  managerOf(standing, age, ageStatus) === "PLAYER" && standing[BANDS[ageStatus]] === "player-on"
    ? "on"
    : "off";

export function ageGateRoutes(app, { db, product }) {
  const addPlayer = db.prepare(
    `insert into players (organisation, mode, kuid, evidence, created_at)
     select organisation, ?, ?, ?, ? from products where product_id = ?`,
  );
  const addSession = db.prepare(
    `insert into sessions (session_id, product_id, mode, kuid, jurisdiction, evidence, settings, allowances, status,
       version, created_at, announced_age_status)
     values (?, ?, ?, ?, ?, ?, ?, '{}', 'ACTIVE', 1, ?, ?)`,
  );
  const admit = db.transaction((mode, row, evidence, ageStatus, now) => {
    const { sessionId, kuid, jurisdiction, settings } = row;
    addPlayer.run(mode, kuid, seal(evidence, kuid), now, product.productId);
    addSession.run(
      ...[sessionId, product.productId, mode, kuid, jurisdiction],
      ...[seal(evidence, sessionId), settings, now, ageStatus],
    );
  });

  app.post(
    "/api/v1/age-gate/check",
    { schema: { body: check, response: { 200: checked } } },
    async (request) => {
      const { jurisdiction, age } = request.body;
      const now = Date.now();
      const evidence = { stated: { years: age, on: new Date(now).toISOString().slice(0, 10) } };
      const ageStatus = ageStatusOf(age);
      const settings = Object.fromEntries(
        product.permissions.map(({ name, ...standing }) => [
          name,
          settingOf(standing, age, ageStatus),
        ]),
      );
      const row = {
        sessionId: randomUUID(),
        kuid: randomUUID(),
        jurisdiction: jurisdiction.toUpperCase(),
        settings: JSON.stringify(settings),
        status: "ACTIVE",
        version: 1,
        consentedAt: null,
      };
      admit.immediate(request.mode, row, JSON.stringify(evidence), ageStatus, now);
      const etag = etagOf(row, product, ageStatus);
      return { status: "PASS", session: renderSession(row, evidence, age, etag, product) };
    },
  );
}
