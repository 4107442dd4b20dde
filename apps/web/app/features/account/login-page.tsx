import { accountMeta } from "@store/content";
import { Button } from "@store/ui/button";
import { leadOn, useLeaveAfterLogin } from "../../login/after-login.ts";
import { LOGIN_PAGE } from "../../login/after-login-address.ts";
import { EmailForm } from "../../login/email-form.tsx";
import { openLogin } from "../../login/login-dialog-store.ts";
import { Link } from "../../navigation/links.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";

export const meta = metaOf(accountMeta["/login"]);

export const loader = () => null;
export const clientLoader = leadOn(LOGIN_PAGE);

export default function LoginPage() {
  const leave = useLeaveAfterLogin();
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[{ label: "Log in" }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>Log in</h1>
        <EmailForm onLogin={leave} />
        <Button variant="secondary" isWide onClick={() => openLogin()}>
          Log in with a mobile OTP
        </Button>
        <p className={styles.links}>
          <Link to="/signup">Create an account</Link>
          <Link to="/reset-password">Forgot your password?</Link>
        </p>
      </div>
    </div>
  );
}
