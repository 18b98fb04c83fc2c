import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { ledgerEntries } from "../../testing/ledger.js";
import { forEachDatabase } from "../../testing/store.js";
import { guardianOf } from "../../testing/guardian.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { hiddenFields } from "../../testing/pages.js";
import { PEBBLE } from "../../testing/service.js";

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

forEachDatabase((database) => {
  let pages: PageServer;
  beforeAll(
    async () => void (pages = await startPageServer({ env: { DATABASE_URL: database.url() } })),
  );
  afterAll(() => pages.stop());

  const formOf = async (path: string) => hiddenFields((await pages.get(path)).text);

  test("compares five of twenty wrong codes that come at once", async () => {
    const forms = await times(20, () => formOf("/code"));
    const all = await Promise.all(
      forms.map((form) => pages.post("/code", { ...form, code: "0000-0000" })),
    );
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("takes one decision where two windows send theirs at once", async () => {
    // Here a consent needs no confirmation, so that the first to commit decides.
    const challenge = await pages.mint({ productId: PEBBLE, jurisdiction: "AQ" });
    const link = pages.linkOf(challenge);
    const forms = await times(6, () => formOf(link));
    const all = await Promise.all(
      forms.map((form, place) =>
        pages.post(link, {
          ...form,
          decision: place % 2 === 0 ? "decline" : "consent",
          email: "sam@family.example",
          adult: "yes",
        }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409, 409]);
    const entries = await ledgerEntries(pages.services.store);
    expect(entries.filter((one) => one["challengeId"] === challenge.challengeId)).toHaveLength(1);
  });

  test("signs in once where a link is used six times at once", async () => {
    const guardian = guardianOf(pages);
    const { sessionId } = await guardian.consented();
    const link = await guardian.linkFor();
    const forms = await times(6, () => formOf(link));
    const all = await Promise.all(forms.map((form) => pages.post(link, form)));
    expect(all.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410, 410]);
    const browser = await guardian.signIn();
    expect((await pages.get("/family", browser)).text).toContain(`/family/sessions/${sessionId}`);
    const path = `/family/sessions/${sessionId}/schedule`;
    const saved = await guardian.submit(path, { do: "save", timezone: "America/Denver" }, browser);
    expect(saved.status).toBe(303);
  });

  test("mails five of nine links that are asked for at once", async () => {
    const forms = await times(9, () => formOf("/family"));
    const all = await Promise.all(
      forms.map((form) => pages.post("/family", { ...form, email: "nine@family.example" })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([
      ...[303, 303, 303, 303, 303],
      ...[429, 429, 429, 429],
    ]);
  });

  test("uses a nonce once where it comes six times at once", async () => {
    const link = pages.linkOf(await pages.mint());
    const form = await formOf(link);
    const all = await times(6, () => pages.post(link, { ...form, decision: "decline" }));
    expect(all.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403, 403, 403]);
  });
});
