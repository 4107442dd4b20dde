import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { accept, refuse } from "../outcome.ts";
import { checkEmail } from "./email.ts";
import { type Mobile, normalizeMobile } from "./mobile.ts";
import { checkPassword, PASSWORDS_DIFFER } from "./password.ts";

/** [R37] */
export const ACCOUNT_CREATED = "Your account has been created!";

/** [R33] */
export const FIRST_NAME_REQUIRED = "First name is required";
export const LAST_NAME_REQUIRED = "Last name is required";

export type SignupForm = {
  readonly email: string;
  readonly mobileNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type Signup = Pick<SignupForm, "email" | "firstName" | "lastName" | "password"> & { readonly mobile: Mobile };

/**
 * The signup form, its six messages in the order of [R33]. The mobile is ten digits, however it is written.
 */
export function checkSignup(form: SignupForm): FormOutcome<Signup, keyof SignupForm> {
  const isConfirmed = form.password === form.confirmPassword;
  return checkFields(
    {
      email: checkEmail(form.email),
      mobileNo: normalizeMobile(form.mobileNo),
      firstName: requireText(form.firstName, FIRST_NAME_REQUIRED),
      lastName: requireText(form.lastName, LAST_NAME_REQUIRED),
      password: checkPassword(form.password),
      confirmPassword: isConfirmed
        ? accept(form.confirmPassword)
        : refuse({ code: "passwords-differ", message: PASSWORDS_DIFFER }),
    },
    ({ email, mobileNo, firstName, lastName, password }) => ({
      email: email.value,
      mobile: mobileNo.value,
      firstName: firstName.value,
      lastName: lastName.value,
      password: password.value,
    }),
  );
}
