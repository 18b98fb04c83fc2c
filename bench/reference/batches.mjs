// POST /api/v1/transaction/submit and /activity/push as a raw loop: the service's tables, one prepared insert for each row,
// one transaction and so one commit for each batch. It counts nothing, compares no limit and emits no event.
const ID = { type: "string", minLength: 36, maxLength: 36 };
const TEXT = { type: "string", maxLength: 200 };
const closed = (properties, required = Object.keys(properties)) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const batchOf = (event) =>
  closed({ sessionId: ID, events: { type: "array", maxItems: 1000, items: closed(event) } });

const transactions = batchOf({
  id: ID,
  timestamp: { type: "string", format: "date-time", maxLength: 40 },
  status: { enum: ["completed", "failed", "refunded"] },
  amountMinor: { type: "integer" },
  currency: TEXT,
  item: closed({ sku: TEXT, name: TEXT }),
});
const records = batchOf({
  id: ID,
  type: TEXT,
  timestamp: { type: "string", format: "date-time", maxLength: 40 },
  data: closed({
    map: { type: "string", maxLength: 64 },
    minutes: { type: "integer", minimum: 0, maximum: 1440 },
  }),
});
const results = {
  type: "object",
  properties: {
    sessionId: { type: "string" },
    accepted: { type: "integer" },
    rejected: { type: "integer" },
    events: {
      type: "array",
      items: { type: "object", properties: { id: { type: "string" }, status: { type: "string" } } },
    },
  },
};

export function batchRoutes(app, { db }) {
  const findSession = db.prepare(
    "select 1 from sessions where session_id = ? and mode = ? and revoked_at is null",
  );
  const addTransaction = db.prepare(
    `insert into transactions (session_id, transaction_id, status, occurred_at, local_date, currency, amount_minor,
       refunded_minor, refund_of, details) values (?, ?, ?, ?, ?, ?, ?, 0, null, ?) on conflict do nothing`,
  );
  const addRecord = db.prepare(
    `insert into activity_records (session_id, record_id, type, occurred_at, local_date, data)
       values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );

  const route = (path, body, insert) => {
    const run = db.transaction((mode, { sessionId, events }) => {
      if (!findSession.get(sessionId, mode)) return undefined;
      for (const event of events) insert(sessionId, event, event.timestamp.slice(0, 10));
      return events.map(({ id }) => ({ id, status: "accepted" }));
    });
    const bodyLimit = 1024 * 1024;
    const schema = { body, response: { 200: results } };
    app.post(`/api/v1${path}`, { schema, bodyLimit }, async (request, reply) => {
      const events = run.immediate(request.mode, request.body);
      if (!events) return reply.code(404).send({ error: "NOT_FOUND", errorMessage: "No session." });
      const { sessionId } = request.body;
      return { sessionId, accepted: events.length, rejected: 0, events };
    });
  };
  route("/transaction/submit", transactions, (sessionId, event, date) => {
    const { id, status, timestamp, currency, amountMinor, item } = event;
    const at = Date.parse(timestamp);
    const details = JSON.stringify({ item });
    addTransaction.run(sessionId, id, status, at, date, currency, amountMinor, details);
  });
  route("/activity/push", records, (sessionId, { id, type, timestamp, data }, date) =>
    addRecord.run(sessionId, id, type, Date.parse(timestamp), date, JSON.stringify(data)),
  );
}
