import { COMPANY_ID, clampQuantity, emailKey, normalizeMobile, toRupees } from "@store/domain";
import type { HttpHandler } from "msw";
import {
  eliteCheck,
  logout,
  profile,
  sendOtp,
  signIn,
  verifyOtp,
  visitor,
  type WireReplyOf,
} from "../../contract/index.ts";
import { type MockIdentity, refuse } from "../mock-endpoint.ts";
import { countPieces } from "./cart.ts";
import type { Serve } from "./serve.ts";
import { MOCK_OTP, type MockPerson, type MockShop, type MockShopper } from "./shop.ts";
import { reckon } from "./totals.ts";

const refuseLogin = (status: number, message: string) => refuse(status, { message, non_field_errors: message });

/** What a visitor put together goes to the customer (checklist C34). */
function merge(from: MockShopper, to: MockPerson): void {
  for (const line of from.lines) {
    const mine = to.lines.find(({ product }) => product === line.product);
    const quantity = clampQuantity((mine?.quantity ?? 0) + line.quantity, line.product.stock);
    if (mine) mine.quantity = quantity;
    else if (quantity > 0) to.lines.push({ ...line, quantity });
  }
  to.wishes = [...new Set([...to.wishes, ...from.wishes])];
  from.lines = [];
  from.wishes = [];
}

export function accountHandlers(serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] {
  function logIn(person: MockPerson, identity: MockIdentity): WireReplyOf<typeof signIn> {
    const from = shop.visitorOf(identity);
    if (from) merge(from, person);
    const token = crypto.randomUUID();
    shop.tokens.set(token, person);
    const data = {
      token,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_no: person.mobile,
      cart_counter: countPieces(person.lines),
      cart_totals: { final_total: toRupees(reckon(person, shop.now()).totals.finalTotal) },
      wishlist_counter: person.wishes.length,
      is_sose_elite_user: person.isElite,
      is_staff: person.isStaff,
      is_superuser: false,
      id: person.isStaff ? person.id : null,
    };
    return { status: true, data, allow_company_list: [COMPANY_ID] };
  }

  return [
    serve.nobody(visitor, () => ({ status: true, visitor_id: shop.newVisitor() })),

    serve.nobody(sendOtp, ({ body }) => {
      const mobile = normalizeMobile(body.mobile_no);
      if (!mobile.ok) return refuse(400, mobile.refusal.message);
      shop.otpSentTo.add(mobile.value);
      return { status: true, message: "OTP sent successfully!" };
    }),

    serve.nobody(verifyOtp, ({ body, identity }) => {
      const mobile = normalizeMobile(body.mobile_no);
      const isRight = mobile.ok && body.otp === MOCK_OTP && shop.otpSentTo.delete(mobile.value);
      if (!isRight) return refuseLogin(400, "This OTP is not valid.");
      const person = shop.people.find((one) => one.mobile === mobile.value);
      return person ? logIn(person, identity) : refuseLogin(404, "There is no account with this mobile number.");
    }),

    serve.nobody(signIn, ({ body, identity }) => {
      const person = shop.people.find(({ email }) => email === emailKey(body.email));
      const isRight = person?.password === body.password;
      return person && isRight ? logIn(person, identity) : refuseLogin(400, "Invalid email or password");
    }),

    serve.customer(logout, ({ identity }) => {
      shop.tokens.delete(identity.token ?? "");
      return { status: true, message: "Logged out successfully!" };
    }),

    serve.customer(profile, ({ customer }) => ({
      status: true,
      data: {
        id: customer.id,
        contact_id: customer.id,
        first_name: customer.firstName,
        last_name: customer.lastName,
        company: customer.company,
        email: customer.email,
        mobile_no: customer.mobile,
        is_wallet: true,
      },
    })),

    serve.customer(eliteCheck, ({ customer }) => ({ status: true, is_sose_elite_user: customer.isElite })),
  ];
}
