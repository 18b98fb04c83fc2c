import { describe, expect, test } from "@jest/globals";

import {
  guardedLookup,
  isPublicAddress,
  readEndpointUrl,
  RefusedAddressError,
  type Resolve,
} from "./address.js";

const strict = { allowPrivate: false };
const lax = { allowPrivate: true };
const isRefused = (url: string, rule = strict) => {
  try {
    readEndpointUrl(url, rule);
    return false;
  } catch (error) {
    if (error instanceof RefusedAddressError) return true;
    throw error;
  }
};

/** What a cloud's machines ask for credentials: AWS, Azure, Google, Oracle, Alibaba and others, and disguises of it. */
const METADATA = [
  "http://169.254.169.254/latest/meta-data",
  "http://169.254.170.2/v2/credentials",
  "http://169.254.0.1/",
  "http://0xa9fea9fe/",
  "http://2852039166/",
  "http://[::ffff:169.254.169.254]/",
  "http://[::a9fe:a9fe]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[2002:a9fe:a9fe::]/",
  "http://[fe80::a9fe:a9fe]/",
  "http://168.63.129.16/machine/?comp=goalstate",
  "http://100.100.100.200/latest/meta-data",
  "http://192.0.0.192/latest/",
  "http://[fd00:ec2::254]/latest/meta-data",
  "http://[fd00:ec2::23]/v1/credentials",
  "http://[fd20:ce::254]/computeMetadata/v1/",
  "http://[fd00:42::42]/",
  "http://[64:ff9b:1::a9fe:a9fe]/",
  "http://[64:ff9b:1:a9fe:a9:fe00::]/",
  "http://[64:ff9b:1:ffff:a9:fea9:fe00:0]/",
  "http://[fec0::a9fe:a9fe]/",
  "http://[feff::1]/",
  "http://[2001:0:a9fe:a9fe::]/",
  "http://[2001::5601:5601]/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "http://METADATA.google.internal./computeMetadata/v1/",
];

describe("the address of a cloud's metadata", () => {
  test.each(METADATA)("%s is refused, private ones allowed or not", (url) => {
    expect(isRefused(url, lax)).toBe(true);
    expect(isRefused(url.replace("http:", "https:"), strict)).toBe(true);
  });

  test.each([
    "[64:ff9c::a9fe:a9fe]",
    "[65:ff9b::a9fe:a9fe]",
    "[64:ff9b:2::a9fe:a9fe]",
    "[0:1::a9fe:a9fe]",
    "[1::a9fe:a9fe]",
    "[0:0:1::a9fe:a9fe]",
  ])("is not %s, which ends like one, where private ones are allowed", (host) => {
    expect(isRefused(`http://${host}/`, lax)).toBe(false);
  });

  test.each(["168.63.129.16", "169.254.169.254", "fd00:ec2::254"])(
    "behind a host name is refused, private ones allowed: %s",
    async (address) => {
      const family = address.includes(":") ? 6 : 4;
      const resolve: Resolve = (_name, _options, callback) =>
        callback(null, [
          { address: "10.0.0.1", family: 4 },
          { address, family },
        ]);
      const refused = await new Promise((done) => {
        guardedLookup(lax, resolve)("hooks.example", {}, (error) => done(error));
      });
      expect(refused).toBeInstanceOf(RefusedAddressError);
    },
  );
});

