import type { Backend } from "./db.js";
export async function openPostgres(_url: string, _options: unknown): Promise<Backend> {
  throw new Error("soon");
}
