import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { headerOf } from "./header-of.ts";

/** This machine: the web server, and a TLS proxy in front of it. */
const THIS_MACHINE = "loopback";

/** How many of the eight groups of an IPv6 address name the network; its holder can change the others. */
const NETWORK_GROUPS = 4;

/** The entries of a list separated by commas. */
export const entriesOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** The widest networks that one owner's machines are in: of IPv4, of IPv6. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
/** An IPv4 address written as IPv6: what stands before it. */
const MAPPED_BITS = 96;
/** Networks of one's own (fc00::/7), which nobody else reaches. */
const OWN_NETWORKS = ipaddr.parseCIDR("fc00::/7");

/** Whether a network is so wide that strangers are in it: trusting it, and its other half, would trust everybody. */
function isTooWide(entry: string): boolean {
  const [written = "", range] = entry.split("/");
  if (range === undefined || !ipaddr.isValid(written)) return false;
  const address = ipaddr.parse(written);
  const mask = ipaddr.isValid(range) && !/^\d+$/.test(range) ? ipaddr.parse(range) : undefined;
  const bits = mask ? (mask.prefixLengthFromSubnetMask() ?? 0) : Number(range);
  if (address instanceof ipaddr.IPv4) return bits < WIDEST.ipv4;
  if (address.isIPv4MappedAddress()) return bits - MAPPED_BITS < WIDEST.ipv4;
  return bits < WIDEST.ipv6 && !(bits >= OWN_NETWORKS[1] && address.match(OWN_NETWORKS));
}

/**
 * Whether an entry is an IPv4 or IPv6 address or network (CIDR). A network of strangers is refused, such as that of every
 * address or half of them.
 */
export function isNetwork(entry: string): boolean {
  try {
    proxyAddr.compile(entry);
    return !isTooWide(entry);
  } catch {
    return false;
  }
}

/** The part of an address that its holder cannot change: an IPv4 address, or the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

export type ClientAddress = (c: Context<{ Bindings: HttpBindings }>) => string;

/**
 * Finds the address that a request comes from, for rate limits; of IPv6 its network. Each proxy appends its caller's
 * address to `X-Forwarded-For`, so the last entry that is not a trusted proxy is the client; the client may have
 * invented everything before it. Trusted are proxies on this machine and those in the settings.
 * @param proxies addresses and networks (CIDR) of proxies on other machines.
 * @param hasTlsProxy whether something on this machine ends TLS in front of the storefront. Without it, as in a demo, the
 * storefront alone is believed, so that a caller on this machine cannot claim to be another either.
 */
export function createClientAddress(proxies: readonly string[], { hasTlsProxy = true } = {}): ClientAddress {
  const isProxy = proxyAddr.compile([...(hasTlsProxy ? [THIS_MACHINE] : []), ...proxies]);
  const isThisMachine = proxyAddr.compile(THIS_MACHINE);
  const isTrusted = (hop: string, index: number) => isProxy(hop, index) || (index === 0 && isThisMachine(hop, index));
  return (c) => {
    // Tests call the app without a connection.
    const peer = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
    const hops = [...entriesOf(headerOf(c, "x-forwarded-for") ?? ""), peer].reverse();
    return networkOf(hops.find((hop, index) => !isTrusted(hop, index)) ?? peer);
  };
}
