#!/usr/bin/env node
// The command line. `kinward --help` lists the commands. Do not add V8 flags to the shebang: with any flag, Node ignores its
// built-in code cache and starts 10% slower.
import { makeCommandLine } from "./cli/command-line.js";
import { describeError } from "./cli/describe-error.js";

// A reader of the output that has seen enough, such as `head`, is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await makeCommandLine().parseAsync();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  // Connections that are still open must not keep a failed process alive.
  process.exit(1);
}
