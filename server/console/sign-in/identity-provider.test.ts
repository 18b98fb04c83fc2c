import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { browserOf, type Browser } from "../../../testing/guardian-steps.js";
import { consoleOf } from "../../../testing/operator.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { OidcIssuer, type TokenClaims } from "../../../testing/verification/oidc-issuer.js";
import { readVouched } from "../../actions/operator/vouched.js";

/** The service is started after its issuer, which has to know the address to return to. */
const PUBLIC = "https://console.studio.example";
const RETURN = `${PUBLIC}/console/-/oidc/return`;
const START = "/console/-/oidc";
const SIGN_IN = "/console/-/sign-in";

let issuer: OidcIssuer;
let pages: PageServer;
let team: ReturnType<typeof consoleOf>;

const serve = (issuerUrl: string, more: Record<string, string> = {}, providerTimeoutMs = 5_000) =>
  startPageServer({
    publicUrl: PUBLIC,
    providerTimeoutMs,
    env: {
      CONSOLE_OIDC_ISSUER: issuerUrl,
      CONSOLE_OIDC_CLIENT_ID: "kinward-test",
      CONSOLE_OIDC_CLIENT_SECRET: "a secret of the client",
      ...more,
    },
  });

beforeAll(async () => {
  issuer = await OidcIssuer.start(RETURN, "a secret of the client");
  pages = await serve(issuer.url);
  team = consoleOf(pages);
});
afterAll(async () => {
  await pages.stop();
  await issuer.stop();
});

/** What the library says where a claim of the ID token is not what was asked for. */
const NONCE_DIFFERS = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";

/** Begins to sign in. Returns the browser, and where it was sent. */
async function begin(next = "") {
  const sent = await pages.get(`${START}${next}`);
  return { browser: browserOf(sent), address: new URL(sent.headers.location ?? "") };
}

/** Lets the issuer send the person back. Returns the path on the service. */
async function comeBack(address: URL, claims: TokenClaims): Promise<string> {
  issuer.claims = claims;
  return (await issuer.signIn(address.href, RETURN)).slice(PUBLIC.length);
}

async function signIn(claims: TokenClaims, next = "") {
  const { browser, address } = await begin(next);
  return pages.get(await comeBack(address, claims), browser);
}

const sessionOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): Browser => ({
  Cookie: /__Host-kinward-console=[^;]+/.exec(String(headers["set-cookie"]))?.[0] ?? "",
});

let people = 0;
const someone = () => ({ email: `person-${++people}@studio.example`, email_verified: true });

