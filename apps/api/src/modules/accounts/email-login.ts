import { addEmailLogin, EMAIL_LOGIN_FIELDS, sendEmailCode } from "@store/api-client/contract";
import { checkEmail, checkNewPassword, emailKey } from "@store/domain";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { DAY, fromAddress, limit, MINUTE } from "../../http/rate-limits.ts";
import { createOtps } from "../../identity/otps.ts";
import { isUniqueViolation } from "../../lib/errors.ts";
import type { Backend } from "../backend.ts";
import { createConfirmPerson } from "./confirm-person.ts";
import {
  EMAIL_CODE_INVALID,
  EMAIL_CODE_SENT,
  EMAIL_FIXED,
  EMAIL_KNOWN,
  EMAIL_LOGIN_ADDED,
  emailCodeMail,
  HAS_PASSWORD,
} from "./messages.ts";
import { newPasswordRefusal, refuseCommonPassword } from "./new-password.ts";

const CODES_OF_CUSTOMER = limit("email-code", 10, DAY);
const CODES_TO_EMAIL_OF_CUSTOMER = limit("email-code-email-customer", 5, 60 * MINUTE);
/** From all accounts together: nobody's mailbox is flooded. */
const CODES_TO_EMAIL = limit("email-code-email", 15, DAY);

const { email: EMAIL, emailCode: CODE } = EMAIL_LOGIN_FIELDS;

/**
 * The email that an account without a password is to log in by. Whether another account has it is told only to who has
 * read a mail there.
 */
async function checkNewEmail(db: Database, customerId: number, typed: string): Promise<string | HttpError> {
  const email = checkEmail(typed);
  if (!email.ok) return httpError(400, email.refusal, { field: EMAIL });
  const [found] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (found?.passwordHash) return httpError(409, HAS_PASSWORD);
  const isOther = found?.emailKey && found.emailKey !== emailKey(email.value);
  return isOther ? httpError(400, EMAIL_FIXED, { field: EMAIL }) : email.value;
}

/** A login by email for an account that has its mobile alone (C54). */
export function emailLoginRoutes(backend: Backend): void {
  const { serve, db, hasher, limits } = backend;
  const ofCustomer = limits.shared(CODES_OF_CUSTOMER);
  const toEmailOfCustomer = limits.shared(CODES_TO_EMAIL_OF_CUSTOMER);
  const toEmail = limits.shared(CODES_TO_EMAIL);
  const confirm = createConfirmPerson(backend);
  const codes = createOtps<string>(backend, {
    purpose: "email",
    messageOf: (to, { otp, expiresAt }) => emailCodeMail(to, otp, expiresAt),
  });

  serve(sendEmailCode, async ({ body, customer: { customerId } }) => {
    const email = await checkNewEmail(db, customerId, body.email);
    if (typeof email !== "string") return email;
    const key = emailKey(email);
    const refused =
      (await ofCustomer.count(customerId)) ??
      (await toEmailOfCustomer.count(fromAddress(key, String(customerId)))) ??
      (await toEmail.count(key));
    if (refused) return refused;
    await codes.send(key, String(customerId));
    return { status: true, message: EMAIL_CODE_SENT };
  });

  /** @returns false when another account has the email, or this one a password, since they were looked at. */
  async function write(customerId: number, email: string, passwordHash: string): Promise<boolean> {
    const key = emailKey(email);
    const isOpen = and(isNull(customers.passwordHash), or(isNull(customers.emailKey), eq(customers.emailKey, key)));
    try {
      const written = await db
        .update(customers)
        .set({ email, emailKey: key, emailIsProven: true, passwordHash })
        .where(and(eq(customers.id, customerId), customers.isActive, isOpen))
        .returning({ id: customers.id });
      return written.length > 0;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  serve(addEmailLogin, async ({ body, customer: { customerId } }) => {
    const email = await checkNewEmail(db, customerId, body.email);
    if (typeof email !== "string") return email;
    const password = checkNewPassword(body.new_password, body.confirm_password);
    if (!password.ok) return newPasswordRefusal(password.refusal);
    const checkCode = async () =>
      (await codes.use(emailKey(email), body.email_code, String(customerId)))
        ? undefined
        : httpError(400, EMAIL_CODE_INVALID, { field: CODE });
    const refused =
      (await refuseCommonPassword(password.value, EMAIL_LOGIN_FIELDS.newPassword)) ??
      (await confirm.check("email", customerId, { otp: body.otp }, checkCode));
    if (refused) return refused;
    const passwordHash = await hasher.hash(password.value);
    if (!(await write(customerId, email, passwordHash))) return httpError(409, EMAIL_KNOWN, { field: EMAIL });
    return { status: true, message: EMAIL_LOGIN_ADDED };
  });
}
