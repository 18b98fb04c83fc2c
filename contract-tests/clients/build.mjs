// Makes a client of the published contract in each language, with the programs of the guide's chapters, in dist/clients.
// A language whose tools are missing is left out.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const HERE = import.meta.dirname;
const CONTRACT = resolve("generated/openapi.json");
const TARGET = resolve("dist/clients");
const run = async (command, args, cwd = process.cwd()) =>
  promisify(execFile)(command, args, { cwd, maxBuffer: 1e8 });

const chapters = readFileSync("openapi/languages.md", "utf8");
const versionIn = (pattern) => pattern.exec(chapters)[1];

/** Writes the samples of a language to files, in their order. */
function writeSamples(language, files) {
  const samples = [...chapters.matchAll(new RegExp(`^\`\`\`${language}\n([^]+?)^\`\`\``, "gm"))];
  if (samples.length !== files.length)
    throw new Error(`The guide has ${samples.length} samples of ${language}, not ${files.length}.`);
  for (const [index, file] of files.entries()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, samples[index][1]);
  }
}

const LANGUAGES = {
  python: {
    needs: ["python3", ["-c", "import ensurepip, sys; assert sys.version_info >= (3, 11)"]],
    make: async (folder) => {
      const tool = (name) => join(folder, "venv/bin", name);
      writeSamples("python", [join(folder, "calls.py"), join(folder, "receiver.py")]);
      await run("python3", ["-m", "venv", join(folder, "venv")]);
      const requirements = ["-r", join(HERE, "python/requirements.txt")];
      await run(tool("pip"), ["install", "--quiet", "--no-compile", ...requirements]);
      const settings = ["--config", join(HERE, "python/generate.yaml"), "--meta", "none"];
      const output = ["--output-path", join(folder, "kinward"), "--overwrite"];
      await run(tool("openapi-python-client"), [
        "generate",
        "--path",
        CONTRACT,
        ...settings,
        ...output,
      ]);
      await run(tool("python"), ["-m", "compileall", "-q", join(folder, "kinward")]);
    },
  },
  go: {
    needs: ["go", ["version"]],
    make: async (folder) => {
      writeSamples("go", [join(folder, "calls/main.go"), join(folder, "receiver/main.go")]);
      cpSync(join(HERE, "go"), folder, { recursive: true });
      mkdirSync(join(folder, "kinward"));
      const generator = versionIn(/go run (\S+)/);
      const options = ["-generate", "types,client", "-package", "kinward"];
      await run("go", ["run", generator, ...options, "-o", "kinward/kinward.go", CONTRACT], folder);
      await run("go", ["build", "-o", "bin/", "./..."], folder);
    },
  },
  java: {
    needs: ["mvn", ["-version"]],
    make: async (folder) => {
      const programs = ["Calls", "Receiver"].map((name) =>
        join(folder, "programs", `${name}.java`),
      );
      writeSamples("java", programs);
      const places = [`-Dkinward.contract=${CONTRACT}`, `-Dkinward.target=${folder}`];
      const libraries = [
        "dependency:copy-dependencies",
        `-DoutputDirectory=${join(folder, "lib")}`,
      ];
      const project = ["-q", "-B", "-f", join(HERE, "java/pom.xml")];
      await run("mvn", [...project, ...places, "compile", ...libraries]);
    },
  },
};

async function makeClient([language, { needs, make }]) {
  const folder = join(TARGET, language);
  rmSync(folder, { recursive: true, force: true });
  try {
    await run(...needs);
  } catch {
    console.log(`No client for ${language}: \`${needs.flat().join(" ")}\` fails.`);
    return;
  }
  try {
    await make(folder);
    writeFileSync(join(folder, "made"), "");
  } catch (error) {
    console.error(
      `The client for ${language} was not made.\n${error.stdout ?? ""}${error.stderr ?? error}`,
    );
    process.exitCode = 1;
  }
}

await Promise.all(Object.entries(LANGUAGES).map(makeClient));
