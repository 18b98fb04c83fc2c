import { expect, test } from "@jest/globals";

import { gather } from "./gather.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Questions that are answered when the test says so. */
function asked() {
  const questions: {
    items: readonly number[];
    answer: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) =>
      questions.push({
        items,
        answer: () => resolve(items.map((item) => item * 10)),
        fail: reject,
      }),
    );
  const items = () => questions.map((question) => question.items);
  return { questions, ask, items };
}

test("what comes in one turn is asked at once, and each gets its own answer", async () => {
  const { ask, questions, items } = asked();
  const one = gather(ask);
  const answers = Promise.all([1, 2, 3].map(one));
  expect(items()).toEqual([]);
  await turn();
  expect(items()).toEqual([[1, 2, 3]]);
  questions[0]?.answer();
  expect(await answers).toEqual([10, 20, 30]);
});

test("what comes during a question waits for the next one", async () => {
  const { ask, questions, items } = asked();
  const one = gather(ask);
  const first = one(1);
  await turn();
  const second = one(2);
  await turn();
  const third = one(3);
  await turn();
  expect(items()).toEqual([[1]]);
  questions[0]?.answer();
  expect(await first).toBe(10);
  await turn();
  expect(items()).toEqual([[1], [2, 3]]);
  questions[1]?.answer();
  expect(await Promise.all([second, third])).toEqual([20, 30]);
});

test("a question that fails fails those who asked it, and no others", async () => {
  const { ask, questions } = asked();
  const one = gather(ask);
  const failing = Promise.allSettled([one(1), one(2)]);
  await turn();
  const next = one(3);
  questions[0]?.fail(new Error("no"));
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  questions[1]?.answer();
  expect(await next).toBe(30);
});
