import { Dialog } from "@store/ui/dialog";
import type { LoginReply } from "../session/login-state.ts";
import { useLeaveAfterLogin } from "./after-login.ts";
import { closeLogin, useLoginDialog } from "./login-dialog-store.ts";
import { LoginWays } from "./login-ways.tsx";

/** Login over the page: by mobile OTP, or by email. The shopper stays where they were. */
export default function LoginDialog() {
  const { isOpen, afterwards } = useLoginDialog();
  const leave = useLeaveAfterLogin();
  const finish = (reply: LoginReply) => {
    closeLogin();
    if (afterwards) afterwards();
    else leave(reply);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => open || closeLogin()} title="Log in">
      <LoginWays onLogin={finish} onLeave={closeLogin} />
    </Dialog>
  );
}