describe("signing in by an identity provider", () => {
  test("lets in who was invited, who joins with that, and leads on; the flow uses PKCE and a nonce", async () => {
    const person = someone();
    await team.invite(person.email, "viewer");
    const { address } = await begin();
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      redirect_uri: RETURN,
      response_type: "code",
      code_challenge_method: "S256",
      nonce: expect.stringMatching(/^[\w-]{22}$/) as unknown,
      state: expect.stringMatching(/^[\w-]{22}$/) as unknown,
    });
    const { status, headers } = await signIn(person, "?next=/console/aurora");
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: "/console/aurora",
    });
    expect(String(headers["set-cookie"])).toMatch(
      /__Host-kinward-console=[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure/,
    );
    const { text } = await pages.get("/console/aurora", sessionOf({ headers }));
    expect(text).toContain(person.email);
    expect(text).toContain("No passkey was used in this session");
  });

  test("gives the roles of the claim, in organisations that there are, and changes them", async () => {
    const person = someone();
    const roles = ["aurora:support", "aurora:owner", "unknown:owner", "aurora:king", "pebble", 7];
    const first = await signIn({ ...person, kinward_roles: roles });
    const browser = sessionOf(first);
    expect((await pages.get("/console/aurora", browser)).text).toContain("support of aurora");
    const second = await signIn({ ...person, kinward_roles: ["aurora:viewer"] });
    expect((await pages.get("/console/aurora", sessionOf(second))).text).toContain(
      "viewer of aurora",
    );
    expect((await pages.get("/console/aurora", browser)).status).toBe(303);
  });

  test("lets a person of several organisations choose", async () => {
    const person = someone();
    const { headers } = await signIn({
      ...person,
      kinward_roles: ["aurora:owner", "pebble:viewer"],
    });
    expect(headers.location).toMatch(/^\/console\/-\/link\//);
    expect((await pages.get(headers.location ?? "")).text).toMatch(/pebble\s+as\s+viewer/);
  });

  it.each<[string, TokenClaims]>([
    ["was never invited", someone()],
    ["has no role here", { ...someone(), kinward_roles: ["elsewhere:owner"] }],
    ["has an empty list of roles", { ...someone(), kinward_roles: [] }],
    ["has no address", { email_verified: true, kinward_roles: ["aurora:owner"] }],
    [
      "has an address that is not verified",
      { ...someone(), email_verified: false, kinward_roles: ["aurora:owner"] },
    ],
    [
      "has an address of which nothing is said",
      { email: "x@studio.example", kinward_roles: ["aurora:owner"] },
    ],
    [
      "has a malformed address",
      { email: "x@", email_verified: true, kinward_roles: ["aurora:owner"] },
    ],
  ])("refuses a person who %s", async (_what, claims) => {
    const before = await pages.rows();
    const { status, headers } = await signIn(claims);
    expect(status).toBe(403);
    expect(String(headers["set-cookie"])).not.toMatch(/kinward-console=/);
    expect({ ...(await pages.rows()), audit_log: 0 }).toEqual({ ...before, audit_log: 0 });
  });

  test("refuses another nonce, another state, another browser's flow, an old flow, and a code that was used", async () => {
    const person = someone();
    await team.invite(person.email);
    const another = async (change: (address: URL) => void) => {
      const { browser, address } = await begin();
      change(address);
      return pages.get(await comeBack(address, person), browser);
    };
    expect((await another((address) => address.searchParams.set("nonce", "another"))).status).toBe(
      403,
    );
    expect((await another((address) => address.searchParams.set("state", "another"))).status).toBe(
      403,
    );

    const { browser, address } = await begin();
    const back = await comeBack(address, person);
    expect((await pages.get(back)).status).toBe(403);
    expect(pages.log.at(-1)).toMatchObject({ failure: "refused", detail: NONCE_DIFFERS });
    const other = await begin();
    expect((await pages.get(back, other.browser)).status).toBe(403);
    // The code of one flow in another.
    const injected = new URL(back, PUBLIC);
    injected.searchParams.set("state", other.address.searchParams.get("state") ?? "");
    const sent = await pages.get(injected.pathname + injected.search, other.browser);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain("was not accepted");
    expect(String(sent.headers["set-cookie"])).not.toMatch(/kinward-console=/);

    const late = await begin();
    const lateBack = await comeBack(late.address, person);
    await pages.advance({ minutes: 10 });
    expect((await pages.get(lateBack, late.browser)).status).toBe(403);

    const good = await begin();
    const goodBack = await comeBack(good.address, person);
    expect((await pages.get(goodBack, good.browser)).status).toBe(303);
    expect((await pages.get(goodBack, good.browser)).status).toBe(403);
    expect((await pages.get(`${goodBack}&error=access_denied`, browser)).status).toBe(403);
  });

  test("says so where the provider is down or silent, and links by email still work", async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    const { port } = silent.address() as AddressInfo;
    const gone = await OidcIssuer.start(RETURN, "a secret of the client");
    const down = gone.url;
    await gone.stop();
    for (const url of [`http://127.0.0.1:${port}`, down]) {
      const without = await serve(url, {}, 300);
      const sent = await without.get(START);
      expect(sent.status).toBe(503);
      expect(sent.text).toContain("does not answer");
      expect((await without.get(SIGN_IN)).text).toContain("Send a link");
      await without.stop();
    }
    silent.closeAllConnections();
    silent.close();
  });

  test("is not there where no provider is configured", async () => {
    const without = await startPageServer();
    expect((await without.get(START)).status).toBe(404);
    expect((await without.get(SIGN_IN)).text).not.toContain(START);
    await without.stop();
  });
});

test("an address counts only where its domain is listed, whether or not it is called verified", () => {
  const readWith = (claims: TokenClaims, domains: readonly string[] | undefined) =>
    readVouched(claims, { domains, rolesClaim: "roles" })?.email;
  const read = (claims: TokenClaims) => readWith(claims, ["studio.example"]);
  expect(read({ email: "Kim@Studio.Example", email_verified: true })).toBe("Kim@Studio.Example");
  expect(read({ email: "kim@studio.example" })).toBe("kim@studio.example");
  for (const email of [
    "kim@evil.example",
    "kim@studio.example.evil.example",
    "kim@sub.studio.example",
  ])
    expect(read({ email, email_verified: true })).toBeUndefined();
  expect(read({ email: "kim@studio.example", email_verified: false })).toBeUndefined();
  expect(readWith({ email: "kim@studio.example" }, undefined)).toBeUndefined();
  expect(read({ email: ["kim@studio.example"], email_verified: true })).toBeUndefined();
});
