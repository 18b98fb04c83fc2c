/** Keeps credentials out of whatever the client says: the texts of errors end up in logs. */
export class Secrets {
  readonly #known = new Set<string>();

  add(secret: string): void {
    this.#known.add(secret);
  }

  redact(text: string): string {
    let clean = text;
    for (const secret of this.#known) clean = clean.replaceAll(secret, "[redacted]");
    return clean;
  }

  /** The cause of a failure as it is, or, where it mentions a credential, an error that does not. */
  redactCause(cause: unknown): unknown {
    const said = told(cause);
    return this.redact(said) === said ? cause : new Error(this.redact(messageOf(cause)));
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : "");

/** All that a logger might print of an error and its causes. */
function told(cause: unknown, depth = 0): string {
  if (cause === null || typeof cause !== "object") return String(cause);
  const fields = Object.values(cause).map((value) => (depth < 4 ? told(value, depth + 1) : ""));
  if (!(cause instanceof Error)) return fields.join(" ");
  const inner = depth < 4 ? told(cause.cause, depth + 1) : "";
  return [cause.message, cause.stack, inner, ...fields].join(" ");
}
