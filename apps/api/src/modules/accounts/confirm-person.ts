import { type ConfirmedAction, type Mobile, normalizeMobile } from "@store/domain";
import { eq } from "drizzle-orm";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { bySms, createOtps, type RightOtp } from "../../identity/otps.ts";
import type { Backend } from "../backend.ts";
import { CONFIRM_FIRST, CONFIRMATION_WRONG, NO_MOBILE_TO_CONFIRM } from "./messages.ts";

const CONFIRMATIONS = limit("confirmation", 10, 15 * MINUTE);

/** What somebody says to prove who they are, though they are logged in. */
export interface Confirmation {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/**
 * Asks again who it is, before what cannot be taken back: whoever finds an open browser is logged in, but knows neither
 * the password nor what is sent to the mobile.
 */
export function createConfirmPerson({ db, clock, hasher, limits }: Backend) {
  const tries = limits.shared(CONFIRMATIONS);
  const messageOf = bySms((otp) => ({ key: "confirm-otp", values: { otp } }));
  const otps = createOtps({ db, clock, hasher }, { purpose: "confirm", messageOf });
  const subjectOf = (action: ConfirmedAction, customerId: number) => `${action} ${customerId}`;

  const subjectOfNew = (customerId: number) => `new mobile ${customerId}`;

  async function find(customerId: number) {
    const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
    const mobile = row?.mobile ? normalizeMobile(row.mobile) : undefined;
    return { passwordHash: row?.passwordHash, mobile: mobile?.ok ? mobile.value : undefined };
  }

  async function match(
    action: ConfirmedAction,
    customerId: number,
    { password, otp }: Confirmation,
  ): Promise<RightOtp | undefined> {
    const { passwordHash, mobile } = await find(customerId);
    if (!password) return otp && mobile ? otps.match(mobile, otp, subjectOf(action, customerId)) : undefined;
    const isRight = passwordHash ? await hasher.matches(password, passwordHash) : false;
    return isRight ? { use: async () => true, keep: async () => undefined } : undefined;
  }

  return {
    /** The number that an OTP would go to; a refusal where the account has none. */
    mobileOf: async (customerId: number) => (await find(customerId)).mobile ?? httpError(409, NO_MOBILE_TO_CONFIRM),
    sendOtp: (action: ConfirmedAction, customerId: number, mobile: Mobile) =>
      otps.send(mobile, subjectOf(action, customerId)),
    /** A number that the account does not have yet proves itself. */
    sendOtpToNew: (customerId: number, mobile: Mobile) => otps.send(mobile, subjectOfNew(customerId)),
    useOtpOfNew: (customerId: number, mobile: Mobile, otp: string) => otps.use(mobile, otp, subjectOfNew(customerId)),
    /**
     * @param checkOther what is asked for beside it, looked at once the person is known: an OTP stays good where that is
     * refused.
     * @returns a refusal, unless the password is right, or the OTP that was sent for this action.
     */
    check: async (
      action: ConfirmedAction,
      customerId: number,
      given: Confirmation,
      checkOther?: () => Promise<HttpError | undefined>,
    ): Promise<HttpError | undefined> => {
      if (!given.password && !given.otp) return httpError(400, CONFIRM_FIRST, { field: "password" });
      const refused = await tries.count(customerId);
      if (refused) return refused;
      const wrong = httpError(400, CONFIRMATION_WRONG, { field: given.password ? "password" : "otp" });
      const right = await match(action, customerId, given);
      if (!right) return wrong;
      const other = await checkOther?.();
      if (other) {
        await right.keep();
        return other;
      }
      if (!(await right.use())) return wrong;
      await tries.forgive(customerId);
      return undefined;
    },
  };
}
