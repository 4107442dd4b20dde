import { DEFAULT_SHOWN_RULES, type OfficeRules, type Policy, type PolicyRules } from "@store/domain";

/** The shop's policy and its version, which grows with each change. */
export interface ShopPolicy {
  readonly version: number;
  readonly policy: Policy;
}

let known: ShopPolicy | undefined;

/** Sets the policy of this program: the server, as soon as it knows it; the browser, from the page that it opened. */
export function setShopPolicy(next: ShopPolicy): void {
  known = next;
}

/**
 * The policy that counts now, with its version.
 * @throws Error before one was set: a program without a policy must not guess one.
 */
export function knownPolicy(): ShopPolicy {
  if (!known) throw new Error("No policy has been set");
  return known;
}

/**
 * The shop's policy (C59), from the one place that hands it to screens, loaders and texts. It is asked for when something is
 * rendered or decided, never while a module loads: what an owner changes must reach the next page.
 */
export const shopPolicy = (): Policy => knownPolicy().policy;

const UNSEEN = {
  colours: { main: "", accent: "" },
  bank: { holder: "", number: "", ifsc: "", bank: "" },
} satisfies Partial<Policy["identity"]>;

/**
 * The policy as a page carries it to the browser: who the shop is, and the rules that differ from the default. The server
 * alone paints with the shop's colours, and papers alone name its bank. Some rules of the office are always there: their
 * defaults would weigh more in every page's script.
 */
export interface PolicyOfPage {
  readonly version: number;
  readonly identity: Omit<Policy["identity"], keyof typeof UNSEEN>;
  readonly changed: Partial<PolicyRules> & OfficeRules;
}

type ShownRules = typeof DEFAULT_SHOWN_RULES;

function withoutEqual<T extends object>(value: T, other: T): Partial<T> {
  const changed: Partial<T> = { ...value };
  for (const key in value) {
    if (JSON.stringify(value[key]) === JSON.stringify(other[key])) delete changed[key];
  }
  return changed;
}

/** What a page says of the policy that it is rendered by. */
export function policyOfPage(): PolicyOfPage {
  const { version, policy } = knownPolicy();
  const {
    identity: { colours: _colours, bank: _bank, ...identity },
    reviews,
    cartReminders,
    gstRates: _rates,
    ...shown
  } = policy;
  // The backend taxes what pages show: they need no table of rates.
  const office = { reviews, cartReminders, gstRates: [] };
  return { version, identity, changed: { ...withoutEqual<ShownRules>(shown, DEFAULT_SHOWN_RULES), ...office } };
}

/** Takes over the policy that the server's page was rendered by. */
export const adoptPolicyOfPage = ({ version, identity, changed }: PolicyOfPage): void =>
  setShopPolicy({ version, policy: { identity: { ...identity, ...UNSEEN }, ...DEFAULT_SHOWN_RULES, ...changed } });
