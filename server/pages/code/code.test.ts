import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { renewPassword } from "../../actions/challenge/challenge-secrets.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { START, startPageServer, type PageServer } from "../../../testing/page-server.js";
import { addWrongPassword } from "../../store/challenges/passwords.js";
import { MOST_WRONG_OF_ALL, MOST_WRONG_OF_SITE } from "./attempts.js";
import { hiddenFields } from "../../../testing/pages.js";

const MINUTE = 60_000;
const WRONG = "0000-0000";

let pages: PageServer;
beforeEach(async () => void (pages = await startPageServer()));
afterEach(() => pages.stop());

const fresh = async () => hiddenFields((await pages.get("/code")).text)["nonce"] ?? "";
const enter = async (code: string, headers: Record<string, string> = {}, nonce?: string) =>
  pages.post("/code", { nonce: nonce ?? (await fresh()), code }, headers);
const enterWrong = async (times: number, headers: Record<string, string> = {}) => {
  for (let time = 0; time < times; time++) expect((await enter(WRONG, headers)).status).toBe(422);
};
const at = (minutes: number, ms = 0) => pages.clock.advanceTo(START + minutes * MINUTE + ms);

describe("the page for codes", () => {
  test("leads from a one-time password to the page of its challenge", async () => {
    const challenge = await pages.mint();
    const { status, headers } = await enter(pages.oneTimePasswordOf(challenge));
    expect(status).toBe(303);
    expect(headers.location).toBe(pages.linkOf(challenge));
    expect((await pages.get(headers.location ?? "")).status).toBe(200);
  });

  test("takes it in any case, with spaces and hyphens, and O, I and L for digits", async () => {
    const challenge = await pages.mint();
    const typed = pages
      .oneTimePasswordOf(challenge)
      .toLowerCase()
      .replaceAll("0", "o")
      .replaceAll("1", "l");
    expect((await enter(` ${typed.slice(0, 4)} - ${typed.slice(4)} `)).status).toBe(303);
  });

  test("does not open the challenge by itself: the page that follows does", async () => {
    const challenge = await pages.mint();
    await enter(pages.oneTimePasswordOf(challenge));
    expect((await pages.read(challenge)).status).toBe("PENDING");
  });

  test("takes it for ten minutes, and not a millisecond longer", async () => {
    const challenge = await pages.mint();
    at(10, -1);
    expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(303);
    at(10);
    expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(422);
  });

  test("takes the newest only", async () => {
    const challenge = await pages.mint();
    const { keyring, store } = pages.services;
    const renewed = await store.write((tx) =>
      renewPassword(tx, { keyring, now: START }, challenge),
    );
    expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(422);
    expect((await enter(pages.oneTimePasswordOf(renewed))).status).toBe(303);
  });

  test("takes none of a challenge that was decided", async () => {
    const [decided, replaced] = [await pages.mint(), await pages.mint()];
    const newest = await pages.mint({ prior: replaced, kuid: replaced.kuid });
    for (const challenge of [decided, newest])
      await pages.services.store.write((tx) => changeChallenge(tx, challenge, { status: "PASS" }));
    for (const challenge of [decided, replaced, newest])
      expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(422);
  });

  test("leads from the password of a challenge that was replaced to the newest, within its ten minutes", async () => {
    const first = await pages.mint();
    const { kuid } = first;
    const second = await pages.mint({ prior: first, kuid });
    at(9);
    const newest = await pages.mint({ prior: second, kuid });
    for (const { password, challengeId } of [first, second, newest]) {
      const { headers } = await enter(pages.oneTimePasswordOf({ ...first, password, challengeId }));
      expect(headers.location).toBe(pages.linkOf(newest));
    }
    at(10);
    for (const challenge of [first, second])
      expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(422);
    expect((await enter(pages.oneTimePasswordOf(newest))).status).toBe(303);
  });

  test("leads to a link that works, also where the old one has run out", async () => {
    const challenge = await pages.mint();
    at(14 * 24 * 60);
    const { keyring, store, clock } = pages.services;
    const renewed = await store.write((tx) =>
      renewPassword(tx, { keyring, now: clock.now() }, challenge),
    );
    const { headers } = await enter(pages.oneTimePasswordOf(renewed));
    expect(headers.location).not.toBe(pages.linkOf(challenge));
    expect((await pages.get(headers.location ?? "")).status).toBe(200);
  });

  test("says what is wrong and keeps what was typed", async () => {
    const { status, text: body } = await enter("<b>&");
    expect(status).toBe(422);
    expect(body).toContain("This code does not work.");
    expect(body).toContain('value="&lt;b&gt;&amp;"');
    expect((await enter(" ")).text).toContain("Enter the code of 8 letters and numbers.");
  });

  test("needs a nonce that is its own and unused", async () => {
    const challenge = await pages.mint();
    const consentPage =
      hiddenFields((await pages.get(pages.linkOf(challenge))).text)["nonce"] ?? "";
    const nonce = await fresh();
    await enter(WRONG, {}, nonce);
    for (const bad of ["", "x", consentPage, nonce]) {
      const { status, text: body } = await enter(pages.oneTimePasswordOf(challenge), {}, bad);
      expect(status).toBe(403);
      expect(body).toContain('href="/code"');
    }
  });

  test("takes nothing that another site sent", async () => {
    const challenge = await pages.mint();
    expect(
      (await enter(pages.oneTimePasswordOf(challenge), { Origin: "https://evil.example" })).status,
    ).toBe(403);
  });
});

