import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkEmail } from "./email.ts";
import {
  COUNTRY_CODE,
  isTenDigits,
  MOBILE_TEN_DIGITS,
  type Mobile,
  normalizeMobile,
  withoutCallingCode,
} from "./mobile.ts";
import { checkPassword, PASSWORDS_DIFFER } from "./password.ts";

/** Document 1, section 8. */
export const ACCOUNT_CREATED = "Your account has been created!";

/** Document 1, section 5. */
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

/** Exactly ten digits: a login accepts other ways to write a mobile, a signup does not. */
function checkMobile(text: string): Outcome<Mobile, Refusal<"mobile-invalid">> {
  if (isTenDigits(withoutCallingCode(text, COUNTRY_CODE))) return normalizeMobile(text);
  return refuse({ code: "mobile-invalid", message: MOBILE_TEN_DIGITS });
}

/**
 * The signup form, its six messages in the order of document 1, section 5. The form's mobile is ten digits; a wire
 * may put +91 in front.
 */
export function checkSignup(form: SignupForm): FormOutcome<Signup, keyof SignupForm> {
  const isConfirmed = form.password === form.confirmPassword;
  return checkFields(
    {
      email: checkEmail(form.email),
      mobileNo: checkMobile(form.mobileNo),
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
