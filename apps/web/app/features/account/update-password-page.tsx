import { changePassword } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { CAPTCHA_FIRST, FIELD_LENGTHS, VERIFY_NOT_A_ROBOT } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { forgetEverything } from "@store/react-client/login-state";
import { RequireLogin } from "@store/react-client/require-login";
import { useCaptcha } from "@store/react-client/use-captcha";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { PasswordField } from "@store/ui/password-field";
import { Skeleton } from "@store/ui/skeleton";
import { SubmitButton } from "@store/ui/submit-button";
import { toast } from "@store/ui/toaster";
import { useNavigate } from "react-router-dom";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";
import { checkChange, EMPTY_CHANGE } from "./check-passwords.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** [R40] */
const FAILED = "An error occurred";
const CHANGED = "Your password has been changed. Please log in again.";

export const meta = accountMeta["/update-password"];

function ChangePasswordForm() {
  const navigate = useNavigate();
  const captcha = useCaptcha("change-password");
  const form = useForm(EMPTY_CHANGE, checkChange);

  const { send, isPending } = useMutation(changePassword, async (answer) => {
    captcha.reset();
    if (!answer.ok) return toast.error(refusalMessage(answer.failure, FAILED));
    forgetEverything();
    toast.success(answer.reply.message ?? CHANGED);
    await navigate("/");
  });
  const change = ({ oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string }) => {
    if (!captcha.answer) return toast.warning(VERIFY_NOT_A_ROBOT);
    return send({
      body: {
        old_password: oldPassword,
        new_password: newPassword,
        confirm_password: newPassword,
        recaptcha: captcha.answer,
      },
    });
  };

  return (
    <form ref={form.element} className={styles.form} onSubmit={form.submit(change)} noValidate>
      <PasswordField
        label="Old password"
        autoComplete="current-password"
        maxLength={FIELD_LENGTHS.password}
        required
        {...form.text("oldPassword")}
      />
      <NewPasswordFields
        label="New password"
        password={form.text("newPassword")}
        confirmation={form.text("confirmPassword")}
      />
      {captcha.field}
      <SubmitButton missing={captcha.answer ? undefined : CAPTCHA_FIRST} isPending={isPending}>
        Change the password
      </SubmitButton>
    </form>
  );
}

/** Changes the password of a customer who knows the old one [R40]. */
export default function UpdatePasswordPage() {
  return (
    <div className={shell.wide}>
      <PageBreadcrumbs items={[{ label: "My account", href: "/profile" }, { label: "Change your password" }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>Change your password</h1>
        <RequireLogin fallback={<Skeleton shape="block" />}>
          <ChangePasswordForm />
        </RequireLogin>
      </div>
    </div>
  );
}
