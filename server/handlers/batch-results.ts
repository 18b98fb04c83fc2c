/** The response to a batch whose events were judged one by one. */
export function batchResults<Result extends { status: "accepted" | "rejected" }>(
  sessionId: string,
  events: readonly Result[],
): { sessionId: string; accepted: number; rejected: number; events: Result[] } {
  const accepted = events.filter(({ status }) => status === "accepted").length;
  return { sessionId, accepted, rejected: events.length - accepted, events: [...events] };
}
