export interface PostgresServer {
  url: string;
  /** The process that starts another for each connection. */
  readonly pid: number;
  start(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { isDurable?: boolean }): Promise<PostgresServer>;
