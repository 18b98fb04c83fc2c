// The service's parts and a product, with receivers that get real requests.
import type { Context } from "../server/context.js";
import type { Mode } from "../server/domain/product.js";
import { listAttempts } from "../server/store/events/deliveries.js";
import { findEvent } from "../server/store/events/queries.js";
import { emit } from "../server/webhooks/emit.js";
import { createEndpoint } from "../server/webhooks/endpoints.js";
import type { EventType, NewEvent } from "../server/webhooks/events.js";
import { makeSender, type SenderOptions } from "../server/webhooks/sender.js";
import { ManualClock } from "../server/lib/clock.js";
import { NOW } from "./fixed.js";
import { start, TestService, type Start } from "./service.js";

/** The time limit of an attempt in real time, for tests that wait for it. */
export const SHORT_MS = 300;
const PRODUCT = 1;

export const session = {
  sessionId: "5e550000-0000-4000-8000-000000000001",
  kuid: "b1a7c0de-1111-4222-8333-444455556666",
};

export const sampleTest: NewEvent = { type: "Test", data: { message: "Hello" } };
export const permissionsChanged = (of = session): NewEvent => ({
  type: "Session.ChangePermissions",
  session: of,
  data: {
    permissions: [{ name: "voice-chat", enabled: true, managedBy: "GUARDIAN" }],
    cause: "guardian",
  },
});

const PRODUCT_FILE = JSON.stringify({
  productId: PRODUCT,
  name: "Product 1",
  organisation: "aurora",
  permissions: [{ name: "mods" }],
});

export class WebhookService extends TestService {
  /** Creates an endpoint. Returns its id and secret. */
  endpoint(
    url: string,
    { events = null, mode = "test" }: { events?: EventType[] | null; mode?: Mode } = {},
  ): Promise<{ endpointId: string; secret: string }> {
    const making = { ...this.services, now: this.clock.now() };
    return this.services.store.write((tx) =>
      createEndpoint(tx, making, { productId: PRODUCT, mode, url, events, source: "command-line" }),
    );
  }

  context(): Pick<Context, "scope" | "random" | "now"> {
    const { random } = this.services;
    return { scope: { productId: PRODUCT, mode: "test" }, random, now: this.clock.now() };
  }

  /** Emits each event in a transaction of its own. Returns the first one's id. */
  async emit(...events: NewEvent[]): Promise<string> {
    const ids: string[] = [];
    for (const event of events) {
      const { eventId } = await this.services.store.write((tx) => emit(tx, this.context(), event));
      ids.push(eventId);
    }
    return ids[0] as string;
  }

  async event(eventId: string) {
    return (await findEvent(this.services.store, { eventId })) as NonNullable<
      Awaited<ReturnType<typeof findEvent>>
    >;
  }

  /** Returns the log of an event's deliveries as `attempt status`. */
  async attempts(eventId: string, endpointId?: string): Promise<string[]> {
    // Reads of one turn share a snapshot on SQLite, so another process's commit shows in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    const { id } = await this.event(eventId);
    const all = (await listAttempts(this.services.store, [id])).get(id) ?? [];
    return all
      .filter((each) => endpointId === undefined || each.endpointId === endpointId)
      .map(({ attempt, status }) => `${attempt} ${status}`);
  }
}

/** Starts the service. With `folder` it is a second process on an existing database. */
export async function startWebhookService({
  folder,
  now = NOW,
  seed,
  ...sender
}: Partial<SenderOptions> & Pick<Start, "folder" | "now" | "seed"> = {}): Promise<WebhookService> {
  const clock = new ManualClock(now);
  const service = await start(WebhookService, {
    serves: "nothing",
    clock,
    env: { KINWARD_SECRET: "s".repeat(32) },
    sender: makeSender({ allowPrivate: true, clock, ...sender }),
    ...(folder !== undefined && { folder }),
    ...(seed !== undefined && { seed }),
  });
  if (folder === undefined) await service.apply(PRODUCT_FILE);
  return service;
}
