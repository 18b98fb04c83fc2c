import { ServiceError, unavailable } from "../errors.js";
import { TEST_KEY, get, post, start, type Options, type Running } from "../../testing/http.js";
import {
  NoResponse,
  type AdmittedRequest,
  type Forwarding,
  type RunAdmitted,
} from "./forwarding.js";

let asked: AdmittedRequest[];
let isOpen: boolean;
let isLost: boolean;
let runThere: RunAdmitted;

/** As the bytes between two processes leave it. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const toOwner: Forwarding = {
  accept: () => {},
  isOpen: () => isOpen,
  async forward(request) {
    asked.push(request);
    if (isLost) throw new NoResponse();
    return sent(await runThere(sent(request)));
  },
};
const fromOthers: Forwarding = {
  accept: (run) => (runThere = run),
  isOpen: () => false,
  forward: () => Promise.reject(new NoResponse()),
};

const failure = (code: unknown): Error | undefined =>
  code === "refused"
    ? new ServiceError("CONFLICT", "Not twice.")
    : code === "away"
      ? unavailable("The database is away.", new Error("lost"))
      : code === "broken"
        ? new Error("a bug")
        : undefined;

const OPTIONS: Options = {
  validateResponses: "log",
  handlers: {
    putThing: async ({ requestId, clientAddress }, { query, headers, body }, reply) => {
      const error = failure(body?.["name"]);
      if (error) throw error;
      return reply(200, { requestId, clientAddress, query, headers, body }, { ETag: '"made"' });
    },
  },
  ports: {
    rateLimitPerSecond: () => 1_000,
    idempotently: async (context, { idempotencyKey }, handle) => ({
      response: await handle(context),
      replayed: idempotencyKey === "again",
    }),
  },
};

let alone: Running;
let front: Running;
let owner: Running;
beforeAll(async () => {
  const withForwarding = (forwarding: Forwarding): Options => ({
    ...OPTIONS,
    ports: { ...OPTIONS.ports, forwarding },
  });
  alone = await start(OPTIONS);
  front = await start(withForwarding(toOwner));
  owner = await start(withForwarding(fromOthers));
});
beforeEach(() => {
  asked = [];
  isOpen = true;
  isLost = false;
  for (const { lines } of [alone, front, owner]) lines.length = 0;
});
afterAll(() => Promise.all([alone, front, owner].map((running) => running.stop())));

const shown = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => ({
  ...{ status, text },
  headers: { ...headers, date: "now" },
});
const line = ({ lines }: Running) =>
  lines
    .filter(({ msg }) => msg === "request")
    .map(({ durationMs: _durationMs, time: _time, ...rest }) => rest);

/** If this goes, it shows in a response by which process a client was answered. */
test.each([
  ["made", { name: "a" }, {}],
  ["replayed", { name: "a" }, { "Idempotency-Key": "again" }],
  ["refused by its handler", { name: "refused" }, {}],
  ["that cannot be done now", { name: "away" }, {}],
  ["that fails", { name: "broken" }, {}],
])(
  "a request %s gets the response and the log line that it gets where one process runs",
  async (_, body, headers) => {
    const all = { ...TEST_KEY, "X-Request-Id": "mine", ...headers };
    const [here, there] = [
      await post(alone, "/thing/put", body, all),
      await post(front, "/thing/put", body, all),
    ];
    expect(asked).toHaveLength(1);
    expect(shown(there)).toEqual(shown(here));
    expect(line(front)).toEqual(line(alone));
    expect(line(owner)).toEqual([]);
    const logged = ({ lines }: Running) => lines.filter(({ msg }) => msg !== "request").length;
    expect(logged(front) + logged(owner)).toBe(logged(alone));
  },
);

test("what is refused before its handler, and what reads, is not forwarded", async () => {
  expect((await post(front, "/thing/put", {}, { "X-Api-Key": "unknown" })).status).toBe(401);
  expect((await post(front, "/thing/put", { name: 7, other: "x" })).status).toBe(400);
  const big = Buffer.alloc(300 * 1024, "x");
  expect((await post(front, "/thing/put", big)).status).toBe(413);
  expect((await get(front, "/thing/get?id=3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11")).status).toBe(200);
  expect(asked).toEqual([]);
});

test("where it cannot be forwarded it is run here", async () => {
  isOpen = false;
  expect((await post(front, "/thing/put", { name: "a" })).status).toBe(200);
  expect(asked).toEqual([]);
});

/** If this goes, a write whose process died may be done twice, or is said not to be done. */
test("where it is not known whether it was run the connection is closed, and it is not run again", async () => {
  isLost = true;
  await expect(post(front, "/thing/put", { name: "a" })).rejects.toMatchObject({
    code: "ECONNRESET",
  });
  expect(asked).toHaveLength(1);
  expect(line(front)).toEqual([expect.objectContaining({ operationId: "putThing", status: 499 })]);
});

test("an operation that is not known here is a failure, and no one waits for it", async () => {
  const made = await runThere({
    ...{ operationId: "none", requestId: "r", clientAddress: "10.0.0.1", once: undefined },
    principal: { keyId: "test-key", productId: 7, mode: "test" },
    input: { query: {}, headers: {} },
    headers: {},
  });
  expect([made.status, made.errorCode]).toEqual([500, "INTERNAL_ERROR"]);
});
