import { describe, expect, test } from "@jest/globals";
import { stringify } from "yaml";

import { testPolicy } from "../../testing/policy.js";
import { faultsOf, readParts as read } from "../../testing/product.js";
import { changesBetween } from "./changes.js";
import { readProductFile } from "./read.js";
import { asFile } from "./translations.js";

const device = { id: "device", item: "Device id", purposes: ["safety"], retention: "90 days" };
const host = { name: "Cloudhost Ltd", items: ["device"], purpose: "To run the game" };
const notice = { collects: [device], purposes: { safety: "To keep players safe" } };

const noticeOf = (privacy: object) =>
  read({ privacy: { ...notice, ...privacy } }).documents.find((document) => document.notice);

describe("the notice of a product file", () => {
  test("is one of the product's data notices, and in the file it stays as it was written", () => {
    const privacyUrl = "https://seven.example/privacy";
    const config = read({ privacy: notice, company: { name: "Seven Games", privacyUrl } });
    expect(config.documents).toMatchObject([
      { id: "privacy-notice", url: privacyUrl, isDataNotice: true },
    ]);
    expect(asFile(config)).toMatchObject({ privacy: notice, documents: [] });
    expect(readProductFile(stringify(asFile(config)), testPolicy())).toEqual(config);
  });

  test("has another version where something is collected, used or given away in another way, and no other where it is only said in another way", () => {
    const version = noticeOf({})?.version;
    const said = {
      purposes: { safety: { en: "To keep players safe", de: "Zum Schutz aller" } },
      contactSource: "the child gave it",
      rights: { email: "privacy@seven.example" },
    };
    expect(noticeOf(said)?.version).toBe(version);
    for (const changed of [
      { collects: [{ ...device, retention: "91 days" }] },
      { collects: [device, { ...device, id: "chat" }] },
      { purposes: { safety: "To sell more" } },
      { thirdParties: [{ ...host, essential: true }] },
    ])
      expect(noticeOf(changed)?.version).not.toBe(version);
  });

  test("brings the permission for third parties along that are not essential", () => {
    const namesOf = (privacy: object, permissions: string[] = ["multiplayer"]) =>
      read({
        privacy: { ...notice, ...privacy },
        permissions: permissions.map((name) => ({ name })),
      }).permissions.map(({ name }) => name);
    expect(namesOf({ thirdParties: [{ ...host, essential: true }] })).toEqual(["multiplayer"]);
    expect(namesOf({ thirdParties: [host] })).toEqual(["multiplayer", "third-party-disclosure"]);
    const both = ["third-party-disclosure", "multiplayer"];
    expect(namesOf({ thirdParties: [host] }, both)).toEqual(both);
  });

  test.each<[object, string]>([
    [{ collects: [device, device] }, "privacy.collects: device is listed twice"],
    [
      { collects: [{ id: "device", item: "Device id" }] },
      "privacy.collects: device has no purpose; name what it is for, or do not collect it",
    ],
    [
      { collects: [{ ...device, purposes: [] }] },
      "privacy.collects: device has no purpose; name what it is for, or do not collect it",
    ],
    [
      { collects: [{ ...device, purposes: ["safty"] }] },
      "privacy.collects: device is for safty, which is not under privacy.purposes; did you mean `safety`?",
    ],
    [
      { collects: [{ ...device, purposes: ["constructor"] }] },
      "privacy.collects: device is for constructor, which is not under privacy.purposes.",
    ],
    [{ thirdParties: [host, host] }, "privacy.thirdParties: Cloudhost Ltd is listed twice"],
    [
      { thirdParties: [{ name: "AdWorks" }] },
      "privacy.thirdParties: AdWorks receives no items; name them, or take it out",
    ],
    [
      { thirdParties: [{ name: { en: "AdWorks" }, items: [] }] },
      "privacy.thirdParties: AdWorks receives no items; name them, or take it out",
    ],
    [
      { thirdParties: [{ ...host, items: ["chat"] }] },
      "privacy.thirdParties: Cloudhost Ltd receives chat, which is not under privacy.collects.",
    ],
    [
      { collects: [{ ...device, item: { de: "Gerät" } }] },
      "privacy.collects.0.item: needs en too, the language of this file (`locale`), for readers of other languages",
    ],
    [{ collects: [] }, "privacy.collects: must be an array of 1 to 100 items"],
    [
      { rights: { email: "nowhere" } },
      "privacy.rights.email: must be an email address of at most 254 characters",
    ],
    [{ sells: true }, "privacy: sells is not a known key."],
  ])("is refused with %j", (part, fault) => {
    expect(faultsOf({ privacy: { ...notice, ...part } })).toEqual([fault]);
  });

  test("leaves its id to no other document", () => {
    const document = { id: "privacy-notice", name: "N", url: "https://a.example", version: "1" };
    expect(faultsOf({ documents: [document] })).toEqual([]);
    expect(faultsOf({ documents: [document], privacy: notice })).toEqual([
      "documents: privacy-notice is the notice that `privacy` makes; give this document another id",
    ]);
  });

  test("is compared part by part before a file is applied", () => {
    const before = read({ privacy: notice });
    const after = read({
      privacy: {
        collects: [{ ...device, retention: "1 year" }],
        purposes: notice.purposes,
        thirdParties: [{ ...host, essential: true }],
      },
    });
    expect(changesBetween(before, after).lines).toEqual([
      '~ part of the notice item device: retention: "90 days" -> "1 year"',
      "+ part of the notice third party Cloudhost Ltd",
    ]);
  });
});