describe("five wrong entries within ten minutes", () => {
  test("lock the address for ten minutes, for a right password too", async () => {
    await enterWrong(5);
    const {
      status,
      headers,
      text: body,
    } = await enter(pages.oneTimePasswordOf(await pages.mint()));
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe("600");
    expect(body).toContain("Too many wrong codes");
    at(10, -1);
    expect((await enter(WRONG)).headers["retry-after"]).toBe("1");
    at(10);
    expect((await enter(pages.oneTimePasswordOf(await pages.mint()))).status).toBe(303);
  });

  test("are five again after the lock: what was wrong before it no longer counts", async () => {
    await enterWrong(5);
    at(10);
    await enterWrong(5);
    expect((await enter(WRONG)).status).toBe(429);
  });

  test("are not four, nor five that are further apart", async () => {
    await enterWrong(1);
    at(9);
    await enterWrong(3);
    at(10);
    await enterWrong(1);
    expect((await enter(pages.oneTimePasswordOf(await pages.mint()))).status).toBe(303);
    await enterWrong(1);
    expect((await enter(WRONG)).status).toBe(429);
  });

  test("are no more than five when they come all at once", async () => {
    const nonces = await Promise.all(Array.from({ length: 20 }, fresh));
    const all = await Promise.all(nonces.map((nonce) => enter(WRONG, {}, nonce)));
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("are not right ones, nor empty ones, nor ones without a nonce", async () => {
    const challenge = await pages.mint();
    for (let time = 0; time < 6; time++) {
      expect((await enter(pages.oneTimePasswordOf(challenge))).status).toBe(303);
      expect((await enter("")).status).toBe(422);
      expect((await enter(WRONG, {}, "x")).status).toBe(403);
    }
    await enterWrong(5);
  });

  /** If this goes, many addresses together guess as fast as they like. */
  test("are a thousand for all addresses together: then each entry is slower, and the operator is warned once", async () => {
    await pages.services.store.write(async (tx) => {
      for (let client = 1; client < MOST_WRONG_OF_ALL; client++)
        await addWrongPassword(tx, {
          clientHash: `client ${client}`,
          siteHash: null,
          enteredAt: START,
        });
    });
    let counted = 0;
    pages.services.observer.onWrongCode = () => void counted++;
    await enterWrong(1);
    expect(counted).toBe(1);
    const before = performance.now();
    expect((await enter(pages.oneTimePasswordOf(await pages.mint()))).status).toBe(303);
    expect(performance.now() - before).toBeGreaterThan(400);
    await enterWrong(1);
    expect(pages.log.filter(({ msg }) => String(msg).includes("wrong codes"))).toHaveLength(1);
  });

  /** If this goes, one IPv6 network keeps everyone from entering a code. */
  test("are a hundred for all networks of one site, which then waits while others do not", async () => {
    await pages.stop();
    pages = await startPageServer({ env: { TRUST_PROXY: "1" } });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    for (let network = 0; network < MOST_WRONG_OF_SITE / 5; network++)
      await enterWrong(5, from(`2001:db8:7:${network.toString(16)}::1`));
    const code = pages.oneTimePasswordOf(await pages.mint());
    const { status, headers, text } = await enter(code, from("2001:db8:7:ffff::1"));
    expect([status, headers["retry-after"]]).toEqual([429, "600"]);
    expect(text).toContain("from your network");
    for (const other of ["2001:db8:8::1", "192.0.2.7"])
      expect((await enter(code, from(other))).status).toBe(303);
    at(10);
    expect((await enter(code, from("2001:db8:7:ffff::1"))).status).not.toBe(429);
  });

  test("are counted for the address of the connection, whatever X-Forwarded-For says", async () => {
    for (let time = 0; time < 5; time++)
      await enterWrong(1, { "X-Forwarded-For": `192.0.2.${time}` });
    expect((await enter(WRONG, { "X-Forwarded-For": "192.0.2.99" })).status).toBe(429);
  });

  test("are counted for each address behind a proxy that is trusted", async () => {
    await pages.stop();
    pages = await startPageServer({ env: { TRUST_PROXY: "1" } });
    await enterWrong(5, { "X-Forwarded-For": "192.0.2.1" });
    expect((await enter(WRONG, { "X-Forwarded-For": "198.51.100.3, 192.0.2.1" })).status).toBe(429);
    await enterWrong(1, { "X-Forwarded-For": "192.0.2.1, 192.0.2.2" });
  });
});
