import { changePassword } from "@store/api-client/contract";
import { checkNewPassword } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { NO_PASSWORD_YET, PASSWORD_CHANGED, WRONG_OLD_PASSWORD } from "./messages.ts";
import { newPasswordRefusal, refuseCommonPassword, setPassword } from "./new-password.ts";

const wrongOldPassword = (): HttpError => httpError(400, WRONG_OLD_PASSWORD, { field: "old_password" });

const PASSWORD_CHANGES = limit("password-change", 10, 15 * MINUTE);

export function changePasswordRoute({ serve, db, clock, hasher, limits, checkCaptcha, siteUrl }: Backend): void {
  const changes = limits.shared(PASSWORD_CHANGES);

  serve(changePassword, async ({ body, customer: { customerId } }) => {
    const password = checkNewPassword(body.new_password, body.confirm_password);
    if (!password.ok) return newPasswordRefusal(password.refusal);
    const refused =
      (await refuseCommonPassword(password.value, "new_password")) ??
      (await changes.count(customerId)) ??
      (await checkCaptcha("change-password", body.recaptcha));
    if (refused) return refused;
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
    if (customer && !customer.passwordHash) return httpError(409, NO_PASSWORD_YET);
    const isRight = await hasher.matches(body.old_password, customer?.passwordHash);
    if (!customer?.passwordHash || !isRight) return wrongOldPassword();
    const isSame = and(eq(customers.id, customerId), eq(customers.passwordHash, customer.passwordHash));
    const passwordHash = await hasher.hash(password.value);
    return inTransaction(db, async (tx) => {
      // If the password was changed since it was compared, the old one is no longer right.
      const [unchanged] = await tx.select({ id: customers.id }).from(customers).where(isSame).for("update");
      if (!unchanged) return wrongOldPassword();
      await setPassword(tx, customer, { passwordHash, siteUrl, now: clock() });
      return { status: true, message: PASSWORD_CHANGED };
    });
  });
}
