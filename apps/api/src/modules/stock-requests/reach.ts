import type { customers } from "../../db/schema/index.ts";
import type { Reach } from "./messages.ts";

type Account = Pick<
  typeof customers.$inferSelect,
  "email" | "emailIsProven" | "mobile" | "mobileIsProven" | "firstName"
>;

/** How a customer is written to: by the email, or else the mobile, that is known to be theirs. */
export function reachOf(account: Account): Reach | undefined {
  if (account.email && account.emailIsProven) return { email: account.email, name: account.firstName };
  return account.mobile && account.mobileIsProven ? { mobile: account.mobile } : undefined;
}
