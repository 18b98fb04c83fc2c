// GET /api/v1/session/get: one point read, the age on the day, the etag, the body.
import { createHash } from "node:crypto";

import { open } from "./seal.mjs";

const UUID = { type: "string", format: "uuid" };
const querystring = {
  type: "object",
  additionalProperties: false,
  properties: { sessionId: UUID, etag: { type: "string", minLength: 1, maxLength: 128 } },
  required: ["sessionId"],
};
export const session = {
  type: "object",
  required: ["sessionId", "kuid", "ageStatus", "ageCategory", "etag", "status", "jurisdiction"],
  properties: {
    ...Object.fromEntries(
      "sessionId kuid ageStatus ageCategory etag status dateOfBirth jurisdiction managedBy"
        .split(" ")
        .map((name) => [name, { type: "string" }]),
    ),
    permissions: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          enabled: { type: "boolean" },
          managedBy: { type: "string" },
        },
      },
    },
    allowances: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          type: { type: "string" },
          numericalValue: { type: "number" },
          selectionValue: { type: "string" },
        },
      },
    },
  },
};

const CONSENT_AGE = 13;
const MAJORITY = 18;
const CATEGORIES = {
  DIGITAL_MINOR: "digital-minor",
  DIGITAL_YOUTH: "digital-youth",
  LEGAL_ADULT: "adult",
};
export const BANDS = { DIGITAL_MINOR: "minor", DIGITAL_YOUTH: "youth", LEGAL_ADULT: "adult" };

function yearsBetween(from, to) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Sessions of the first database have evidence that is not encrypted. */
const readEvidence = ({ evidence, sessionId }) =>
  JSON.parse(evidence.startsWith("{") ? evidence : open(evidence, sessionId));

const ageOf = ({ dateOfBirth, stated }, today) =>
  dateOfBirth ? yearsBetween(dateOfBirth, today) : stated.years + yearsBetween(stated.on, today);

export function ageStatusOf(age) {
  if (age < CONSENT_AGE) return "DIGITAL_MINOR";
  return age < MAJORITY ? "DIGITAL_YOUTH" : "LEGAL_ADULT";
}

export function managerOf({ verifiedAge = 0, ...standing }, age, ageStatus) {
  if (age < verifiedAge) return "PROHIBITED";
  const [manager] = standing[BANDS[ageStatus]].split("-");
  return manager.toUpperCase();
}

const isOn = (manager, setting) =>
  manager === "GUARDIAN"
    ? setting === "guardian-on"
    : manager === "PLAYER" && setting !== undefined && setting !== "off";

/** Returns the etag of the day, as the service makes it. */
export const etagOf = (row, product, ageStatus) =>
  createHash("sha256")
    .update([row.sessionId, row.version, product.version, ageStatus].join(" "))
    .digest("base64url")
    .slice(0, 22);

export function renderSession(row, evidence, age, etag, product) {
  const ageStatus = ageStatusOf(age);
  const settings = JSON.parse(row.settings);
  return {
    sessionId: row.sessionId,
    kuid: row.kuid,
    ageStatus,
    ageCategory: CATEGORIES[ageStatus],
    etag,
    status: row.status,
    ...(evidence.dateOfBirth && { dateOfBirth: evidence.dateOfBirth }),
    jurisdiction: row.jurisdiction,
    managedBy: row.consentedAt !== null && ageStatus === "DIGITAL_MINOR" ? "GUARDIAN" : "PLAYER",
    permissions: product.permissions.map(({ name, ...standing }) => {
      const managedBy = managerOf(standing, age, ageStatus);
      const enabled = !standing.verifiedAge && isOn(managedBy, settings[name]);
      return { name, enabled, managedBy };
    }),
    allowances: product.allowances.map(({ name, type, default: value }) =>
      type === "numerical"
        ? { name, type, numericalValue: value }
        : { name, type, selectionValue: value },
    ),
  };
}

export function sessionRoutes(app, { db, product }) {
  const find = db.prepare(
    `select session_id as sessionId, product_id as productId, mode, kuid, jurisdiction, evidence, settings, status,
       version, consented_at as consentedAt, created_at as createdAt
     from sessions where session_id = ? and product_id = ? and mode = ? and revoked_at is null`,
  );

  app.get(
    "/api/v1/session/get",
    { schema: { querystring, response: { 200: session } } },
    async (request, reply) => {
      const row = find.get(request.query.sessionId, product.productId, request.mode);
      if (!row)
        return reply
          .code(404)
          .send({ error: "NOT_FOUND", errorMessage: "No such session in this product and mode." });
      const evidence = readEvidence(row);
      const age = ageOf(evidence, new Date().toISOString().slice(0, 10));
      const ageStatus = ageStatusOf(age);
      const etag = etagOf(row, product, ageStatus);
      reply.header("ETag", `"${etag}"`);
      if (request.query.etag === etag || request.headers["if-none-match"] === `"${etag}"`)
        return reply.code(304).send();
      return renderSession(row, evidence, age, etag, product);
    },
  );
}
