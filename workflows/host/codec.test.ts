import { randomBytes } from "node:crypto";

import { describe, expect, test } from "@jest/globals";
import type { Payload } from "@temporalio/common";

import { encrypting } from "./codec.js";

const [OLD, NEW, OTHER] = [1, 2, 3].map(() => randomBytes(32)) as [Buffer, Buffer, Buffer];
const text = (value: string) => Buffer.from(value, "utf8");
const payloadOf = (value: unknown): Payload => ({
  metadata: { encoding: text("json/plain") },
  data: text(JSON.stringify(value)),
});
const ID = "3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11";

const readable = ({ metadata, data }: Payload) => ({
  metadata: Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString()]),
  ),
  data: Buffer.from(data ?? []).toString(),
});
const sealed = async (value: unknown, ...keys: Buffer[]) =>
  (await encrypting(keys).encode([payloadOf(value)]))[0] as Payload;
const opened = async (payload: Payload, ...keys: Buffer[]) =>
  (await encrypting(keys).decode([payload]))[0] as Payload;

describe("encrypted payloads", () => {
  test("come back as they were, several at once, empty ones and large ones", async () => {
    const codec = encrypting([NEW]);
    const payloads = [
      payloadOf({ ref: ID, dueAt: 1 }),
      payloadOf("x".repeat(100_000)),
      {},
      { metadata: { encoding: text("binary/null") } },
      { metadata: { encoding: text("binary/plain") }, data: randomBytes(64) },
    ];
    const back = await codec.decode(await codec.encode(payloads));
    expect(back.map(readable)).toEqual(payloads.map(readable));
  });

  test("show neither what they hold nor how it is written", async () => {
    const payload = await sealed({ ref: ID }, NEW);
    const shown = readable(payload);
    expect(shown.metadata["encoding"]).toBe("binary/encrypted");
    expect(JSON.stringify(shown)).not.toContain(ID);
    expect(JSON.stringify(shown)).not.toContain("json/plain");
    expect(Buffer.from(payload.data ?? []).includes(NEW)).toBe(false);
  });

  test("differ each time, also where they hold the same", async () => {
    const [one, other] = [await sealed(ID, NEW), await sealed(ID, NEW)];
    expect(Buffer.from(one.data ?? []).equals(Buffer.from(other.data ?? []))).toBe(false);
  });

  test("are read with an older key while it stands behind the new one, and written with the new one", async () => {
    const before = await sealed(ID, OLD);
    expect(readable(await opened(before, NEW, OLD))).toEqual(readable(payloadOf(ID)));
    const after = await sealed(ID, NEW, OLD);
    expect(readable(await opened(after, NEW))).toEqual(readable(payloadOf(ID)));
    await expect(opened(after, OLD)).rejects.toThrow("a key that is not configured");
  });

  test("cannot be read without their key", async () => {
    await expect(opened(await sealed(ID, OLD), OTHER)).rejects.toThrow(
      "a key that is not configured",
    );
  });

  test("that were tampered with are refused", async () => {
    const payload = await sealed(ID, NEW);
    const bytes = Buffer.from(payload.data ?? []);
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(opened({ ...payload, data: changed }, NEW)).rejects.toThrow();
    }
    for (const length of [0, 11, 20])
      await expect(opened({ ...payload, data: bytes.subarray(0, length) }, NEW)).rejects.toThrow();
  });

  test("leave alone what was written before there was a key", async () => {
    const plain = payloadOf({ ref: ID });
    expect(readable(await opened(plain, NEW))).toEqual(readable(plain));
  });

  test("need a key", () => {
    expect(() => encrypting([])).toThrow("There is no key");
  });
});
