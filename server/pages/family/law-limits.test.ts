import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { requestOverride } from "../../actions/override/request-override.js";
import { contextFor } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import { guardianOf, SAM } from "../../../testing/guardian.js";
import { pathIn } from "../../../testing/guardian-steps.js";
import { startPageServer, type PageServer } from "../../../testing/page-server.js";
import { STARFALL } from "../../../testing/service.js";

let pages: PageServer;
let guardian: ReturnType<typeof guardianOf>;
beforeAll(async () => {
  pages = await startPageServer();
  guardian = guardianOf(pages);
});
afterAll(() => pages.stop());

const childIn = (jurisdiction: string, dateOfBirth: string, email: string) =>
  guardian.consented({ jurisdiction, email, evidence: { dateOfBirth } });

/** Returns what a page says, without its markup. */
async function read(path: string, email: string, language = "en"): Promise<string> {
  const browser = await guardian.signIn(email);
  const { text } = await pages.get(path, { ...browser, "accept-language": language });
  return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u2066-\u2069]+/g, " ");
}
const pathOf = ({ sessionId }: Session, rest = "") => `/family/sessions/${sessionId}${rest}`;

test("lists what the law limits of a child's play, which the guardian cannot loosen", async () => {
  const email = "vietnam@family.example";
  const session = await childIn("VN", "2016-03-01", email);
  for (const path of [pathOf(session), pathOf(session, "/schedule")]) {
    const page = await read(path, email);
    expect(page).toContain("Limits set by law Decree 147/2024");
    expect(page).toContain(
      "1 hour a day 3 hours a day Play in all products of this company counts. every 30 minutes You can set stricter limits. You cannot loosen these",
    );
  }
  expect(await read(pathOf(session), email)).toContain("0 minutes of 1 hour used today");
});

test("says until when the law allows no play, and in which hours it does", async () => {
  const email = "china@family.example";
  const session = await childIn("CN", "2013-03-01", email);
  const page = await read(pathOf(session), email);
  expect(page).toContain("Cannot play now. By law there is no play until");
  expect(page).toContain("1 hour a day · Friday to Sunday, 8:00 PM to 9:00 PM, public holidays");
  const spending = await read(pathOf(session, "/activity"), email);
  expect(spending).toContain("Limits set by law: Online games and minors");
  expect(spending).toContain("CN¥50.00 for each purchase");
  expect(await read(pathOf(session), email, "de")).toContain(
    "Das Gesetz erlaubt das Spielen erst wieder",
  );
});

test("says on a request for more time that the law limits play too", async () => {
  const session = await childIn("VN", "2016-03-01", SAM);
  const context = contextFor(pages.services, STARFALL, "test");
  await pages.services.store.write((tx) =>
    requestOverride(tx, context, { sessionId: session.sessionId, type: "extra-time" }),
  );
  const [mail] = await guardian.mailsTo(SAM);
  const says = "The law limits play too. What you allow here does not change that.";
  expect((await pages.get(mail ? pathIn(mail) : "")).text).toContain(says);
  expect(await read(pathOf(session), SAM)).toContain(says);
});

test("shows no law where none limits play", async () => {
  const email = "california@family.example";
  const session = await guardian.consented({ email });
  expect(await read(pathOf(session), email)).not.toContain("Limits set by law");
});
