import type { AddressForm, orderPaymentLink, placeOrder, RequestOf } from "@store/api-client/contract";
import { CITIES, STATES } from "@store/content/geography";
import {
  addMoney,
  COIN_VALUE,
  COUNTRY_INDIA,
  checkPostalCode,
  DEFAULT_POLICY,
  multiplyMoney,
  type Paise,
  smallerMoney,
  subtractMoney,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import type { InferInput } from "valibot";

const placeNamed = (cityName: string) => {
  const city = CITIES.find(({ name }) => name === cityName);
  const state = STATES.find(({ id }) => id === city?.stateId);
  if (!city || !state) throw new Error(`The seed has no ${cityName}`);
  return { city: city.id, state: state.id, country: state.countryId };
};

/** A PIN code of the state that a city of India lies in. */
function pinCodeIn(cityName: string): string {
  const { state, country } = placeNamed(cityName);
  const name = STATES.find(({ id }) => id === state)?.name;
  const codes = Array.from({ length: 80 }, (_, index) => `${index + 10}0001`);
  return codes.find((code) => checkPostalCode(code, country, name).ok) ?? "";
}

let doors = 0;

/** An address that can be saved, a door of its own each time. */
export const addressIn = (
  city: string,
  callingCode: string = COUNTRY_INDIA.callingCode,
): InferInput<typeof AddressForm> => ({
  full_name: "Kavita Rao",
  mobile: `${callingCode}9811122233`,
  another_mobile: "",
  address_line_1: `Flat ${++doors}, 5 Champa Street`,
  address_line_2: "Old Town",
  landmark: "Near the well",
  postal_code: pinCodeIn(city),
  address_tags: "Home",
  ...placeNamed(city),
});

interface Totals {
  readonly total: Paise;
  readonly discount_amt: Paise;
  readonly gst_amt: Paise;
  readonly final_total: Paise;
  readonly applied_voucher_code?: string | null | undefined;
  readonly used_coin?: number | null | undefined;
  readonly gift_voucher_balance?: Paise | null | undefined;
}

type OrderBody = RequestOf<typeof placeOrder>["body"];

function toPay(cart: Totals, shipping: Paise): Paise {
  const total = addMoney(cart.final_total, shipping);
  const afterVoucher = subtractMoney(total, smallerMoney(cart.gift_voucher_balance ?? ZERO_PAISE, total));
  return subtractMoney(afterVoucher, multiplyMoney(COIN_VALUE, cart.used_coin ?? 0));
}

/** An order as the checkout sends it, of a cart that it has just seen. */
export const orderOf = (cart: Totals, address: number, shipping: Paise = ZERO_PAISE): OrderBody => ({
  address1: address,
  pay_type: "Cash on Delivery",
  sale_status: "Quotation Sent",
  productinfo: "Goods",
  order_total: toRupees(cart.total),
  discount_amt: toRupees(cart.discount_amt),
  udf2: toRupees(shipping),
  udf3: toRupees(cart.gst_amt),
  udf4: cart.applied_voucher_code ?? "",
  amount: toRupees(toPay(cart, shipping)),
  is_wallet: false,
  used_coin: cart.used_coin ?? 0,
});

/** The same, to be paid online. */
export const onlineOrderOf = (
  cart: Totals,
  address: number,
  shipping: Paise = DEFAULT_POLICY.shipping.charge,
): RequestOf<typeof orderPaymentLink>["body"] => ({
  txnid: "1773556200000",
  amount: toRupees(toPay(cart, shipping)),
  productinfo: "Goods",
  billing_address: address,
  shipping_amount: toRupees(shipping),
  tax_amount: toRupees(cart.gst_amt),
  discount_amt: toRupees(cart.discount_amt),
  voucherCode: cart.applied_voucher_code ?? "",
  used_coin: cart.used_coin ?? 0,
});
