import { type checkNewPassword, PASSWORD_COMMON } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { isCommonPassword } from "../../identity/common-password.ts";
import { revokeAccess } from "../../identity/revoke-access.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { CustomerRow } from "./log-in.ts";
import { passwordChangedMail } from "./messages.ts";

type NewPassword = Extract<ReturnType<typeof checkNewPassword>, { readonly ok: false }>;

/** Refuses a new password under the field that is wrong. */
export const newPasswordRefusal = (refusal: NewPassword["refusal"]) =>
  httpError(400, [{ ...refusal, field: refusal.code === "passwords-differ" ? "confirm_password" : "new_password" }]);

/**
 * Refuses a password that everybody who guesses tries first. On the server alone: the list is too large for a browser.
 * @param field what the form calls it.
 */
export const refuseCommonPassword = async (password: string, field: string): Promise<HttpError | undefined> =>
  (await isCommonPassword(password)) ? httpError(400, PASSWORD_COMMON, { field }) : undefined;

/** Sets a password, logs every device out, and mails the customer. */
export async function setPassword(
  tx: Database,
  customer: CustomerRow,
  { passwordHash, siteUrl, now }: { readonly passwordHash: string; readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const { id, email, firstName } = customer;
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, id));
  await revokeAccess(tx, id);
  if (email) await queueMessages(tx, [passwordChangedMail({ email, firstName }, siteUrl)], now);
}
