import { describe, expect, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";

import { fixedRandomness, HOUR } from "../../testing/fixed.js";
import { keysAt, newSecret, rotated } from "./secrets.js";
import { keyOf, signedHeaders } from "./signature.js";

const random = fixedRandomness();

describe("a signature", () => {
  test("is that of the standard's reference vector", () => {
    const key = keyOf("whsec_plJ3nmyCDGBKInavdOK15jsl");
    const body = '{"event_type":"ping","data":{"success":true}}';
    expect(
      signedHeaders([key], { id: "msg_loFOjxBNrRLzqYUf", timestamp: 1731705121, body }),
    ).toEqual({
      "webhook-id": "msg_loFOjxBNrRLzqYUf",
      "webhook-timestamp": "1731705121",
      "webhook-signature": "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
    });
  });

  test("is made with each secret, and the standard's library accepts either", () => {
    const secrets = [newSecret(random).secret, newSecret(random).secret];
    const body = '{"message":"Ä €"}';
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = signedHeaders(secrets.map(keyOf), { id: "id", timestamp, body });
    for (const secret of secrets)
      expect(new Webhook(secret).verify(body, headers)).toEqual({ message: "Ä €" });
    const stranger = new Webhook(newSecret(random).secret);
    expect(() => stranger.verify(body, headers)).toThrow();
  });
});

describe("the secrets of an endpoint", () => {
  test("are whsec_ and between 24 and 64 random bytes, each different", () => {
    const [one, two] = [newSecret(random).secret, newSecret(random).secret];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]+={0,2}$/);
    expect(keyOf(one).length).toBeGreaterThanOrEqual(24);
    expect(keyOf(one).length).toBeLessThanOrEqual(64);
    expect(one).not.toBe(two);
  });

  test("sign side by side for 24 hours after a change, the newest first", () => {
    const [a, b, c] = [newSecret(random), newSecret(random), newSecret(random)];
    const once = rotated([a], b, 0);
    expect(keysAt(once, 24 * HOUR - 1)).toEqual([keyOf(b.secret), keyOf(a.secret)]);
    expect(keysAt(once, 24 * HOUR)).toEqual([keyOf(b.secret)]);
    const twice = rotated(once, c, HOUR);
    expect(keysAt(twice, HOUR)).toEqual([c, b, a].map(({ secret }) => keyOf(secret)));
    expect(keysAt(twice, 24 * HOUR)).toEqual([c, b].map(({ secret }) => keyOf(secret)));
    expect(keysAt(twice, 25 * HOUR)).toEqual([keyOf(c.secret)]);
  });
});
