// Who plays on the simulated day, when and for how long. Every figure is an assumption, and is printed with the report.

/** Shares and rates. `assumptions` says what each means. */
export const MODEL = {
  places: [
    { share: 0.2, jurisdiction: "US-CA", timezone: "America/Los_Angeles" },
    { share: 0.15, jurisdiction: "US-TX", timezone: "America/Chicago" },
    { share: 0.2, jurisdiction: "US-NY", timezone: "America/New_York" },
    { share: 0.1, jurisdiction: "BR", timezone: "America/Sao_Paulo" },
    { share: 0.1, jurisdiction: "GB", timezone: "Europe/London" },
    { share: 0.15, jurisdiction: "DE", timezone: "Europe/Berlin" },
    { share: 0.1, jurisdiction: "JP", timezone: "Asia/Tokyo" },
  ],
  ages: [
    { share: 0.3, from: 6, to: 12 },
    { share: 0.2, from: 13, to: 17 },
    { share: 0.5, from: 18, to: 45 },
  ],
  newcomers: 0.02,
  playsOfDay: [0.4, 0.3, 0.2, 0.1],
  playMinutes: { median: 35, sigma: 0.8, least: 2, most: 240 },
  reconnectsOfPlay: 0.5,
  reportedAfterwards: 0.1,
  minutesOfRecord: 12,
  purchases: 0.04,
  scheduled: 0.6,
  breakMinutes: [30, 60],
  limitMinutes: [60, 90, 120],
  quietHours: { start: "20:30", end: "07:00" },
  asksForMore: 0.05,
  isAnswered: 0.5,
  consents: 0.6,
  refuses: 0.1,
  guardianMinutes: { median: 25, sigma: 1, least: 1, most: 720 },
  guardianChanges: 0.01,
  withdrawals: 0.0005,
  deadlines: 0.01,
  sharedDeadline: 0.02,
  acceptsInTime: 0.5,
  expiriesOfDay: 0.005,
};

/** Plays begin in these hours of the local day, by weight. */
const HOURS = {
  minor: [0, 0, 0, 0, 0, 0, 1, 3, 2, 2, 2, 2, 3, 3, 4, 8, 10, 11, 11, 10, 6, 3, 1, 0],
  adult: [3, 2, 1, 1, 0, 0, 1, 2, 3, 3, 3, 4, 5, 4, 4, 4, 5, 6, 8, 10, 11, 11, 8, 5],
};

const percent = (share) => `${+(share * 100).toFixed(2)} %`;
const spread = ({ median, least, most }) =>
  `median ${median} min, ${least} to ${most} (log-normal)`;

/** What the day assumes, as rows of a table. */
export function assumptions(model = MODEL) {
  const [child, youth, adult] = model.ages;
  const mean = model.playsOfDay.reduce((sum, share, nth) => sum + share * (nth + 1), 0);
  return [
    [
      "players by age",
      `${percent(child.share)} ${child.from} to ${child.to}, ${percent(youth.share)} ${youth.from} to ${youth.to}, ${percent(adult.share)} adults; each with a date of birth`,
    ],
    [
      "places",
      model.places.map(({ share, jurisdiction }) => `${jurisdiction} ${percent(share)}`).join(", "),
    ],
    ["new on the day", `${percent(model.newcomers)}; the others registered the day before`],
    [
      "plays a player",
      `${mean.toFixed(1)} (${model.playsOfDay.map(percent).join(", ")} play 1, 2, 3, 4 times), ${spread(model.playMinutes)}`,
    ],
    ["hours", "minors mostly 15:00 to 20:00, adults 18:00 to 23:00, each in their own time zone"],
    [
      "at the start of a play",
      "session read with the last etag; a minor also get-state and, where access is allowed, start",
    ],
    ["while it runs", `${model.reconnectsOfPlay} reconnects, each a session read with etag`],
    [
      "at its end",
      `end (minors), and activity: a record for each ${model.minutesOfRecord} minutes, in one batch`,
    ],
    [
      "played offline",
      `${percent(model.reportedAfterwards)} of minors' plays: pushed at their end, no start or end`,
    ],
    ["purchases", `${percent(model.purchases)} of players, one`],
    [
      "schedule",
      `${percent(model.scheduled)} of players with a guardian: reminder each ${model.breakMinutes.join(" or ")} min, ${model.limitMinutes.join(", ")} min a day, quiet from ${model.quietHours.start} to ${model.quietHours.end}`,
    ],
    [
      "at a limit or quiet hours",
      `get-state, and the game ends the play; ${percent(model.asksForMore)} ask for 30 min more, ${percent(model.isAnswered)} of them are answered`,
    ],
    [
      "a newcomer's guardian",
      `mailed at once; ${percent(model.consents)} consent, ${percent(model.refuses)} refuse, ${spread(model.guardianMinutes)}; the others never open it`,
    ],
    [
      "guardians of the others",
      `${percent(model.guardianChanges)} change a permission or the schedule, ${percent(model.withdrawals)} withdraw`,
    ],
    [
      "documents with a deadline",
      `${percent(model.deadlines)} of players with a guardian, 2 to 10 h later; ${percent(model.sharedDeadline)} at one instant (18:00 UTC); ${percent(model.acceptsInTime)} accept in time`,
    ],
    [
      "requests that expire",
      `${percent(model.expiriesOfDay)} of players with a schedule asked for more time the day before, and had no answer`,
    ],
  ];
}

