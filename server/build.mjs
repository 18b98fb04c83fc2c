// Bundles the service into dist/, with the files beside it that it reads at run time. A start then reads few
// files instead of thousands. Types are checked by `make types`.
//   node server/build.mjs            what ships
//   node server/build.mjs --tested   the same in dist/tested, where journeys can import each module that they need
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

import { build } from "esbuild";

import { UNBUNDLED } from "./unbundled.mjs";

const isTested = process.argv.includes("--tested");
const ROOT = isTested ? "dist/tested" : "dist";
const OUT = `${ROOT}/server`;

/** What Knex loads to connect to databases. It has no connection here: it only builds SQL. */
const DRIVERS =
  /^(\.\/(cockroachdb|mariadb|mssql|mysql2?|oracle|oracledb|pgnative|redshift)|pg|pg-query-stream|sqlite3)$/;

const common = {
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  chunkNames: "[name]-[hash]",
  // Node keeps the text of what it runs, so white space goes. Names stay, for stack traces. Lines are short, because an uncaught
  // error shows its whole line.
  minifyWhitespace: true,
  lineLimit: 160,
  logLevel: "warning",
};

for (const folder of ["server", "generated"])
  rmSync(`${ROOT}/${folder}`, { recursive: true, force: true });
// Without this, Node reads every file of packages twice, to find out that it is a module.
mkdirSync(`${OUT}/node_modules`, { recursive: true });
writeFileSync(`${OUT}/node_modules/package.json`, '{"type":"module"}\n');
await bundlePackages(await bundleOwn());
for (const folder of ["server", "generated"])
  cpSync(folder, `${ROOT}/${folder}`, { recursive: true, filter: isData });
// What a product's page takes from the client package: the pretend game of the demo shows it.
await build({
  entryPoints: ["client/widget/mount-widget.ts"],
  outdir: `${OUT}/cli/demo-game`,
  target: "es2022",
});
run(`${OUT}/compile-policy.js`, "--write");
chmodSync(`${OUT}/main.js`, 0o755);

function isData(path) {
  return /\.(browser|thread)\.js$/.test(path) || !/\.([cm]?[jt]s|c)$|golden\.txt$/.test(path);
}

/** The modules of the service that journeys and their helpers import, by the names that testing/jest looks for. */
function importedByTests() {
  const names = ["testing", "contract-tests/journeys"].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(/"[./]+\/server\/(\S+)\.js"/g),
      ])
      .map(([, name]) => name),
  );
  return Object.fromEntries(names.map((name) => [name.replaceAll("/", "--"), `server/${name}.ts`]));
}

/** Our modules. Returns what they import of packages. */
async function bundleOwn() {
  const imported = new Set();
  await build({
    ...common,
    entryPoints: {
      main: "server/main.ts",
      "compile-policy": "server/policy/compile.ts",
      ...(isTested && importedByTests()),
    },
    outdir: OUT,
    // For `node --enable-source-maps`. Without it a stack trace names functions, and lines of the bundle.
    sourcemap: "linked",
    sourcesContent: false,
    plugins: [
      {
        name: "packages",
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            if (kind === "entry-point" || path.startsWith("node:")) return undefined;
            if (UNBUNDLED.test(path)) return { path, external: true };
            imported.add(path);
            return { path: `./node_modules/${nameOf(path)}.js`, external: true };
          });
        },
      },
    ],
  });
  // They are found in another order in each build.
  return [...imported].sort();
}

/**
 * Packages, in a folder with a name that log.ts knows: it shows no message of an error that comes from there. Each exports
 * what Node finds in it.
 */
async function bundlePackages(imported) {
  const entry = (path) => resolve("node_modules", `${nameOf(path)}.entry.mjs`);
  const entries = new Map();
  for (const path of imported) {
    const names = Object.keys(await import(path)).filter((name) => /^[\w$]+$/.test(name));
    entries.set(entry(path), `export { ${names.join(", ")} } from ${JSON.stringify(path)};`);
  }
  const { metafile } = await build({
    ...common,
    metafile: true,
    entryPoints: imported.map((path) => ({ in: entry(path), out: nameOf(path) })),
    outdir: `${OUT}/node_modules`,
    // Under a name that no package has: one that imports `createRequire` itself would not load.
    banner: {
      js: 'import { createRequire as kinwardRequire } from "node:module"; const require = kinwardRequire(import.meta.url);',
    },
    external: ["better-sqlite3", "pg-native"],
    plugins: [
      {
        name: "entries",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.entry\.mjs$/ }, ({ path }) => ({ path }));
          onLoad({ filter: /\.entry\.mjs$/ }, ({ path }) => ({
            contents: entries.get(path),
            resolveDir: resolve("server"),
          }));
          onResolve({ filter: DRIVERS }, ({ path, importer }) =>
            importer.includes("/knex/lib/dialects/") ? { path, external: true } : undefined,
          );
          // Only one of 50 languages is used.
          onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
            contents: 'export { default as en } from "./en.js";',
          }));
        },
      },
    ],
  });
  writeFileSync(`${OUT}/node_modules/LICENSES.txt`, licencesOf(Object.keys(metafile.inputs)));
}

/** Returns the licences of the packages that files are of. Most of them ask that they go along. */
function licencesOf(files) {
  const folders = files.flatMap(
    (file) => /.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, "package.json"), "utf8"),
      );
      const text = readdirSync(folder)
        .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
        .sort()
        .map((file) => readFileSync(join(folder, file), "utf8").trim());
      return [`${name} ${version}: ${license ?? "see below"}`, ...text, "\n"].join("\n\n");
    })
    .join("");
}

function run(...command) {
  execFileSync("node", command, { stdio: "inherit" });
}

function nameOf(path) {
  return path.replace(/^@/, "").replace(/\.js$/, "").replaceAll("/", "-");
}
