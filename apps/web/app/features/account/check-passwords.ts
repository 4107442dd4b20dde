import {
  accept,
  checkFields,
  checkPassword,
  type FormOutcome,
  PASSWORDS_DIFFER,
  refuse,
  requireText,
} from "@store/domain";

export const EMPTY_RESET = { newPassword: "", confirmPassword: "" };
export const EMPTY_CHANGE = { oldPassword: "", ...EMPTY_RESET };

const OLD_PASSWORD_REQUIRED = "Old password is required";

/** A new password, entered twice. */
export const newPasswordFields = ({ newPassword, confirmPassword }: typeof EMPTY_RESET) => ({
  newPassword: checkPassword(newPassword),
  confirmPassword:
    newPassword === confirmPassword
      ? accept(confirmPassword)
      : refuse({ code: "passwords-differ", message: PASSWORDS_DIFFER }),
});

/** A new password, entered twice. */
export const checkReset = (draft: typeof EMPTY_RESET): FormOutcome<string> =>
  checkFields(newPasswordFields(draft), ({ newPassword }) => newPassword.value);

/** The old password too; whether it is right, only the server knows. */
export const checkChange = (
  draft: typeof EMPTY_CHANGE,
): FormOutcome<{ readonly oldPassword: string; readonly newPassword: string }> =>
  checkFields(
    { oldPassword: requireText(draft.oldPassword, OLD_PASSWORD_REQUIRED), ...newPasswordFields(draft) },
    ({ newPassword }) => ({ oldPassword: draft.oldPassword, newPassword: newPassword.value }),
  );
