/**
 * Calls `stop` at the first SIGTERM or SIGINT; a second one ends the process at once with exit code 1. One listener for
 * both: there is no moment in between in which the system would end the process instead.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(signal);
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}
