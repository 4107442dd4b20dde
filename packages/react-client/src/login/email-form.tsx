import { signIn } from "@store/api-client/contract";
import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS } from "@store/domain";
import { Button } from "@store/ui/button";
import { PasswordField } from "@store/ui/password-field";
import { TextField } from "@store/ui/text-field";
import type { FormEvent } from "react";
import { useMutation } from "../data/use-mutation.ts";
import type { LoginReply } from "../session/login-state.ts";
import { settleLogin } from "./after-login.ts";
import * as styles from "./login.css.ts";

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
};

/** Login by email and password; both are required [R28]. */
export function EmailForm({ onLogin }: { readonly onLogin: (reply: LoginReply) => void }) {
  const { send, isPending } = useMutation(signIn, (answer) => {
    if (settleLogin(answer)) onLogin(answer.reply);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    return send({ body: { email: fieldOf(form, "email"), password: fieldOf(form, "password") } });
  };

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={FIELD_LENGTHS.password}
        required
      />
      <Button type="submit" isPending={isPending} isWide>
        Log in
      </Button>
    </form>
  );
}
