/** Where a program is: named by its variable, on PATH, in .tools/, or fetched there now. Throws what to do otherwise. */
export function settleTool(name: "temporal" | "temporal-test-server"): Promise<string>;

/** What `temporal` is started with as a dev server on a file. */
export function devServer(on: { port: number; file: string }): string[];
