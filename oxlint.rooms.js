// A rule for oxlint: what each room of `server/` may import of the others.
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("server", import.meta.url));

/** Stand below every room. */
const BELOW_ALL = ["lib", "../generated"];

/** Rooms, or single files of them. A folder that isn't listed may import nothing but what stands below all. */
const ROOMS = {
  lib: [],
  policy: [],
  domain: ["policy"],
  http: [],
  store: ["domain"],
  auth: ["config", "context", "domain", "store", "http/ports"],
  presentation: ["domain"],
  webhooks: ["context", "domain", "store"],
  actions: [
    ...["context", "domain", "policy", "store", "verification", "webhooks"],
    "presentation/texts/match",
    "presentation/notice-text",
  ],
  verification: ["domain"],
  mail: ["context", "config", "actions", "domain", "presentation", "store"],
  handlers: ["context", "actions", "auth", "domain", "policy", "store", "http/contract"],
  pages: [
    ...["context", "config", "actions", "domain", "mail", "policy"],
    ...["presentation", "store", "verification"],
  ],
  console: [
    ...["context", "config", "actions", "domain", "pages/shell", "policy", "presentation"],
    ...["products", "store", "verification", "webhooks"],
  ],
  wakeups: ["context", "actions", "domain", "mail", "store", "webhooks"],
  ops: [
    ...["config", "context", "services", "actions", "auth", "domain", "products", "store"],
    ...["wakeups", "http/ports"],
  ],
  products: [
    "context",
    "actions",
    "domain",
    "policy",
    "store",
    "verification",
    "webhooks",
    "http/contract",
  ],
};

const within = (target, entry) => target === entry || target.startsWith(`${entry}/`);

function check(context, node) {
  const specifier = node.source?.value;
  if (typeof specifier !== "string" || !specifier.startsWith(".")) return;
  const [room] = relative(SERVER, context.filename).split(sep);
  if (room.endsWith(".ts") || room === "cli" || room === "..") return;
  const allowed = ROOMS[room] ?? [];
  const target = relative(SERVER, resolve(dirname(context.filename), specifier))
    .replaceAll(sep, "/")
    .replace(/\.js$/, "");
  if ([room, ...BELOW_ALL, ...allowed].some((entry) => within(target, entry))) return;
  const rooms = [...allowed, ...BELOW_ALL].join(", ");
  context.report({ node, messageId: "fence", data: { room, rooms, target } });
}

export default {
  meta: { name: "rooms" },
  rules: {
    imports: {
      meta: {
        type: "problem",
        schema: [],
        messages: { fence: "{{room}} may not import {{target}}, only {{rooms}}." },
      },
      create: (context) => ({
        ImportDeclaration: (node) => check(context, node),
        ImportExpression: (node) => check(context, node),
        ExportAllDeclaration: (node) => check(context, node),
        ExportNamedDeclaration: (node) => check(context, node),
        TSImportType: (node) => check(context, node),
      }),
    },
  },
};
