/**
 * Calls `stop` at the first SIGTERM or SIGINT; a second one ends the process at once with exit code 1. One listener handles
 * both, so that the system never ends the process in between.
 */
export function onStopSignal(
  stop: (signal: NodeJS.Signals) => void,
  endAtOnce: () => void = () => process.exit(1),
): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return endAtOnce();
    isStopping = true;
    stop(signal);
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}
