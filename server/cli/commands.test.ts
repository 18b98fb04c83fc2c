import { describe, expect, test } from "@jest/globals";

import { useCommandLine } from "../../testing/command-line.js";
import { DAY, fixedRandomness, MINUTE } from "../../testing/fixed.js";
import { statement } from "../store/engine/statement.js";
import { addMail, findMail, NO_PRODUCT } from "../store/mail/queries.js";
import { createKey, listKeys, revokeKey } from "./key.js";
import { CommandError } from "./command-error.js";
import { resendMail } from "./mail.js";
import { withServices } from "./with-services.js";
import {
  endSession,
  listSessions,
  giveRole,
  invite,
  list as listOperators,
  remove as removeOperator,
} from "./operator.js";
import { applyProductFile } from "./product.js";
import { replayWebhooks } from "./webhook-replay.js";
import { revokeSessionById } from "./session.js";
import { triggerWebhook } from "./webhook-trigger.js";
import { addWebhook, disableWebhook, enableWebhook } from "./webhook.js";

const commands = useCommandLine();

const product = {
  productId: 1,
  name: "One",
  organisation: "aurora",
  permissions: [{ name: "mods" }],
};
const apply = () =>
  applyProductFile(commands.write("product.yaml", JSON.stringify(product)), { yes: true });

describe("kinward key", () => {
  const create = (more: object = {}) =>
    createKey({ product: 1, mode: "test", json: true, ...more });

  test("creates a key, shows it once, lists it without its secret, and revokes it once", async () => {
    await apply();
    commands.clear();
    await create({ expiresInDays: 30 });
    const { keyId, apiKey } = commands.json() as { keyId: string; apiKey: string };
    expect(apiKey).toMatch(new RegExp(`^kw_test_${keyId}_`));
    commands.clear();
    await listKeys({ json: true });
    expect(commands.json()).toMatchObject([{ keyId, productId: 1, mode: "test", state: "live" }]);
    const [{ createdAt, expiresAt }] = commands.json() as [
      { createdAt: string; expiresAt: string },
    ];
    const lifeMs = Date.parse(expiresAt) - Date.parse(createdAt);
    expect(Math.round(lifeMs / MINUTE)).toBe((30 * DAY) / MINUTE);
    expect(commands.printed).not.toContain(apiKey.split("_")[3]);
    await revokeKey(keyId);
    await expect(revokeKey(keyId)).rejects.toThrow(CommandError);
    commands.clear();
    await listKeys({ product: 1, json: true });
    expect(commands.json()).toMatchObject([{ keyId, state: "revoked" }]);
    commands.clear();
    await listKeys({ product: 2, json: true });
    expect(commands.json()).toEqual([]);
  });

  test("lists keys under headers, with label and last use", async () => {
    await apply();
    await create({ label: "game server, Frankfurt" });
    commands.clear();
    await listKeys({});
    expect(commands.printed).toMatch(
      /^KEY +PRODUCT +MODE +SCOPE +LABEL +STATE +CREATED +EXPIRES +LAST USED\n\w{10} +1 +test +product +game server, Frankfurt +valid +\d{4}-\d\d-\d\d +never +never\n$/,
    );
    await expect(create({ label: "two\nlines" })).rejects.toThrow("--label takes");
  });

  test("makes no live key while the clock is manual", async () => {
    process.env["CLOCK"] = "manual";
    await apply();
    await expect(create({ mode: "live" })).rejects.toThrow("there is no live mode");
  });

  test("lives 1 to 36500 days, and is not made for an unknown product", async () => {
    await expect(create({ product: 2 })).rejects.toThrow(
      "There is no product 2. `kinward product list`",
    );
    for (const expiresInDays of [0, 36_501, 9_999_999_999]) {
      await expect(create({ expiresInDays })).rejects.toThrow("--expires-in-days");
    }
    await apply();
    for (const expiresInDays of [1, 36_500]) await create({ expiresInDays });
  });

  test("lists a key as expired from its last instant on", async () => {
    await apply();
    await create({ expiresInDays: 1 });
    await withServices(({ store }) => store.write((tx) => expireKeys(tx, { now: Date.now() })));
    commands.clear();
    await listKeys({ json: true });
    expect(commands.json()).toMatchObject([{ state: "expired", revokedAt: null }]);
  });
});

