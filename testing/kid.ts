// A child who plays, as the product reports it and as the service responds.
import { randomUUID } from "node:crypto";

import { unwrap, type Schemas } from "../client/index.js";
import { consented, GUARDIAN } from "./arrange.js";
import { MINUTE } from "./fixed.js";
import { STARFALL, type TestService } from "./service.js";

export type Weekday = Schemas["DailyLimit"]["day"];
export type Schedule = Schemas["ScreentimeSchedule"];

export const EVERY_DAY: Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Returns an empty schedule with these parts. */
export const scheduleOf = (parts: Partial<Schedule> = {}): Schedule => ({
  timezone: "UTC",
  breakReminderIntervalMinutes: 0,
  dailyLimits: [],
  quietHours: [],
  ...parts,
});

export const limitOf = (limitMinutes: number): Schedule["dailyLimits"] =>
  EVERY_DAY.map((day) => ({ day, limitMinutes }));

export class Kid {
  readonly service: TestService;
  readonly sessionId: string;
  readonly kuid: string;

  constructor(service: TestService, { sessionId, kuid }: { sessionId: string; kuid: string }) {
    this.service = service;
    this.sessionId = sessionId;
    this.kuid = kuid;
  }

  get client() {
    return this.service.as();
  }

  /** Returns the service's time plus `ms`. */
  at(ms = 0): string {
    return new Date(this.service.clock.now() + ms).toISOString();
  }

  attemptStart(id: string, timestamp = this.at()) {
    return this.client.startScreentime({ sessionId: this.sessionId, id, timestamp });
  }

  attemptEnd(id: string, timestamp = this.at()) {
    return this.client.endScreentime({ sessionId: this.sessionId, id, timestamp });
  }

  async start(id: string = randomUUID(), timestamp?: string) {
    return unwrap(this.attemptStart(id, timestamp));
  }

  async end(id: string, timestamp?: string) {
    return unwrap(this.attemptEnd(id, timestamp));
  }

  push(...events: { id?: string; timestamp: string; durationSeconds: number }[]) {
    const { sessionId } = this;
    return unwrap(
      this.client.pushScreentime({
        sessionId,
        events: events.map((event) => ({ id: randomUUID(), ...event })),
      }),
    );
  }

  schedule(parts: Partial<Schedule> = {}, enabled = true) {
    const { sessionId } = this;
    return unwrap(this.client.setScreentime({ sessionId, enabled, schedule: scheduleOf(parts) }));
  }

  look() {
    return unwrap(this.client.getScreentimeState({ sessionId: this.sessionId }));
  }

  /** Returns the screen time of a session with an enforced schedule. */
  async state(): Promise<Schemas["ScreentimeOn"]> {
    const found = await this.look();
    if (!found.enabled) throw new Error("Nothing is enforced.");
    return found;
  }

  /** Returns the session's events in order, by default those of screen time. */
  async events(prefix = "Screentime.") {
    const found: Schemas["ListedEvent"][] = [];
    for (let cursor: string | undefined; ;) {
      const page = await unwrap(
        this.client.listWebhookEvents({ limit: 100, ...(cursor !== undefined && { cursor }) }),
      );
      found.push(...page.events);
      if (page.nextCursor === undefined) break;
      cursor = page.nextCursor;
    }
    return found
      .filter(({ type, data }) => type.startsWith(prefix) && isOf(data, this.sessionId))
      .reverse();
  }

  /** Returns the events as `Type hh:mm:ss.mmm` without zeros at the end. */
  async announced(): Promise<string[]> {
    return (await this.events()).map(
      ({ type, timestamp }) =>
        `${type.slice("Screentime.".length)} ${timestamp.slice(11, 23).replace(/(:00)?\.000$/, "")}`,
    );
  }
}

const isOf = (data: object, sessionId: string): boolean =>
  "sessionId" in data && data.sessionId === sessionId;

/** Makes an eight-year-old in California with a guardian's consent and without a schedule. */
export async function aKid(service: TestService): Promise<Kid> {
  const { session } = await consented(service);
  return new Kid(service, session);
}

/** Lets a player in at a product, with whatever the place asks for. */
export async function kidIn(
  service: TestService,
  jurisdiction: string,
  who: Readonly<{ dateOfBirth: string } | { kuid: string }>,
  product = STARFALL,
): Promise<Kid> {
  const client = service.as(product);
  const { session, challenge } = await unwrap(client.checkAge({ jurisdiction, ...who }));
  if (session) return new Kid(service, session);
  const { challengeId = "", kuid = "" } = challenge ?? {};
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
  const { sessionId = "" } = await unwrap(client.getChallengeStatus({ challengeId }));
  return new Kid(service, { sessionId, kuid });
}

/** Returns what a clock in UTC shows some minutes after an instant. */
export const clockFrom = (instant: number) => (minutes: number) =>
  new Date(instant + minutes * MINUTE).toISOString().slice(11, 16);
