import { changeCartReminders, stopCartReminders } from "@store/api-client/contract";
import { NO_SUCH_REMINDERS } from "@store/domain";
import { and, eq, isNull } from "drizzle-orm";
import { customers } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { createReminderTokens } from "../../lib/id-tokens.ts";
import type { Backend } from "../backend.ts";

/** A customer's consent to be reminded of a cart: given in the profile, withdrawn there or by the link of a mail. */
export function cartReminderRoutes({ serve, db, clock, secret }: Backend): void {
  const { read } = createReminderTokens(secret);

  serve(changeCartReminders, async ({ body: { is_on }, customer: { customerId } }) => {
    const isThis = eq(customers.id, customerId);
    // Since when it was given stays as it is where it was.
    await db
      .update(customers)
      .set({ cartRemindersSince: is_on ? clock() : null })
      .where(is_on ? and(isThis, isNull(customers.cartRemindersSince)) : isThis);
    return { status: true };
  });

  serve(stopCartReminders, async ({ body: { token } }) => {
    const customerId = read(token);
    if (customerId === undefined) return httpError(404, NO_SUCH_REMINDERS);
    await db.update(customers).set({ cartRemindersSince: null }).where(eq(customers.id, customerId));
    return { status: true };
  });
}
