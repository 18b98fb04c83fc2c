import { readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";

import { parse } from "yaml";

import { testPolicy } from "../../testing/policy.js";
import {
  customPermission as custom,
  faultsOf,
  leastFile as least,
  readParts as read,
} from "../../testing/product.js";
import { asFile } from "./translations.js";
import { asProduct, ProductFileError, readProductFile } from "./read.js";

const policy = testPolicy();
const MADE = { now: 0, policy };

describe("a product file", () => {
  test("needs a number, a name, an organisation and a permission, and has defaults for the rest", () => {
    expect(read({})).toEqual({
      ...least,
      minimumAge: 0,
      essentialProductIds: [],
      childLiteAccess: false,
      ageCollectionMethods: ["date-of-birth"],
      documents: [],
      allowances: [],
      activityTypes: [],
      origins: [],
      appSchemes: [],
      webhooks: [],
      retentionDays: {},
      guardianAssurance: "confirmed",
      guardianVerificationDays: 365,
    });
  });

  /** If this goes, a name can end the subject line of a mail and begin a header. */
  test.each(["\r", "\n", "\r\n", "\t", "\u0000", "\u0085", "\u2028", "\u2029"])(
    "has names of one line, without %j",
    (character) => {
      const name = `Seven${character}Bcc: x@y.example`;
      const document = { id: "terms", url: "https://seven.example/terms", version: "1" };
      const expectation =
        "must be text in one line, with at least one character and none that controls text or its direction";
      expect(faultsOf({ name })).toEqual([`name: ${expectation}`]);
      expect(faultsOf({ documents: [{ ...document, name }] })).toEqual([
        `documents.0.name: ${expectation}`,
      ]);
      expect(
        faultsOf({ permissions: [{ name: "guild", custom: { ...custom, title: name } }] }),
      ).toEqual([`permissions.0.custom.title: ${expectation}`]);
    },
  );

  test.each(["starfall", "starfall-account", "pebble-club"])(
    "%s of the demo can be read",
    (name) => {
      const text = readFileSync(new URL(`demo/${name}.yaml`, import.meta.url), "utf8");
      expect(readProductFile(text, policy).permissions.length).toBeGreaterThan(0);
    },
  );

  test("that was read can be written as JSON and read again, to the same version", () => {
    const text = readFileSync(new URL("demo/starfall.yaml", import.meta.url), "utf8");
    const config = readProductFile(text, policy);
    const again = readProductFile(JSON.stringify(asFile(config)), policy);
    expect(again).toEqual(config);
    expect(asProduct(again, undefined, MADE).version).toBe(
      asProduct(config, undefined, MADE).version,
    );
  });

  test("that is read again is as it stands in the file, whatever was done with what was read first", () => {
    const text = readFileSync(new URL("demo/starfall.yaml", import.meta.url), "utf8");
    const first = readProductFile(text, policy);
    const before = structuredClone(first);
    (first.permissions as unknown[]).length = 0;
    expect(readProductFile(text, policy)).toEqual(before);
  });

  test("with another content has another version", () => {
    const version = (parts: object) => asProduct(read(parts), undefined, MADE).version;
    expect(version({ minimumAge: 4 })).not.toBe(version({ minimumAge: 5 }));
    expect(version({})).toBe(version({}));
  });

  test.each(["", "- a", "just text", "null"])("that is %j is refused readably", (text) => {
    expect(() => readProductFile(text, policy)).toThrow(
      new ProductFileError("the file: must be an object"),
    );
  });

  test.each(["a: [", "name: a\nname: b", "&a [*a, *b]", "a: 1\n---\nb: 2"])(
    "that is not YAML, %j, says so",
    (text) => {
      expect(() => readProductFile(text, policy)).toThrow(/^This is not YAML: /);
    },
  );

  test("with faults of form and of meaning lists all of them at once, a line each", () => {
    const faults = faultsOf({
      name: "",
      colour: "red",
      minimumAge: 1.5,
      essentialProductIds: [7],
      permissions: [
        { name: "Multi Player" },
        { name: "no-such" },
        { name: "mods" },
        { name: "mods" },
      ],
      allowances: [
        { name: "spend", type: "numerical", min: 1, max: 5, default: 9 },
        { name: "turns", type: "numerical", min: 1, max: 5, default: 0 },
        { name: "partners", type: "selection", options: ["friends"], default: "everyone" },
        { name: "hours", type: "numerical", min: 1, default: 2 },
        { name: "pets", type: "animal" },
      ],
      origins: ["https://a.example/path", "https://b.example:443"],
      appSchemes: ["javascript"],
    });
    expect(faults).toEqual([
      "the file: colour is not a known key.",
      "name: must be text in one line, with at least one character and none that controls text or its direction",
      "minimumAge: must be an integer from 0 to 150",
      "permissions.0.name: must be at most 64 lower-case letters and digits, in words joined by hyphens, such as voice-chat",
      "allowances.3: max is required",
      "allowances.4: type must be one of numerical, selection",
      "origins.0: must be an origin without a path, such as https://game.example; http only for localhost and 127.0.0.1",
      "permissions: mods is listed twice",
      "permissions: no-such is not a standard permission. A permission of your own needs `custom`; `kinward permission list` lists the standard ones.",
      "allowances: the default of spend is not between its min and max",
      "allowances: the default of turns is not between its min and max",
      "allowances: the default of partners is not one of its options",
      "origins: https://b.example:443 is not an origin, such as https://b.example",
      "appSchemes: javascript is reserved; an app needs a scheme of its own",
      "essentialProductIds: a product cannot be essential to itself",
    ]);
  });

  test.each([
    [{ permissions: ["mods"] }, 'permissions.0: must be an object such as {"name": "voice-chat"}'],
    [
      { documents: [{ id: "terms", name: "Terms", url: "https://a.example/", version: 1 }] },
      "documents.0.version: must be text; put it in quotes",
    ],
    [
      { verification: { id: ["bank"] }, providers: { bank: { kind: "oicd" } } },
      "providers.bank: kind must be one of oidc, oidc-agekey, openid4vp-mdoc, redirect, card, sms-plus, signed-form, call, simulated",
    ],
    [
      {
        allowances: [{ name: "spend", type: "animal" }],
        spending: [{ allowance: "spend", currency: "USD", period: "week" }],
      },
      "allowances.0: type must be one of numerical, selection",
    ],
  ])("with one fault names that alone, and how to mend it: %j", (parts, fault) => {
    expect(faultsOf(parts)).toEqual([fault]);
  });

  test("with an unknown value lists the known ones", () => {
    expect(faultsOf({ ageCollectionMethods: ["guess"] })).toEqual([
      "ageCollectionMethods.0: must be one of date-of-birth, age-slider, platform-account",
    ]);
    expect(
      faultsOf({ permissions: [{ name: "guild", custom: { ...custom, minor: "guardian-on" } }] }),
    ).toEqual([
      "permissions.0.custom.minor: must be one of player-on, player-off, guardian-off, prohibited",
    ]);
  });
});

/** If this goes, the author of a product file can have the service's own secrets sent to an address of theirs. */
describe("variables of the environment whose names do not begin with KINWARD_PROVIDER_", () => {
  const redirect = {
    ...{ kind: "redirect", beginUrl: "https://a.example", secretName: "KINWARD_PROVIDER_A" },
  };
  const oidc = {
    ...{ kind: "oidc", issuer: "https://a.example", clientId: "a", scope: "openid" },
    claims: { age: "age" },
  };
  const card = {
    ...{ kind: "card", secretName: "KINWARD_PROVIDER_A", webhookSecretName: "KINWARD_PROVIDER_B" },
  };
  test.each([
    ["beginUrl", { ...redirect, beginUrl: "https://a.example/${KINWARD_SECRET}" }],
    ["beginUrl", { ...redirect, beginUrl: "${KINWARD_PROVIDER_A}${DATABASE_URL}" }],
    ["beginUrl", { ...redirect, beginUrl: "${KINWARD_PROVIDER_}" }],
    ["secretName", { ...redirect, secretName: "KINWARD_SECRET" }],
    ["secretName", { ...card, secretName: "KINWARD_SECRET" }],
    ["webhookSecretName", { ...card, webhookSecretName: "STRIPE_SECRET" }],
    ["apiBase", { ...card, apiBase: "https://${HOME}.example" }],
    ["secretName", { ...redirect, secretName: "KINWARD_PROVIDER_" }],
    ["issuer", { ...oidc, issuer: "https://${HOME}.example" }],
    ["clientId", { ...oidc, clientId: "${kinward_provider_a}" }],
    ["clientSecretName", { ...oidc, clientSecretName: "SMTP_URL" }],
    [
      "trustedIssuers",
      { kind: "openid4vp-mdoc", trustedIssuers: "-----BEGIN CERTIFICATE-----\n${KINWARD_SECRET}" },
    ],
  ])("are refused in %s: %j", (key, provider) => {
    expect(faultsOf({ providers: { a: provider } })).toEqual([
      expect.stringMatching(
        `^providers\\.a\\.${key}: must be .* KINWARD_PROVIDER_.*no other variables of the environment$`,
      ),
    ]);
  });

  test("are the only ones that are refused", () => {
    const clientId = "${KINWARD_PROVIDER_A} costs $5 {or} $";
    expect(faultsOf({ providers: { a: redirect, b: { ...oidc, clientId } } })).toEqual([]);
  });
});

describe("a jurisdiction in a product file", () => {
  const simulated = ["simulated"];
  test.each([
    [
      { guardianAssurance: { UK: "verified" } },
      "guardianAssurance: UK is not an ISO 3166 code; did you mean GB?",
    ],
    [
      { guardianAssurance: { "US-ZZ": "verified" } },
      "guardianAssurance: US-ZZ is not an ISO 3166 code.",
    ],
    [{ verification: { id: { XK: simulated } } }, "verification.id: XK is not an ISO 3166 code."],
    [
      { guardianAssurance: { PR: "verified", "US-PR": "attested" } },
      "guardianAssurance: PR and US-PR are one place; list one of them",
    ],
    [
      { guardianAssurance: { us: "verified", US: "attested" } },
      "guardianAssurance: US is listed twice",
    ],
    [
      { guardianAssurance: { US: "verified", us: "attested" } },
      "guardianAssurance: US is listed twice",
    ],
    [
      { guardianAssurance: { USA: "verified" } },
      "guardianAssurance: USA must be default or an ISO 3166 code such as US or US-CA",
    ],
    [
      { guardianAssurance: { US: "sure" } },
      "guardianAssurance.US: must be one of attested, confirmed, confirmed-plus, verified",
    ],
    [{ guardianAssurance: {} }, "guardianAssurance: must have at least 1 key"],
    [{ emailPlusDelayHours: 0 }, "emailPlusDelayHours: must be an integer from 1 to 72"],
    [{ emailPlusDelayHours: 73 }, "emailPlusDelayHours: must be an integer from 1 to 72"],
    [{ places: ["US", "XK"] }, "places: XK is not an ISO 3166 code."],
    [{ places: ["us", "US"] }, "places: US is listed twice"],
    [{ places: ["PR", "US-PR"] }, "places: PR and US-PR are one place; list one of them"],
    [{ places: ["default"] }, "places.0: must be an ISO 3166 code such as US or US-CA"],
    [
      { guardianAssurance: "sure" },
      "guardianAssurance: must be attested, confirmed, confirmed-plus or verified, or one of them for each ISO 3166 code beside default",
    ],
    [
      { verification: { id: "simulated" } },
      "verification.id: must be a list of names of providers, or such a list for each ISO 3166 code beside default",
    ],
  ])("that does not exist is refused with a suggestion, in one line: %j", (parts, fault) => {
    expect(faultsOf(parts)).toEqual([fault]);
  });

  test("is read in any case", () => {
    const { guardianAssurance, verification } = read({
      guardianAssurance: { default: "attested", us: "verified", "us-ca": "confirmed" },
      verification: { id: { gb: simulated } },
    });
    expect(guardianAssurance).toEqual({
      default: "attested",
      US: "verified",
      "US-CA": "confirmed",
    });
    expect(verification).toEqual({ id: { GB: simulated } });
  });
});

test("a provider without a kind, or of an unknown one, is answered with the kinds", () => {
  const expected = [
    "providers.a: kind must be one of oidc, oidc-agekey, openid4vp-mdoc, redirect, card, sms-plus, signed-form, call, simulated",
  ];
  expect(faultsOf({ providers: { a: { kind: "saml" } } })).toEqual(expected);
  expect(faultsOf({ providers: { a: {} } })).toEqual(expected);
});

test("a form that no one could send is refused", () => {
  const form = { kind: "signed-form" };
  const company = { name: "Seven", address: "1 Beach Road" };
  expect(faultsOf({ providers: { form } })).toEqual([
    "providers.form: no one could send the form; add `email`, `fax` or `company.address`",
  ]);
  expect(faultsOf({ providers: { form }, company })).toEqual([]);
  expect(faultsOf({ providers: { form: { ...form, fax: "+1 800 555 0101" } } })).toEqual([]);
});

test("a call needs a number with its country, and hours in the language of the file", () => {
  const call = { kind: "call", telephone: "+1 800 555 0100", hours: "Every day" };
  const faults = (parts: object) => faultsOf({ providers: { call: { ...call, ...parts } } });
  expect(faults({})).toEqual([]);
  for (const telephone of ["0800 555 0100", "+1 800 CALL NOW", "tel:+18005550100"])
    expect(faults({ telephone })).toEqual([
      "providers.call.telephone: must be a number with the code of its country, such as +1 800 555 0100",
    ]);
  expect(faults({ hours: { de: "Täglich" } })).toEqual([
    expect.stringContaining("providers.call.hours: needs en too"),
  ]);
});

test("what shows that a guardian is an adult is refused as a proof of an age", () => {
  const secrets = { secretName: "KINWARD_PROVIDER_A", webhookSecretName: "KINWARD_PROVIDER_B" };
  const providers = { shop: { kind: "card", ...secrets } };
  expect(faultsOf({ providers, verification: { trustedAdult: ["shop"] } })).toEqual([]);
  const verification = { accessAge: { US: ["shop"] }, id: ["shop"] };
  expect(faultsOf({ providers, verification })).toEqual([
    "verification.accessAge: shop shows no age; its kind is for trustedAdult alone",
    "verification.id: shop shows no age; its kind is for trustedAdult alone",
  ]);
});

/** If this goes, a name that reverses text can change how the rest of a sentence on a guardian's page reads. */
test.each(["\u202e", "\u2066", "\u200f", "\u061c"])(
  "characters that change the direction of text are refused in all that guardians read: %j",
  (control) => {
    const name = `Seven${control}`;
    const document = { id: "t", name: "T", url: "https://a.example", version: "1" };
    const company = { name: "Seven" };
    for (const parts of [
      { name },
      { company: { name } },
      { company: { ...company, address: name } },
      { purpose: name },
      { purpose: { en: name } },
      { documents: [{ ...document, name }] },
      { documents: [{ ...document, name: { en: "T", ar: name } }] },
      { documents: [{ ...document, version: name }] },
      { documents: [{ ...document, retention: name }] },
      { permissions: [{ name: "guild", custom: { ...custom, title: name } }] },
      { permissions: [{ name: "guild", custom: { ...custom, title: { en: name } } }] },
      { providers: { a: { kind: "oidc-agekey", clientId: "a", title: name } } },
    ])
      expect([parts, faultsOf(parts)]).toEqual([
        parts,
        [expect.stringMatching(/controls (text or its|its) direction$/)],
      ]);
  },
);

test("no fault of a product file is a pattern: the schema has words for each", () => {
  const schema = readFileSync(new URL("product.schema.yaml", import.meta.url), "utf8");
  const wordless = (node: unknown): object[] =>
    typeof node !== "object" || node === null
      ? []
      : [
          ...("pattern" in node && !("x-expects" in node) ? [node] : []),
          ...Object.values(node).flatMap(wordless),
        ];
  expect(wordless(parse(schema))).toEqual([]);
});

describe("a name that is nearly right gets a suggestion:", () => {
  test.each([
    [
      "a key",
      { minimumAgee: 4 },
      "the file: minimumAgee is not a known key; did you mean `minimumAge`?",
    ],
    [
      "a key further down",
      { documents: [{ id: "t", nam: "T", name: "T", url: "https://a.example", version: "1" }] },
      "documents.0: nam is not a known key; did you mean `name`?",
    ],
    [
      "a permission",
      { permissions: [{ name: "text-chat-pubic" }] },
      "permissions: text-chat-pubic is not a standard permission; did you mean `text-chat-public`? A",
    ],
    [
      "an event type",
      { webhooks: [{ url: "https://a.example", events: ["Challenge.StatusChange"] }] },
      "webhooks: Challenge.StatusChange is not an event type; did you mean `Challenge.StateChange`? The types are",
    ],
  ])("%s", (_what, parts, message) => {
    expect(faultsOf(parts)).toEqual([expect.stringContaining(message)]);
  });
});

describe("refused is", () => {
  test.each([
    [
      "a custom permission named like a standard one",
      { permissions: [{ name: "multiplayer", custom }] },
      "is a standard permission, which cannot have `custom`",
    ],
    [
      "an unknown permission",
      { permissions: [{ name: "constructor" }] },
      "is not a standard permission",
    ],
    [
      "a document that is listed twice",
      {
        documents: [1, 2].map((version) => ({
          id: "terms",
          name: "Terms",
          url: "https://a.example/t",
          version: String(version),
        })),
      },
      "documents: terms is listed twice",
    ],
    [
      "a document on plain http",
      { documents: [{ id: "t", name: "T", url: "http://a.example", version: "1" }] },
      "documents.0.url: must be an https URL of at most 2048 characters",
    ],
    [
      "a document at a javascript address",
      { documents: [{ id: "t", name: "T", url: "javascript:alert(1)", version: "1" }] },
      "documents.0.url: must be an https URL of at most 2048 characters",
    ],
    [
      "an activity type whose schema has an unknown type",
      { activityTypes: [{ name: "match", schema: { type: "thing" } }] },
      "the schema of match at /type: must be equal",
    ],
    [
      "an activity type whose schema is elsewhere",
      { activityTypes: [{ name: "match", schema: { $ref: "https://a.example/s" } }] },
      "the schema of match at /$ref: must be #/$defs/ and a name",
    ],
    [
      "an activity type whose schema has an unknown keyword",
      { activityTypes: [{ name: "match", schema: { type: "object", propertys: {} } }] },
      "the schema of match at /propertys: is not supported",
    ],
    ["a negative minimum age", { minimumAge: -1 }, "minimumAge: must be an integer from 0 to 150"],
    ["a minimum age over 150", { minimumAge: 151 }, "minimumAge: must be an integer from 0 to 150"],
    [
      "a product without permissions",
      { permissions: [] },
      "permissions: must be an array of 1 to 200 items",
    ],
    [
      "a number in quotes",
      { productId: "7" },
      "productId: must be an integer from 1 to 2147483647",
    ],
  ])("%s", (_what, parts, message) => {
    expect(faultsOf(parts)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    "https://a.example/",
    "https://a.example/path",
    "https://A.example",
    "http://a.example",
    "https://*.example",
    "https://a.example?x",
    "https://u:p@a.example",
    "https://a b.example",
    "null",
    "https://1",
    "https://a.example:443",
    "http://localhost:80",
    "https://a.example:99999",
    "https://a.example; script-src *",
  ])("%s as an origin", (origin) => expect(faultsOf({ origins: [origin] })).toHaveLength(1));

  test.each([
    "javascript",
    "data",
    "vbscript",
    "http",
    "https",
    "file",
    "blob",
    "about",
    "filesystem",
    "view-source",
    "intent",
    "JavaScript",
    "a:b",
    "1a",
    "",
  ])("%j as an app scheme", (scheme) => expect(faultsOf({ appSchemes: [scheme] })).toHaveLength(1));
});

describe("taken is", () => {
  test.each([
    [
      "an origin with a port",
      { origins: ["https://a.example:8443", "http://localhost:3000", "http://127.0.0.1:3000"] },
    ],
    ["an app's own scheme", { appSchemes: ["starfall", "com.example.game", "x-y+z"] }],
    [
      "a custom permission",
      {
        permissions: [
          { name: "guild", custom },
          { name: "vault", custom: { ...custom, verifiedAge: 18 } },
        ],
      },
    ],
    [
      "a schema without types",
      {
        activityTypes: [
          { name: "match", schema: { properties: { map: { maxLength: 3 } }, required: ["map"] } },
        ],
      },
    ],
    [
      "two schemas with the same id",
      {
        activityTypes: ["a", "b"].map((name) => ({
          name,
          schema: { $id: "https://a.example/s", type: "object" },
        })),
      },
    ],
  ])("%s", (_what, parts) => expect(faultsOf(parts)).toEqual([]));
});

describe("an allowance", () => {
  const file = (allowance: object, more: object = {}) =>
    JSON.stringify({
      productId: 101,
      name: "Starfall",
      organisation: "aurora",
      permissions: [{ name: "multiplayer" }],
      allowances: [{ name: "spend", type: "numerical", min: 0, max: 9, default: 0, ...allowance }],
      ...more,
    });
  const spending = (currency: string) => ({
    spending: [{ allowance: "spend", currency, period: "week" }],
  });

  test("has a title by language and a currency in any letter case", () => {
    const title = { en: "Money for gems", fr: "Argent pour les gemmes" };
    const { allowances, spending: limits } = readProductFile(
      file({ title, currency: "eur" }, spending("Eur")),
      policy,
    );
    expect(allowances).toEqual([
      expect.objectContaining({ title: title.en, titles: { fr: title.fr }, currency: "EUR" }),
    ]);
    expect(limits).toEqual([expect.objectContaining({ currency: "EUR" })]);
  });

  test.each<[string, object, object, string]>([
    [
      "a currency that there is not",
      { currency: "usx" },
      {},
      "allowances: USX is not a currency of ISO 4217",
    ],
    [
      "a limit in another currency",
      { currency: "EUR" },
      spending("usd"),
      "spending: spend is in EUR, not in USD",
    ],
    [
      "no title in the file's own language",
      { title: { fr: "Argent" } },
      {},
      "allowances.0.title: needs en too",
    ],
  ])("with %s is refused", (_what, allowance, more, fault) => {
    expect(() => readProductFile(file(allowance, more), policy)).toThrow(fault);
  });
});

describe("how laws count for a product", () => {
  test("is kept as it was written", () => {
    const law = {
      enjoined: "obey",
      transition: "ignore",
      decided: [{ id: "EU-dsa-28", applies: false, because: "no user content" }],
      releases: "reviewed",
    };
    expect(read({ services: ["online-game"], law })).toMatchObject({
      services: ["online-game"],
      law,
    });
  });

  test.each<[string, object, string]>([
    ["a service that is none", { services: ["games"] }, "services.0: must be one of"],
    ["no service at all", { services: [] }, "services: must"],
    [
      "a law that is not on file",
      { law: { decided: [{ id: "EU-dsa-29", applies: true, because: "x" }] } },
      "law.decided: EU-dsa-29 is not a law on file",
    ],
    [
      "a law that leaves nothing to decide",
      { law: { decided: [{ id: "US-coppa", applies: false, because: "x" }] } },
      "law.decided: US-coppa leaves nothing to decide; take it out",
    ],
    [
      "a law twice",
      {
        law: {
          decided: [
            { id: "EU-dsa-28", applies: true, because: "x" },
            { id: "EU-dsa-28", applies: false, because: "y" },
          ],
        },
      },
      "law.decided: EU-dsa-28 is listed twice",
    ],
    [
      "a decision without a reason",
      { law: { decided: [{ id: "EU-dsa-28", applies: true }] } },
      "because is required",
    ],
    ["a word that is none", { law: { enjoined: "sometimes" } }, "law.enjoined: must be one of"],
  ])("cannot be %s", (_, parts, fault) => {
    expect(faultsOf(parts)).toEqual([expect.stringContaining(fault)]);
  });
});
