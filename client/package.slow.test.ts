import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize, resolve } from "node:path";
import { promisify } from "node:util";
import { apiKey, type Observed, observedServer, refusal } from "../testing/observed-server.js";

const root = resolve(".");
/** Both generations of the compiler that users have. */
const TYPESCRIPT_5 = join(root, "node_modules/typescript/bin/tsc");
const TYPESCRIPT_7 = join(root, "node_modules/typescript-native/bin/tsc");

/** All that the package imports from outside: no declaration file, so that its types need no other package. */
const outside = [
  ["client/request.js", "openapi-fetch"],
  ["client/verify-webhook.js", "node:crypto"],
];

/** Runs a program to its end and gives what it printed; throws what it printed when it fails. */
async function run(cwd: string, program: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, words, { cwd });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${words.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** A program as a user of the package would write it, in either format. */
const program = `
import { createClient, KinwardError, unwrap, verifyWebhook, type ClientOptions, type Schemas } from "@kinward/client";

const options: ClientOptions = { baseUrl: process.argv[2]!, apiKey: process.argv[3]!, retries: 0 };
const client = createClient(options);

async function main() {
  const result = await client.checkAge({ jurisdiction: "US-CA", age: 8 });
  if (result.error) throw result.error;
  const status: Schemas["AgeGateResult"]["status"] = result.data.status;
  if (result.data.status === "CHALLENGE") void result.data.challenge.url;

  const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
  const unchanged = await unwrap(client.getSession({ sessionId, etag: "e1" }));
  const missing = await unwrap(client.getSession({ sessionId })).catch((error: unknown) => error);
  const code = missing instanceof KinwardError ? missing.code : undefined;

  // @ts-expect-error a field that is missing
  void (() => client.POST("/age-gate/check", { body: { age: 8 } }));

  console.log(JSON.stringify({ status, unchanged: unchanged === undefined, code, verify: typeof verifyWebhook }));
}
void main();
`;

/** Every strict option that a user may have set, and no \`skipLibCheck\`: the package's own types are checked too. */
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  target: "ES2022",
  types: ["node"],
  typeRoots: [join(root, "node_modules/@types")],
};
type Format = "module" | "commonjs";
/** How users compile: name, format of the project, its compiler, and what its tsconfig.json says. */
const projects: [string, Format, string, object][] = [
  ["ES modules", "module", TYPESCRIPT_7, { module: "Node16", verbatimModuleSyntax: true }],
  [
    "a bundler",
    "module",
    TYPESCRIPT_7,
    { module: "ESNext", moduleResolution: "Bundler", lib: ["ES2022", "DOM"] },
  ],
  ["CommonJS", "commonjs", TYPESCRIPT_7, { module: "Node16" }],
  // As NestJS makes it. `module` implies `moduleResolution: "node10"`, which TypeScript 7 does not know.
  [
    "NestJS",
    "commonjs",
    TYPESCRIPT_5,
    { module: "commonjs", target: "ES2021", lib: ["ES2022"], experimentalDecorators: true },
  ],
];

describe("the package, packed and installed into an empty project", () => {
  let folder: string;
  let installed: string;
  let server: Observed;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kinward-client-"));
    installed = join(folder, "node_modules/@kinward/client");
    // The two commands of client/README.md, from the folder of a new project.
    await writeFile(join(folder, "package.json"), "{}");
    const [pack = [], install = []] = await readmeCommands();
    await run(folder, "npm", ...pack.map((word) => word.replace("path/to/kinward", root)));
    // The dependency comes from here, not from a registry.
    const dependencies = await Promise.all(
      ["openapi-fetch", "openapi-typescript-helpers"].map((name) => packed(name, folder)),
    );
    const offline = ["--cache", join(folder, "cache"), "--offline"];
    await run(folder, "npm", ...offline, ...install, ...dependencies);
    server = await observedServer(({ path, query }) => {
      if (path === "/api/v1/age-gate/check") return { body: { status: "PROHIBITED" } };
      return query["etag"] ? { status: 304 } : { status: 404, body: refusal("NOT_FOUND") };
    });
  });

  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(projects)("compiles strictly and works in %s", async (name, type, tsc, options) => {
    const project = join(folder, name.replaceAll(/\W+/g, "-"));
    await mkdir(project);
    await writeFile(join(project, "package.json"), JSON.stringify({ type }));
    await writeFile(join(project, "index.ts"), program);
    const compilerOptions = { ...strict, ...options };
    const configuration = { compilerOptions, files: ["index.ts"] };
    await writeFile(join(project, "tsconfig.json"), JSON.stringify(configuration));
    await run(project, process.execPath, tsc, "-p", ".");
    const printed = await run(project, process.execPath, "index.js", server.baseUrl, apiKey);
    expect(JSON.parse(printed)).toEqual({
      status: "PROHIBITED",
      unchanged: true,
      code: "NOT_FOUND",
      verify: "function",
    });
  });

  test("imports nothing but its one dependency and Node's crypto", async () => {
    const files = await readdir(installed, { recursive: true });
    const code = files.filter((file) => /\.(d\.ts|js)$/.test(file));
    expect(code.length).toBeGreaterThan(40);
    for (const file of code) {
      const text = await readFile(join(installed, file), "utf8");
      for (const [, specifier = ""] of text.matchAll(/(?:from |import\(|require\()"([^"]+)"/g)) {
        if (specifier.startsWith("."))
          expect(files).toContain(normalize(join(dirname(file), specifier)));
        else expect(outside).toContainEqual([file.replace(/^dist\/(esm|cjs)\//, ""), specifier]);
      }
    }
  });

  test("carries the contract's documentation in its types, in both formats", async () => {
    for (const format of ["esm", "cjs"]) {
      const types = join(installed, `dist/${format}/generated/types.d.ts`);
      expect(await readFile(types, "utf8")).toContain(
        "* Lets a player in, or says that a guardian",
      );
    }
  });

  test("holds its README and its licence, and no tests and no contract", async () => {
    const files = await readdir(installed, { recursive: true });
    expect(
      files.filter((file) => /test|openapi|\.ts$/.test(file) && !file.endsWith(".d.ts")),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "dist/LICENSE"]));
  });
});

/** Packs an installed package into the folder, and returns the path of the file. */
async function packed(name: string, folder: string): Promise<string> {
  const installed = join(root, "node_modules", name);
  const words = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
  return join(folder, (await run(installed, "npm", ...words)).trim());
}

/** The `npm` commands of the README's first example, as words. */
async function readmeCommands(): Promise<string[][]> {
  const readme = await readFile(join(root, "client/README.md"), "utf8");
  const [, block = ""] = /```sh\n([^]+?)```/.exec(readme) ?? [];
  const commands = block.trim().split("\n");
  return commands.map((line) =>
    line
      .replace(/\s+#.*/, "")
      .split(" ")
      .slice(1),
  );
}
