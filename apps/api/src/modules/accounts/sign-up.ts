import { SIGNUP_FIELDS, signUp } from "@store/api-client/contract";
import { ACCOUNT_CREATED, checkSignup, emailKey, type Signup } from "@store/domain";
import { eq, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { writeCustomer } from "../../identity/write-customer.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { EMAIL_KNOWN, MOBILE_KNOWN, welcomeMail } from "./messages.ts";
import { useProof } from "./mobile-proof.ts";
import { refuseCommonPassword } from "./new-password.ts";

interface NewAccount extends Signup {
  readonly passwordHash: string;
  readonly caller: Shopper | undefined;
  readonly now: Date;
}

const rowOf = (
  { email, mobile, firstName, lastName, passwordHash, caller, now }: NewAccount,
  mobileIsProven: boolean,
) => ({
  ...{ firstName, lastName, email, emailKey: emailKey(email), mobile, passwordHash },
  emailIsProven: false,
  mobileIsProven,
  signedUpAs: mobileIsProven ? null : caller?.shopperId,
  createdAt: now,
});

const CONFLICT = 409;

const emailKnown = () => httpError(CONFLICT, EMAIL_KNOWN, { field: SIGNUP_FIELDS.email });
const mobileKnown = () => httpError(CONFLICT, MOBILE_KNOWN, { field: SIGNUP_FIELDS.mobileNo });

/** Who has the email or the mobile already. */
async function holdersOf(tx: Database, { email, mobile }: NewAccount) {
  const key = emailKey(email);
  const holders = await tx
    .select()
    .from(customers)
    .where(or(eq(customers.emailKey, key), eq(customers.mobile, mobile)))
    .for("update");
  return {
    byEmail: holders.find((one) => one.emailKey === key),
    byMobile: holders.find((one) => one.mobile === mobile),
  };
}

/**
 * Opens an account, or says that there is one with the email or the mobile already (C40). A number that another account
 * only claims is moved to this one when it is proven here.
 */
async function openAccount(tx: Database, account: NewAccount, siteUrl: string): Promise<HttpError | undefined> {
  const { email, mobile, caller, now } = account;
  const { byEmail, byMobile } = await holdersOf(tx, account);
  if (byEmail) return emailKnown();
  const isProven = byMobile?.mobileIsProven !== true && (await useProof(tx, mobile, caller, now));
  if (byMobile && !isProven) return mobileKnown();
  if (byMobile) await tx.update(customers).set({ mobile: null }).where(eq(customers.id, byMobile.id));
  if (await writeCustomer(tx, rowOf(account, isProven))) {
    await queueMessages(tx, [welcomeMail(email, siteUrl)], now);
    return undefined;
  }
  // Another signup was faster.
  return (await holdersOf(tx, account)).byEmail ? emailKnown() : mobileKnown();
}

const SIGN_UP_FROM_ADDRESS = limit("sign-up-address", 20, 60 * MINUTE);
// Counted after the captcha: otherwise a bot could use up the limits of somebody's email and number, and lock them out.
const SIGN_UP_AS = limit("sign-up-email", 5, 60 * MINUTE);
const SIGN_UP_WITH = limit("sign-up-number", 5, 60 * MINUTE);

export function signUpRoute({ serve, db, clock, hasher, limits, clientAddress, checkCaptcha, siteUrl }: Backend): void {
  const ofAddress = limits.shared(SIGN_UP_FROM_ADDRESS);
  const ofEmail = limits.shared(SIGN_UP_AS);
  const ofNumber = limits.shared(SIGN_UP_WITH);

  serve(
    signUp,
    async ({ body, http, shopper }) => {
      const checked = checkSignup({
        email: body.email,
        mobileNo: body.mobile_no,
        firstName: body.first_name,
        lastName: body.last_name,
        password: body.password,
        confirmPassword: body.confirm_password,
      });
      if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: SIGNUP_FIELDS });
      const { value } = checked;
      const refused =
        (await refuseCommonPassword(value.password, SIGNUP_FIELDS.password)) ??
        (await ofAddress.count(clientAddress(http))) ??
        (await checkCaptcha("signup", body.recaptcha)) ??
        (await ofEmail.count(emailKey(value.email))) ??
        (await ofNumber.count(value.mobile));
      if (refused) return refused;
      // Hashed before, as it takes longer than a transaction should.
      const account = { ...value, passwordHash: await hasher.hash(value.password), caller: shopper, now: clock() };
      const known = await inTransaction(db, (tx) => openAccount(tx, account, siteUrl));
      return known ?? { status: true, message: ACCOUNT_CREATED };
    },
    { personal: true },
  );
}
