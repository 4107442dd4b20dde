import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";
import { type Mobile, normalizeMobile, plainPhone } from "./mobile.ts";
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from "./signup.ts";

/** [R145] */
export const PROFILE_MOBILE_MINIMUM = 12;
export const PROFILE_MOBILE_MAXIMUM = 13;
export const PROFILE_MOBILE_INVALID = "Please enter valid mobile number";

/**
 * 12 or 13 characters that make an Indian mobile: 91 or +91 and ten digits (C22). What stands between the digits does
 * not count.
 */
export function checkProfileMobile(text: string): Outcome<Mobile, Refusal<"mobile-invalid">> {
  const typed = plainPhone(text);
  const fits = typed.length >= PROFILE_MOBILE_MINIMUM && typed.length <= PROFILE_MOBILE_MAXIMUM;
  const mobile = normalizeMobile(typed);
  return fits && mobile.ok ? mobile : refuse({ code: "mobile-invalid", message: PROFILE_MOBILE_INVALID });
}

/** A person's name in one line; the last name may be empty. */
export const personName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();

/** The email is not here: it cannot be changed [R145]. */
export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null | undefined;
  readonly mobile: string;
};

export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly mobile: Mobile;
};

export const checkProfile = (form: ProfileForm): FormOutcome<Profile, keyof ProfileForm> =>
  checkFields(
    {
      firstName: requireText(form.firstName, FIRST_NAME_REQUIRED),
      lastName: requireText(form.lastName, LAST_NAME_REQUIRED),
      mobile: checkProfileMobile(form.mobile),
    },
    ({ firstName, lastName, mobile }) => ({
      firstName: firstName.value,
      lastName: lastName.value,
      company: form.company?.trim() ?? "",
      mobile: mobile.value,
    }),
  );
