import { eliteCheck, logout, OTP_REFUSALS, sendOtp, signIn, verifyOtp } from "@store/api-client/contract";
import { emailKey, normalizeMobile, type Refusal } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { accessTokens, customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { tokenOfRequest } from "../../http/identify.ts";
import { bySms, createOtps } from "../../identity/otps.ts";
import { hashToken } from "../../identity/token.ts";
import type { Backend } from "../backend.ts";
import { changePasswordRoute } from "./change-password.ts";
import { confirmationOtpRoute } from "./confirmation-otp.ts";
import { deactivateRoute } from "./deactivate.ts";
import { emailLoginRoutes } from "./email-login.ts";
import { createKnownBrowsers } from "./known-browser.ts";
import { createOtpLimits, createSignInLimits } from "./login-limits.ts";
import { LOGGED_OUT, NO_ACCOUNT, NUMBER_NOT_CONFIRMED, OTP_INVALID, OTP_SENT, WRONG_LOGIN } from "./messages.ts";
import { mobileAccountRoute } from "./mobile-account.ts";
import { hasAccount, hasMobileAlone, markProven, rememberProof, useProof } from "./mobile-proof.ts";
import { profileRoutes } from "./profile.ts";
import { createRememberedLogin } from "./remembered-login.ts";
import { resetPasswordRoutes } from "./reset-password.ts";
import { signUpRoute } from "./sign-up.ts";

/** A refused login has its message in both places that screens read. */
const loginRefusal = (status: 400 | 404, reason: string | Refusal): HttpError =>
  httpError(status, reason, { nonField: true });

const UNKNOWN: Refusal = { code: OTP_REFUSALS.noAccount, message: NO_ACCOUNT };
const NOT_CONFIRMED: Refusal = { code: OTP_REFUSALS.notConfirmed, message: NUMBER_NOT_CONFIRMED };

export function accountRoutes(backend: Backend): void {
  const { serve, db, clock, hasher, clientAddress, checkCaptcha } = backend;
  signUpRoute(backend);
  resetPasswordRoutes(backend);
  changePasswordRoute(backend);
  deactivateRoute(backend);
  confirmationOtpRoute(backend);
  mobileAccountRoute(backend);
  emailLoginRoutes(backend);
  profileRoutes(backend);

  const otpLimits = createOtpLimits(backend);
  const signInLimits = createSignInLimits(backend);
  const knownBrowsers = createKnownBrowsers(backend);
  const logIn = createRememberedLogin(backend);
  const otps = createOtps(backend, {
    purpose: "login",
    messageOf: bySms((otp) => ({ key: "otp", values: { otp } })),
  });

  serve(sendOtp, async ({ body, http }) => {
    const mobile = normalizeMobile(body.mobile_no);
    if (!mobile.ok) return httpError(400, mobile.refusal, { field: "mobile_no" });
    const refused = await otpLimits.sent(mobile.value, clientAddress(http), () =>
      checkCaptcha("login-otp", body.recaptcha),
    );
    if (refused) return refused;
    await otps.send(mobile.value);
    return { status: true, message: OTP_SENT };
  });

  serve(
    verifyOtp,
    async ({ body, http, shopper }) => {
      const address = clientAddress(http);
      const refused = await otpLimits.tried(address);
      if (refused) return refused;
      const mobile = normalizeMobile(body.mobile_no);
      if (!mobile.ok || !(await otps.use(mobile.value, body.otp))) return loginRefusal(400, OTP_INVALID);
      await otpLimits.used(mobile.value, address);
      const [customer] = await db
        .select()
        .from(customers)
        .where(and(eq(customers.mobile, mobile.value), customers.isActive));
      if (customer && (customer.mobileIsProven || hasAccount(customer, shopper) || hasMobileAlone(customer))) {
        if (!customer.mobileIsProven) await markProven(db, customer.id, mobile.value);
        return logIn(customer, { shopper, http });
      }
      await rememberProof(db, mobile.value, shopper, clock());
      return loginRefusal(404, customer ? NOT_CONFIRMED : UNKNOWN);
    },
    { personal: true },
  );

  serve(
    signIn,
    async ({ body, http, shopper }) => {
      const key = emailKey(body.email);
      const address = clientAddress(http);
      const browser = knownBrowsers.idOf(http, key);
      const refused = await signInLimits.tried(key, address, browser);
      if (refused) return refused;
      const [customer] = await db
        .select()
        .from(customers)
        .where(and(eq(customers.emailKey, key), customers.isActive));
      const isRight = await hasher.matches(body.password, customer?.passwordHash);
      if (!customer || !isRight) return loginRefusal(400, WRONG_LOGIN);
      await signInLimits.succeeded(key, address, browser);
      const { id, mobile, mobileIsProven } = customer;
      if (mobile && !mobileIsProven && (await useProof(db, mobile, shopper, clock()))) await markProven(db, id, mobile);
      return logIn(customer, { shopper, http });
    },
    { personal: true },
  );

  serve(logout, async ({ http }) => {
    const token = tokenOfRequest(http);
    if (token) await db.delete(accessTokens).where(eq(accessTokens.hash, hashToken(token)));
    return { status: true, message: LOGGED_OUT };
  });

  serve(eliteCheck, ({ customer }) => ({ status: true, is_sose_elite_user: customer.isElite }));
}
