import type { checkNewPassword } from "@store/domain";
import { httpError } from "../../http/http-error.ts";

type NewPassword = Extract<ReturnType<typeof checkNewPassword>, { readonly ok: false }>;

/** Says under which of the two fields a new password was refused. */
export const newPasswordRefusal = (refusal: NewPassword["refusal"]) =>
  httpError(400, [{ ...refusal, field: refusal.code === "passwords-differ" ? "confirm_password" : "new_password" }]);
