import { type ConfirmedAction, type Mobile, normalizeMobile } from "@store/domain";
import { eq } from "drizzle-orm";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { bySms, createOtps } from "../../identity/otps.ts";
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

  async function isRight(action: ConfirmedAction, customerId: number, { password, otp }: Confirmation) {
    const { passwordHash, mobile } = await find(customerId);
    if (password) return passwordHash ? hasher.matches(password, passwordHash) : false;
    return otp && mobile ? otps.use(mobile, otp, subjectOf(action, customerId)) : false;
  }

  return {
    /** The number that an OTP would go to; a refusal where the account has none. */
    mobileOf: async (customerId: number) => (await find(customerId)).mobile ?? httpError(409, NO_MOBILE_TO_CONFIRM),
    sendOtp: (action: ConfirmedAction, customerId: number, mobile: Mobile) =>
      otps.send(mobile, subjectOf(action, customerId)),
    /** A number that the account does not have yet proves itself. */
    sendOtpToNew: (customerId: number, mobile: Mobile) => otps.send(mobile, subjectOfNew(customerId)),
    useOtpOfNew: (customerId: number, mobile: Mobile, otp: string) => otps.use(mobile, otp, subjectOfNew(customerId)),
    /** @returns a refusal, unless the password is right, or the OTP that was sent for this action. */
    check: async (action: ConfirmedAction, customerId: number, given: Confirmation): Promise<HttpError | undefined> => {
      if (!given.password && !given.otp) return httpError(400, CONFIRM_FIRST, { field: "password" });
      const refused = await tries.count(customerId);
      if (refused) return refused;
      if (!(await isRight(action, customerId, given)))
        return httpError(400, CONFIRMATION_WRONG, { field: given.password ? "password" : "otp" });
      await tries.forgive(customerId);
      return undefined;
    },
  };
}
