import { requestPasswordReset, resetPassword } from "@store/api-client/contract";
import { checkNewPassword, emailKey, resetLinkExpires } from "@store/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, passwordResets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { hashToken, isToken, newToken } from "../../identity/token.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { createKnownBrowsers } from "./known-browser.ts";
import { createSignInLimits } from "./login-limits.ts";
import { PASSWORD_CHANGED, RESET_LINK_INVALID, RESET_SENT, resetMail } from "./messages.ts";
import { newPasswordRefusal, refuseCommonPassword, setPassword } from "./new-password.ts";

/** The customer of a valid link. Uses the link up. */
async function useLink(tx: Database, token: string, now: Date) {
  const [link] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.hash, hashToken(token)), gt(passwordResets.expiresAt, now)))
    .returning({ customerId: passwordResets.customerId });
  if (!link) return undefined;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, link.customerId), customers.isActive))
    .for("update");
  return customer;
}

const RESET_FROM_ADDRESS = limit("reset-address", 20, 60 * MINUTE);
// Counted after the captcha, like a signup's email.
const RESET_FOR = limit("reset-email", 5, 60 * MINUTE);
const RESET_TRIES_FROM_ADDRESS = limit("reset-try-address", 30, 15 * MINUTE);

export function resetPasswordRoutes({
  serve,
  db,
  clock,
  hasher,
  secret,
  limits,
  clientAddress,
  checkCaptcha,
  siteUrl,
}: Backend): void {
  const ofAddress = limits.shared(RESET_FROM_ADDRESS);
  const ofEmail = limits.shared(RESET_FOR);
  const triesOfAddress = limits.shared(RESET_TRIES_FROM_ADDRESS);
  const signInLimits = createSignInLimits({ limits });
  const knownBrowsers = createKnownBrowsers({ secret, clock, siteUrl });
  /** Mails a reset link, if there is an account with this email. A new link replaces the last. */
  async function mailLink(key: string): Promise<void> {
    const token = newToken();
    const now = clock();
    const expiresAt = resetLinkExpires(now);
    await inTransaction(db, async (tx) => {
      const [customer] = await tx
        .select()
        .from(customers)
        .where(and(eq(customers.emailKey, key), customers.isActive));
      if (!customer?.email) return;
      await tx.delete(passwordResets).where(eq(passwordResets.customerId, customer.id));
      await tx.insert(passwordResets).values({ hash: hashToken(token), customerId: customer.id, expiresAt });
      const to = { email: customer.email, firstName: customer.firstName };
      await queueMessages(tx, [resetMail(to, `${siteUrl}/reset-password/${token}`, expiresAt)], now);
    });
  }

  serve(requestPasswordReset, async ({ body, http }) => {
    const key = emailKey(body.email);
    const refused =
      (await ofAddress.count(clientAddress(http))) ??
      (await checkCaptcha("forgot-password", body.recaptcha)) ??
      (await ofEmail.count(key));
    if (refused) return refused;
    await mailLink(key);
    return { status: true, message: RESET_SENT };
  });

  serve(resetPassword, async ({ params, body, http }) => {
    const password = checkNewPassword(body.new_password, body.confirm_password);
    if (!password.ok) return newPasswordRefusal(password.refusal);
    const address = clientAddress(http);
    const refused =
      (await refuseCommonPassword(password.value, "new_password")) ?? (await triesOfAddress.count(address));
    if (refused) return refused;
    if (!isToken(params.resetUUID)) return httpError(404, RESET_LINK_INVALID);
    const passwordHash = await hasher.hash(password.value);
    const changed = await inTransaction(db, async (tx) => {
      const now = clock();
      const customer = await useLink(tx, params.resetUUID, now);
      if (!customer) return httpError(404, RESET_LINK_INVALID);
      await setPassword(tx, customer, { passwordHash, siteUrl, now });
      // The mail's reader may be another person than the one who signed up, so the mobile has to be proven again.
      if (!customer.emailIsProven) {
        const proven = { emailIsProven: true, mobileIsProven: false, signedUpAs: null };
        await tx.update(customers).set(proven).where(eq(customers.id, customer.id));
      }
      return customer;
    });
    if (!("id" in changed)) return changed;
    if (changed.emailKey) {
      await signInLimits.succeeded(changed.emailKey, address, knownBrowsers.idOf(http, changed.emailKey));
    }
    return { status: true, message: PASSWORD_CHANGED };
  });
}
