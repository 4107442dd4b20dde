import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createTrusted } from "./trusted-proxies.ts";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of an IPv6 address, and how many of them name the network: the others its holder changes at will. */
const [GROUPS, NETWORK_GROUPS] = [8, 4];

const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));

/** What one holder of an address cannot change: an IPv4 address, or the /64 network that an IPv6 address lies in. */
function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

export type ClientAddress = (c: Context<{ Bindings: HttpBindings }>) => string;

/**
 * Finds the address that a request comes from, for rate limits; of IPv6 its network. Proxies are believed on this machine
 * and where the settings say so: each names the hop that it was called by, at the end of what it was told, so the last
 * that is none of them is the client. What stands before it anybody may have written.
 * @param proxies addresses and networks (CIDR) of proxies on other machines.
 */
export function createClientAddress(proxies: readonly string[]): ClientAddress {
  const isTrusted = createTrusted(proxies);
  return (c) => {
    // A test calls the app without a connection.
    const peer = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
    if (!isTrusted(peer)) return networkOf(peer);
    const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
    const client = hops
      .map((hop) => hop.trim())
      .reverse()
      .find((hop) => hop !== "" && !isTrusted(hop));
    return networkOf(client ?? peer);
  };
}
