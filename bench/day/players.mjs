// What players, their guardians and the product do, as calls of the API. Each function is one thing that happens at the
// instant at which the clock stands.
import { randomUUID } from "node:crypto";

import { MODEL } from "./model.mjs";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Play within it is continuous. */
const CONTINUOUS_MS = 15 * MINUTE_MS;
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const GONE = [200, 404];

/**
 * `now()`: the service's clock. `at(instant, work)`: does it then. `dayStart` in milliseconds. `checks` notes what should
 * come, and when.
 */
export function createPlayers({ caller, now, at, dayStart, checks, model = MODEL }) {
  const { get, post } = caller;
  const bySession = new Map();
  const byChallenge = new Map();
  const sharedDeadline = dayStart + 18 * HOUR_MS;
  const timestamp = () => new Date(now()).toISOString();

  const readSession = async (player, kind) => {
    const etag = player.etag === undefined ? "" : `&etag=${player.etag}`;
    const path = `/session/get?sessionId=${player.sessionId}${etag}`;
    const { status, body } = await get(kind, path, [200, 304, 404]);
    if (status === 200) player.etag = body.etag;
  };
  const readState = (player) =>
    get("get-state", `/screentime/get-state?sessionId=${player.sessionId}`, GONE);

  const takeSession = (player, { sessionId, etag }) => {
    player.sessionId = sessionId;
    player.etag = etag;
    bySession.set(sessionId, player);
  };

  async function setSchedule(player) {
    const { sessionId, timezone } = player;
    const limitMinutes = player.dice.from(model.limitMinutes);
    player.breakMs ??= player.dice.from(model.breakMinutes) * MINUTE_MS;
    player.isScheduled = true;
    const schedule = {
      timezone,
      breakReminderIntervalMinutes: player.breakMs / MINUTE_MS,
      dailyLimits: DAYS.map((day) => ({ day, limitMinutes })),
      quietHours: [{ name: "Night", days: DAYS, ...model.quietHours }],
    };
    await post(
      "guardian: schedule",
      "/test/set-screentime",
      { sessionId, enabled: true, schedule },
      GONE,
    );
  }

  /** The product learns of the consent by its webhook, and asks for the session. */
  async function afterConsent(player, challengeId) {
    const { body } = await get(
      "challenge status",
      `/challenge/get-status?challengeId=${challengeId}`,
    );
    player.isGuarded = true;
    takeSession(player, { sessionId: body.sessionId, etag: undefined });
    if (player.dice.chance(model.scheduled)) await setSchedule(player);
  }

  const decide = (challengeId, status, email) =>
    post(
      "guardian: decision",
      "/test/set-challenge-status",
      { challengeId, status, ...(email && { email }) },
      [200, 409],
    );
  const addressOf = ({ nth }) => `guardian-${nth}@example.com`;

  async function passAgeGate(player) {
    const { jurisdiction, dateOfBirth } = player;
    const { body } = await post("age gate", "/age-gate/check", { jurisdiction, dateOfBirth });
    if (body.status === "PROHIBITED") player.plays = [];
    if (body.status === "PASS") takeSession(player, body.session);
    return body.challenge?.challengeId;
  }

  /** The day before: the guardian consents at once. */
  async function register(player) {
    const challengeId = await passAgeGate(player);
    if (challengeId !== undefined) {
      await decide(challengeId, "PASS", addressOf(player));
      await afterConsent(player, challengeId);
    }
    if (player.isScheduled && player.dice.chance(model.expiriesOfDay)) {
      const { body } = await askForMore(player);
      player.overrideId = body.overrideId;
      checks.expect("expired request", body.overrideId, Date.parse(body.expiresAt));
    }
  }

  /** On the day: by mail, and the guardian takes as long as guardians take. */
  async function arrive(player) {
    const challengeId = await passAgeGate(player);
    if (challengeId === undefined) return goOn(player);
    byChallenge.set(challengeId, player);
    await post("challenge mail", "/challenge/send-email", {
      challengeId,
      email: addressOf(player),
    });
    const answersAt = now() + player.dice.minutes(model.guardianMinutes) * MINUTE_MS;
    const answer = player.dice.weighted([
      model.consents,
      model.refuses,
      1 - model.consents - model.refuses,
    ]);
    if (answer === 0) at(answersAt, () => decide(challengeId, "PASS"));
    if (answer === 1) at(answersAt, () => decide(challengeId, "FAIL"));
  }

  const askForMore = ({ sessionId }) =>
    post("request override", "/screentime/request-override", {
      ...{ sessionId, type: "extra-time", requestedMinutes: 30 },
    });

  /** Plans the plays that are still ahead, and what guardians do of their own accord. */
  function goOn(player) {
    for (const play of player.plays)
      if (play.startsAt > now()) at(play.startsAt, () => start(player, play));
    if (player.plays.length > 0 && player.dice.chance(model.purchases))
      at(player.plays[0].endsAt, () => buy(player));
    if (player.isGuarded) planGuardian(player);
  }

  function planGuardian(player) {
    const some = () => Math.max(now(), dayStart) + player.dice.between(0, 12 * HOUR_MS);
    if (player.dice.chance(model.guardianChanges))
      at(some(), () => (player.dice.chance(0.5) ? setSchedule(player) : setPermission(player)));
    if (player.dice.chance(model.withdrawals)) at(some(), () => withdraw(player));
    const asked = player.dice.weighted([model.deadlines, model.sharedDeadline, 1]);
    if (asked === 0) {
      const askedAt = some();
      at(askedAt, () => present(player, askedAt + player.dice.between(2 * HOUR_MS, 10 * HOUR_MS)));
    }
    if (asked === 1 && now() < dayStart + 8 * HOUR_MS)
      at(dayStart + player.dice.between(8 * HOUR_MS, 12 * HOUR_MS), () =>
        present(player, sharedDeadline),
      );
  }

  async function withdraw({ sessionId, playing, overrideId }) {
    checks.drop("passed deadline", sessionId);
    checks.drop("expired request", overrideId);
    if (playing) playing.isContinuous = true;
    await post("guardian: withdrawal", "/test/revoke-session", { sessionId }, GONE);
  }

  const setPermission = ({ sessionId }) =>
    post(
      "guardian: permissions",
      "/session/set-guardian-managed-permissions",
      { sessionId, enabledPermissions: ["text-chat-public"] },
      GONE,
    );

  /** Documents that have changed, to be accepted by an instant. */
  async function present(player, instant) {
    const { sessionId } = player;
    const deadline = Math.floor(instant);
    const { status, body } = await post(
      "upgrade: documents",
      "/session/upgrade",
      {
        sessionId,
        requestedPermissions: [],
        materialChange: {
          documents: ["terms"],
          acceptanceDeadline: new Date(deadline).toISOString(),
        },
      },
      GONE,
    );
    if (status !== 200 || body.challengeId === undefined) return;
    if (player.dice.chance(model.acceptsInTime))
      at(player.dice.between(now(), deadline - MINUTE_MS), () => decide(body.challengeId, "PASS"));
    else checks.expect("passed deadline", sessionId, deadline);
  }

  const buy = ({ sessionId }) =>
    post(
      "transaction submit",
      "/transaction/submit",
      {
        sessionId,
        events: [
          {
            ...{ id: randomUUID(), timestamp: timestamp(), status: "completed" },
            ...{ amountMinor: 499, currency: "USD", item: { sku: "gems-100", name: "100 gems" } },
          },
        ],
      },
      GONE,
    );

  async function start(player, play) {
    const { sessionId } = player;
    Object.assign(play, { id: randomUUID(), startedAt: now(), isOver: false, reminders: 0 });
    await readSession(player, "session read, start");
    for (let left = model.reconnectsOfPlay; left > 0; left -= 1)
      if (player.dice.chance(left))
        at(player.dice.between(play.startsAt, play.endsAt), () =>
          readSession(player, "session read, reconnect"),
        );
    if (player.isMinor) {
      play.isOffline = player.dice.chance(model.reportedAfterwards);
      if (!play.isOffline) {
        const { status, body } = await readState(player);
        if (status !== 200 || body.access?.allowed === false) return;
        const started = { sessionId, id: play.id, timestamp: timestamp() };
        await post("start", "/screentime/start", started, GONE);
        // A play that was granted may begin while another one runs: it replaces that one, and its use goes on.
        const { playing: replaced } = player;
        if (replaced) checks.reminders(player, replaced, now());
        play.isContinuous =
          replaced !== undefined || now() - (player.playedUntil ?? 0) <= CONTINUOUS_MS;
        player.playing = play;
      }
    }
    at(play.endsAt, () => end(player, play));
  }

  async function end(player, play) {
    if (play.isOver) return;
    play.isOver = true;
    const { sessionId } = player;
    const { id, startedAt } = play;
    if (player.playing === play) {
      player.playing = undefined;
      player.playedUntil = now();
      checks.reminders(player, play, now());
      await post("end", "/screentime/end", { sessionId, id, timestamp: timestamp() }, GONE);
    }
    if (play.isOffline) {
      player.playedUntil = now();
      const durationSeconds = Math.max(1, Math.round((now() - startedAt) / 1000));
      const segment = { id, timestamp: new Date(startedAt).toISOString(), durationSeconds };
      await post("push", "/screentime/push", { sessionId, events: [segment] }, GONE);
    }
    const records = Math.max(
      1,
      Math.floor((now() - startedAt) / (model.minutesOfRecord * MINUTE_MS)),
    );
    const events = Array.from({ length: records }, () => ({
      ...{ id: randomUUID(), type: "match-played", timestamp: timestamp() },
      data: { map: "Harbour", minutes: model.minutesOfRecord },
    }));
    await post("activity push", "/activity/push", { sessionId, events }, GONE);
    checks.activityRecords += records;
  }

  /** The game ends the play; some ask for more time and go on once they have it. */
  async function stopPlaying(player) {
    const { playing } = player;
    await readState(player);
    if (!playing) return;
    await end(player, playing);
    if (!player.dice.chance(model.asksForMore)) return;
    const { status, body } = await askForMore(player);
    if (status !== 200 || !player.dice.chance(model.isAnswered)) return;
    const answeredAt = now() + player.dice.between(1, 10) * MINUTE_MS;
    at(answeredAt, async () => {
      const { overrideId } = body;
      await post(
        "guardian: override",
        "/test/resolve-override",
        { overrideId, status: "granted" },
        [200, 409],
      );
      const startsAt = answeredAt + MINUTE_MS;
      if (!player.playing)
        at(startsAt, () => start(player, { startsAt, endsAt: startsAt + 25 * MINUTE_MS }));
    });
  }

  /** What the product does on a webhook, or nothing. */
  function react({ type, timestamp: instant, data }) {
    const player = bySession.get(data.sessionId);
    if (type === "Screentime.BreakReminder") return void checks.onReminder(player, data);
    if (type === "Session.StatusChanged" && data.status === "HOLD")
      checks.came("passed deadline", data.sessionId, Date.parse(instant));
    if (type === "Screentime.OverrideResult" && data.status === "expired")
      checks.came("expired request", data.overrideId, Date.parse(instant));
    if (/\.(Limit|QuietHours)Warning$/.test(type)) return () => readState(player);
    if (/Screentime\.(Limit|QuietHours)Reached$/.test(type)) return () => stopPlaying(player);
    if (type === "Challenge.StateChange" && data.status === "PASS") {
      const { challengeId } = data;
      const newcomer = byChallenge.get(challengeId);
      byChallenge.delete(challengeId);
      if (newcomer)
        return async () => {
          await afterConsent(newcomer, challengeId);
          goOn(newcomer);
        };
    }
    return undefined;
  }

  return { register, arrive, goOn, react };
}
