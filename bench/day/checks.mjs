// What has to come at an instant that the simulation knows without asking the service, and when it came.

const REMINDER = "break reminder";

export function createChecks() {
  const expected = new Map();
  const kinds = new Map();
  const of = (kind) => {
    let figures = kinds.get(kind);
    if (!figures) kinds.set(kind, (figures = { expected: 0, came: 0, latestMs: 0, earliestMs: 0 }));
    return figures;
  };
  const note = (kind, latenessMs) => {
    const figures = of(kind);
    figures.came += 1;
    figures.latestMs = Math.max(figures.latestMs, latenessMs);
    figures.earliestMs = Math.min(figures.earliestMs, latenessMs);
  };
  return {
    kinds,
    activityRecords: 0,
    expect(kind, id, instant) {
      of(kind).expected += 1;
      expected.set(`${kind} ${id}`, instant);
    },
    drop(kind, id) {
      if (expected.delete(`${kind} ${id}`)) of(kind).expected -= 1;
    },
    came(kind, id, instant) {
      const due = expected.get(`${kind} ${id}`);
      if (due !== undefined) note(kind, instant - due);
    },
    /** A reminder during a play that began afresh is due a whole number of intervals after its start. */
    onReminder(player, { id, occurredAt }) {
      const play = player?.playing;
      if (play?.id !== id || play.isContinuous) return;
      play.reminders += 1;
      note(REMINDER, Date.parse(occurredAt) - (play.startedAt + play.reminders * player.breakMs));
    },
    /** Called when a play ends: how many there should have been. */
    reminders(player, play, endedAt) {
      if (!player.isScheduled || play.isContinuous) return;
      of(REMINDER).expected += Math.floor((endedAt - play.startedAt) / player.breakMs);
    },
    /** How many of a kind should have come by an instant. */
    dueBy: (kind, instant) =>
      kind === REMINDER
        ? of(kind).expected
        : [...expected].filter(([key, at]) => key.startsWith(kind) && at <= instant).length,
  };
}
