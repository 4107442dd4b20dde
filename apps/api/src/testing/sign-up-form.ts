import type { RequestOf, signUp } from "@store/api-client/contract";
import { SOLVED } from "./test-captcha.ts";

export const NEW_PASSWORD = "Namaste_2026";

let last = 0;

/** A signup of a new person, whose mobile no `newCustomer` has. */
export function signUpForm(changed: Partial<RequestOf<typeof signUp>["body"]> = {}) {
  last += 1;
  return {
    email: `new-${last}@example.com`,
    mobile_no: `+918${String(last).padStart(9, "0")}`,
    first_name: "Kavita",
    last_name: "Rao",
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
    recaptcha: SOLVED,
    ...changed,
  };
}
