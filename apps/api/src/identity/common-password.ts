import { commonForms } from "@store/domain";

let common: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand passwords that leaked most often; loaded with the first password that somebody chooses. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/** Whether a password is a common one, dressed up with capitals, digits and symbols or not. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  const known = await common;
  return commonForms(password).some((form) => known.has(form));
}
