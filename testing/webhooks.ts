// The service's own parts on a database of its own, with receivers that are really posted to.
import { fixedRandomness, TestFolder } from "./services.js";
import { testPolicy } from "./policy.js";
import { ManualClock } from "../server/clock.js";
import type { Context } from "../server/context.js";
import type { Services } from "../server/services.js";
import type { Mode } from "../server/domain/product.js";
import { applyProduct } from "../server/products/apply.js";
import { openServices } from "../server/services.js";
import { assertNothingLeaked, captureLog } from "./log.js";
import { engineUnderTest } from "./engine.js";
import { listAttempts } from "../server/store/deliveries.js";
import { findEvent, type FoundEvent } from "../server/store/events.js";
import { emit } from "../server/webhooks/emit.js";
import { createEndpoint } from "../server/webhooks/endpoints.js";
import type { EventType, NewEvent } from "../server/webhooks/events.js";
import { makeSender, type SenderOptions } from "../server/webhooks/sender.js";

export const NOW = Date.UTC(2026, 10, 21, 10);
/** Of an attempt, in real time, for tests that wait for its end. */
export const SHORT_MS = 300;
export const PRODUCT = 1;

export const session = {
  sessionId: "5e550000-0000-4000-8000-000000000001",
  kuid: "b1a7c0de-1111-4222-8333-444455556666",
};

export const sampleTest: NewEvent = { type: "Test", data: { message: "Hello" } };
export const permissionsChanged = (of = session): NewEvent => ({
  type: "Session.ChangePermissions",
  session: of,
  data: { permissions: [{ name: "voice-chat", enabled: true, managedBy: "GUARDIAN" }] },
});

const productFile = (more: object = {}, productId = PRODUCT): string =>
  JSON.stringify({
    productId,
    name: `Product ${productId}`,
    organisation: "aurora",
    permissions: [{ name: "mods" }],
    ...more,
  });

export class Harness implements AsyncDisposable {
  readonly folder: TestFolder;
  readonly services: Services;
  readonly clock: ManualClock;
  readonly #written: readonly string[];

  private constructor(parts: {
    folder: TestFolder;
    services: Services;
    clock: ManualClock;
    lines: readonly string[];
  }) {
    this.folder = parts.folder;
    this.services = parts.services;
    this.clock = parts.clock;
    this.#written = parts.lines;
  }

  /** With `folder` a second process on the same database, which leaves it there. */
  static async open({
    folder,
    now = NOW,
    seed = "webhooks",
    ...sender
  }: Partial<SenderOptions> & { folder?: TestFolder; now?: number; seed?: string } = {}) {
    const own = folder ?? new TestFolder();
    const clock = new ManualClock(now);
    const { log, lines } = captureLog();
    const config = own.config({ WEBHOOK_ALLOW_PRIVATE: "1", KINWARD_SECRET: "s".repeat(32) });
    const services = await openServices(config, log, {
      clock,
      random: fixedRandomness(seed),
      policy: testPolicy(),
      sender: makeSender({ allowPrivate: true, clock, ...sender }),
      ...engineUnderTest,
    });
    const harness = new Harness({ folder: own, services, clock, lines });
    if (!folder) await harness.apply(productFile());
    return harness;
  }

  /** Of the log, parsed. */
  get lines(): Record<string, unknown>[] {
    return this.#written.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async apply(file: string): Promise<void> {
    await applyProduct(this.services.store, file, { ...this.services, now: this.clock.now() });
    await this.services.catalogue.refresh();
  }

  /** Makes an endpoint, and answers its id and secret. */
  endpoint(
    url: string,
    { events = null, mode = "test" }: { events?: EventType[] | null; mode?: Mode } = {},
  ): Promise<{ endpointId: string; secret: string }> {
    const making = { ...this.services, now: this.clock.now() };
    return this.services.store.write((tx) =>
      createEndpoint(tx, making, { productId: PRODUCT, mode, url, events, source: "command-line" }),
    );
  }

  context(mode: Mode = "test"): Pick<Context, "scope" | "random" | "now"> {
    const { random } = this.services;
    return { scope: { productId: PRODUCT, mode }, random, now: this.clock.now() };
  }

  /** Emits each in a transaction of its own, and answers the first one's id. */
  async emit(...events: NewEvent[]): Promise<string> {
    const ids: string[] = [];
    for (const event of events) {
      const { eventId } = await this.services.store.write((tx) => emit(tx, this.context(), event));
      ids.push(eventId);
    }
    return ids[0] as string;
  }

  settle(): Promise<void> {
    return this.services.wakeups.drain();
  }

  /** Moves the clock, through everything that falls due on the way. */
  advance(ms: number): Promise<void> {
    return this.services.wakeups.advanceTo(this.clock.now() + ms);
  }

  async event(eventId: string): Promise<FoundEvent> {
    return (await findEvent(this.services.store, eventId)) as FoundEvent;
  }

  /** The log of an event's deliveries: `attempt status`. */
  async attempts(eventId: string, endpointId?: string): Promise<string[]> {
    // Reads of one turn share a snapshot on SQLite: a commit of another process shows in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    const { id } = await this.event(eventId);
    const all = (await listAttempts(this.services.store, [id])).get(id) ?? [];
    return all
      .filter((each) => endpointId === undefined || each.endpointId === endpointId)
      .map(({ attempt, status }) => `${attempt} ${status}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { sender, store, wakeups } = this.services;
    await Promise.all([sender.stop(), wakeups.stop()]);
    await store.close();
    assertNothingLeaked(this.#written);
  }
}
