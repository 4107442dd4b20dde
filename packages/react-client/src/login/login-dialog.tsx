import { Dialog } from "@store/ui/dialog";
import type { LoginReply } from "../session/login-state.ts";
import { useLeaveAfterLogin } from "./after-login.ts";
import { closeLogin, useLoginDialog } from "./login-dialog-store.ts";
import { LoginWays } from "./login-ways.tsx";

/** Login over the page: by mobile OTP, or by email. The shopper stays where they were. */
export default function LoginDialog() {
  const { isOpen, afterwards, newAccountNotice } = useLoginDialog();
  const leave = useLeaveAfterLogin();
  const finish = (reply: LoginReply) => {
    closeLogin();
    if (afterwards) afterwards(reply);
    else leave(reply);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || closeLogin()}
      title={newAccountNotice ? "Continue to checkout" : "Log in"}
    >
      <LoginWays onLogin={finish} onLeave={closeLogin} newAccountNotice={newAccountNotice} />
    </Dialog>
  );
}
