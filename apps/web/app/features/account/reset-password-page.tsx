import { resetPassword } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { redirect, useNavigate, useParams } from "react-router-dom";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";
import { checkReset, EMPTY_RESET } from "./check-passwords.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const CHANGED = "Your password has been changed. Please log in.";

export const meta = accountMeta["/reset-password/:resetUUID"];

/** Without the link's own part there is nothing to reset [R39]. */
export const loader = ({ params }: { readonly params: { readonly resetUUID?: string } }) =>
  params.resetUUID?.trim() ? null : redirect("/");

/** Sets a new password by the link that was mailed. */
export default function ResetPasswordPage() {
  const { resetUUID = "" } = useParams();
  const navigate = useNavigate();
  const form = useForm(EMPTY_RESET, checkReset);

  const { send, isPending } = useMutation(resetPassword, async (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure, SOMETHING_WENT_WRONG));
    toast.success(answer.reply.message ?? CHANGED);
    await navigate("/login");
  });
  const reset = (password: string) =>
    send({ params: { resetUUID }, body: { new_password: password, confirm_password: password } });

  return (
    <div className={shell.wide}>
      <PageBreadcrumbs
        items={[{ label: "Reset your password", href: "/reset-password" }, { label: "Choose a new password" }]}
      />
      <div className={styles.card}>
        <h1 className={styles.title}>Choose a new password</h1>
        <form ref={form.element} className={styles.form} onSubmit={form.submit(reset)} noValidate>
          <NewPasswordFields
            label="New password"
            password={form.text("newPassword")}
            confirmation={form.text("confirmPassword")}
          />
          <Button type="submit" isWide isPending={isPending}>
            Set the password
          </Button>
        </form>
      </div>
    </div>
  );
}
