/** A command failed for a reason that its user can put right. The message is all that is printed. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
