/** A failure that the user of a command can put right. Only its message is printed. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
