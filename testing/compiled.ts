import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { tmpdir } from "node:os";

import ts from "typescript";

/**
 * Compiles the store to JavaScript, for tests that need another process to be killed or to hold a lock. Their scripts import
 * from `./store/engine/store.js`.
 */
export function compileStore() {
  const folder = mkdtempSync(join(tmpdir(), "kinward-compiled-"));
  const skip = /\.test\.ts$/;
  const compiler: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  for (const part of ["store", "domain", "lib"]) {
    cpSync(resolve("server", part), join(folder, part), {
      recursive: true,
      filter: (from) => !skip.test(from),
    });
  }
  for (const file of ts.sys.readDirectory(folder, [".ts"])) {
    const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
      compilerOptions: compiler,
    });
    writeFileSync(file.replace(/\.ts$/, ".js"), outputText);
  }
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

  return {
    /** Runs a script, under the command `wrapper` if there is one. */
    run(script: string, wrapper: string[] = []): ChildProcessWithoutNullStreams {
      const [command = "", ...rest] = [...wrapper, process.execPath, "--input-type=module"];
      const child = spawn(command, [...rest, "--eval", script], { cwd: folder });
      child.stderr.pipe(process.stderr);
      return child;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
