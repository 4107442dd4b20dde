import { FIELD_LENGTHS, PASSWORD_RULE } from "@store/domain";
import { TextField, type TextFieldProps } from "@store/ui/text-field";

type Text = Omit<TextFieldProps, "label" | "type" | "autoComplete" | "hint" | "maxLength" | "required">;

/** Longer than the rule allows, so that a pasted password that is too long is refused instead of cut off. */
const NEW_PASSWORD = { type: "password", autoComplete: "new-password", maxLength: FIELD_LENGTHS.password } as const;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: Text;
  readonly confirmation: Text;
}

/** A new password, entered twice, with its rule. */
export const NewPasswordFields = ({ label, password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <TextField label={label} {...NEW_PASSWORD} hint={PASSWORD_RULE} required {...password} />
    <TextField label="Confirm password" {...NEW_PASSWORD} required {...confirmation} />
  </>
);
