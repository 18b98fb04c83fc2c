export interface PostgresServer {
  url: string;
  /** Of the process that makes one for each connection. */
  readonly pid: number;
  start(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { isDurable?: boolean }): Promise<PostgresServer>;
