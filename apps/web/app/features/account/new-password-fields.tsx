import { PASSWORD_RULE } from "@store/domain";
import { TextField, type TextFieldProps } from "@store/ui/text-field";

type Text = Omit<TextFieldProps, "label" | "type" | "autoComplete" | "hint" | "required">;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: Text;
  readonly confirmation: Text;
}

/** A new password, entered twice, with its rule. */
export const NewPasswordFields = ({ label, password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <TextField label={label} type="password" autoComplete="new-password" hint={PASSWORD_RULE} required {...password} />
    <TextField label="Confirm password" type="password" autoComplete="new-password" required {...confirmation} />
  </>
);
