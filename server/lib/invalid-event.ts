/** An event of a batch that violates its schema: it is rejected by itself, unless its id was accepted before. */
export interface InvalidEvent {
  readonly id: string;
  readonly fault: {
    /** A JSON Pointer into the event; empty for the whole. */
    readonly path: string;
    readonly message: string;
  };
}

export type OrInvalid<Event> = Event | InvalidEvent;

export const isInvalid = (event: object): event is InvalidEvent => "fault" in event;

/** What a result says of it. */
export const asRejection = ({ fault }: InvalidEvent) =>
  ({ reason: "invalid-event", ...fault }) as const;

/** Applies `read` to the valid events of a batch. */
export const readValid = <Event extends object, Read>(
  events: readonly OrInvalid<Event>[],
  read: (event: Event) => Read,
): OrInvalid<Read>[] => events.map((event) => (isInvalid(event) ? event : read(event)));
