import { describe, expect, it } from "@jest/globals";
import type { Request } from "express";

import { clientAddress } from "./client.js";

/** A request as far as an address is concerned. */
const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, get: () => forwarded }) as unknown as Request;

const direct = { trustProxy: false };
const proxied = { trustProxy: true };

describe("the address that wrong entries are counted by", () => {
  it("is that of the connection, whatever the client writes into X-Forwarded-For", () => {
    expect(clientAddress(requestFrom("203.0.113.7", "198.51.100.1"), direct)).toBe("203.0.113.7");
  });

  it("is the last one that the proxy wrote, not the ones that the client put before it", () => {
    const request = requestFrom("127.0.0.1", "198.51.100.1, 192.0.2.9");
    expect(clientAddress(request, proxied)).toBe("192.0.2.9");
  });

  it.each(["unknown", "192.0.2.9:1234", ""])(
    "is that of the connection where the proxy wrote %p",
    (forwarded) => {
      expect(clientAddress(requestFrom("127.0.0.1", forwarded), proxied)).toBe("127.0.0.1");
    },
  );

  it("is the same for an IPv4 address in either notation", () => {
    expect(clientAddress(requestFrom("::ffff:203.0.113.7"), direct)).toBe("203.0.113.7");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("is of IPv6 the half that a household shares: %s", (address, half) => {
    expect(clientAddress(requestFrom(address), direct)).toBe(half);
  });
});
