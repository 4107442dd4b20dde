import { BlockList, isIP, isIPv4 } from "node:net";

/** What stands on this machine: the storefront's server, and whoever ends TLS in front of it. */
const THIS_MACHINE = ["127.0.0.0/8", "::1"] as const;

const ENTRY = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/;

const familyOf = (address: string) => (isIPv4(address) ? "ipv4" : "ipv6");

interface Network {
  readonly address: string;
  /** Bits that its addresses share; all of them when it is one address. Never none: that would be everybody. */
  readonly prefix: number;
}

function readNetwork(entry: string): Network | undefined {
  const [, address = "", bits] = ENTRY.exec(entry) ?? [];
  if (isIP(address) === 0 || address.includes("%")) return undefined;
  const most = isIPv4(address) ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix <= most ? { address, prefix } : undefined;
}

/** The entries of a list that commas separate. */
export const entriesOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Whether an entry is an address or a network (CIDR), IPv4 or IPv6. */
export const isNetwork = (entry: string): boolean => readNetwork(entry) !== undefined;

/**
 * Whose word about where a request comes from is believed: that of this machine, and of the networks given.
 * @returns whether an address is among them; what is no address is not.
 */
export function createTrusted(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of [...THIS_MACHINE, ...entries]) {
    const network = readNetwork(entry);
    if (!network) throw new Error(`Not a network: ${entry}`);
    list.addSubnet(network.address, network.prefix, familyOf(network.address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
