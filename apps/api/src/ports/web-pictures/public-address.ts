import { BlockList, isIP } from "node:net";

/** Networks that are no public web: this machine, private and provider networks, link-local, tests, multicast (RFC 6890). */
const IPV4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  "224.0.0.0/3",
];
/** All of the world's IPv6 hosts are in 2000::/3; of it tunnels to IPv4 and examples are not taken either. */
const IPV6_OUTSIDE = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const listOf = (networks: readonly string[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const NOT_PUBLIC = listOf(IPV4, "ipv4");
const WORLD = listOf(["2000::/3"], "ipv6");
const OUTSIDE = listOf(IPV6_OUTSIDE, "ipv6");

/** Whether an IP address is one of the public web. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return version === 6 && WORLD.check(address, "ipv6") && !OUTSIDE.check(address, "ipv6");
}
