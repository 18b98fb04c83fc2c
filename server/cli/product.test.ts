import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";

import { useCommandLine } from "../../testing/command-line.js";
import { CommandError } from "./command-error.js";
import {
  applyProductFile,
  checkProductFile,
  initProductFile,
  printProductSchema,
  listAllProducts,
  promoteProduct,
  showProduct,
} from "./product.js";
import { createKey } from "./key.js";
import { listWebhooks } from "./webhook.js";

const commands = useCommandLine();
const HOOKS = "https://hooks.example/kinward";
const product = {
  productId: 1,
  name: "One",
  organisation: "aurora",
  permissions: [{ name: "mods" }, { name: "multiplayer" }],
};
const write = (parts: object = {}) =>
  commands.write("product.yaml", JSON.stringify({ ...product, ...parts }));
const apply = (parts: object = {}) => applyProductFile(write(parts), { yes: true });
const list = async () => {
  commands.clear();
  await listAllProducts({ json: true });
  return commands.json();
};

describe("kinward product apply", () => {
  test("shows what is new and applies it with --yes", async () => {
    await apply();
    expect(commands.printed).toMatch(
      /^Product 1 \(One\) is new:\n[^]* {2}\+ permission mods\n[^]*\nApplied product 1 \(One\), version \S+\.\n$/,
    );
    expect(await list()).toMatchObject([{ productId: 1, name: "One" }]);
  });

  test("without a terminal and --yes shows the changes and applies nothing", async () => {
    await apply();
    commands.clear();
    await expect(applyProductFile(write({ name: "Eins" }))).rejects.toThrow(
      new CommandError("Nothing was applied. Add --yes to apply it without being asked."),
    );
    expect(commands.printed).toMatch(
      /^Product 1 \(Eins\) would change:\n {2}~ name: "One" -> "Eins"\n(Warning: The notice lacks .*\n)+$/,
    );
    expect(await list()).toMatchObject([{ name: "One" }]);
  });

  test.each(["verified", { default: "confirmed", US: "verified" }])(
    "warns that no guardian's consent can count where a verification is asked for that no method makes: %j",
    async (guardianAssurance) => {
      await apply({ guardianAssurance });
      expect(commands.printed).toContain(
        'Warning: guardianAssurance asks for "verified", but there is no method of verification in live mode.',
      );
      expect(commands.printed).not.toContain("in test mode");
      await apply({ guardianAssurance: "confirmed" });
      commands.clear();
      await apply();
      expect(commands.printed).not.toContain("Warning");
    },
  );

  const shown = async (mode: "test" | "live") => {
    commands.clear();
    await showProduct(1, { json: true, mode });
    return commands.json();
  };

  test("in one mode leaves the other as it is, until it is promoted", async () => {
    await expect(applyProductFile(write(), { yes: true, mode: "test" })).rejects.toThrow(
      "product 1 is new; it begins in both modes",
    );
    await apply();
    await applyProductFile(write({ name: "Eins", webhooks: [{ url: HOOKS }] }), {
      ...{ yes: true, mode: "test" },
    });
    expect([await shown("test"), await shown("live")]).toMatchObject([
      { name: "Eins" },
      { name: "One" },
    ]);
    commands.clear();
    await listWebhooks({ json: true });
    expect(commands.json()).toMatchObject([{ url: HOOKS, mode: "test" }]);
    await expect(promoteProduct(1)).rejects.toThrow("Nothing was applied. Add --yes");
    expect(await shown("live")).toMatchObject({ name: "One" });
    commands.clear();
    await promoteProduct(1, { yes: true });
    expect(commands.printed).toMatch(/would change in live mode:\n {2}~ name: "One" -> "Eins"/);
    expect(await shown("live")).toMatchObject({ name: "Eins" });
    commands.clear();
    await promoteProduct(1, { yes: true });
    expect(commands.printed).toContain("is up to date in live mode");
    await expect(promoteProduct(2, { yes: true })).rejects.toThrow("There is no product 2");
  });

  test("changes nothing where the file is what is applied already", async () => {
    await apply();
    commands.clear();
    await applyProductFile(write());
    expect(commands.printed).toBe("Product 1 (One) is up to date. Nothing was changed.\n");
  });

  test("warns when a permission is removed", async () => {
    await apply();
    commands.clear();
    await apply({ permissions: [{ name: "mods" }] });
    expect(commands.printed).toContain(
      "\n  - permission multiplayer\nWarning: Permission multiplayer is removed: sessions no longer contain it.\n",
    );
  });

  test("prints the secret of each new endpoint, once", async () => {
    await apply({ webhooks: [{ url: HOOKS }] });
    const secrets = /^Secret of \S+ \((test|live)\), shown only now: whsec_\S+$/gm;
    expect(commands.printed.match(secrets)).toHaveLength(2);
    commands.clear();
    await apply({ webhooks: [{ url: HOOKS }], name: "Eins" });
    expect(commands.printed).not.toContain("whsec_");
  });

  test("keeps the endpoints of an address apart by their mode", async () => {
    await apply({ webhooks: [{ url: HOOKS, mode: "test" }] });
    commands.clear();
    await apply({ webhooks: [{ url: HOOKS, mode: "live" }] });
    expect(commands.printed.match(/^Secret of .+ \((?:test|live)\)/gm)).toEqual([
      expect.stringContaining("(live)"),
    ]);
    commands.clear();
    await listWebhooks({ json: true });
    const listed = commands.json() as { mode: string; disabledReason: string | null }[];
    expect(listed.map(({ mode, disabledReason }) => [mode, disabledReason]).toSorted()).toEqual([
      ["live", null],
      ["test", "removed"],
    ]);
  });

  test("lists every fault of a file", async () => {
    await expect(apply({ name: "", colour: 1 })).rejects.toThrow(
      /cannot be applied:\n {2}the file: colour is not a known key\.\n {2}name: /,
    );
    await expect(apply({ webhooks: [{ url: "https://127.0.0.1/" }] })).rejects.toThrow(
      /cannot be applied:\n {2}webhooks: https:\/\/127\.0\.0\.1\/ cannot be used/,
    );
  });

  test("refuses to move a product to another organisation before it asks", async () => {
    await apply();
    commands.clear();
    await expect(apply({ organisation: "pebble" })).rejects.toThrow("belongs to aurora");
    expect(commands.printed).toBe("");
  });

  test("says that a missing file cannot be read", async () => {
    const missing = join(commands.folder.path, "no.yaml");
    await expect(applyProductFile(missing)).rejects.toThrow(/no\.yaml cannot be read/);
  });
});

