import {
  addMoney,
  COIN_VALUE,
  coinsEarned,
  DEFAULT_POLICY,
  multiplyMoney,
  type Paise,
  subtractMoney,
  toRupees,
} from "@store/domain";
import { expect } from "vitest";
import type { Answer, Call, Identity } from "../client/index.ts";
import {
  addAddress,
  addresses,
  addToCart,
  cart,
  type placeOrder,
  productList,
  type ReplyOf,
  type RequestOf,
  signIn,
  visitor,
} from "../contract/index.ts";

/** A backend that the cases run against, with what they need to know of it. */
export interface CaseStore {
  readonly as: (identity: Identity) => Call;
  /** A customer who can log in, is no member, and has an address that orders can go to or none. */
  readonly person: { readonly mobile: string; readonly email: string; readonly password: string };
  /** The OTP that was sent to a mobile number. */
  readonly otpSentTo: (mobile: string) => Promise<string>;
  /** A captcha solution that every form accepts. */
  readonly captchaAnswer: string;
  /** The `resetUUID` of the link that was mailed to an address. */
  readonly resetLinkSentTo: (email: string) => Promise<string | undefined>;
  /** Pays at a payment page, as a shopper does in the browser. */
  readonly payAt: (paymentUrl: string) => Promise<void>;
  /** A place in India that is not Ahmedabad. */
  readonly place: { readonly country: number; readonly state: number; readonly city: number };
  readonly now: () => Date;
}

/** The reply of a call that must succeed. */
export async function done<R>(asked: Promise<Answer<R>>): Promise<R> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The call was not answered: ${JSON.stringify(answer.failure)}`);
  return answer.reply;
}

/** The failure of a call that must be refused with a status, and with a reason. */
export async function refused(asked: Promise<Answer<unknown>>, httpStatus: number) {
  const answer = await asked;
  if (answer.ok) throw new Error("The call was not refused");
  expect(answer.failure).toMatchObject({ kind: "refused", httpStatus, message: expect.stringMatching(/./) });
  if (answer.failure.kind !== "refused") throw new Error("Unreachable");
  return answer.failure;
}

export const newVisitor = async ({ as }: CaseStore) => {
  const { visitor_id } = await done(as({})(visitor));
  const identity = { visitorId: visitor_id };
  return { identity, call: as(identity) };
};

export async function logIn({ as, person: { email, password } }: CaseStore, identity: Identity = {}) {
  const reply = await done(as(identity)(signIn, { body: { email, password } }));
  return { reply, call: as({ token: reply.data.token }) };
}

let doors = 0;

/** An address that can be saved, a door of its own each time: cash orders to one door are limited. */
export const formFor = ({ place }: CaseStore): RequestOf<typeof addAddress>["body"] => ({
  full_name: "Asha Patel",
  mobile: "+919811122233",
  address_line_1: `${++doors}/14 Neem Road`,
  address_line_2: "Old Town",
  postal_code: "411007",
  address_tags: "Home",
  ...place,
});

/** The customer's addresses; one is saved where there was none. */
export async function withAddress(store: CaseStore, call: Call) {
  const saved = (await done(call(addresses))).data;
  if (saved.length > 0) return saved;
  await done(call(addAddress, { body: formFor(store) }));
  return (await done(call(addresses))).data;
}

/** Products that can be bought, the cheapest first. */
export async function goods({ as }: CaseStore) {
  const { data } = await done(as({})(productList, { query: { ordering: "base_price" } }));
  return data.data.filter(({ available_stock_quantity }) => (available_stock_quantity ?? 0) > 2);
}

/** Fills a cart with one product to above the minimum order; returns it with the address that the order goes to. */
export async function readyToOrder(store: CaseStore, call: Call) {
  const dearest = (await goods(store)).at(-1);
  const quantity = Math.ceil(
    (2 * DEFAULT_POLICY.minimumOrder) / (dearest?.product_price ?? DEFAULT_POLICY.minimumOrder),
  );
  await done(call(addToCart, { body: { pid: dearest?.id ?? 0, quantity } }));
  const contents: ReplyOf<typeof cart>["data"] = (await done(call(cart))).data;
  const [address] = (await done(call(addresses))).data;
  return { cart: contents, address: address?.id ?? 0, city: address?.city_obj.id };
}

/** The order request of the current cart, paid on delivery, as the checkout sends it. */
export function orderOf(
  contents: ReplyOf<typeof cart>["data"],
  address: number,
  shipping: Paise,
): RequestOf<typeof placeOrder>["body"] {
  const coins = contents.used_coin ?? 0;
  return {
    address1: address,
    pay_type: "Cash on Delivery",
    sale_status: "Quotation Sent",
    productinfo: "Goods",
    order_total: toRupees(contents.total),
    discount_amt: toRupees(contents.discount_amt),
    udf2: toRupees(shipping),
    udf3: toRupees(contents.gst_amt),
    udf4: contents.applied_voucher_code ?? "",
    amount: toRupees(subtractMoney(addMoney(contents.final_total, shipping), multiplyMoney(COIN_VALUE, coins))),
    used_coin: coins,
    new_coin: coinsEarned(contents.final_total, { redeemed: coins > 0 }, DEFAULT_POLICY),
  };
}