test("kinward operator invites a person, lists them, gives them another role and removes them", async () => {
  await apply();
  const aurora = { organisation: "aurora" };
  const asOwner = { ...aurora, role: "owner" } as const;
  commands.clear();
  await invite("Kim@Studio.example", asOwner);
  const [link = ""] = /http\S+/.exec(commands.printed) ?? [];
  expect(link).toMatch(/^http:\/\/localhost:8080\/console\/-\/link\/[0-9a-f]{6}[\w-]{22}$/);
  commands.clear();
  await invite("kim@studio.example", { ...asOwner, json: true });
  const { url, operatorId } = commands.json() as { url: string; operatorId: string };
  expect(url).not.toBe(link);
  commands.clear();
  await listOperators({ json: true });
  expect(commands.json()).toMatchObject([
    {
      operatorId,
      organisation: "aurora",
      email: "Kim@Studio.example",
      role: "owner",
      joinedAt: null,
    },
  ]);
  await giveRole("KIM@studio.example", "support", aurora);
  commands.clear();
  await listOperators(aurora);
  expect(commands.printed).toMatch(/EMAIL .*\nKim@Studio\.example +aurora +support +invited/);

  commands.clear();
  await listSessions("kim@studio.example", aurora);
  expect(commands.printed).toContain("They are not signed in.");

  for (const refused of [
    endSession("kim@studio.example", "unknown", aurora),
    listSessions("kim@studio.example", { organisation: "pebble" }),
    invite("half@", asOwner),
    invite("kim@studio.example", { ...asOwner, organisation: "unknown" }),
    giveRole("kim@studio.example", "king", aurora),
    giveRole("lee@studio.example", "owner", aurora),
    giveRole("kim@studio.example", "owner", { organisation: "pebble" }),
    removeOperator("kim@studio.example", aurora),
  ])
    await expect(refused).rejects.toThrow(CommandError);
  commands.clear();
  await listOperators({ organisation: "pebble", json: true });
  expect(commands.json()).toEqual([]);
  await removeOperator("kim@studio.example", { ...aurora, yes: true });
  commands.clear();
  await listOperators(aurora);
  expect(commands.printed).toContain("There are no operators.");
});

const scope = { product: 1, mode: "test" } as const;
const add = async (more: object = {}) => {
  commands.clear();
  await addWebhook({ ...scope, url: "https://hooks.example/kinward", json: true, ...more });
  return (commands.json() as { id: string }).id;
};

test("kinward webhook replay --missing sends what happened while the endpoint was disabled, once", async () => {
  await apply();
  commands.clear();
  const scope = { product: 1, mode: "test" } as const;
  await addWebhook({ ...scope, url: "https://hooks.example/kinward", json: true });
  const { id } = commands.json() as { id: string };
  await disableWebhook(id);
  await triggerWebhook("Test", scope);
  await enableWebhook(id);
  for (const added of ["1 delivery was", "0 deliveries were"]) {
    commands.clear();
    await replayWebhooks(undefined, { ...scope, missing: true });
    expect(commands.printed).toBe(`${added} added to the queue.\n`);
  }
});

