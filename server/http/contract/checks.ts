// What generated/checks.js holds, as Ajv compiles it.

/** One of Ajv's errors, as far as it is read. */
export interface CheckError {
  readonly keyword: string;
  /** `/labels/0` */
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly unevaluatedProperty?: string;
  };
}

/** Whether a value satisfies a schema. */
export interface Check {
  (value: unknown): boolean;
  /** What its last call found. */
  readonly errors?: readonly CheckError[] | null;
}

interface ResponseChecks {
  /** Absent where the response has no body. */
  readonly body?: Check;
  readonly headers: Readonly<
    Record<string, { readonly required: boolean; readonly check?: Check }>
  >;
}

/** The checks of an operation: its parameters by name, its responses by status. */
export interface OperationChecks {
  readonly query: Readonly<Record<string, Check>>;
  readonly headers: Readonly<Record<string, Check>>;
  readonly body?: Check;
  readonly responses: Readonly<Record<string, ResponseChecks>>;
}

/** The checks of each operation, by `operationId`. */
export type ContractChecks = Readonly<Record<string, OperationChecks>>;
