import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const app = new Hono<{ Bindings: HttpBindings }>().get("/", (c) => c.text(clientAddress(c)));

/** Whom a request is counted for that comes from a peer, with what the proxies before it wrote. */
async function counted(peer: string, forwarded?: string): Promise<string> {
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: peer } } });
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
});
