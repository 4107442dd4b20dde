import { LOGIN_REDIRECT_MS } from "@store/domain";
import { useLocation, useNavigate } from "react-router-dom";
import { isStaffLogin, type LoginReply } from "../session/store-login.ts";
import { addressAfterLogin, LOGIN_PAGE } from "./after-login.ts";

/** Goes where a login leads from this page; at /login others than staff see its success for a moment. */
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