test("kinward product check says what a file would do, and does nothing", async () => {
  await checkProductFile(write());
  expect(commands.printed).toMatch(
    /is valid; product 1 would be new\.\n{2}Only you can say whether these laws apply\. [^]*\n +EU-dsa-28 [^]*\n +US-take-it-down /,
  );
  expect(await list()).toEqual([]);
  await apply();
  commands.clear();
  await checkProductFile(write({ name: "Eins" }));
  expect(commands.printed).toMatch(/is valid; it would make 1 change to product 1\.\n/);
  commands.clear();
  const decided = [{ id: "EU-dsa-28", applies: false, because: "no user content" }];
  await checkProductFile(write({ law: { decided } }));
  expect(commands.printed).not.toContain("EU-dsa-28  ");
  await expect(checkProductFile(write({ productId: "one" }))).rejects.toThrow(CommandError);
});

test("kinward product check lists what the law asks for where the product is offered, and nowhere else", async () => {
  const listed = async (file: object) => {
    commands.clear();
    await checkProductFile(write({ services: ["online-game"], ...file }));
    return [...commands.printed.matchAll(/^ {2}([A-Z]{2}\S*) .*?(verification\.\w+)?$/gm)].map(
      ([, law, key]) => [law, ...(key === undefined ? [] : [key])],
    );
  };
  const everywhere = await listed({});
  expect(everywhere).toContainEqual(["CA-QC-advertising"]);
  // Only what discloses needs a guardian who was verified.
  const own = (disclosing: boolean) => ({
    name: "wall",
    custom: {
      title: "Wall",
      disclosing,
      minor: "guardian-off",
      youth: "player-on",
      adult: "player-on",
    },
  });
  for (const [permission, isListed] of [
    [{ name: "voice-chat" }, true],
    [{ name: "multiplayer" }, false],
    [own(true), true],
    [own(false), false],
  ] as const) {
    const coppa = (await listed({ places: ["US"], permissions: [permission] })).filter(
      ([law, key]) => law === "US-coppa" && key === "verification.trustedAdult",
    );
    expect([permission, coppa.length > 0]).toEqual([permission, isListed]);
  }
  expect(everywhere).toContainEqual(["CN-games-minors", "verification.accessAge"]);
  expect(await listed({ places: ["kr"] })).toEqual([
    ["KR-game-spending"],
    ["KR-game-act", "verification.accessAge"],
    ["KR-pipa", "verification.trustedAdult"],
  ]);
  expect(await listed({ places: ["JP"] })).toEqual([["JP-youth-internet-act"]]);
  expect(await listed({ places: ["US-CA"] })).not.toContainEqual(
    expect.arrayContaining([expect.stringMatching(/^(?!US)/)]),
  );
  const providers = {
    vendor: {
      kind: "redirect",
      beginUrl: "https://vendor.example",
      secretName: "KINWARD_PROVIDER_X",
    },
  };
  process.env["KINWARD_PROVIDER_X"] = "a secret of a vendor, long enough";
  const verification = { accessAge: ["vendor"], trustedAdult: ["vendor"] };
  expect(await listed({ places: ["KR"], providers, verification })).toEqual([["KR-game-spending"]]);
});