describe("the address of an endpoint", () => {
  test("that lacks its scheme is refused with what it has to begin with", () => {
    expect(() => readEndpointUrl("localhost:3000", lax)).toThrow(
      "It begins with neither https:// nor http://.",
    );
  });

  test.each([
    "https://hooks.example/kinward",
    "https://hooks.example:8443/a?b=c",
    "https://hooks.example./",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
    "https://[2001:4860:4860::8888]/",
    "https://[::ffff:8.8.8.8]/",
    "https://bücher.example/",
    "https://hooks.example/".padEnd(2048, "a"),
  ])("may be %s", (url) => {
    expect(isRefused(url)).toBe(false);
  });

  // Every spelling that reached this computer through a guard of host names alone, and the disguises of others.
  test.each([
    "https://localhost/",
    "https://LOCALHOST./",
    "https://foo.localhost/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://127.0.0.1./",
    "https://0/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::127.0.0.1]/",
    "https://[::7f00:1]/",
    "https://[4000::1]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b::808:808]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
    "https://[fc00::1]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    "https://[2001:db8::1]/",
    "https://１２７.0.0.1/",
    "https://①②⑦.⓪.⓪.①/",
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://100.64.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://192.0.2.1/",
    "https://198.18.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
  ])("may not be %s", (url) => {
    expect(isRefused(url)).toBe(true);
  });

  test.each([
    "http://hooks.example/",
    "ftp://hooks.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "//hooks.example/",
    "hooks.example",
    "",
    "https://",
    "https://a@hooks.example/",
    "https://:b@hooks.example/",
    "https://user@127.0.0.1/",
    "https://exa mple/",
    "https://hooks.example/".padEnd(2049, "a"),
  ])("may not be written %s", (url) => {
    expect(isRefused(url)).toBe(true);
  });

  test("may be private or plain where that is allowed, and still not everything", () => {
    const allowed = ["http://127.0.0.1:3000/", "https://localhost/", "http://receiver.internal/"];
    expect(allowed.map((url) => isRefused(url, lax))).toEqual([false, false, false]);
    const never = ["ftp://127.0.0.1/", "http://a:b@127.0.0.1/", "nonsense"];
    expect(never.map((url) => isRefused(url, lax))).toEqual([true, true, true]);
  });

  test("is not repeated when it is refused", () => {
    expect(() => readEndpointUrl("https://secret@10.1.2.3/token", strict)).toThrow(
      /^(?!.*(secret|token|10\.1)).+\.$/,
    );
  });

  test.each(["", "localhost", "1.2.3", "::ffff:999.1.1.1"])(
    "%s is not a public address",
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});

describe("the lookup of a host", () => {
  const found =
    (...addresses: string[]): Resolve =>
    (_name, _options, callback) =>
      setImmediate(() =>
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        ),
      );
  const look = (resolve: Resolve, rule = strict, all = true) =>
    new Promise<unknown>((done) =>
      guardedLookup(rule, resolve)("hooks.example", { all }, (error, address) =>
        done(error ?? address),
      ),
    );

  test("returns the very addresses that it checked", async () => {
    expect(await look(found("8.8.8.8", "2606:4700::1111"))).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1111", family: 6 },
    ]);
    expect(await look(found("8.8.8.8"), strict, false)).toBe("8.8.8.8");
  });

  test.each([
    ["one private among public ones", ["8.8.8.8", "10.0.0.1"]],
    ["this computer", ["127.0.0.1"]],
    ["an embedded private address", ["::ffff:192.168.0.1"]],
    ["none at all", []],
  ])("refuses %s", async (_, addresses) => {
    expect(await look(found(...addresses))).toBeInstanceOf(RefusedAddressError);
  });

  test("accepts private ones where that is allowed", async () => {
    expect(await look(found("127.0.0.1"), lax)).toEqual([{ address: "127.0.0.1", family: 4 }]);
  });

  test("passes on that a name does not resolve", async () => {
    const error = Object.assign(new Error("no"), { code: "ENOTFOUND" });
    expect(await look((_name, _options, callback) => callback(error, []))).toBe(error);
  });

  test("is shared by concurrent callers, and made anew for later ones", async () => {
    let asked = 0;
    const resolve: Resolve = (name, options, callback) => {
      asked += 1;
      found("8.8.8.8")(name, options, callback);
    };
    const lookup = guardedLookup(strict, resolve);
    const ask = () =>
      new Promise((done) => lookup("hooks.example", { all: true }, (_, found) => done(found)));
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(asked).toBe(1);
    await ask();
    expect(asked).toBe(2);
  });

  test("shares no lookup between the families of addresses", async () => {
    const addresses = { 4: "93.184.215.14", 6: "2606:4700::1111" } as const;
    const resolve: Resolve = (_name, { family }, callback) =>
      setImmediate(() => {
        const of = family === 6 ? 6 : 4;
        callback(null, [{ address: addresses[of], family: of }]);
      });
    const lookup = guardedLookup(strict, resolve);
    const ask = (family: 4 | 6) =>
      new Promise((done) => lookup("hooks.example", { family }, (_, address) => done(address)));
    expect(await Promise.all([ask(4), ask(6)])).toEqual(Object.values(addresses));
  });
});
