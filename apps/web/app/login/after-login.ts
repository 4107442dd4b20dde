import type { Answer } from "@store/api-client";
import { LOGIN_ERROR_TOAST_MS, LOGIN_REDIRECT_MS } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { useLocation, useNavigate } from "react-router-dom";
import { refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../data/failures.ts";
import { isStaffLogin, type LoginReply, storeLogin } from "../session/login-state.ts";

export const LOGIN_PAGE = "/login";
const SHOP = "/shop";
const HOME = "/";

/** Pages without use for a shopper who is logged in. */
const isAccountPage = (path: string) => path === "/signup" || /^\/reset-password(?:\/|$)/.test(path);

/**
 * Where a login leads from a page: from /login to the shop, from signup and reset staff to the shop and others home;
 * everywhere else the shopper stays (document 1, section 4).
 */
export function addressAfterLogin(path: string, isStaff: boolean): string | undefined {
  if (path === LOGIN_PAGE) return SHOP;
  if (!isAccountPage(path)) return undefined;
  return isStaff ? SHOP : HOME;
}

export const LOGIN_SUCCESSFUL = "Login successfully!";

/** Stores a successful login, or shows why it failed. True when logged in. */
export function settleLogin(answer: Answer<LoginReply>): answer is { ok: true; reply: LoginReply } {
  if (answer.ok) {
    storeLogin(answer.reply);
    toast.success(LOGIN_SUCCESSFUL);
    return true;
  }
  if (answer.failure.kind === "refused") {
    toast.error(refusalMessage(answer.failure), { duration: LOGIN_ERROR_TOAST_MS });
  } else {
    toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER });
  }
  return false;
}

/** Navigates to where a login leads from this page; at /login, non-staff see the success toast for a moment first. */
export function useLeaveAfterLogin(): (reply: LoginReply) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (reply) => {
    const isStaff = isStaffLogin(reply);
    const address = addressAfterLogin(pathname, isStaff);
    if (!address) return;
    if (pathname === LOGIN_PAGE && !isStaff) setTimeout(() => void navigate(address), LOGIN_REDIRECT_MS);
    else void navigate(address);
  };
}
