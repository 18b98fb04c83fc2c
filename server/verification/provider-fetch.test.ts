import { expect, test } from "@jest/globals";

import { createProviderFetch } from "./provider-fetch.js";

test("a provider is reached past the guard of addresses on this computer alone, and in test mode", async () => {
  const reached: string[] = [];
  const by =
    (way: string): typeof fetch =>
    async (input) => {
      reached.push(`${way} ${new Request(input).url}`);
      return new Response();
    };
  const { fetch: fetchIn } = createProviderFetch(by("guarded"), by("plain"));
  const own = ["https://localhost/", "https://127.0.0.1/", "https://[::1]/"];
  const others = ["https://10.0.0.1/", "https://127.0.0.1.example/", "https://bank.example/"];
  for (const url of [...own, ...others]) await fetchIn("test")(url);
  for (const url of own) await fetchIn("live")(url);
  expect(reached).toEqual([
    ...own.map((url) => `plain ${url}`),
    ...[...others, ...own].map((url) => `guarded ${url}`),
  ]);
  await expect(fetchIn("live")("http://127.0.0.1/")).rejects.toThrow("not https");
  await expect(fetchIn("test")("http://10.0.0.1/")).rejects.toThrow("not https");
});

const answering = (response: () => Response) => {
  const reach: typeof fetch = async () => response();
  return createProviderFetch(reach, reach);
};

test("a person is led to https alone, in test mode also to this computer, and never with a password", () => {
  const { mayLeadTo } = answering(() => new Response());
  expect(mayLeadTo("live", "https://bank.example/login")).toBe(true);
  expect(mayLeadTo("test", "http://localhost:81/login")).toBe(true);
  for (const url of [
    ...["https://me@bank.example/", "https://:secret@bank.example/", "http://bank.example/"],
    ...["ftp://localhost/", "bank.example", ""],
  ])
    for (const mode of ["test", "live"] as const)
      expect([url, mayLeadTo(mode, url)]).toEqual([url, false]);
  expect(mayLeadTo("live", "http://localhost:81/login")).toBe(false);
});

test("a response is read up to 256 KiB", async () => {
  const read = async (bytes: number) => {
    const response = await answering(() => new Response("x".repeat(bytes))).fetch("live")(
      "https://bank.example/",
    );
    return (await response.text()).length;
  };
  expect(await read(256 * 1024)).toBe(256 * 1024);
  await expect(read(256 * 1024 + 1)).rejects.toThrow("too long");
});

test("a vendor returns 200 and JSON, or counts as down", async () => {
  const post = (body: string, status: number) =>
    answering(() => new Response(body, { status })).fetchJson("live", "https://vendor.example/", {
      body: "{}",
      headers: {},
    });
  expect(await post("{}", 200)).toEqual({});
  for (const [body, status] of [
    ["{}", 201],
    ["{}", 500],
    ["{", 200],
  ] as const)
    await expect(post(body, status)).rejects.toMatchObject({ failure: "unavailable" });
});

test("a provider has as long as a person waits, and a request that was ended ends", async () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("ended")));
    });
  const { fetch: fetchIn } = createProviderFetch(silent, silent, 20);
  await expect(fetchIn("live")("https://bank.example/")).rejects.toThrow("ended");
  const { fetch: patient } = createProviderFetch(silent, silent, 60_000);
  const ended = new AbortController();
  const asked = patient("live")("https://bank.example/", { signal: ended.signal });
  ended.abort();
  await expect(asked).rejects.toThrow("ended");
});
