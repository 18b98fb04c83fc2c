import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize, resolve } from "node:path";
import { promisify } from "node:util";
import { apiKey, type Observed, observedServer, refusal } from "../testing/observed-server.js";

const root = resolve(".");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const slowly = 120_000;
/** All that the package may reach for beside itself. */
const outside = [
  ["dist/client/request.js", "openapi-fetch"],
  ["dist/client/verify-webhook.js", "node:crypto"],
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

/** A program as a user of the package would write it. */
const program = `
import { createClient, KinwardError, unwrap, type ClientOptions, type Schemas } from "@kinward/client";

const options: ClientOptions = { baseUrl: process.argv[2]!, apiKey: process.argv[3]!, retries: 0 };
const client = createClient(options);

const result = await client.checkAge({ jurisdiction: "US-CA", age: 8 });
if (result.error) throw result.error;
const status: Schemas["AgeGateResult"]["status"] = result.data.status;

const sessionId = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
const unchanged = await unwrap(client.getSession({ sessionId, etag: "e1" }));
const missing = await unwrap(client.getSession({ sessionId })).catch((error: unknown) => error);
const code = missing instanceof KinwardError ? missing.code : undefined;

// @ts-expect-error a field that is missing
void (() => client.POST("/age-gate/check", { body: { age: 8 } }));

console.log(JSON.stringify({ status, unchanged: unchanged === undefined, code }));
`;

/** Every strict option that a user may have set, and no \`skipLibCheck\`: the package's own types are checked too. */
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  target: "ES2023",
  typeRoots: [join(root, "node_modules/@types")],
};
const configurations = {
  nodenext: { module: "NodeNext", lib: ["ES2023"], types: ["node"] },
  bundler: {
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2023", "DOM"],
    types: ["node"],
  },
};

describe("the package, packed and installed into an empty project", () => {
  let folder: string;
  let project: string;
  let installed: string;
  let server: Observed;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kinward-client-"));
    project = join(folder, "project");
    installed = join(project, "node_modules/@kinward/client");
    await run(join(root, "client"), "npm", "pack", "--pack-destination", folder);
    // The dependencies come from here, not from a registry.
    for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
      const there = join(root, "node_modules", name);
      await run(there, "npm", "pack", "--ignore-scripts", "--pack-destination", folder);
    }
    const tarballs = (await readdir(folder)).map((name) => join(folder, name));
    await run(folder, "mkdir", project);
    await writeFile(join(project, "package.json"), JSON.stringify({ type: "module" }));
    await writeFile(join(project, "index.ts"), program);
    await run(
      project,
      "npm",
      "install",
      "--cache",
      join(folder, "cache"),
      "--offline",
      "--no-audit",
      "--no-fund",
      ...tarballs,
    );
    server = await observedServer(({ path, query }) => {
      if (path === "/api/v1/age-gate/check") return { body: { status: "PROHIBITED" } };
      return query["etag"] ? { status: 304 } : { status: 404, body: refusal("NOT_FOUND") };
    });
  }, slowly);

  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(Object.entries(configurations))(
    "compiles strictly, and works: %s",
    async (name, configuration) => {
      const compilerOptions = { ...strict, ...configuration, outDir: name };
      await writeFile(
        join(project, "tsconfig.json"),
        JSON.stringify({ compilerOptions, files: ["index.ts"] }),
      );
      await run(project, process.execPath, tsc, "-p", ".");
      const printed = await run(
        project,
        process.execPath,
        join(name, "index.js"),
        server.baseUrl,
        apiKey,
      );
      expect(JSON.parse(printed)).toEqual({
        status: "PROHIBITED",
        unchanged: true,
        code: "NOT_FOUND",
      });
    },
    slowly,
  );

  test("reaches for nothing outside of itself but its one dependency and Node's crypto", async () => {
    const files = await readdir(installed, { recursive: true });
    const code = files.filter((file) => /\.(d\.ts|js)$/.test(file));
    expect(code.length).toBeGreaterThan(10);
    for (const file of code) {
      const text = await readFile(join(installed, file), "utf8");
      for (const [, specifier = ""] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
        if (specifier.startsWith(".")) {
          const target = normalize(join(dirname(file), specifier));
          expect(files).toContain(target);
        } else {
          expect(outside).toContainEqual([file, specifier]);
        }
      }
    }
  });

  test("holds no tests and no contract, and its licence", async () => {
    const files = await readdir(installed, { recursive: true });
    expect(
      files.filter((file) => /test|_server|openapi|\.ts$/.test(file) && !file.endsWith(".d.ts")),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "dist/LICENSE"]));
  });
});
