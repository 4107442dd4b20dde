import type { Answer } from "@store/api-client";
import { LOGIN_ERROR_TOAST_MS, LOGIN_REDIRECT_MS } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { replace, useLocation, useNavigate } from "react-router-dom";
import { isHttpError, refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../data/failures.ts";
import { isStaffLogin, type LoginReply, storeLogin } from "../session/login-state.ts";
import { readSession } from "../session/storage.ts";
import { addressAfterLogin, LOGIN_PAGE } from "./after-login-address.ts";

/**
 * For a page without use to a customer who is logged in: the loader that leads on, to where a login there leads. It takes
 * the page's place in the history, so that Back does not return to it. A page that is opened afresh leads on before it is
 * shown (`server/page-start/`).
 */
export const leadOn =
  (path: string) =>
  ({ request }: { readonly request: Request }) => {
    const { token, access } = readSession(["token", "access"]);
    const { search } = new URL(request.url);
    const address = token ? addressAfterLogin(path, access !== undefined, search) : undefined;
    return address === undefined ? null : replace(address);
  };

export const LOGIN_SUCCESSFUL = "Login successfully!";

/** Stores a successful login, or shows why it failed. True when logged in. */
export function settleLogin(answer: Answer<LoginReply>): answer is { ok: true; reply: LoginReply } {
  if (answer.ok) {
    storeLogin(answer.reply);
    toast.success(LOGIN_SUCCESSFUL);
    return true;
  }
  const { failure } = answer;
  if (failure.kind === "refused" || isHttpError(failure)) {
    const message = failure.kind === "broken" ? failure.message || TRY_AGAIN_LATER : refusalMessage(failure);
    toast.error(message, { duration: LOGIN_ERROR_TOAST_MS });
  } else {
    toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER });
  }
  return false;
}

/** Navigates to where a login leads from this page; at /login, non-staff see the success toast for a moment first. */
export function useLeaveAfterLogin(): (reply: LoginReply) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (reply) => {
    const isStaff = isStaffLogin(reply);
    const address = addressAfterLogin(pathname, isStaff, search);
    if (!address) return;
    if (pathname === LOGIN_PAGE && !isStaff) setTimeout(() => void navigate(address), LOGIN_REDIRECT_MS);
    else void navigate(address);
  };
}
