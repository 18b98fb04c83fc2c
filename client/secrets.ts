/** Keeps credentials out of error messages, which end up in logs. */
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

  /**
   * Copies the message, stack and code of an error and its causes. Other fields are left out: an error of a custom `fetch`
   * may hold the whole request, including its credentials.
   */
  redactCause(failure: unknown, depth = 0): Error | undefined {
    if (!isErrorLike(failure) || depth > 4) return undefined;
    const cause = this.redactCause(failure.cause, depth + 1);
    const clean = new Error(this.redact(failure.message), cause && { cause });
    clean.stack = this.redact(failure.stack ?? "");
    clean.name = this.redact(failure.name ?? "Error");
    if (typeof failure.code === "string") Object.assign(clean, { code: this.redact(failure.code) });
    return clean;
  }
}

interface ErrorLike {
  message: string;
  name?: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
}

/** Checked by shape: the platform's own errors may come from another realm. */
const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === "object" &&
  value !== null &&
  "message" in value &&
  typeof value.message === "string";
