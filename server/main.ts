#!/usr/bin/env -S node --max-semi-space-size=8
// The command line. `kinward --help` lists the commands. A young heap of 8 MB keeps the process under 150 MB; with 4 a write takes a fifth more.
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
