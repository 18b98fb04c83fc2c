import { PassThrough } from "node:stream";

import { expect, test } from "@jest/globals";

import { createFrameReader, createFrameWriter } from "./frames.js";

interface Frame {
  readonly id: number;
  readonly head: unknown;
  readonly body: string;
}

function written(frames: readonly Frame[]): Buffer {
  const stream = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const writer = createFrameWriter(stream);
  for (const { id, head, body } of frames) writer.add(id, head, body);
  writer.flush();
  return stream.read() as Buffer;
}

function read(chunks: readonly Buffer[]): Frame[] {
  const found: Frame[] = [];
  const reader = createFrameReader((id, head, body) =>
    found.push({ id, head, body: body.toString() }),
  );
  chunks.forEach(reader);
  return found;
}

const FRAMES: readonly Frame[] = [
  { id: 1, head: null, body: "" },
  { id: 2 ** 32 - 1, head: ["é", { ü: "ß" }], body: "€uro" },
  { id: 3, head: [], body: "ö".repeat(300_000) },
  { id: 4, head: "last", body: "x".repeat(700_000) },
];

test("frames are read as they were written, however the stream is cut", () => {
  const bytes = written(FRAMES);
  expect(read([bytes])).toEqual(FRAMES);
  for (const size of [1, 7, 4_096, 65_536]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
      bytes.subarray(nth * size, (nth + 1) * size),
    );
    expect(read(chunks)).toEqual(FRAMES);
  }
});

test("those of one turn are one write", () => {
  const stream = new PassThrough();
  const writer = createFrameWriter(stream);
  for (let id = 1; id <= 20; id++) writer.add(id, [id], "body");
  expect(stream.writableLength).toBe(0);
  writer.flush();
  writer.flush();
  expect(read([stream.read() as Buffer]).map(({ id }) => id)).toHaveLength(20);
  expect(stream.read()).toBeNull();
});

test("what is not a frame is refused", () => {
  expect(() => read([Buffer.from("GET / HTTP/1.1\r\n\r\n")])).toThrow("too long");
});
