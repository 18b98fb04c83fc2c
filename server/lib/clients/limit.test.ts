import { beforeEach, describe, expect, test } from "@jest/globals";

import { createClientLimit, type ClientLimit } from "./limit.js";
import { createWindows } from "./windows.js";

const MOST = 3;

let now: number;
let limit: ClientLimit;
beforeEach(() => {
  now = 1000;
  limit = createClientLimit(
    MOST,
    createWindows(() => now),
  );
});

/** Which of a number of requests have to wait. */
const ask = (times: number, address: (time: number) => string): boolean[] =>
  Array.from({ length: times }, (_, time) => limit(address(time)) !== undefined);

describe("the limit for each network of clients", () => {
  test("refuses an address the fourth request of a second, and takes it again in the next", () => {
    expect(ask(4, () => "192.0.2.1")).toEqual([false, false, false, true]);
    now += 999;
    expect(limit("192.0.2.1")).toBe(1);
    now += 1;
    expect(limit("192.0.2.1")).toBeUndefined();
  });

  test("leaves another address alone", () => {
    ask(10, () => "192.0.2.1");
    expect(limit("192.0.2.2")).toBeUndefined();
  });

  test("counts the addresses of one household as one", () => {
    expect(ask(4, (time) => `2001:db8:0:1::${time}`)).toEqual([false, false, false, true]);
    expect(limit("2001:db8:0:2::1")).toBeUndefined();
  });

  test("gives all households of a site four times as much together", () => {
    const refused = ask(20, (time) => `2001:db8:0:${time}::1`);
    expect(refused.filter((isRefused) => !isRefused)).toHaveLength(4 * MOST);
    expect(limit("2001:db8:1::1")).toBeUndefined();
  });

  test("is none with 0", () => {
    limit = createClientLimit(0);
    expect(ask(1000, () => "192.0.2.1")).not.toContain(true);
  });
});
