import { accountMeta } from "@store/content";
import { leadOn, useLeaveAfterLogin } from "@store/react-client/after-login";
import { LOGIN_PAGE } from "@store/react-client/after-login-address";
import { EmailForm } from "@store/react-client/email-form";
import { openLogin } from "@store/react-client/login-dialog-store";
import { PasskeyButton } from "@store/react-client/passkey-button";
import { useOfferedPasskey } from "@store/react-client/use-offered-passkey";
import { Button } from "@store/ui/button";
import { Link } from "../../navigation/links.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";

export const meta = accountMeta["/login"];

export const loader = leadOn(LOGIN_PAGE);

export default function LoginPage() {
  const leave = useLeaveAfterLogin();
  useOfferedPasskey(leave);
  return (
    <div className={shell.wide}>
      <PageBreadcrumbs items={[{ label: "Log in" }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>Log in</h1>
        <EmailForm onLogin={leave} />
        <Button variant="secondary" isWide onClick={() => openLogin()}>
          Log in with a mobile OTP
        </Button>
        <PasskeyButton onLogin={leave} />
        <p className={styles.links}>
          <Link to="/signup">Create an account</Link>
          <Link to="/reset-password">Forgot your password?</Link>
        </p>
      </div>
    </div>
  );
}