test("kinward product check warns of a year whose public holidays a law counts and no calendar has", async () => {
  Object.assign(process.env, { CLOCK: "manual", CLOCK_START: "2026-11-23T00:00:00Z" });
  const warning =
    "Warning: the calendar CN has no public holidays of 2027, which CN-games-minors counts.";
  await checkProductFile(write({ services: ["online-game"] }));
  expect(commands.printed).toContain(warning);
  commands.clear();
  await checkProductFile(write({ services: ["social-media"] }));
  expect(commands.printed).not.toContain("Warning: the calendar");
});

describe("a notice", () => {
  const company = {
    name: "One Games",
    address: "1 Street",
    contactUrl: "https://one.example/contact",
    privacyUrl: "https://one.example/privacy",
  };
  const privacy = {
    collects: [{ id: "name", item: "Name", purposes: ["play"], retention: "30 days" }],
    purposes: { play: "To play" },
    thirdParties: [],
    contactSource: "the child gave it",
    rights: { email: "privacy@one.example" },
  };
  const lacking = async (file: object) => {
    commands.clear();
    await checkProductFile(write(file));
    return [...commands.printed.matchAll(/^ {2}(\S+) {2}(.*): (.*)$/gm)]
      .filter(([, , , keys]) => /^(privacy|company)\./.test(keys ?? ""))
      .map(([, ...parts]) => parts.join(" | "));
  };

  test("is checked against the laws of the places, paragraph by paragraph", async () => {
    expect(await lacking({ company, privacy })).toEqual([]);
    const [name] = privacy.collects;
    const collects = [{ ...name, retention: undefined }];
    const unsaid = { contactSource: undefined, rights: undefined };
    const short = { company, privacy: { ...privacy, ...unsaid, collects }, places: ["us", "de"] };
    expect((await lacking(short)).sort()).toEqual([
      "EU-gdpr-children | GDPR art. 13(2)(a) | privacy.collects.retention",
      "EU-gdpr-children | GDPR art. 13(2)(b) | privacy.rights",
      "US-AR-act952 | Act 952 of 2025 | privacy.rights",
      "US-coppa | 16 CFR 312.10 | privacy.collects.retention",
      "US-coppa | 16 CFR 312.4(c)(1)(i) | privacy.contactSource",
    ]);
    const others = [{ name: "AdWorks", items: ["name"] }];
    expect(
      await lacking({ company, privacy: { ...privacy, thirdParties: others }, places: ["US-CA"] }),
    ).toEqual(["US-coppa | 16 CFR 312.4(c)(1)(iv) | privacy.thirdParties, each with its purpose"]);
    expect(await lacking({ places: ["US-CA"] })).toHaveLength(6);
    expect(await lacking({ places: ["JP"] })).toEqual([]);
    const applies = (isTrue: boolean) => ({
      ...{ company: { name: "One Games" }, privacy, places: ["QA"] },
      law: { decided: [{ id: "QA-law13-2016", applies: isTrue, because: "of its audience" }] },
    });
    expect(await lacking(applies(false))).toEqual([]);
    expect(await lacking(applies(true))).toEqual([
      "QA-law13-2016 | Law 13 of 2016 | company.privacyUrl",
    ]);
  });

  test("that is incomplete is refused for a product that is live, until the file acknowledges it", async () => {
    await apply();
    expect(commands.printed).toContain(
      "Warning: The notice lacks what a law asks for: US-coppa  16 CFR 312.4(c)(1)(i): privacy.contactSource\n",
    );
    const create = (mode: "test" | "live") => createKey({ product: 1, mode });
    await create("test");
    await apply({ name: "Eins" });
    expect(commands.logged.join("")).not.toContain("Warning");
    await create("live");
    expect(commands.logged.join("")).toContain(
      "Warning: The notice lacks what a law asks for: US-coppa  16 CFR 312.4(c)(1)(i): privacy.contactSource\n",
    );
    await expect(apply({ name: "Uno" })).rejects.toThrow(
      "Product 1 is live, and its notice lacks what laws ask for.",
    );
    expect(await list()).toMatchObject([{ name: "Eins" }]);
    await apply({ name: "Uno", acknowledge: ["incomplete-notice"] });
    await apply({ name: "Un", company, privacy });
    expect(await list()).toMatchObject([{ name: "Un" }]);
  });

  test.each(["starfall", "starfall-account", "pebble-club"])("of %s is complete", async (name) => {
    const file = readFileSync(new URL(`../products/demo/${name}.yaml`, import.meta.url), "utf8");
    expect(await lacking(parse(file) as object)).toEqual([]);
  });
});

