import type { Operation } from "../contract.js";

/** One of Ajv's errors, as far as it is read. */
export interface CheckError {
  readonly keyword: string;
  /** `/body/labels/0` */
  readonly instancePath: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly unevaluatedProperty?: string;
  };
}

/** Whether a request is valid, coercing its parameters in place. */
export interface Check {
  (parts: object): boolean;
  /** Of its last call. */
  readonly errors?: readonly CheckError[] | null;
}

/** What express-openapi-validator compiles of an operation for one media type: all but the body, and the body. */
export interface Checks {
  readonly general: Check;
  readonly body: Check;
}

/** By `checksKey`. */
export type CheckTable = ReadonlyMap<string, Checks>;

/** A request without a body has no media type. */
export const checksKey = ({ id }: Operation, hasBody: boolean): string =>
  hasBody ? `${id} with body` : id;
