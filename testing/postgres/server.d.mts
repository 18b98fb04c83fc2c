export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { isDurable?: boolean }): Promise<PostgresServer>;
