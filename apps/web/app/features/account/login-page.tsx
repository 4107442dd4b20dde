import { accountMeta } from "@store/content";
import { Button } from "@store/ui/button";
import { useNavigate } from "react-router-dom";
import { isStaffLogin } from "../../session/login.ts";
import { EmailForm } from "../../shell/login/email-form.tsx";
import { openLogin } from "../../shell/login/login-dialog-store.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { Link } from "../../shell/router-link.tsx";
import * as styles from "./account.css.ts";

/** How long the success is seen before the shop opens; staff do not wait (document 1, section 4). */
const LEAVE_AFTER = 1000;

export const meta = metaOf(accountMeta["/login"]);

export default function LoginPage() {
  const navigate = useNavigate();
  const toShop = () => void navigate("/shop");
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>Log in</h1>
      <EmailForm onLogin={(reply) => (isStaffLogin(reply) ? toShop() : setTimeout(toShop, LEAVE_AFTER))} />
      <Button variant="secondary" isWide onClick={() => openLogin(toShop)}>
        Log in with a mobile OTP
      </Button>
      <p className={styles.links}>
        <Link to="/signup">Create an account</Link>
        <Link to="/reset-password">Forgot your password?</Link>
      </p>
    </div>
  );
}
