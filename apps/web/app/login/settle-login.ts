import type { Answer } from "@store/api-client";
import { toast } from "@store/ui/toaster";
import { refusalWords, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../data/failures.ts";
import { type LoginReply, storeLogin } from "../session/store-login.ts";

export const LOGIN_SUCCESSFUL = "Login successfully!";
/** How long a refusal at login stands, in milliseconds (document 1, section 8). */
const REFUSAL_STANDS = 5000;

/** Stores a login that succeeded and says so; tells the shopper about one that did not. True when logged in. */
export function settleLogin(answer: Answer<LoginReply>): answer is { ok: true; reply: LoginReply } {
  if (answer.ok) {
    storeLogin(answer.reply);
    toast.success(LOGIN_SUCCESSFUL);
    return true;
  }
  if (answer.failure.kind === "refused") {
    toast.error(refusalWords(answer.failure), { duration: REFUSAL_STANDS });
  } else {
    toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER });
  }
  return false;
}
