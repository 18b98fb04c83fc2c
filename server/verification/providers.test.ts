import { expect, test } from "@jest/globals";

import { createProvider } from "./providers.js";
import type { ProviderDeps } from "./provider-settings.js";

test("a provider that cannot be used is logged with the variables that are absent", () => {
  const logged: unknown[] = [];
  const deps = {
    readVariable: () => undefined,
    warn: (about: object) => logged.push(about),
  } as unknown as ProviderDeps;
  const provider = {
    kind: "redirect",
    beginUrl: "${KINWARD_PROVIDER_HOST}/begin",
    secretName: "KINWARD_PROVIDER_SECRET",
  } as const;
  expect(createProvider(deps, { name: "vendor", mode: "test", provider })).toBeUndefined();
  expect(logged).toEqual([
    {
      provider: "vendor",
      kind: "redirect",
      absent: "KINWARD_PROVIDER_SECRET, KINWARD_PROVIDER_HOST",
    },
  ]);
});
