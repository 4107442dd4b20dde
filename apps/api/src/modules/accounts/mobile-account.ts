import { openMobileAccount } from "@store/api-client/contract";
import { type Mobile, normalizeMobile } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { writeCustomer } from "../../identity/write-customer.ts";
import type { Backend } from "../backend.ts";
import { deviceOf } from "../sessions/sessions.ts";
import { type CustomerRow, logIn } from "./log-in.ts";
import { createOtpLimits } from "./login-limits.ts";
import { MOBILE_KNOWN, PROVE_AGAIN } from "./messages.ts";
import { hasMobileAlone, useProof } from "./mobile-proof.ts";

const refusal = (message: string) => httpError(409, message, { nonField: true });

/** Whether an account is its number's holder's, and not of somebody who entered the number alone. */
const isHolders = (account: CustomerRow): boolean =>
  account.mobileIsProven || hasMobileAlone(account) || !account.isActive;

/**
 * Opens an account that has a proven number and nothing else. A number that another account merely claims is moved to
 * it, as at a sign-up (C40). Without the visitor's proof the answer is the same for every number.
 */
async function openAccount(
  tx: Database,
  mobile: Mobile,
  caller: Shopper | undefined,
  now: Date,
): Promise<CustomerRow | HttpError> {
  const [holder] = await tx.select().from(customers).where(eq(customers.mobile, mobile)).for("update");
  if (!(await useProof(tx, mobile, caller, now))) return refusal(PROVE_AGAIN);
  if (holder && isHolders(holder)) return refusal(MOBILE_KNOWN);
  if (holder) await tx.update(customers).set({ mobile: null }).where(eq(customers.id, holder.id));
  const names = { firstName: "", lastName: "" };
  const account = { ...names, mobile, mobileIsProven: true, emailIsProven: false, createdAt: now };
  // Somebody else may have been faster: a second OTP then logs in.
  return (await writeCustomer(tx, account)) ?? refusal(MOBILE_KNOWN);
}

/** "Continue with mobile" at the checkout: an account without a name, an email and a password (C54). */
export function mobileAccountRoute({ serve, db, clock, limits, clientAddress, policy }: Backend): void {
  const otpLimits = createOtpLimits({ limits });

  serve(
    openMobileAccount,
    async ({ body, http, shopper }) => {
      const refused = await otpLimits.tried(clientAddress(http));
      if (refused) return refused;
      const mobile = normalizeMobile(body.mobile_no);
      if (!mobile.ok) return httpError(400, mobile.refusal, { field: "mobile_no" });
      const opened = await inTransaction(db, (tx) => openAccount(tx, mobile.value, shopper, clock()));
      return opened instanceof HttpError
        ? opened
        : logIn(db, opened, { shopper, device: deviceOf(http) }, clock(), policy());
    },
    { personal: true },
  );
}
