// The public proofs of the ledgers, by which anyone can check that no entry was rewritten. They contain hashes and counts, no
// entries.
import { Router, type Request, type RequestHandler, type Response } from "express";

import { proveConsistency, proveInclusion } from "../actions/ledger/prove.js";
import type { ServiceContext } from "../context.js";
import type { Tree } from "../domain/ledger/checkpoint.js";
import { acceptOnly } from "../lib/accept-only.js";
import { invalidInput, mayBeNamed, notFound } from "../lib/errors.js";
import { ledgerSize } from "../store/ledger/queries.js";

const PATH = "/transparency/:organisation/:mode";

/** A proof between two sizes stays the same for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** As often as a checkpoint is made under load. */
const A_SECOND = "public, max-age=1";
/** A key may be replaced, and checkpoints are to be checked with the new one soon. */
const A_MINUTE = "public, max-age=60";

type Deps = Pick<ServiceContext, "store" | "checkpoints">;
type TreeParams = { organisation: string; mode: string };
type TreeRequest = Request<TreeParams>;

export function transparencyRoutes(deps: Deps, limited: RequestHandler<TreeParams>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { store, checkpoints } = deps;

  router.get(`${PATH}/key`, limited, async (request, response) => {
    const tree = treeIn(request);
    readNumbers(request, []);
    const [newest] = await checkpoints.verifierKeys(tree);
    sendText(response, A_MINUTE, `${newest}\n`);
  });

  router.get(`${PATH}/keys`, limited, async (request, response) => {
    const tree = treeIn(request);
    readNumbers(request, []);
    sendText(response, A_MINUTE, `${(await checkpoints.verifierKeys(tree)).join("\n")}\n`);
  });

  router.get(`${PATH}/checkpoint`, limited, async (request, response) => {
    const tree = treeIn(request);
    readNumbers(request, []);
    const checkpoint = await checkpoints.newest(tree);
    if (!checkpoint) throw notFound("The ledger has no entries yet.");
    sendText(response, A_SECOND, checkpoint.note);
  });

  router.get(`${PATH}/proof`, limited, async (request, response) => {
    const tree = treeIn(request);
    const [index, size] = readNumbers(request, ["index", "size"]);
    if (index >= size) throw invalidInput("index: must be less than size.");
    await assertReached(deps, tree, "size", size);
    sendProof(response, await proveInclusion(store, { ...tree, index }, size));
  });

  router.get(`${PATH}/consistency`, limited, async (request, response) => {
    const tree = treeIn(request);
    const [from, to] = readNumbers(request, ["from", "to"]);
    if (from < 1 || from > to) throw invalidInput("from: must be at least 1, and at most to.");
    await assertReached(deps, tree, "to", to);
    sendProof(response, await proveConsistency(store, tree, { from, to }));
  });

  router.all(
    ["key", "keys", "checkpoint", "proof", "consistency"].map((name) => `${PATH}/${name}`),
    acceptOnly("GET", "HEAD"),
  );
  return router;
}

/** The form of every organisation's name. */
const ORGANISATION = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_NAME = 64;

/** A ledger without entries may belong to an organisation or to none: no response says which. */
function treeIn({ params }: TreeRequest): Tree {
  const { organisation, mode } = params;
  const isName = organisation.length <= MAX_NAME && ORGANISATION.test(organisation);
  if (!isName || (mode !== "test" && mode !== "live")) throw notFound("No such ledger.");
  return { organisation, mode };
}

const NUMBER = /^(0|[1-9]\d{0,14})$/;

/** The named parameters of the query, each once and written in digits. */
function readNumbers<const Names extends readonly string[]>(
  { query }: TreeRequest,
  names: Names,
): { [At in keyof Names]: number } {
  for (const name of Object.keys(query))
    if (!names.includes(name))
      throw invalidInput(
        mayBeNamed(name) ? `${name}: is not a parameter of this path.` : "A parameter is unknown.",
      );
  return names.map((name) => {
    const value = query[name];
    if (typeof value === "string" && NUMBER.test(value)) return Number(value);
    throw invalidInput(`${name}: must be one whole number of up to 15 digits.`);
  }) as { [At in keyof Names]: number };
}

async function assertReached(
  { store }: Deps,
  tree: Tree,
  parameter: string,
  size: number,
): Promise<void> {
  if (size > (await ledgerSize(store, tree)))
    throw notFound(`${parameter}: the ledger has fewer entries.`);
}

function sendText(response: Response, caching: string, text: string): void {
  send(response, caching).type("text/plain").send(text);
}

function sendProof(response: Response, proof: object): void {
  send(response, FOR_EVER).json(proof);
}

/** Pages of any origin may read it. */
const send = (response: Response, caching: string): Response =>
  response.set({
    "Cache-Control": caching,
    "Access-Control-Allow-Origin": "*",
    "X-Content-Type-Options": "nosniff",
  });
