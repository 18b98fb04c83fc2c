/**
 * Calls `stop` at the first SIGTERM or SIGINT. A second one ends the process at once, with exit code 1; there is no moment
 * between the two at which nobody listens and the system would end it instead.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false;
  const hear = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(signal);
  };
  process.on("SIGTERM", hear).on("SIGINT", hear);
}
