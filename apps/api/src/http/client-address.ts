import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i;
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

/**
 * The address that a request comes from, for rate limits; of IPv6 its network. A proxy is believed only on this machine,
 * where the storefront's server stands, and whoever ends TLS in front of it: each names the hop that it was called by,
 * so the last that is not of this machine is the client.
 */
export function clientAddress(c: Context<{ Bindings: HttpBindings }>): string {
  // A test calls the app without a connection.
  const peer = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  if (!LOOPBACK.test(peer)) return networkOf(peer);
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const client = hops
    .map((hop) => hop.trim())
    .reverse()
    .find((hop) => hop !== "" && !LOOPBACK.test(hop));
  return networkOf(client ?? peer);
}
