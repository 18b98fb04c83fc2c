// Processes that write to one embedded database take turns: SQLite lets one write at a time, and who finds its lock taken can
// only try again later. The lock stays what keeps writes apart; turns are for speed.
import type { FromServing, ToServing } from "./messages.js";

/** How long a turn may last that another process waits for: one that is stopped keeps the others for no longer. */
const MAX_TURN_MS = 1_000;

/** How long a process waits for the word of the primary. Without it, and until it comes, SQLite's lock alone decides. */
const PATIENCE_MS = 2_000;

/** A process that answers, as far as turns are concerned. */
export interface TurnTaker {
  send(message: ToServing): void;
}

/** The primary's side. */
export interface Turns {
  wanted(taker: TurnTaker): void;
  over(taker: TurnTaker): void;
  /** It has ended. */
  lost(taker: TurnTaker): void;
}

export function createTurns(maxTurnMs = MAX_TURN_MS): Turns {
  let holder: TurnTaker | undefined;
  let waiting: TurnTaker[] = [];
  let limit: NodeJS.Timeout | undefined;

  const grantNext = () => {
    clearTimeout(limit);
    holder = waiting.shift();
    if (!holder) return;
    const isWanted = waiting.length > 0;
    holder.send({ type: "turn", isWanted });
    if (isWanted) limitTurn();
  };
  const limitTurn = () => {
    limit = setTimeout(grantNext, maxTurnMs).unref();
  };
  const over = (taker: TurnTaker) => {
    if (holder === taker) grantNext();
  };

  return {
    wanted(taker) {
      waiting.push(taker);
      if (!holder) return grantNext();
      if (waiting.length > 1) return;
      // Those who come later need not say so again.
      holder.send({ type: "turn-wanted" });
      limitTurn();
    },
    over,
    lost(taker) {
      waiting = waiting.filter((each) => each !== taker);
      over(taker);
    },
  };
}

/** The side of a process that writes. */
export interface OwnTurn {
  /** From now on it takes turns. A process that is not ready yet does not: its death would not be noticed. */
  begin(): void;
  /** The primary has ended. */
  end(): void;
  /** Returns or resolves, when it is this process's turn, with what ends it. One at a time. */
  readonly take: () => (() => void) | Promise<() => void>;
  granted(isWanted: boolean): void;
  /** Another process waits. */
  wanted(): void;
}

export function createOwnTurn(
  send: (message: FromServing) => void,
  patienceMs = PATIENCE_MS,
): OwnTurn {
  let isShared = false;
  /** A turn that no one waits for is kept: most of the time one process writes. */
  let isMine = false;
  let isInUse = false;
  let isWanted = false;
  let isAsked = false;
  /** What waits for the turn goes on. */
  let goOn: (() => void) | undefined;

  const giveUp = () => {
    isMine = false;
    isWanted = false;
    send({ type: "turn-over" });
  };
  const giveUpIfWanted = () => {
    if (isMine && isWanted && !isInUse) giveUp();
  };
  const use = () => {
    isInUse = true;
    return release;
  };
  const release = () => {
    isInUse = false;
    giveUpIfWanted();
  };

  return {
    begin() {
      isShared = true;
    },
    end() {
      isShared = false;
      goOn?.();
    },
    take() {
      if (isMine || isAsked || !isShared) return use();
      isAsked = true;
      send({ type: "turn-wanted" });
      return new Promise((resolve) => {
        goOn = () => {
          clearTimeout(patience);
          goOn = undefined;
          resolve(use());
        };
        const patience = setTimeout(goOn, patienceMs);
      });
    },
    granted(isWantedByOthers) {
      isAsked = false;
      isMine = true;
      isWanted = isWantedByOthers;
      goOn?.();
      // The write did not wait so long.
      giveUpIfWanted();
    },
    wanted() {
      isWanted = true;
      giveUpIfWanted();
    },
  };
}
