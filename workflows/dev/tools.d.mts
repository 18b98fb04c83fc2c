/**
 * Returns the path of a program: the one that its variable names, on PATH, in .tools/, or fetched there now. Throws an error that
 * says what to do where it cannot be fetched.
 */
export function settleTool(name: "temporal" | "temporal-test-server"): Promise<string>;

/** Returns the arguments of `temporal` for a dev server on a file. */
export function devServer(on: { port: number; file: string }): string[];