test("kinward product schema prints the schema that `make generate` wrote", () => {
  printProductSchema();
  const file = new URL("../../generated/product.schema.json", import.meta.url);
  expect(commands.printed).toBe(readFileSync(file, "utf8"));
});

describe("a logo that a product file names", () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
  const applied = async () => {
    commands.clear();
    await showProduct(1, { json: true });
    return (commands.json() as { brand: unknown }).brand;
  };

  test("is read from beside it, and is kept with the product", async () => {
    await expect(apply({ brand: { logo: "one.svg" } })).rejects.toThrow("one.svg cannot be read");
    commands.write("one.svg", square.replace("<path", "<script/><path"));
    await expect(apply({ brand: { logo: "one.svg" } })).rejects.toThrow(
      "brand.logo: one.svg must be an SVG without <script>",
    );
    expect(await list()).toEqual([]);
    commands.write("one.svg", `\uFEFF${square}\n`);
    await apply({ brand: { logo: "one.svg" } });
    expect(await applied()).toEqual({ logo: square });
  });

  test("is fetched from its address when the file is applied, from public addresses alone", async () => {
    const server = createServer((request, response) => {
      if (request.url === "/moved") response.writeHead(302, { Location: "/one.svg" });
      if (request.url === "/gone") response.writeHead(404);
      response.end(request.url === "/endless" ? "<svg>".repeat(50_000) : square);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const brand = (path: string) => ({ brand: { logo: `http://127.0.0.1:${port}${path}` } });
    await expect(apply(brand("/one.svg"))).rejects.toThrow("cannot be fetched: It is not https.");
    process.env["WEBHOOK_ALLOW_PRIVATE"] = "1";
    await expect(apply(brand("/gone"))).rejects.toThrow(
      "/gone cannot be fetched: the status is 404",
    );
    await expect(apply(brand("/moved"))).rejects.toThrow("/moved cannot be fetched");
    await expect(apply(brand("/endless"))).rejects.toThrow("/endless must have at most 100 KB");
    expect(await list()).toEqual([]);
    await apply(brand("/one.svg"));
    expect(await applied()).toEqual({ logo: square });
    server.closeAllConnections();
    server.close();
  });
});

describe("kinward product init", () => {
  test("writes a file that can be applied as it is, with the schema for editors", async () => {
    const path = join(commands.folder.path, "mine.yaml");
    await initProductFile(path);
    const schema = /^# yaml-language-server: \$schema=(.*)$/m.exec(readFileSync(path, "utf8"));
    expect(existsSync(schema?.[1] ?? "")).toBe(true);
    await applyProductFile(path, { yes: true });
    expect(commands.printed).not.toContain("The notice lacks");
    expect(await list()).toMatchObject([{ productId: 1, name: "My game" }]);
  });

  test("overwrites a file only with --force", async () => {
    const path = commands.write("mine.yaml", "mine");
    await expect(initProductFile(path)).rejects.toThrow("already exists. Add --force");
    expect(readFileSync(path, "utf8")).toBe("mine");
    await initProductFile(path, { force: true });
    expect(readFileSync(path, "utf8")).toContain("productId");
  });
});

describe("kinward product show", () => {
  test("prints a file that changes nothing when it is applied", async () => {
    await apply({ minimumAge: 4 });
    commands.clear();
    await showProduct(1, {});
    const path = join(commands.folder.path, "shown.yaml");
    writeFileSync(path, commands.printed);
    expect(parse(commands.printed)).toMatchObject({ productId: 1, minimumAge: 4 });
    commands.clear();
    await applyProductFile(path);
    expect(commands.printed).toContain("up to date");
  });

  test("of an unknown product names the command that lists them", async () => {
    await expect(showProduct(2, {})).rejects.toThrow(
      "There is no product 2. `kinward product list` lists the products.",
    );
  });
});

test("kinward product list shows a row for each product, under headers", async () => {
  await listAllProducts({});
  expect(commands.printed).toContain("There are no products.");
  await apply();
  commands.clear();
  await listAllProducts({});
  expect(commands.printed).toMatch(
    /^ID +NAME +ORGANISATION +PERMISSIONS +VERSION\n1 +One +aurora +2 +\S+\n$/,
  );
});
