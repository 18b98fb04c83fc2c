/** The body of a response that is sent more than once: serialised once, and checked against the contract once. */
export class PreparedBody {
  readonly json: string;
  #unchecked: unknown;

  constructor(body: object) {
    this.json = JSON.stringify(body);
    this.#unchecked = body;
  }

  /** The body, for the one check that it needs; undefined from then on. */
  takeUnchecked(): unknown {
    const body = this.#unchecked;
    this.#unchecked = undefined;
    return body;
  }
}

/** To be handed to `reply` in place of the body, by one operation and for one status. */
export const prepareBody = <Body extends object>(body: Body): Body =>
  new PreparedBody(body) as unknown as Body;
