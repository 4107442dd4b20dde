import { sendConfirmationOtp } from "@store/api-client/contract";
import { checkProfileMobile, type Mobile } from "@store/domain";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { createConfirmPerson } from "./confirm-person.ts";
import { createOtpLimits } from "./login-limits.ts";
import { OTP_SENT } from "./messages.ts";

/** OTPs that confirm what an account does, and a number that it is to have. */
export function confirmationOtpRoute(backend: Backend): void {
  const { serve, clientAddress } = backend;
  const otpLimits = createOtpLimits(backend);
  const confirm = createConfirmPerson(backend);

  serve(sendConfirmationOtp, async ({ body, customer: { customerId }, http }) => {
    const { action, new_mobile_no } = body;
    const isNew = action === "mobile" && Boolean(new_mobile_no);
    const checked = isNew ? checkProfileMobile(new_mobile_no ?? "") : undefined;
    if (checked && !checked.ok) return httpError(400, checked.refusal, { field: "new_mobile_no" });
    const mobile: Mobile | HttpError = checked?.value ?? (await confirm.mobileOf(customerId));
    if (mobile instanceof HttpError) return mobile;
    const refused = await otpLimits.sent(mobile, clientAddress(http));
    if (refused) return refused;
    await (isNew ? confirm.sendOtpToNew(customerId, mobile) : confirm.sendOtp(action, customerId, mobile));
    return { status: true, message: OTP_SENT };
  });
}
