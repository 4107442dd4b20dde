import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

/** The address that a request is counted for, by its peer and by what the proxies before it wrote. */
async function counted(
  peer: string,
  forwarded?: string,
  proxies: readonly string[] = [],
  hasTlsProxy = true,
): Promise<string> {
  const clientAddress = createClientAddress(proxies, { hasTlsProxy });
  const app = new Hono<{ Bindings: HttpBindings }>().get("/", (c) => c.text(clientAddress(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const response = await app.request("/", { headers }, { incoming: { headers, socket: { remoteAddress: peer } } });
  return response.text();
}

describe("the address of a request", () => {
  test.each([
    ["a call from afar", "203.0.113.7", undefined, "203.0.113.7"],
    ["a call from afar that claims to be another's", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["a call through the storefront", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["a claim before what the storefront adds", "::1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["a call through a TLS proxy and the storefront", "::ffff:127.0.0.1", "203.0.113.7,127.0.0.1", "203.0.113.7"],
    ["a claim before what both add", "127.0.0.1", "198.51.100.1, 203.0.113.7, ::ffff:127.0.0.1", "203.0.113.7"],
    ["a call from this machine", "127.0.0.1", "127.0.0.1", "127.0.0.1"],
    ["a call from this machine with an empty header", "127.0.0.1", " ,", "127.0.0.1"],
  ])("of %s", async (_, peer, forwarded, address) => {
    expect(await counted(peer, forwarded)).toBe(address);
  });

  test.each([
    ["2001:db8:12:34::1", "2001:db8:12:34::/64"],
    ["2001:0DB8:0012:0034:ffff:ffff:ffff:ffff", "2001:db8:12:34::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("%s is counted as %s, which its holder cannot leave", async (address, network) => {
    expect(await counted(address)).toBe(network);
    expect(await counted("127.0.0.1", address)).toBe(network);
  });

  const BALANCERS = ["10.0.0.5", "10.1.0.0/16", "fd00:1::/32"];
  test.each([
    ["a balancer, straight to the API", "10.0.0.5", "203.0.113.7", "203.0.113.7"],
    ["a balancer of a network", "10.1.255.1", "203.0.113.7", "203.0.113.7"],
    ["a balancer on IPv6", "fd00:1:2::3", "2001:db8:12:34::1", "2001:db8:12:34::/64"],
    ["a balancer, as a socket for both writes it", "::ffff:10.0.0.5", "::ffff:203.0.113.7", "203.0.113.7"],
    ["a balancer and the storefront", "127.0.0.1", "203.0.113.7, ::ffff:10.0.0.5", "203.0.113.7"],
    ["two balancers and the storefront", "127.0.0.1", "203.0.113.7, 10.1.2.3, fd00:1::5, ::1", "203.0.113.7"],
    ["a balancer, from who claims another address", "10.0.0.5", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["a balancer, from who claims to be one", "10.0.0.5", "198.51.100.1, 10.1.2.3, 203.0.113.7", "203.0.113.7"],
    ["a balancer, from who claims a chain of them", "10.0.0.5", "10.0.0.5, 203.0.113.7, 10.1.0.1", "203.0.113.7"],
    ["no balancer, with a header of its own", "10.0.0.6", "198.51.100.1", "10.0.0.6"],
    ["no balancer, with the address of one", "203.0.113.7", "10.0.0.5", "203.0.113.7"],
    ["a balancer that asks for itself", "10.0.0.5", undefined, "10.0.0.5"],
    ["a balancer that was told only of balancers", "10.0.0.5", "10.1.0.1, 127.0.0.1", "10.0.0.5"],
  ])("through %s", async (_, peer, forwarded, address) => {
    expect(await counted(peer, forwarded, BALANCERS)).toBe(address);
  });

  test.each([
    ["a claim through the storefront from this machine", "198.51.100.1, 127.0.0.1", [], "127.0.0.1"],
    ["a call through the storefront", "203.0.113.7", [], "203.0.113.7"],
    ["a call through a proxy that the settings name", "203.0.113.7, 127.0.0.1", ["127.0.0.1"], "203.0.113.7"],
  ])("without a TLS proxy, of %s", async (_, forwarded, proxies, address) => {
    expect(await counted("127.0.0.1", forwarded, proxies, false)).toBe(address);
  });

  test("is no failure when the header holds what is no address", async () => {
    for (const hop of [
      "unknown",
      "_hidden",
      "fe80::1%eth0",
      "203.0.113.7:1234",
      "::ffff:999.1.1.1",
      "x".repeat(5000),
    ]) {
      expect(await counted("10.0.0.5", hop, BALANCERS)).not.toBe("");
    }
  });
});
