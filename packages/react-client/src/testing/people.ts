import { signIn, type WireReplyOf } from "@store/api-client/contract";
import { COMPANY_ID } from "@store/domain";
import * as v from "valibot";
import { type LoginReply, storeLogin } from "../session/login-state.ts";

/** Who logs in in tests. */
export const PEOPLE = {
  customer: { firstName: "Asha", lastName: "Patel", mobile: "+919876543210", email: "asha@example.com" },
  elite: { firstName: "Ravi", lastName: "Menon", mobile: "+919876543211", email: "ravi@example.com" },
  staff: { firstName: "Meera", lastName: "Shah", mobile: "+919876543212", email: "meera@example.com" },
} as const;

export type Role = keyof typeof PEOPLE;

/** The reply to a login with an empty cart. */
export function loginReply(role: Role): WireReplyOf<typeof signIn> {
  const { firstName, lastName, mobile, email } = PEOPLE[role];
  const data = {
    token: `token-of-${role}`,
    first_name: firstName,
    last_name: lastName,
    email,
    phone_no: mobile,
    cart_counter: 0,
    cart_totals: { final_total: 0 },
    wishlist_counter: 0,
    is_sose_elite_user: role === "elite",
    is_staff: role === "staff",
    is_superuser: false,
    id: role === "staff" ? 3 : null,
  };
  return { status: true, data, allow_company_list: [COMPANY_ID] };
}

/**
 * Stores a login, as a form does once the backend has replied.
 * @param changed what differs from a login with an empty cart.
 * @returns the reply, as screens read it.
 */
export function logInAs(role: Role, changed: Partial<WireReplyOf<typeof signIn>["data"]> = {}): LoginReply {
  const wire = loginReply(role);
  const reply = v.parse(signIn.reply, { ...wire, data: { ...wire.data, ...changed } });
  storeLogin(reply);
  return reply;
}
