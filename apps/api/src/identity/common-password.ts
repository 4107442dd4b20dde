import { brand } from "@store/content/brand";
import { commonForms, SAMPLE_IDENTITY } from "@store/domain";

let common: Promise<ReadonlySet<string>> | undefined;

/** The shop's own names, whole and word by word: "surabhiorganics", "surabhi". */
const SHOP_WORDS = [SAMPLE_IDENTITY.shopName, brand.eliteName, brand.coinName]
  .map((name) => name.toLowerCase())
  .flatMap((name) => [name.replaceAll(" ", ""), ...name.split(" ")]);

/**
 * Fifty thousand passwords that leaked most often, and what whoever guesses at this shop tries; loaded with the first
 * password that somebody chooses.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...SHOP_WORDS]);
}

/** Whether a password is a common one, dressed up with capitals, digits and symbols or not. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  const known = await common;
  return commonForms(password).some((form) => known.has(form));
}
