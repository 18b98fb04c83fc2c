export interface Outage {
  failed: (error: unknown) => void;
  over: () => void;
}

interface Listeners {
  /** Called with an error of the background work; once for each outage. */
  onError: (error: unknown) => void;
  /** Called when an outage is over. */
  onReturn: () => void;
}

/** Reports an outage once. During an outage each connection fails, and so does each attempt to replace it. */
export function outageTeller({ onError, onReturn }: Listeners): Outage {
  let isAway = false;
  return {
    failed(error) {
      if (!isAway) onError(error);
      isAway = true;
    },
    over() {
      if (isAway) onReturn();
      isAway = false;
    },
  };
}
