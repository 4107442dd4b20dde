import type { RequestOf, signUp } from "@store/api-client/contract";
import { SOLVED } from "./test-captcha.ts";

export const NEW_PASSWORD = "Namaste_2026";

let last = 0;

/** A signup of somebody whom the store does not know. */
export function signUpForm(changed: Partial<RequestOf<typeof signUp>["body"]> = {}) {
  last += 1;
  return {
    email: `new-${last}@example.com`,
    mobile_no: `+9170000${String(last).padStart(5, "0")}`,
    first_name: "Kavita",
    last_name: "Rao",
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
    recaptcha: SOLVED,
    ...changed,
  };
}
