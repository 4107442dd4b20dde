import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";
import { type Mobile, normalizeMobile, withoutSeparators } from "./mobile.ts";
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from "./signup.ts";

/** Document 3, section 5. */
export const PROFILE_MOBILE_MINIMUM = 12;
export const PROFILE_MOBILE_MAXIMUM = 13;
export const PROFILE_MOBILE_INVALID = "Please enter valid mobile number";

/** 12 or 13 characters that make an Indian mobile: 91 or +91 and ten digits (document 3, section 5; checklist C22). */
export function checkProfileMobile(text: string): Outcome<Mobile, Refusal<"mobile-invalid">> {
  const typed = text.trim();
  const fits = typed.length >= PROFILE_MOBILE_MINIMUM && typed.length <= PROFILE_MOBILE_MAXIMUM;
  const mobile = normalizeMobile(typed);
  return fits && mobile.ok ? mobile : refuse({ code: "mobile-invalid", message: PROFILE_MOBILE_INVALID });
}

/** What the mobile's field keeps of what is typed: spaces, hyphens and brackets do not count towards the 13 characters. */
export const profileMobileInput = (typed: string): string => withoutSeparators(typed).slice(0, PROFILE_MOBILE_MAXIMUM);

/** The email is not here: it cannot be changed (document 3, section 5). */
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
