import { eliteCheck, logout, profile, sendOtp, signIn, verifyOtp } from "@store/api-client/contract";
import { emailKey, normalizeMobile } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Backend } from "../../backend.ts";
import { accessTokens, customers } from "../../db/schema/index.ts";
import { clientAddress } from "../../http/client-address.ts";
import { type Refused, refuse } from "../../http/refusal.ts";
import { tokenOfRequest } from "../../identity/identify.ts";
import { createOtps } from "../../identity/otps.ts";
import { isSecret } from "../../identity/secret.ts";
import { hashToken } from "../../identity/token.ts";
import { logIn } from "./log-in.ts";
import { LOGGED_OUT, NO_ACCOUNT, OTP_INVALID, OTP_SENT, otpText, WRONG_LOGIN } from "./words.ts";

/** A login that is refused says why in both places where a screen looks. */
const loginRefusal = (status: 400 | 404, message: string): Refused =>
  refuse(status, { message, non_field_errors: message });

export function accountRoutes({ serve, db, clock, limits }: Backend): void {
  const otps = createOtps(db, clock, { purpose: "login", template: "otp", textOf: otpText });

  serve(sendOtp, async ({ body, http }) => {
    const mobile = normalizeMobile(body.mobile_no);
    if (!mobile.ok)
      return refuse(400, { message: mobile.refusal.message, errors: { mobile_no: [mobile.refusal.message] } });
    const refused = await limits.otpSent(mobile.value, clientAddress(http));
    if (refused) return refused;
    await otps.send(mobile.value);
    return { status: true, message: OTP_SENT };
  });

  serve(
    verifyOtp,
    async ({ body, http, shopper }) => {
      const refused = await limits.otpTried(clientAddress(http));
      if (refused) return refused;
      const mobile = normalizeMobile(body.mobile_no);
      if (!mobile.ok || !(await otps.use(mobile.value, body.otp))) return loginRefusal(400, OTP_INVALID);
      await limits.otpUsed(mobile.value);
      const [customer] = await db
        .select()
        .from(customers)
        .where(and(eq(customers.mobile, mobile.value), customers.isActive));
      return customer ? logIn(db, customer, shopper, clock()) : loginRefusal(404, NO_ACCOUNT);
    },
    { personal: true },
  );

  serve(
    signIn,
    async ({ body, http, shopper }) => {
      const key = emailKey(body.email);
      const refused = await limits.signIn(key, clientAddress(http));
      if (refused) return refused;
      const [customer] = await db
        .select()
        .from(customers)
        .where(and(eq(customers.emailKey, key), customers.isActive));
      const isRight = await isSecret(body.password, customer?.passwordHash);
      if (!customer || !isRight) return loginRefusal(400, WRONG_LOGIN);
      await limits.signedIn(key);
      return logIn(db, customer, shopper, clock());
    },
    { personal: true },
  );

  serve(logout, async ({ http }) => {
    const token = tokenOfRequest(http);
    if (token) await db.delete(accessTokens).where(eq(accessTokens.hash, hashToken(token)));
    return { status: true, message: LOGGED_OUT };
  });

  serve(profile, async ({ customer }) => {
    const [found] = await db.select().from(customers).where(eq(customers.id, customer.customerId));
    if (!found) return refuse(404, "There is no such customer any more");
    const { id, firstName, lastName, company, email, mobile } = found;
    return {
      status: true,
      data: {
        id,
        contact_id: id,
        first_name: firstName,
        last_name: lastName,
        company,
        email,
        mobile_no: mobile,
        is_wallet: true,
      },
    };
  });

  serve(eliteCheck, ({ customer }) => ({ status: true, is_sose_elite_user: customer.isElite }));
}
