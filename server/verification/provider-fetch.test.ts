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
