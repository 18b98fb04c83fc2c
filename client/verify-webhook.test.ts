import { describe, expect, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";

import { KinwardWebhookError, verifyWebhook, type WebhookFault } from "./verify-webhook.js";

/** The reference vector of the standard's own documentation. */
const vector = {
  secret: "whsec_plJ3nmyCDGBKInavdOK15jsl",
  id: "msg_loFOjxBNrRLzqYUf",
  timestamp: 1731705121,
  body: '{"event_type":"ping","data":{"success":true}}',
  signature: "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
};
const now = vector.timestamp * 1000;
const headers = {
  "webhook-id": vector.id,
  "webhook-timestamp": String(vector.timestamp),
  "webhook-signature": vector.signature,
};
const other = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

function faultOf(attempt: () => unknown): WebhookFault | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof KinwardWebhookError) return error.fault;
    throw error;
  }
}
const faultWith = (more: Record<string, string | undefined>, body: string = vector.body) =>
  faultOf(() => verifyWebhook(body, { ...headers, ...more }, vector.secret, { now }));

describe("verifyWebhook", () => {
  test("accepts the standard's own example, as text, as bytes, and with a Headers object", () => {
    const expected = JSON.parse(vector.body) as object;
    for (const payload of [vector.body, Buffer.from(vector.body)]) {
      expect(verifyWebhook(payload, headers, vector.secret, { now })).toEqual(expected);
      expect(verifyWebhook(payload, new Headers(headers), vector.secret, { now })).toEqual(
        expected,
      );
    }
  });

  test("finds headers in any case, and the right signature and secret among several", () => {
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(() => verifyWebhook(vector.body, shouted, vector.secret, { now })).not.toThrow();
    const several = { "webhook-signature": `v1a,abcd v1,AAAA ${vector.signature}` };
    expect(faultWith(several)).toBeUndefined();
    const secrets = [other, vector.secret];
    expect(() => verifyWebhook(vector.body, headers, secrets, { now })).not.toThrow();
  });

  test("accepts what the standard's library signs", () => {
    const body = '{"type":"Test","timestamp":"2026-11-21T10:00:00.000Z","data":{"message":"Ä €"}}';
    const signature = new Webhook(other).sign("id", new Date(now), body);
    const signed = { ...headers, "webhook-id": "id", "webhook-signature": signature };
    expect(verifyWebhook(body, signed, other, { now })).toMatchObject({ type: "Test" });
  });

  test.each([
    ["another body", {}, `${vector.body} `],
    ["another id", { "webhook-id": "msg_2" }, vector.body],
    ["another time", { "webhook-timestamp": String(vector.timestamp + 1) }, vector.body],
    ["a cut signature", { "webhook-signature": vector.signature.slice(0, -1) }, vector.body],
    ["an unknown version", { "webhook-signature": `v2${vector.signature.slice(2)}` }, vector.body],
    ["no signature but a name", { "webhook-signature": "v1," }, vector.body],
  ])("refuses %s", (_, more: Record<string, string>, body) => {
    expect(faultWith(more, body)).toBe("no-matching-signature");
  });

  test("refuses the signature of another secret", () => {
    expect(faultOf(() => verifyWebhook(vector.body, headers, other, { now }))).toBe(
      "no-matching-signature",
    );
  });

  test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "refuses a request without %s",
    (name) => {
      expect(faultWith({ [name]: undefined })).toBe("missing-header");
    },
  );

  test("accepts a request within five minutes, and none from before or after", () => {
    const at = (seconds: number) =>
      faultOf(() =>
        verifyWebhook(vector.body, headers, vector.secret, { now: now + seconds * 1000 }),
      );
    expect([at(300), at(-300)]).toEqual([undefined, undefined]);
    expect([at(300.001), at(-302)]).toEqual(["timestamp-too-old", "timestamp-too-new"]);
  });

  test("uses the current time by default", () => {
    expect(faultOf(() => verifyWebhook(vector.body, headers, vector.secret))).toBe(
      "timestamp-too-old",
    );
  });

  test("refuses a signed body that is not JSON, and a time that is not a number", () => {
    const sign = (timestamp: string, body: string) => ({
      "webhook-timestamp": timestamp,
      "webhook-signature": new Webhook(vector.secret).sign(vector.id, new Date(now), body),
    });
    expect(faultWith(sign(headers["webhook-timestamp"], "{"), "{")).toBe("malformed-body");
    expect(faultWith({ "webhook-timestamp": "soon" })).toBe("no-matching-signature");
  });

  test("throws a TypeError for a malformed secret, without repeating it", () => {
    for (const secret of ["", "whsec_", "not base64!"]) {
      const attempt = () => verifyWebhook(vector.body, headers, secret, { now });
      expect(attempt).toThrow(TypeError);
      expect(attempt).toThrow(/^A webhook secret is whsec_ followed by Base64/);
    }
  });

  test.each([
    ["an object", JSON.parse(vector.body) as unknown],
    ["nothing", undefined],
  ])("given %s instead of the raw body, says how to get it", (_, payload) => {
    const attempt = () => verifyWebhook(payload as string, headers, vector.secret, { now });
    expect(attempt).toThrow(TypeError);
    for (const way of ["express.raw(", "addContentTypeParser(", "request.text()"])
      expect(attempt).toThrow(way);
  });

  test("accepts the bytes of a web Request", async () => {
    const request = new Request("http://127.0.0.1", { method: "POST", body: vector.body });
    const event = verifyWebhook(await request.arrayBuffer(), headers, vector.secret, { now });
    expect(event).toEqual(JSON.parse(vector.body));
  });
});
