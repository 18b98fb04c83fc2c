import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { PAGES } from "./index.js";
import { methodsOf, page, pathsOf, type PageHandler } from "./shell/page.js";

let pages: PageServer;
beforeAll(async () => void (pages = await startPageServer()));
afterAll(() => pages.stop());

describe("every page", () => {
  const paths = async () => {
    const link = pages.linkOf(await pages.mint());
    return [
      "/",
      "/code",
      "/mailbox",
      "/family",
      "/family/sent",
      "/family/unknown",
      "/family/sign-in/unknown",
      "/family/override/unknown",
      link,
      `${link}/documents/terms`,
      "/widgets/consent/unknown",
      "/code/unknown",
      "/widgets/",
    ];
  };

  test("is not kept, scripted or framed, sets no cookie and asks nothing of other sites", async () => {
    for (const path of await paths()) {
      const { headers, text: body } = await pages.get(path);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors /,
      );
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "same-origin",
        "content-type": "text/html; charset=utf-8",
      });
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["x-frame-options"]).toBeUndefined();
      expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|src="(?!\/widgets\/brand\/101\/)/);
    }
  });

  test("is sent compressed to browsers that take it so, and means the same", async () => {
    for (const path of [...(await paths()), "/widgets/style.css"]) {
      const plain = await pages.get(path);
      for (const encoding of ["br", "gzip"]) {
        const headers = { "Accept-Encoding": encoding };
        const sent = await pages.fetch(`${pages.baseUrl}${path}`, { headers });
        expect([sent.status, sent.headers.get("content-encoding")]).toEqual([
          plain.status,
          encoding,
        ]);
        expect(sent.headers.get("vary")).toContain("Accept-Encoding");
        expect(Number(sent.headers.get("content-length"))).toBeLessThan(plain.text.length * 0.7);
        const withoutNonces = (text: string) => text.replace(/name="nonce" value="[^"]*"/g, "");
        expect(withoutNonces(await sent.text())).toBe(withoutNonces(plain.text));
      }
      expect(plain.headers).not.toHaveProperty("content-encoding");
    }
  });

  test("weighs under 30 KB with its styles, and has a language, a title and one heading", async () => {
    const styles = (await pages.get("/widgets/style.css")).text.length;
    for (const path of await paths()) {
      const { text: body } = await pages.get(path);
      expect(body.length + styles).toBeLessThan(30_000);
      expect(body).toMatch(/<html lang="en" dir="ltr">/);
      expect(body).toMatch(/<title>[^<]+<\/title>/);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    }
  });

  test("answers HEAD like GET without a body, and other methods with 405", async () => {
    for (const path of ["/", "/code", "/family", pages.linkOf(await pages.mint())]) {
      const [get, head] = [await pages.get(path), await pages.send({ method: "HEAD", path })];
      expect(head).toMatchObject({ status: get.status, text: "" });
      expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
      const put = await pages.send({ method: "PUT", path });
      expect(put.status).toBe(405);
      expect(put.headers.allow).toMatch(/^GET, HEAD/);
    }
  });

  test("leaves the paths of others alone", async () => {
    expect(await pages.get("/api/v1/thing")).toMatchObject({
      status: 404,
      text: '{"error":"NOT_FOUND"}',
    });
    expect((await pages.get("/api/v1/thing")).headers["content-security-policy"]).toBeUndefined();
  });
});

describe.each(PAGES.flatMap((one) => pathsOf(one).map((path) => [path, methodsOf(one)] as const)))(
  "the page %s",
  (path, methods) => {
    const address = path.replace(/:\w+/g, "unknown");

    test("names its methods where it refuses another", async () => {
      const { status, headers } = await pages.send({ method: "DELETE", path: address });
      expect(status).toBe(405);
      expect(headers.allow).toBe(methods.join(", "));
    });

    test("takes no form of another site, and none where it has none", async () => {
      const { status } = await pages.post(address, {}, { Origin: "https://evil.example" });
      expect(status).toBe(methods.includes("POST") ? 403 : 405);
    });
  },
);

describe("an entry of the table of pages", () => {
  const needsToken: PageHandler<"token"> = () => {};

  test("does not compile without a handler, or with one that needs a parameter its path does not have", () => {
    page({ path: "/example/:token", show: needsToken });
    // @ts-expect-error: a page has to show something or take a form.
    page({ path: "/example" });
    // @ts-expect-error: the path has no token.
    page({ path: "/example", show: needsToken });
    expect(methodsOf({ submit: needsToken as PageHandler })).toEqual(["POST"]);
  });
});

describe("the style sheet", () => {
  test("may be kept for ever by the address that the pages name, and not by another", async () => {
    const href =
      /href="(\/widgets\/style\.css[^"]*)"/.exec((await pages.get("/code")).text)?.[1] ?? "";
    const named = await pages.get(href);
    expect(named.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(named.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await pages.get("/widgets/style.css")).headers["cache-control"]).toBe("no-cache");
  });

  test("fetches nothing", async () => {
    expect((await pages.get("/widgets/style.css")).text).not.toMatch(/url\(|@import/);
  });
});

describe("the brand of a product", () => {
  const filesOf = async (path: string) => {
    const { text: body } = await pages.get(path);
    return [...body.matchAll(/(?:src|href)="(\/widgets\/brand\/[^"]+)"/g)].map(([, at = ""]) => at);
  };

  test("is on the page that asks, as files of this site that may be kept for ever and run nothing", async () => {
    const link = pages.linkOf(await pages.mint());
    const [style = "", logo = ""] = await filesOf(link);
    expect(await pages.get(style)).toMatchObject({
      text: expect.stringMatching(
        /^:root\{--accent:#4b36b5;.*@media \(prefers-color-scheme:dark\)/,
      ),
      headers: {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
    const picture = await pages.get(logo);
    expect(picture.text).toMatch(/^<svg /);
    expect(picture.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const outdated = logo.replace(/[^/]+\/logo$/, "outdated/logo");
    expect((await pages.get(outdated)).headers["cache-control"]).toBe("no-cache");
  });

  test("is not on pages that are about no product, and unknown where a product has none", async () => {
    expect(await filesOf("/family")).toEqual([]);
    expect(await filesOf(pages.linkOf(await pages.mint({ productId: 201 })))).toEqual([]);
    for (const path of ["/201/a/logo", "/201/a/style.css", "/999/a/logo", "/constructor/a/logo"])
      expect((await pages.get(`/widgets/brand${path}`)).status).toBe(404);
  });
});

describe("a public address with a path of its own", () => {
  test("stands before every path on the pages", async () => {
    const other = await startPageServer({ env: { PUBLIC_URL: "https://family.example/kinward/" } });
    const challenge = await other.mint();
    const { text: body } = await other.get(other.linkOf(challenge));
    expect(body).toContain('href="/kinward/widgets/style.css?');
    expect(body).toContain(`action="/kinward${other.linkOf(challenge)}"`);
    await other.stop();
  });
});

describe("an error of the service", () => {
  test("is a page that says so, and a line in the log", async () => {
    const other = await startPageServer();
    const link = other.linkOf(await other.mint());
    Object.assign(other.services.catalogue, { product: () => undefined });
    const { status, text: body } = await other.get(link);
    expect(status).toBe(500);
    expect(body).toContain("Sorry, something went wrong");
    expect(other.lines.join()).toContain("page failed");
    await other.stop();
  });
});
