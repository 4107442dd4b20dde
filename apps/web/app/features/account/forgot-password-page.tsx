import { requestPasswordReset } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { EMAIL_MAXIMUM_LENGTH, VERIFY_NOT_A_ROBOT } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useCaptcha } from "@store/react-client/use-captcha";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { Link } from "../../navigation/links.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";

const SENT = "If there is an account with this email, a link is on its way.";

export const meta = accountMeta["/reset-password"];

/** Asks for the registered email, to which the link is mailed [R38]. */
export default function ForgotPasswordPage() {
  const captcha = useCaptcha("forgot-password");
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<string>();
  const { send, isPending } = useMutation(requestPasswordReset, (answer) => {
    captcha.reset();
    if (!answer.ok) return toast.error(refusalMessage(answer.failure, SOMETHING_WENT_WRONG));
    setSent(answer.reply.message ?? SENT);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!captcha.answer) return toast.warning(VERIFY_NOT_A_ROBOT);
    return send({ body: { email, recaptcha: captcha.answer } });
  };

  return (
    <div className={shell.wide}>
      <PageBreadcrumbs items={[{ label: "Reset your password" }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>Reset your password</h1>
        {sent ? <Alert tone="good">{sent}</Alert> : null}
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label="Registered email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAXIMUM_LENGTH}
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {captcha.field}
          <Button type="submit" isWide isPending={isPending}>
            Send the link
          </Button>
        </form>
        <p className={styles.links}>
          <Link to="/login">Back to login</Link>
        </p>
      </div>
    </div>
  );
}
