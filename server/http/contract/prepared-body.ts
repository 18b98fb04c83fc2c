/** The body of a response that is sent more than once: serialised once, and checked against the contract once. */
export class PreparedBody {
  readonly json: string;
  #unchecked: unknown;

  constructor(body: object) {
    this.json = JSON.stringify(body);
    this.#unchecked = body;
  }

  /** Returns the body the first time, to be checked, and undefined after that. */
  takeUnchecked(): unknown {
    const body = this.#unchecked;
    this.#unchecked = undefined;
    return body;
  }
}

/** Prepares a body to be passed to `reply` in its place, by one operation and for one status. */
export const prepareBody = <Body extends object>(body: Body): Body =>
  new PreparedBody(body) as unknown as Body;