/** Draws that are the same for the same seed (mulberry32). */
function createDice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (share) => next() < share;
  const from = (list) => list[Math.floor(next() * list.length)];
  /** Index by weight. */
  const weighted = (weights) => {
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [nth, weight] of weights.entries()) if ((left -= weight) < 0) return nth;
    return weights.length - 1;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const minutes = ({ median, sigma, least, most }) =>
    Math.min(Math.max(median * Math.exp(sigma * normal()), least), most);
  const between = (least, most) => least + next() * (most - least);
  return { next, chance, from, weighted, minutes, between };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Between two plays of one player at least. */
const PAUSE_MS = 5 * MINUTE_MS;

const offsets = new Map();

/** Milliseconds east of UTC; the day has no change of offset. */
function offsetOf(timezone, at) {
  let offset = offsets.get(timezone);
  if (offset === undefined) {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      timeZoneName: "longOffset",
    });
    const { value } = parts.formatToParts(at).find(({ type }) => type === "timeZoneName");
    const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])?(\d+)?:?(\d+)?/.exec(value);
    offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
    offsets.set(timezone, offset);
  }
  return offset;
}

const dateOf = (at) => new Date(at).toISOString().slice(0, 10);

/**
 * A player before the day begins, the same for the same seed and number whatever happens to others. `dayStart`: milliseconds,
 * midnight in UTC.
 */
export function drawPlayer(seed, nth, dayStart, model = MODEL) {
  const dice = createDice(seed * 1_000_003 + nth);
  const place = model.places[dice.weighted(model.places.map(({ share }) => share))];
  const { from, to } = model.ages[dice.weighted(model.ages.map(({ share }) => share))];
  const bornDaysAgo = dice.between(from * 365.25, (to + 1) * 365.25);
  return {
    nth,
    dice,
    ...place,
    isMinor: to < 18,
    dateOfBirth: dateOf(dayStart - bornDaysAgo * DAY_MS),
    isNew: dice.chance(model.newcomers),
    sessionId: undefined,
    etag: undefined,
    isGuarded: false,
    isScheduled: false,
    plays: drawPlays(dice, place.timezone, to < 18 ? HOURS.minor : HOURS.adult, dayStart, model),
  };
}

/** The plays of the day by their start, each after the one before it. */
function drawPlays(dice, timezone, hours, dayStart, model) {
  const count = dice.weighted(model.playsOfDay) + 1;
  const offset = offsetOf(timezone, dayStart);
  const starts = Array.from({ length: count }, () => {
    const localMs = (dice.weighted(hours) + dice.next()) * 60 * MINUTE_MS;
    return dayStart + ((((localMs - offset) % DAY_MS) + DAY_MS) % DAY_MS);
  }).sort((a, b) => a - b);
  const plays = [];
  let free = dayStart;
  for (const start of starts) {
    const startsAt = Math.max(start, free);
    const endsAt = startsAt + dice.minutes(model.playMinutes) * MINUTE_MS;
    if (endsAt >= dayStart + DAY_MS) break;
    plays.push({ startsAt, endsAt });
    free = endsAt + PAUSE_MS;
  }
  return plays;
}
