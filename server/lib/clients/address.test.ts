import type { IncomingMessage } from "node:http";

import { describe, expect, test } from "@jest/globals";

import { clientAddressOf, networksOf, readTrustedProxies, type TrustedProxies } from "./address.js";

function trusting(text: string): TrustedProxies {
  const trusted = readTrustedProxies(text);
  if (!trusted) throw new Error(`TRUST_PROXY cannot be ${text}`);
  return trusted;
}

/** The address of a client whose connection comes from an address, with an `X-Forwarded-For`. */
const clientOf = (remoteAddress: string, forwarded: string | undefined, trustProxy: string) =>
  clientAddressOf(
    {
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    } as unknown as IncomingMessage,
    trusting(trustProxy),
  );

describe("the address of a client", () => {
  test("is that of the connection, whatever the client writes into X-Forwarded-For", () => {
    expect(clientOf("203.0.113.7", "198.51.100.1", "0")).toBe("203.0.113.7");
  });

  test("is the one that the only proxy wrote, not the ones that the client put before it", () => {
    expect(clientOf("127.0.0.1", "198.51.100.1, 192.0.2.9", "1")).toBe("192.0.2.9");
  });

  test("is the one that the farther of two proxies wrote", () => {
    const header = "198.51.100.1, 192.0.2.9, 10.0.0.2";
    expect(clientOf("10.0.0.1", header, "2")).toBe("192.0.2.9");
  });

  test("is the last one in the header where fewer proxies wrote than were counted", () => {
    expect(clientOf("10.0.0.1", "192.0.2.9", "3")).toBe("192.0.2.9");
    expect(clientOf("10.0.0.1", undefined, "3")).toBe("10.0.0.1");
  });

  test("is the nearest one outside the networks of the proxies", () => {
    const networks = "10.0.0.0/8, fd00::/8, 192.0.2.200";
    const header = "198.51.100.1, 192.0.2.9, 192.0.2.200, fd00::7";
    expect(clientOf("10.9.9.9", header, networks)).toBe("192.0.2.9");
    expect(clientOf("::ffff:10.9.9.9", header, networks)).toBe("192.0.2.9");
  });

  test("is that of the connection where it does not come from one of the networks", () => {
    expect(clientOf("203.0.113.7", "192.0.2.9", "10.0.0.0/8")).toBe("203.0.113.7");
  });

  test.each([
    ["192.0.2.9:1234", "192.0.2.9"],
    ["[2001:db8::9]", "2001:db8::9"],
    ["[2001:db8::9]:443", "2001:db8::9"],
    ["2001:DB8:0::9", "2001:db8::9"],
    ["::ffff:192.0.2.9", "192.0.2.9"],
  ])("is read with ports, brackets and capitals: %s", (entry, address) => {
    expect(clientOf("127.0.0.1", entry, "1")).toBe(address);
  });

  test.each(["unknown", "", "192.0.2", "1.2.3.4, hidden", "192.0.2.9:http", "0x7f000001"])(
    "is that of the proxy where it wrote %p",
    (entry) => {
      expect(clientOf("127.0.0.1", entry, "1")).toBe("127.0.0.1");
    },
  );
});

describe("TRUST_PROXY", () => {
  test.each(["0", "1", "12", "10.0.0.0/8", "10.0.0.1", "fd00::/8,10.0.0.0/8", " ::1 , 10.0.0.1 "])(
    "can be %p",
    (text) => {
      expect(readTrustedProxies(text)).toBeDefined();
    },
  );

  test.each(
    [
      ["true", "yes", "-1", "1.5", "100", "", "10.0.0.0/33", "10.0.0/8", "fd00::/129"],
      ["0.0.0.0/0", "::/0", "10.0.0.0/8,", "10.0.0.0/8 fd00::/8", "proxy.example", "10.0.0.0/8/8"],
    ].flat(),
  )("cannot be %p", (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});

describe("the networks that a client is counted by", () => {
  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1"],
    ["2001:db8:1:2::9", "2001:db8:1:2", "2001:db8:1"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0:0", "2001:db8:0"],
    ["::1", "0:0:0:0", "0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0"],
  ])("are of IPv6 a household's and a site's: %s", (address, household, site) => {
    expect(networksOf(address)).toEqual([household, site]);
  });

  test("are one for an IPv4 address", () => {
    expect(networksOf("203.0.113.7")).toEqual(["203.0.113.7"]);
  });
});
