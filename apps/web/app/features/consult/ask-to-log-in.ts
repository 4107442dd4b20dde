import { APPOINTMENT_LOGIN } from "@store/domain";
import { toast } from "@store/ui/toaster";
import type { NavigateFunction } from "react-router-dom";
import { openLogin } from "../../login/login-dialog-store.ts";

export const LANDING = "/consult-our-vaidya";
export const BOOKING = "/consult-our-vaidya/schedule-appointment";
/** Of the landing page's address, where the booking has led a visitor there (`server/page-start/page-head.ts`). */
export const LOG_IN = "#log-in";

/** Says that a booking needs a login, asks for one, and leads on to the booking after it (document 3, section 2). */
export function askToLogIn(navigate: NavigateFunction): void {
  toast.error(APPOINTMENT_LOGIN);
  openLogin(() => void navigate(BOOKING));
}
