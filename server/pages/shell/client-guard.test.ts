import { afterEach, describe, expect, test } from "@jest/globals";

import { startPageServer, type PageServer } from "../../../testing/page-server.js";

let pages: PageServer;
afterEach(() => pages.stop());

const begin = async (env: Record<string, string>) => void (pages = await startPageServer({ env }));
const times = <T>(count: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, ask));
const statusesOf = async (count: number, ask: () => Promise<{ status: number }>) =>
  (await times(count, ask)).map(({ status }) => status);
const warnings = () => pages.log.filter(({ msg }) => String(msg).includes("TRUST_PROXY"));

describe("with 30 requests a second for each client, pages", () => {
  test("are three a second, and the fourth says when to come back", async () => {
    await begin({ RATE_LIMIT_CLIENT: "30" });
    const refused = (await times(12, () => pages.get("/code"))).filter(
      ({ status }) => status === 429,
    );
    // A burst may span the end of one second and the start of the next.
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
    expect((await statusesOf(12, () => pages.get("/family/none"))).includes(429)).toBe(true);
  });

  test("are counted for each client behind a proxy that is trusted", async () => {
    await begin({ RATE_LIMIT_CLIENT: "30", TRUST_PROXY: "127.0.0.0/8" });
    let client = 0;
    const statuses = await statusesOf(12, () =>
      pages.get("/code", { "X-Forwarded-For": `192.0.2.${client++}` }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(warnings()).toHaveLength(0);
  });

  test("leave the mailbox alone", async () => {
    await begin({ RATE_LIMIT_CLIENT: "30" });
    expect(new Set(await statusesOf(12, () => pages.get("/mailbox")))).toEqual(new Set([200]));
  });
});

describe("a proxy in front that is not trusted", () => {
  test("is logged once, and every request through it is counted", async () => {
    await begin({});
    let counted = 0;
    pages.services.observer.onUntrustedForwarding = () => void counted++;
    await pages.get("/code", { Forwarded: "for=192.0.2.1" });
    await pages.get("/family", { "X-Forwarded-For": "192.0.2.1" });
    await pages.get("/code");
    expect(counted).toBe(2);
    expect(warnings()).toHaveLength(1);
  });
});
