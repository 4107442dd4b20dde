import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkEmail } from "./email.ts";
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

/**
 * The first and the last name in a name of one line: "Kavita Rao" has both, one word is a first name. Each is cut to what
 * its field takes.
 */
export function splitPersonName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  const cut = (part: string) => part.slice(0, FIELD_LENGTHS.name).trim();
  return { firstName: cut(firstName), lastName: cut(rest.join(" ")) };
}

/** What staff read of a customer: the name, or a number for an account that has none yet (C54). */
export const customerLabel = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  name.trim() || `Customer ${id}`;

/** The same, from the two parts of the name. */
export const customerName = ({
  id,
  ...names
}: {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}): string => customerLabel({ id, name: personName(names) });

export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null | undefined;
  readonly mobile: string;
  /** Of an account that no email opens yet (C54); any other email cannot be changed [R145]. */
  readonly email?: string | undefined;
};

export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly mobile: Mobile;
  /** Where mails go, empty for none; undefined where it stays as it is. */
  readonly email: string | undefined;
};

function checkOwnEmail(email: string | undefined): Outcome<string | undefined, Refusal<"email-invalid">> {
  return email === undefined || email.trim() === "" ? accept(email?.trim()) : checkEmail(email);
}

export const checkProfile = (form: ProfileForm): FormOutcome<Profile, keyof ProfileForm> =>
  checkFields(
    {
      firstName: requireText(form.firstName, FIRST_NAME_REQUIRED),
      lastName: requireText(form.lastName, LAST_NAME_REQUIRED),
      mobile: checkProfileMobile(form.mobile),
      email: checkOwnEmail(form.email),
    },
    ({ firstName, lastName, mobile, email }) => ({
      firstName: firstName.value,
      lastName: lastName.value,
      company: form.company?.trim() ?? "",
      mobile: mobile.value,
      email: email.value,
    }),
  );
