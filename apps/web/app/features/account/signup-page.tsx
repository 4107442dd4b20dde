import { SIGNUP_FIELDS, signUp } from "@store/api-client/contract";
import { accountMeta, signupNotice } from "@store/content";
import {
  ACCOUNT_CREATED,
  CAPTCHA_FIRST,
  checkSignup,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  type FieldRefusal,
  SIGNUP_TOAST_MS,
  type Signup,
} from "@store/domain";
import { leadOn } from "@store/react-client/after-login";
import { refusalMessage } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useCaptcha } from "@store/react-client/use-captcha";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { PhoneField } from "@store/ui/phone-field";
import { SubmitButton } from "@store/ui/submit-button";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** [R37] */
const FAILED = "Sign-up failed!";
const WENT_WRONG = "Something went wrong.";

export const meta = accountMeta["/signup"];

export const loader = leadOn("/signup");

const EMPTY = { email: "", mobileNo: "", firstName: "", lastName: "", password: "", confirmPassword: "" };

const warn = (refusals: readonly FieldRefusal[]) => {
  for (const { message } of refusals) toast.warning(message, { duration: SIGNUP_TOAST_MS });
};

/** Opens an account [R33 R36 R37]. */
export default function SignupPage() {
  const captcha = useCaptcha("signup");
  const form = useForm(EMPTY, checkSignup);

  const { send, isPending } = useMutation(signUp, (answer) => {
    captcha.reset();
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, SIGNUP_FIELDS));
      return toast.error(FAILED, { description: refusalMessage(failure, WENT_WRONG) });
    }
    toast.success(ACCOUNT_CREATED);
    form.reset();
    openLogin();
  });
  const open = ({ email, mobile, firstName, lastName, password }: Signup) =>
    send({
      body: {
        email,
        first_name: firstName,
        last_name: lastName,
        password,
        confirm_password: password,
        mobile_no: mobile,
        recaptcha: captcha.answer,
      },
    });

  return (
    <div className={shell.wide}>
      <PageBreadcrumbs items={[{ label: "Create an account" }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>Create an account</h1>
        <form ref={form.element} className={styles.form} onSubmit={form.submit(open, warn)} noValidate>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAXIMUM_LENGTH}
            required
            {...form.text("email")}
          />
          <PhoneField
            label="Mobile number"
            name="mobileNo"
            required
            value={form.draft.mobileNo}
            error={form.errors.mobileNo}
            onValueChange={(mobileNo) => form.change({ mobileNo })}
          />
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={FIELD_LENGTHS.name}
            required
            {...form.text("firstName")}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={FIELD_LENGTHS.name}
            required
            {...form.text("lastName")}
          />
          <NewPasswordFields
            label="Password"
            password={form.text("password")}
            confirmation={form.text("confirmPassword")}
          />
          <p className={styles.notice}>
            {signupNotice(shopPolicy())} <Link to="/privacy-policy">privacy policy</Link>.
          </p>
          {captcha.field}
          <SubmitButton missing={captcha.answer ? undefined : CAPTCHA_FIRST} isPending={isPending}>
            Sign up
          </SubmitButton>
        </form>
        <p className={styles.links}>
          <Link to="/login">I have an account</Link>
        </p>
      </div>
    </div>
  );
}
