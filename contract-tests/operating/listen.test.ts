// What a developer runs beside the service to see events on their own computer.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "@jest/globals";

import { makeHome } from "../_process.js";
import { Receiver } from "../_receiver.js";
import { until } from "../_until.js";

/** The secret that it prints once it listens. */
async function secretOf({ stdout }: ChildProcess): Promise<string> {
  let printed = "";
  stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await until(() => /^Secret: \S+$/m.test(printed));
  return /whsec_\S+/.exec(printed)?.[0] ?? "";
}

test("`kinward webhook listen` forwards every product's test events where it is told of none", async () => {
  const home = await makeHome();
  const receiver = await Receiver.start();
  const [starfall, , pebble] = (await home.demo()).products;
  const listening = home.begin("webhook", "listen", "--forward-to", receiver.url);
  const ended = once(listening, "exit");
  try {
    receiver.secret = await secretOf(listening);
    for (const product of [starfall, pebble])
      await home.kinward("webhook", "trigger", "--product", String(product?.productId));
    await until(() => receiver.received.length === 2);
    expect(receiver.received.map(({ event }) => event.data.productId)).toEqual([
      starfall?.productId,
      pebble?.productId,
    ]);
    expect(receiver.faults).toEqual([]);
  } finally {
    listening.kill("SIGKILL");
    await ended;
    receiver.stop();
    home.remove();
  }
}, 60_000);

test("`kinward webhook listen` forwards a product's test events as they happen, until it is told to end", async () => {
  const home = await makeHome();
  const receiver = await Receiver.start();
  const [starfall, , pebble] = (await home.demo()).products;
  const to = ["--product", String(starfall?.productId)];
  const wanted = ["--events", "Test, Session.Revoked"];
  const listening = home.begin("webhook", "listen", "--forward-to", receiver.url, ...to, ...wanted);
  const ended = once(listening, "exit");
  try {
    let printed = "";
    listening.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
    receiver.secret = await secretOf(listening);

    const trigger = (...parameters: string[]) => home.kinward("webhook", "trigger", ...parameters);
    await Promise.all([
      trigger("--product", String(pebble?.productId)),
      trigger("--mode", "live", ...to),
      trigger("Challenge.StateChange", ...to),
    ]);
    await trigger("--message", "Here it is", ...to);
    await until(() => receiver.received.length > 0);
    const data = { productId: starfall?.productId, message: "Here it is" };
    expect(receiver.received).toEqual([
      { id: expect.any(String), event: expect.objectContaining({ type: "Test", data }) },
    ]);
    expect(receiver.faults).toEqual([]);
    await until(() => printed.includes("  ->  204"));

    listening.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  } finally {
    listening.kill("SIGKILL");
    await ended;
    receiver.stop();
    home.remove();
  }
}, 60_000);
