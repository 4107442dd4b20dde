import { resetPassword } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { redirect, useNavigate, useParams } from "react-router-dom";
import { refusalMessage, SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useForm } from "../../data/use-form.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { metaOf } from "../../seo/page-meta.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";
import { checkReset, EMPTY_RESET } from "./check-passwords.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const CHANGED = "Your password has been changed. Please log in.";

export const meta = metaOf(accountMeta["/reset-password/:resetUUID"]);

/** Without the link's own part there is nothing to reset (document 1, section 2). */
const needParameter = ({ params }: { readonly params: { readonly resetUUID?: string } }) =>
  params.resetUUID?.trim() ? null : redirect("/");
export const loader = needParameter;
export const clientLoader = needParameter;

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
    <div className={shell.reading}>
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
