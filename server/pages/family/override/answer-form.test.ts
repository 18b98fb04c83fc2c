import { expect, test } from "@jest/globals";

import { textsIn } from "../../../presentation/texts/index.js";
import { answerOf, chosenAnswerForm } from "./answer-form.js";

test("a button stands for one answer, of a minute to a day", () => {
  expect(answerOf("deny")).toEqual({ status: "denied" });
  expect(answerOf("grant")).toEqual({ status: "granted" });
  for (const minutes of [1, 30, 1440])
    expect(answerOf(`grant-${minutes}`)).toEqual({ status: "granted", minutes });
  for (const button of ["", "grant-0", "grant-1441", "grant--1", "grant-1.5", "grant-", "withdraw"])
    expect([button, answerOf(button)]).toEqual([button, undefined]);
});

test("no button gives extra time without an end", () => {
  const offered = (type: "extra-time" | "bypass-quiet-hours", button: string) =>
    chosenAnswerForm(button, { type }, { action: "/", nonce: "" }, textsIn("en"));
  expect(offered("extra-time", "grant")).toBeUndefined();
  expect(offered("bypass-quiet-hours", "grant")).toBeDefined();
  for (const button of ["grant-30", "deny"]) expect(offered("extra-time", button)).toBeDefined();
});
