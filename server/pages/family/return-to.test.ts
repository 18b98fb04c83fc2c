import { expect, test } from "@jest/globals";

import { ownPath, withReturn } from "./return-to.js";

test("a sign-in leads back to pages for guardians alone, and to the first of them by itself", () => {
  const form = "?form=0123456789_abcdefghi-A";
  for (const path of ["/family/sent", "/family/sessions/a_B-1/guardians", `/family/x${form}`])
    expect(ownPath(path)).toBe(path);
  for (const path of [
    ...["/family", "/family/", "/familyx", "//family/x", "/family//x", "/family/..", "/code"],
    ...[
      ...["/family/x?next=1", "/family/x?form=1", `/family${form}`, `/family/x${form}&next=1`],
      "/family/x\n",
      "https://x.example/family/x",
      `/family/${"x".repeat(65)}`,
    ],
    ...["/family/1/2/3/4/5/6/7", undefined, null, ["/family/sent"]],
  ])
    expect([path, ownPath(path)]).toEqual([path, null]);
});

test("an address carries what has happened, and where to return to", () => {
  expect(withReturn("/family", null)).toBe("/family");
  expect(withReturn("/family", "https://x.example/")).toBe("/family");
  expect(withReturn("/family", "/family/sent")).toBe("/family?next=/family/sent");
  expect(withReturn("/family", null, "sent")).toBe("/family?done=sent");
  expect(withReturn("/family?form=1", "/family/sent", "sent")).toBe(
    "/family?form=1&done=sent&next=/family/sent",
  );
});
