import { describe, expect, test } from "@jest/globals";

import { isMissingConsent, type Challenge } from "./challenge.js";
import {
  findDocuments,
  nearestDeadline,
  presentNow,
  reminderOf,
  renderMaterialChange,
  type MaterialChange,
} from "./material-change.js";
import {
  askTogether,
  asks,
  currentDocuments,
  isSame,
  isUpToDate,
  type Question,
} from "./question.js";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const DAY_MS = 86_400_000;
const TERMS = {
  id: "terms",
  version: "1",
  name: "Terms",
  url: "https://a.example",
  isDataNotice: false,
};
const PRIVACY = { ...TERMS, id: "privacy", isDataNotice: true };

const change = (parts: Partial<MaterialChange> = {}): MaterialChange => ({
  ...{ presentedDocuments: ["terms"], issuedAt: NOW, acceptanceDeadline: NOW + DAY_MS },
  ...parts,
});
/** An upgrade of a session with a guardian, who is asked to accept the terms within a day and to allow to chat. */
const challenge = (parts: Partial<Challenge> = {}) =>
  ({
    ...{ type: "CHALLENGE_PARENTAL_CONSENT", sessionId: "session", presentsAll: false },
    ...{ requestedPermissions: ["chat"], materialChange: change(), documents: [TERMS] },
    ...parts,
  }) as Challenge;

describe("an unfinished challenge asks already", () => {
  const QUESTION: Question = {
    ...{ permissions: ["chat"], presented: { terms: NOW + DAY_MS } },
    ...{ hasGuardian: true, notices: "given", setsDeadline: false },
  };
  const ABOUT_TERMS = { type: "CHALLENGE_MATERIAL_CHANGE", requestedPermissions: [] } as const;
  const NO_GUARDIAN = { hasGuardian: false };
  const OUTSTANDING = { notices: "outstanding", permissions: [] } as const;

  test.each<[string, Partial<Question>, Partial<Challenge>, boolean]>([
    ["for the same", {}, {}, true],
    ["for less", { permissions: [], presented: {} }, {}, true],
    ["not for another permission", { permissions: ["chat", "voice"] }, {}, false],
    ["not for another document", { presented: { privacy: null } }, {}, false],
    ["for a document without a deadline", { presented: { terms: null } }, {}, true],
    ["for a deadline that has passed", { presented: { terms: NOW } }, {}, true],
    ["not for a nearer deadline", { presented: { terms: NOW + 1 } }, {}, false],
    ["not at its deadline", {}, { materialChange: change({ acceptanceDeadline: NOW }) }, false],
    [
      "not at its deadline, though no document is asked for",
      { presented: {} },
      { materialChange: change({ acceptanceDeadline: NOW }) },
      false,
    ],
    ["not for a whole product", NO_GUARDIAN, {}, false],
    ["for a whole product", NO_GUARDIAN, { presentsAll: true }, true],
    ["for a whole product without a session", NO_GUARDIAN, { sessionId: null }, true],
    ["not, beside a permission, for what is outstanding", OUTSTANDING, {}, false],
    ["by itself for what is outstanding", OUTSTANDING, ABOUT_TERMS, true],
    [
      "not, beside another document, for what is outstanding",
      OUTSTANDING,
      { ...ABOUT_TERMS, materialChange: change({ presentedDocuments: ["privacy", "terms"] }) },
      false,
    ],
    ["for nothing that is outstanding", { ...OUTSTANDING, presented: {} }, {}, true],
    [
      "for what is outstanding of a whole product",
      { ...OUTSTANDING, ...NO_GUARDIAN },
      { presentsAll: true },
      true,
    ],
  ])("%s", (_, question, parts, isAsked) => {
    expect(asks(challenge(parts), { ...QUESTION, ...question }, NOW)).toBe(isAsked);
  });
});

describe("what is asked together", () => {
  const product = { permissions: [{ name: "chat" }, { name: "voice" }] } as never;
  const ask = (question: Partial<Question>, replaced: readonly Challenge[]) =>
    askTogether(
      {
        ...{ permissions: [], presented: {}, hasGuardian: true },
        ...{ notices: "given", setsDeadline: false, ...question },
      },
      replaced,
      product,
      NOW,
    );

  test("is the whole product where a challenge that is replaced was about it, or no guardian is on file", () => {
    expect(ask({ permissions: ["voice"] }, [challenge()]).presentsAll).toBe(false);
    expect(ask({ permissions: ["voice"] }, [challenge({ presentsAll: true })]).presentsAll).toBe(
      true,
    );
    expect(ask({ hasGuardian: false }, []).presentsAll).toBe(true);
  });

  test("has every permission that the product still has, once", () => {
    const replaced = [challenge(), challenge({ requestedPermissions: ["gone", "chat"] })];
    const { requestedPermissions } = ask({ permissions: ["voice"] }, replaced);
    expect(requestedPermissions).toEqual(["voice", "chat"]);
  });

  test("is about documents alone where no permission is asked for, and shows no others", () => {
    const replaced = [challenge({ requestedPermissions: [] })];
    const { type, isShown } = ask({ presented: { privacy: null } }, replaced);
    expect(type).toBe("CHALLENGE_MATERIAL_CHANGE");
    expect([TERMS, PRIVACY, { ...TERMS, id: "other" }].map(isShown)).toEqual([true, true, false]);
    expect(ask({ permissions: ["chat"] }, []).isShown(TERMS)).toBe(true);
  });

  test("keeps the nearest deadline of a document, and a new one in its place", () => {
    const later = challenge({ materialChange: change({ acceptanceDeadline: NOW + 3 * DAY_MS }) });
    expect(ask({ presented: { terms: null } }, [later, challenge()]).materialChange).toEqual(
      change(),
    );
    const renewed = ask({ presented: { terms: NOW + 2 * DAY_MS } }, [challenge()]).materialChange;
    expect(renewed).toEqual(change({ acceptanceDeadline: NOW + 2 * DAY_MS }));
  });

  test("has no deadline for a document that had none beside one that had", () => {
    const both = { presentedDocuments: ["terms", "privacy"], deadlines: { privacy: null } };
    const replaced = challenge({ materialChange: change(both) });
    const acceptanceDeadline = NOW + 2 * DAY_MS;
    expect(ask({ presented: { terms: acceptanceDeadline } }, [replaced]).materialChange).toEqual(
      change({ ...both, acceptanceDeadline }),
    );
  });
});

