import type { ReplyOf, signIn } from "@store/api-client/contract";
import { logout } from "@store/api-client/contract";
import { call } from "./browser-call.ts";
import { inRupees } from "./counters.ts";
import { clearGift } from "./gift.ts";
import { LOGGED_OUT, refreshSession, updateSession } from "./session-store.ts";
import { clearAllStorage } from "./storage.ts";

export type LoginReply = ReplyOf<typeof signIn>;

/** Stores what a login answered; `id` and `access` only for staff and superusers [R32]. */
export function storeLogin({ data, allow_company_list }: LoginReply): void {
  const isStaff = data.is_staff || data.is_superuser;
  updateSession({
    token: data.token,
    first_name: data.first_name,
    last_name: data.last_name,
    email: data.email ?? undefined,
    phone_no: data.phone_no ?? undefined,
    cart_counter: String(data.cart_counter),
    product_total: inRupees(data.cart_totals.final_total),
    wishlist_counter: String(data.wishlist_counter),
    allow_company_list: allow_company_list ? JSON.stringify(allow_company_list) : undefined,
    is_sose_elite_user: String(data.is_sose_elite_user),
    id: isStaff && data.id !== undefined ? String(data.id) : undefined,
    access: isStaff ? (data.is_superuser ? "superuser" : "staff") : undefined,
    // From here on the token names the shopper; the visitor's cart was merged.
    visitor_id: undefined,
  });
}

export const isStaffLogin = ({ data }: LoginReply): boolean => data.is_staff || data.is_superuser;

/** Revokes the token, and forgets who was logged in and what they wrote on a gift. */
export async function logOut(): Promise<void> {
  await call(logout);
  updateSession(LOGGED_OUT);
  clearGift();
}

/** Clears all storage and the store, after a change of password or a deactivation. */
export function forgetEverything(): void {
  clearAllStorage();
  refreshSession();
}
