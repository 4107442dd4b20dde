import { Tabs } from "@store/ui/tabs";
import { useState } from "react";
import type { LoginReply } from "../session/login-state.ts";
import { EmailForm } from "./email-form.tsx";
import * as styles from "./login.css.ts";
import { OtpForm } from "./otp-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

interface LoginWaysProps {
  readonly onLogin: (reply: LoginReply) => void;
  /** The shopper goes on to another page instead. */
  readonly onLeave: () => void;
  /** Said of an account that the mobile number alone opens, which is offered then (C54). */
  readonly newAccountNotice?: string | undefined;
}

const PRIVACY = "/privacy-policy";

/** Login by mobile OTP or by email, with links to signup and to a new password. */
export function LoginWays({ onLogin, onLeave, newAccountNotice }: LoginWaysProps) {
  const opensAccount = newAccountNotice !== undefined;
  const [way, setWay] = useState("mobile");
  const byEmail = (
    <>
      <EmailForm onLogin={onLogin} />
      <p className={styles.forgot}>
        <a href="/reset-password" onClick={onLeave}>
          Forgot your password?
        </a>
      </p>
    </>
  );
  return (
    <>
      <Tabs
        label="How to log in"
        value={way}
        onValueChange={setWay}
        tabs={[
          {
            value: "mobile",
            label: opensAccount ? "Continue with mobile" : "Mobile OTP",
            content: <OtpForm onLogin={onLogin} opensAccount={opensAccount} />,
          },
          { value: "email", label: "Email", content: byEmail },
        ]}
      />
      <PasskeyButton onLogin={onLogin} />
      {opensAccount ? (
        <p className={styles.notice}>
          New here? Your mobile number is enough. {newAccountNotice}{" "}
          <a href={PRIVACY} target="_blank" rel="noreferrer">
            privacy policy
          </a>
          .
        </p>
      ) : (
        <p className={styles.aside}>
          New here?{" "}
          <a href="/signup" onClick={onLeave}>
            Create an account
          </a>
        </p>
      )}
    </>
  );
}
