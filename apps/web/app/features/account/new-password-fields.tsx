import { FIELD_LENGTHS, PASSWORD_RULE } from "@store/domain";
import { PasswordField, type PasswordFieldProps } from "@store/ui/password-field";

type Text = Omit<PasswordFieldProps, "label" | "autoComplete" | "hint" | "maxLength" | "required">;

/** Longer than the rule allows, so that a pasted password that is too long is refused instead of cut off. */
const NEW_PASSWORD = { autoComplete: "new-password", maxLength: FIELD_LENGTHS.password } as const;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: Text;
  readonly confirmation: Text;
}

/** A new password, entered twice, with its rule. */
export const NewPasswordFields = ({ label, password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <PasswordField label={label} {...NEW_PASSWORD} hint={PASSWORD_RULE} required {...password} />
    <PasswordField label="Confirm password" {...NEW_PASSWORD} required {...confirmation} />
  </>
);