test("a version of a document is the same by its version, its text and its translations", () => {
  const translations = { fr: { name: "Conditions", url: "https://a.example/fr" } } as never;
  expect(isSame(TERMS, { ...TERMS })).toBe(true);
  for (const other of [
    { version: "2" },
    { text: "We changed this." },
    { url: "https://b.example" },
    { translations },
  ])
    expect(isSame(TERMS, { ...TERMS, ...other })).toBe(false);
  const text = "The same text.";
  expect(isSame({ ...TERMS, text }, { ...TERMS, text, version: "2" })).toBe(false);
});

test("a challenge is up to date by the documents of the product that it shows", () => {
  const product = { documents: [TERMS, PRIVACY] };
  const old = { ...PRIVACY, version: "0" };
  expect(currentDocuments({ documents: [TERMS, old] }, product)).toEqual(["terms"]);
  const withText = { ...TERMS, text: "Be kind." };
  const renamed = { ...withText, id: "renamed" };
  expect(currentDocuments({ documents: [renamed] }, { documents: [withText] })).toEqual([]);
  const about = "CHALLENGE_MATERIAL_CHANGE";
  for (const [type, documents, isToday] of [
    [about, [TERMS], true],
    [about, [TERMS, old], false],
    [about, [TERMS, { ...TERMS, id: "gone" }], true],
    ["CHALLENGE_PARENTAL_CONSENT", [TERMS], false],
    ["CHALLENGE_PARENTAL_CONSENT", [TERMS, PRIVACY], true],
  ] as const)
    expect(isUpToDate({ type, documents }, product)).toBe(isToday);
});

test("a missing consent is the whole product's, of a session, and asks for nothing else", () => {
  const missing = { presentsAll: true, requestedPermissions: [], materialChange: null };
  expect(isMissingConsent(challenge(missing))).toBe(true);
  for (const other of [
    { type: "CHALLENGE_PARENT_INVITE" as const },
    { sessionId: null },
    { presentsAll: false },
    { requestedPermissions: ["chat"] },
    { materialChange: change() },
  ])
    expect(isMissingConsent(challenge({ ...missing, ...other }))).toBe(false);
});

describe("a change of documents", () => {
  test.each([
    [null, null, false],
    [NOW, null, true],
    [NOW, "denied-by-guardian", true],
    [NOW, "deadline-passed", false],
    [NOW, "session-revoked", false],
    [NOW, "cancelled-by-initiator", false],
  ] as const)("decided at %s with %s was answered: %s", (decidedAt, failureReason, isActioned) => {
    const { actionedAt } = renderMaterialChange(change(), { decidedAt, failureReason });
    expect(actionedAt !== undefined).toBe(isActioned);
  });

  test("is reminded of a day ahead of a deadline that is more than two days away, once", () => {
    const remindedAt = (parts: Partial<MaterialChange>) =>
      reminderOf({ materialChange: change(parts) });
    expect(remindedAt({ acceptanceDeadline: NOW + 2 * DAY_MS + 1 })).toBe(NOW + DAY_MS + 1);
    expect(remindedAt({ acceptanceDeadline: NOW + 2 * DAY_MS })).toBe(Infinity);
    expect(remindedAt({ acceptanceDeadline: NOW + 3 * DAY_MS, remindedAt: NOW })).toBe(Infinity);
    expect(remindedAt({ acceptanceDeadline: null })).toBe(Infinity);
    expect(reminderOf({ materialChange: null })).toBe(Infinity);
  });

  test("has no deadline that has passed", () => {
    expect(nearestDeadline([null, NOW, NOW + 2, NOW + 1], NOW)).toBe(NOW + 1);
    expect(nearestDeadline([null, NOW], NOW)).toBeNull();
    expect(presentNow({}, NOW)).toBeUndefined();
    expect(presentNow({ terms: NOW, privacy: NOW + 1, other: NOW + 2 }, NOW)).toEqual({
      ...{ presentedDocuments: ["terms", "privacy", "other"], issuedAt: NOW },
      ...{ acceptanceDeadline: NOW + 1, deadlines: { terms: null, other: NOW + 2 } },
    });
  });

  test("names the document that the product does not have, but nothing that is not a name", () => {
    expect(findDocuments({ documents: [TERMS] }, ["terms", "terms"], "documents")).toEqual([TERMS]);
    const fault = (id: string) => () => findDocuments({ documents: [TERMS] }, [id], "documents");
    expect(fault("privacy")).toThrow("documents: privacy is not a document of this product.");
    expect(fault("<script>\n")).toThrow("documents: one of the ids is not");
  });
});
