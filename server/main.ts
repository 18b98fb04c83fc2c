#!/usr/bin/env node
// The command line. `kinward --help` lists the commands. No flag of V8 stands above: with any, Node compiles its own modules
// anew at each start, a tenth of it, as what it keeps of them compiled was made without.
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
