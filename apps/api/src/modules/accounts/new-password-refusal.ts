import type { checkNewPassword } from "@store/domain";
import { httpError } from "../../http/http-error.ts";

type NewPassword = Extract<ReturnType<typeof checkNewPassword>, { readonly ok: false }>;

/** Refuses a new password under the field that is wrong. */
export const newPasswordRefusal = (refusal: NewPassword["refusal"]) =>
  httpError(400, [{ ...refusal, field: refusal.code === "passwords-differ" ? "confirm_password" : "new_password" }]);