test("kinward webhook replay --missing sends each endpoint what it has not got and wants, of its own mode, and what failed again", async () => {
  await apply();
  const replayed = async (more: object = { missing: true }) => {
    commands.clear();
    await replayWebhooks(undefined, { ...scope, ...more });
    return Number(/^\d+/.exec(commands.printed)?.[0]);
  };
  const [got, missed] = [await add(), await add()];
  await add({ events: "Session.Revoked" });
  await add({ mode: "live" });
  await triggerWebhook("Test", { ...scope, mode: "live" });
  await disableWebhook(missed);
  await triggerWebhook("Test", scope);
  expect(await replayed()).toBe(0);
  await enableWebhook(missed);
  expect(await replayed()).toBe(1);
  await withServices(({ store }) => store.write((tx) => failDeliveries(tx, { endpointId: got })));
  expect(await replayed()).toBe(1);
  expect(await replayed()).toBe(0);
  expect(await replayed({ since: 0 })).toBe(2);
  expect(await replayed({ until: 0 })).toBe(0);
  for (const [options, message] of [
    [scope, "Say what to send"],
    [{ missing: true }, "Say where to send"],
    [{ product: 1, since: 0 }, "Say where to send"],
    [{ mode: "test", since: 0 }, "Say where to send"],
  ] as const)
    await expect(replayWebhooks(undefined, options)).rejects.toThrow(message);
  // An endpoint has not missed what happened before it existed.
  await withServices(({ store }) => store.write((tx) => ageEvents(tx, {})));
  await add();
  expect(await replayed()).toBe(0);
});

test("kinward webhook replay of one event sends it to an endpoint of its own product and mode that gets events", async () => {
  await apply();
  const [own, unsubscribed, disabled, live] = [
    await add(),
    await add({ events: "Session.Revoked" }),
    await add(),
    await add({ mode: "live" }),
  ];
  commands.clear();
  await triggerWebhook("Test", { ...scope, json: true });
  const { id } = commands.json() as { id: string };
  for (const [type, options, message] of [
    ["Session.Revoked", { mode: "live" }, "Live mode sends only Test events"],
    ["Test", { message: "" }, "--message takes"],
    ["Test", { message: "x".repeat(501) }, "--message takes"],
    ["Test", { product: 2 }, "There is no product 2"],
  ] as const)
    await expect(triggerWebhook(type, { ...scope, ...options })).rejects.toThrow(message);
  await disableWebhook(disabled);
  const replayed = async (options: object = {}, eventId = id) => {
    commands.clear();
    await replayWebhooks(eventId, options);
    return commands.printed;
  };
  expect(await replayed()).toContain("1 delivery was");
  expect(await replayed({ endpoint: unsubscribed })).toContain("1 delivery was");
  for (const [options, message] of [
    [{ endpoint: live }, "another product or mode"],
    [{ endpoint: disabled }, "is disabled"],
    [{ endpoint: own, missing: true }, "cannot be used with an event id"],
    [{ endpoint: own, since: 0 }, "cannot be used with an event id"],
    [{ endpoint: own, until: 0 }, "cannot be used with an event id"],
  ] as const)
    await expect(replayed(options)).rejects.toThrow(message);
  await expect(replayed({}, "none")).rejects.toThrow("no such event");
  await disableWebhook(own);
  await expect(replayed()).rejects.toThrow("No enabled endpoint");
});

test("kinward mail resend refuses an email of the test mailbox, which no server would send", async () => {
  const content = { template: "not-my-child", to: "held@family.example", locale: null } as const;
  const times = { createdAt: 0, sentAt: null, lastError: null, collectsUntil: null };
  const scope = { productId: NO_PRODUCT, mode: "test", kuid: null } as const;
  const mail = {
    ...scope,
    ...times,
    mailId: "held",
    content,
    status: "held",
    attempts: 0,
  } as const;
  await withServices(({ store }) => store.write((tx) => addMail(tx, mail)));
  await expect(resendMail("held")).rejects.toThrow("test mailbox");
  await withServices(async ({ store }) =>
    expect(await findMail(store, { mailId: "held" })).toMatchObject({ status: "held" }),
  );
});

const ageEvents = statement<Record<never, never>>((sql) =>
  sql("events").update({ created_at: sql.raw("created_at - 1") }),
);

const expireKeys = statement<{ now: number }>((sql, p) =>
  sql("api_keys").update({ expires_at: p.now as never }),
);

const failDeliveries = statement<{ endpointId: string }>((sql, p) =>
  sql("webhook_deliveries")
    .update({ status: "failed", due_at: null })
    .where({ endpoint_id: p.endpointId as never }),
);

test("kinward session revoke refuses an unknown session", async () => {
  const id = fixedRandomness().uuid();
  await expect(revokeSessionById(id)).rejects.toThrow(CommandError);
});
