import {
  CAPTCHA_FIELD,
  checkNewPassword,
  checkProfile,
  checkSignup,
  emailKey,
  type FieldRefusal,
  messagesByField,
  VERIFY_NOT_A_ROBOT,
} from "@store/domain";
import type { HttpHandler } from "msw";
import {
  changePassword,
  deactivate,
  PROFILE_FIELDS,
  requestPasswordReset,
  resetPassword,
  SIGNUP_FIELDS,
  signUp,
  updateProfile,
} from "../../contract/index.ts";
import { isRefusal, type MockRefusal, refuse } from "../mock-endpoint.ts";
import type { Serve } from "./serve.ts";
import type { MockPerson, MockShop } from "./shop.ts";

function refuseFields(refusals: readonly FieldRefusal[], httpStatus = 400): MockRefusal {
  const message = refusals[0]?.message ?? "";
  return refuse(httpStatus, { message, non_field_errors: message, errors: messagesByField(refusals) });
}

const checkCaptcha = (answer: string): MockRefusal | undefined =>
  answer ? undefined : refuseFields([{ field: CAPTCHA_FIELD, code: "captcha", message: VERIFY_NOT_A_ROBOT }]);

function newPassword({ new_password, confirm_password }: { new_password: string; confirm_password: string }) {
  const checked = checkNewPassword(new_password, confirm_password);
  if (checked.ok) return checked.value;
  const field = checked.refusal.code === "passwords-differ" ? "confirm_password" : "new_password";
  return refuseFields([{ ...checked.refusal, field }]);
}

/** Opening, changing and closing accounts. Who has an account is told alike who has none. */
export function accountChangeHandlers(serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] {
  const setPassword = (person: MockPerson, password: string) => {
    person.password = password;
    shop.revokeAccess(person);
    return { status: true, message: "Your password has been changed." };
  };

  return [
    serve.nobody(signUp, ({ body }) => {
      const checked = checkSignup({
        email: body.email,
        mobileNo: body.mobile_no,
        firstName: body.first_name,
        lastName: body.last_name,
        password: body.password,
        confirmPassword: body.confirm_password,
      });
      if (!checked.ok) {
        return refuseFields(checked.refusals.map((refusal) => ({ ...refusal, field: SIGNUP_FIELDS[refusal.field] })));
      }
      const refused = checkCaptcha(body.recaptcha);
      if (refused) return refused;
      const { mobile, firstName, lastName, password } = checked.value;
      const email = emailKey(checked.value.email);
      const isKnown = shop.people.some((one) => one.email === email || one.mobile === mobile);
      if (!isKnown) shop.addPerson({ email, mobile, firstName, lastName, password });
      return { status: true, message: "Your account has been created!" };
    }),

    serve.nobody(requestPasswordReset, ({ body }) => {
      const refused = checkCaptcha(body.recaptcha);
      if (refused) return refused;
      const person = shop.people.find(({ email }) => email === emailKey(body.email));
      if (person) shop.resetLinks.set(crypto.randomUUID(), person);
      return { status: true, message: "If there is an account with this email, a link is on its way." };
    }),

    serve.nobody(resetPassword, ({ params, body }) => {
      const password = newPassword(body);
      if (isRefusal(password)) return password;
      const person = shop.resetLinks.get(params.resetUUID);
      return person ? setPassword(person, password) : refuse(404, "This link is not valid any more.");
    }),

    serve.customer(changePassword, ({ body, customer }) => {
      const password = newPassword(body);
      if (isRefusal(password)) return password;
      const refused = checkCaptcha(body.recaptcha);
      if (refused) return refused;
      if (body.old_password === customer.password) return setPassword(customer, password);
      return refuseFields([{ field: "old_password", code: "wrong", message: "The old password is not right" }]);
    }),

    serve.customer(deactivate, ({ customer }) => {
      shop.revokeAccess(customer);
      shop.removePerson(customer);
      return { status: true, message: "Your account has been closed." };
    }),

    serve.customer(updateProfile, ({ body, customer }) => {
      if (body.email && emailKey(body.email) !== customer.email) {
        return refuseFields([{ field: "email", code: "fixed", message: "The email cannot be changed" }]);
      }
      const checked = checkProfile({
        firstName: body.first_name,
        lastName: body.last_name,
        company: body.company,
        mobile: body.mobile_no,
      });
      if (!checked.ok) {
        return refuseFields(checked.refusals.map((refusal) => ({ ...refusal, field: PROFILE_FIELDS[refusal.field] })));
      }
      const { firstName, lastName, company, mobile } = checked.value;
      if (shop.people.some((one) => one !== customer && one.mobile === mobile)) {
        const message = "This mobile number belongs to another account";
        return refuseFields([{ field: "mobile_no", code: "taken", message }], 409);
      }
      Object.assign(customer, { firstName, lastName, company: company || undefined, mobile });
      return { status: true, data: { first_name: firstName, last_name: lastName } };
    }),
  ];
}
