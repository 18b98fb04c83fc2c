import { randomUUID } from "node:crypto";

import { describe, expect, test } from "@jest/globals";

import { createIds } from "./randomness.js";

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const prefix = (id: string) => id.slice(0, 8);

describe("ids", () => {
  test("begin alike where they are of one kind and made within a tenth of a second", () => {
    let now = 0;
    const uuid = createIds(randomUUID, () => now);
    const first = Array.from({ length: 50 }, () => uuid("player"));
    now = 99;
    const last = uuid("player");
    now = 100;
    const later = Array.from({ length: 50 }, () => uuid("player"));
    expect(new Set([...first, last].map(prefix)).size).toBe(1);
    expect(new Set(later.map(prefix)).size).toBe(1);
    expect(prefix(later[0] ?? "")).not.toBe(prefix(last));
    const all = [...first, last, ...later];
    expect(new Set(all.map((id) => id.slice(8))).size).toBe(all.length);
    for (const id of all) expect(id).toMatch(V4);
  });

  test("of two kinds, or of none, have nothing in common", () => {
    const uuid = createIds(randomUUID, () => 0);
    const all = [uuid("player"), uuid("session"), uuid("challenge"), uuid(), uuid()];
    expect(new Set(all.map(prefix)).size).toBe(all.length);
  });
});
