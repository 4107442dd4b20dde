import { splitPersonName } from "@store/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { customers } from "../db/schema/index.ts";

/**
 * Gives an account of a mobile number alone the name and the email of its first address (C54). What an account has stays.
 * The email is where its mails go: nobody has proven it, so that it opens nothing.
 * @param email empty where none was given.
 */
export async function completeAccount(
  tx: Database,
  customerId: number,
  { fullName, email }: { readonly fullName: string; readonly email: string },
): Promise<void> {
  const { id, firstName, lastName } = customers;
  const isNameless = and(eq(id, customerId), eq(firstName, ""), eq(lastName, ""));
  await tx.update(customers).set(splitPersonName(fullName)).where(isNameless);
  if (email === "") return;
  const hasNoEmail = and(eq(id, customerId), isNull(customers.email), isNull(customers.emailKey));
  await tx.update(customers).set({ email, emailIsProven: false }).where(hasNoEmail);
}
