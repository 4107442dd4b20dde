import { FIELD_LENGTHS, ORDER_NOTE_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { Address, AddressForm } from "../addresses.ts";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Flag, Id, Money, maybe, Text, text } from "../fields.ts";
import { ChosenGoods, orderChange, SeenOrderChange } from "../order-requests.ts";
import { ChangePreview, orderSums } from "../orders.ts";
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "../payment-methods.ts";

/** Who calls, as far as an order needs to know. */
const Caller = v.object({
  id: Id,
  name: Text,
  mobile: Text,
  email: maybe(Text),
  /** Whether an OTP has proven that the number is theirs. */
  mobile_is_proven: Flag,
  is_elite: Flag,
  /** The one that was added first at the top. */
  addresses: v.array(Address),
});

const Mobile = text(FIELD_LENGTHS.phone, 1);

export const findCaller = endpoint({
  method: "GET",
  path: "/dashboard/phone-orders/customer/",
  access: "staff",
  permission: "customers",
  summary: "The customer who has a mobile number, with the addresses; nobody where there is none",
  query: v.object({ mobile: Mobile }),
  reply: Data(v.object({ customer: maybe(Caller) })),
});

export const findCallerOfOrder = endpoint({
  method: "GET",
  path: "/dashboard/orders/{id}/caller/",
  access: "staff",
  permission: "customers",
  summary: "The customer of an order, with the addresses; nobody where the account is closed",
  params: ById,
  reply: Data(v.object({ customer: maybe(Caller) })),
});

export const addCaller = endpoint({
  method: "POST",
  path: "/dashboard/phone-orders/customers/",
  access: "staff",
  permission: "customers",
  summary: "Makes an account of a mobile number and a name alone (C54), or answers the one that has the number",
  body: v.object({ mobile: Mobile, name: text(FIELD_LENGTHS.fullName, 1) }),
  reply: Data(v.object({ customer: Caller })),
});

export const addCallersAddress = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/addresses/",
  access: "staff",
  permission: "customers",
  summary: "Saves a new address of a customer, by the rules of the customer's own form",
  params: ById,
  body: AddressForm,
  /** The customer with it. */
  reply: Data(v.object({ id: Id, customer: maybe(Caller) })),
});

const Ordered = {
  customer_id: Id,
  lines: ChosenGoods,
  pay_type: v.picklist([CASH_ON_DELIVERY, ONLINE_PAYMENT]),
  voucher_code: maybe(text(FIELD_LENGTHS.voucherCode)),
} as const;

/** What an order would cost with what it holds, and why it would be refused. */
export const OrderPreview = Data(
  v.object({
    ...orderSums,
    /** Coins that it earns. */
    new_coin: Count,
    lines: v.array(
      v.object({
        product_id: Id,
        product_name: Text,
        quantity: Count,
        /** Null: not counted. */
        stock: v.nullable(Count),
        selling_price: Money,
        product_total: Money,
      }),
    ),
    /** Why it would be refused as it is. */
    refusal: maybe(Text),
  }),
);

export const previewPhoneOrder = endpoint({
  method: "POST",
  path: "/dashboard/phone-orders/preview/",
  access: "staff",
  permission: "customers",
  summary: "What an order would cost now, and why it would be refused; nothing is written",
  body: v.object({ ...Ordered, address_id: maybe(Id) }),
  reply: OrderPreview,
});

export const placePhoneOrder = endpoint({
  method: "POST",
  path: "/dashboard/phone-orders/",
  access: "staff",
  permission: "customers",
  summary: "Places the order of a customer who calls, to be paid on delivery or by a link that the customer is sent",
  body: v.object({
    ...Ordered,
    /** New for each order: a repeated one is answered with the order that it placed. */
    attempt: v.pipe(v.string(), v.uuid()),
    address_id: Id,
    /** What the member of staff saw that there is to pay. */
    amount: Money,
    /** For the staff. */
    note: maybe(text(ORDER_NOTE_MAXIMUM_LENGTH)),
  }),
  reply: Data(v.object({ id: Id, order_id: Text, final_total: Money })),
});

export const previewOrderChange = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/change/preview/",
  access: "staff",
  permission: "customers",
  summary: "What an order would cost with other goods, and why it cannot be changed; nothing is written",
  params: ById,
  body: v.object(orderChange),
  reply: ChangePreview,
});

export const changeOrderGoods = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/change/",
  access: "staff",
  permission: "customers",
  summary: "Changes what an order holds and where it goes, before it is paid and packed",
  params: ById,
  body: SeenOrderChange,
  reply: Data(v.object({ final_total: Money })),
});
