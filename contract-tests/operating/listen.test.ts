// Tests the command that shows a developer the service's events on their own computer.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "@jest/globals";

import type { Demo } from "../../server/cli/demo.js";
import { makeHome, type Home } from "../../testing/process.js";
import { Receiver } from "../../testing/receiver.js";
import { until } from "../../testing/until.js";

/** Returns the secret that the command prints once it listens. */
async function secretOf({ stdout }: ChildProcess): Promise<string> {
  let printed = "";
  stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await until(() => /^Secret: \S+$/m.test(printed));
  return /whsec_\S+/.exec(printed)?.[0] ?? "";
}

interface Listening {
  readonly home: Home;
  readonly receiver: Receiver;
  readonly products: Demo["products"];
  readonly process: ChildProcess;
  readonly ended: Promise<unknown[]>;
}

/** Listens while the work runs. `wish` selects the events. */
async function whileListening(
  wish: (products: Demo["products"]) => string[],
  work: (listening: Listening) => Promise<void>,
): Promise<void> {
  const home = await makeHome();
  const receiver = await Receiver.open();
  const { products } = await home.demo();
  const process = home.begin("webhook", "listen", "--forward-to", receiver.url, ...wish(products));
  const ended = once(process, "exit");
  try {
    await work({ home, receiver, products, process, ended });
    expect(receiver.faults).toEqual([]);
  } finally {
    process.kill("SIGKILL");
    await ended;
    await receiver.stop();
    home.remove();
  }
}

test("`kinward webhook listen` forwards every product's test events where none is named", () =>
  whileListening(
    () => [],
    async ({ home, receiver, products: [starfall, , pebble], process }) => {
      receiver.secret = await secretOf(process);
      for (const product of [starfall, pebble])
        await home.kinward("webhook", "trigger", "--product", String(product?.productId));
      await until(() => receiver.events.length === 2);
      expect(receiver.events.map(({ event }) => event.data.productId)).toEqual([
        starfall?.productId,
        pebble?.productId,
      ]);
    },
  ));

test("`kinward webhook listen` forwards a product's test events as they happen, until it is stopped", () => {
  const of = (product: Demo["products"][number] | undefined) => [
    "--product",
    String(product?.productId),
  ];
  return whileListening(
    ([starfall]) => [...of(starfall), "--events", "Test, Session.Revoked"],
    async ({ home, receiver, products: [starfall, , pebble], process, ended }) => {
      let printed = "";
      process.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
      receiver.secret = await secretOf(process);

      const trigger = (...parameters: string[]) =>
        home.kinward("webhook", "trigger", ...parameters);
      await Promise.all([
        trigger(...of(pebble)),
        trigger("--mode", "live", ...of(starfall)),
        trigger("Challenge.StateChange", ...of(starfall)),
      ]);
      expect(await trigger("--message", "Here it is", ...of(starfall))).toMatch(
        /^Event \S{36} was delivered to http:\/\/\S+ by `kinward webhook listen`: 204\.\n$/,
      );
      await until(() => receiver.events.length > 0);
      const data = { productId: starfall?.productId, message: "Here it is" };
      expect(receiver.events).toEqual([
        { id: expect.any(String), event: expect.objectContaining({ type: "Test", data }) },
      ]);
      await until(() => printed.includes("  ->  204"));

      process.kill("SIGINT");
      expect(await ended).toEqual([0, null]);
      expect(await trigger(...of(starfall))).toContain("no enabled endpoint of product");
    },
  );
});

test("`kinward webhook replay` counts what it adds to the queue, not what waits there already", async () => {
  const home = await makeHome();
  try {
    await home.demo();
    const webhook = (...rest: string[]) =>
      home.kinward("webhook", ...rest, "--product", "101", "--mode", "test");
    await webhook("add", "--url", "https://hooks.example/kinward");
    await webhook("trigger");
    expect(await webhook("replay", "--missing")).toBe("0 deliveries were added to the queue.\n");
    expect(await webhook("replay", "--since", "2020-01-01T00:00:00Z")).toBe(
      "1 delivery was added to the queue.\n",
    );
  } finally {
    home.remove();
  }
});
