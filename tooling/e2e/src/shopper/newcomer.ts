import { randomInt } from "node:crypto";
import { captchaChallenge, signUp } from "@store/api-client/contract";
import { COUNTRY_CODE } from "@store/domain";
import { solveAltcha } from "@store/react-client/solve-altcha";
import { backendAs, type DemoPerson, replyOf } from "./backend.ts";

/** A person without an account. */
export type Newcomer = Omit<DemoPerson, "role">;

/** Unique in every worker: email and number are random. */
export function newcomer(): Newcomer {
  const digits = String(randomInt(1_000_000_000)).padStart(9, "0");
  return {
    firstName: "Meera",
    lastName: "Kulkarni",
    mobile: `${COUNTRY_CODE}9${digits}`,
    email: `meera.${digits}@example.com`,
    password: "Mango#Lane12",
  };
}

/** Opens an account for a new person, without a browser. */
export async function newCustomer(api: string): Promise<Newcomer> {
  const person = newcomer();
  const call = backendAs(api);
  const challenge = await replyOf(call(captchaChallenge, { query: { form: "signup" } }));
  if (challenge.provider !== "altcha") throw new Error("The store has another captcha than its own.");
  const body = {
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    password: person.password,
    confirm_password: person.password,
    mobile_no: person.mobile,
    recaptcha: (await solveAltcha(challenge)) ?? "",
  };
  await replyOf(call(signUp, { body }));
  return person;
}
