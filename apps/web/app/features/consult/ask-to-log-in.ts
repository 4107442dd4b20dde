import { APPOINTMENT_LOGIN } from "@store/domain";
import { openLogin } from "@store/react-client/login-dialog-store";
import { toast } from "@store/ui/toaster";
import type { NavigateFunction } from "react-router-dom";

export const LANDING = "/consult-our-vaidya";
export const BOOKING = "/consult-our-vaidya/schedule-appointment";
/** Of the landing page's address, where the booking has led a visitor there (`server/page-start/page-head.ts`). */
export const LOG_IN = "#log-in";

/** Says that a booking needs a login, asks for one, and leads on to the booking after it [R133]. */
export function askToLogIn(navigate: NavigateFunction): void {
  toast.error(APPOINTMENT_LOGIN);
  openLogin(() => void navigate(BOOKING));
}
