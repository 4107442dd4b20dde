import { Dialog } from "@store/ui/dialog";
import { Tabs } from "@store/ui/tabs";
import { useState } from "react";
import { Link } from "../router-link.tsx";
import { EmailForm } from "./email-form.tsx";
import * as styles from "./login.css.ts";
import { closeLogin, useLoginDialog } from "./login-dialog-store.ts";
import { OtpForm } from "./otp-form.tsx";
import type { LoginReply } from "./settle-login.ts";
import { useLeaveAfterLogin } from "./use-leave-after-login.ts";

/** Login over the page: by mobile OTP, or by email. The shopper stays where they were. */
export default function LoginDialog() {
  const { isOpen, afterwards } = useLoginDialog();
  const [way, setWay] = useState("mobile");
  const leave = useLeaveAfterLogin();
  const finish = (reply: LoginReply) => {
    closeLogin();
    if (afterwards) afterwards();
    else leave(reply);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => open || closeLogin()} title="Log in">
      <Tabs
        label="How to log in"
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: "mobile", label: "Mobile OTP", content: <OtpForm onLogin={finish} /> },
          { value: "email", label: "Email", content: <EmailForm onLogin={finish} /> },
        ]}
      />
      <p className={styles.aside}>
        New here?{" "}
        <Link to="/signup" onClick={closeLogin}>
          Create an account
        </Link>
      </p>
    </Dialog>
  );
}
