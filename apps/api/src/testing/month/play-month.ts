import { randomUUID } from "node:crypto";
import type { Call } from "@store/api-client";
import {
  acceptReturn,
  addAddress,
  addCallersAddress,
  addresses,
  addToCart,
  cart,
  changeOrderGoods,
  orderPaymentLink,
  placeAddition,
  placeOrder,
  placePhoneOrder,
  previewAddition,
  previewOrderChange,
  previewPhoneOrder,
  progressOrder,
  receiveReturn,
  refundOrder,
  refundReturn,
  shipParcel,
  staffOrder,
  subscriptionPaymentLink,
  undeliveredParcel,
  validateVoucher,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  type CalendarMonth,
  DEFAULT_POLICY,
  daysOfMonth,
  fromRupees,
  gstinCheckCharacter,
  gstStateCode,
  todayInIndia,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { orders, vouchers } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { requestReturnOfLines } from "../../modules/orders/request-return.ts";
import { returnBody } from "../ask-return.ts";
import { expectDone } from "../expect-answer.ts";
import { newCustomer, newSession } from "../new-customer.ts";
import { newStaffMember } from "../new-staff-member.ts";
import { acceptAndPay, paidReport, report } from "../pay-online.ts";
import { changeProduct, priced } from "../price-product.ts";
import { redeemCoins } from "../redeem-coins.ts";
import { addressIn, onlineOrderOf, orderOf } from "../samples.ts";
import { placeFirst } from "../subscribed.ts";
import type { TestStore } from "../test-store.ts";

/*
 * A month as a shop has it, played through the API by one seed: orders on the web, by phone and of subscriptions, of five
 * states, and all that becomes of them.
 */

/** Goods of two rates and exempt ones; the dearest is above what is summed up with others. */
export const GOODS = [
  { id: 1001, hsnCode: "0409", ...priced(349, 0) },
  { id: 1002, hsnCode: "0405", ...priced(189.21, 5) },
  { id: 1003, hsnCode: "1509", ...priced(499.99, 5) },
  { id: 1004, hsnCode: "3304", ...priced(249.5, 18) },
  { id: 1005, hsnCode: "0406", ...priced(51_000, 5) },
] as const;
const DEAR = 1005;
/** What is ordered by phone, and subscribed to. */
const [SMALL, BUTTER, OIL] = GOODS;

export const PLACES = [
  ["Ahmedabad", "Gujarat"],
  ["Pune", "Maharashtra"],
  ["Kochi", "Kerala"],
  ["New Delhi", "Delhi"],
  ["Jaipur", "Rajasthan"],
] as const;
type Place = (typeof PLACES)[number];

/** Each of these has its turn, with an end of its own. */
const WAYS = ["web", "web", "phone", "web", "subscription"] as const;
type Way = (typeof WAYS)[number];

const ENDS = [
  "cancel",
  "pack",
  "deliver",
  "refund a part",
  "refund twice",
  "return",
  "return lines",
  "undelivered",
] as const;
type End = (typeof ENDS)[number];

export interface Played {
  readonly way: Way;
  readonly end: End;
  readonly isCash: boolean;
  readonly hasGstin: boolean;
  readonly hasCoins: boolean;
  readonly voucher: "none" | "promotion" | "gift";
}

/** A number of a parcel for each order: couriers give none twice. */
export const COURIER = "Garuda Parcels";
const numberOf = (order: number): string => `GP${String(order).padStart(8, "0")}`;

/** The same numbers below one in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const gstinIn = (state: string): string => {
  const first14 = `${gstStateCode(state)}AAPFU0939F1Z`;
  return first14 + gstinCheckCharacter(first14);
};

/** Plays orders in a store, whose staff is `staff`; the same ones for a seed. */
export function createPlayer(store: TestStore, staff: Call, seed: number) {
  const random = seeded(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error("Nothing to choose from");
    return one;
  };

  async function addVoucher(index: number, kind: Played["voucher"]): Promise<string | undefined> {
    if (kind === "none") return undefined;
    const code = `MONTH-${index}`;
    const terms =
      kind === "gift"
        ? { kind: "flat" as const, amount: fromRupees(150), isGift: true }
        : { kind: "percent" as const, percent: 7, cap: null };
    await store.db.insert(vouchers).values({ code, codeKey: code, ...terms, createdAt: store.clock.read() });
    return code;
  }

  const pay = (txnId: string | undefined, amount: Parameters<typeof fromRupees>[0]) =>
    report(store, paidReport({ txnId: txnId ?? "", amount: fromRupees(amount) }));

  /** Somebody puts goods into the cart, and pays them where they are to be paid online. */
  async function orderOnWeb(index: number, played: Omit<Played, "end" | "way">, [city, state]: Place): Promise<number> {
    const call = await newCustomer(store, { coins: played.hasCoins ? 200 : 0 });
    const gstin = played.hasGstin ? gstinIn(state) : "";
    await expectDone(call(addAddress, { body: { ...addressIn(city), gstin } }));
    const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
    // A cash order of a new customer is small.
    const goods = played.isCash ? [SMALL, BUTTER] : GOODS.filter(({ id }) => id === OIL.id || random() < 0.5);
    for (const { id } of goods)
      await expectDone(call(addToCart, { body: { pid: id, quantity: id === DEAR ? 1 + below(2) : 1 + below(3) } }));
    const code = await addVoucher(index, played.voucher);
    if (code) await expectDone(call(validateVoucher, { query: { voucher_code: code } }));
    if (played.hasCoins) await redeemCoins(store, call, 1 + below(100));
    const { data } = await expectDone(call(cart));
    const shipping = city === "Ahmedabad" ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
    if (played.isCash) return (await expectDone(call(placeOrder, { body: orderOf(data, address, shipping) }))).data.id;
    const body = onlineOrderOf(data, address, shipping);
    const { order_id, txn_id } = await expectDone(call(orderPaymentLink, { body }));
    await pay(txn_id, Number(body.amount));
    return order_id ?? 0;
  }

  /** Somebody calls, orders for cash, and calls again for more before it is packed. */
  async function orderByPhone([city]: Place): Promise<number> {
    const { customerId: id } = (await newCustomer(store)).customer;
    const address = await expectDone(staff(addCallersAddress, { params: { id }, body: addressIn(city) }));
    const goods = {
      customer_id: id,
      address_id: address.data.id,
      lines: [{ product_id: SMALL.id, quantity: 1 + below(2) }],
      pay_type: "Cash on Delivery" as const,
    };
    const seen = await expectDone(staff(previewPhoneOrder, { body: goods }));
    const asked = { ...goods, attempt: randomUUID(), amount: toRupees(seen.data.final_total) };
    const placed = await expectDone(staff(placePhoneOrder, { body: asked }));
    const params = { id: placed.data.id };
    const lines = [...goods.lines, { product_id: BUTTER.id, quantity: 1 + below(2) }];
    const changed = await expectDone(staff(previewOrderChange, { params, body: { lines } }));
    const body = { lines, changes: 0, amount: toRupees(changed.data.final_total) };
    await expectDone(staff(changeOrderGoods, { params, body }));
    return params.id;
  }

  /** Somebody calls for more once an order is paid: that goes along, paid by a link or at the door; or it is never paid. */
  async function addTo(first: number): Promise<number | undefined> {
    const params = { id: first };
    const { data } = await expectDone(staff(staffOrder, { params }));
    if (!data.is_addable) return undefined;
    const end = pick(["link", "door", "link", "never"] as const);
    const goods = {
      lines: [{ product_id: SMALL.id, quantity: 1 + below(2) }],
      pay_type: end === "door" ? ("Cash on Delivery" as const) : ("Online Payment" as const),
    };
    const seen = await expectDone(staff(previewAddition, { params, body: goods }));
    if (seen.data.refusal !== undefined) return undefined;
    const amount = toRupees(seen.data.final_total);
    const body = { ...goods, attempt: randomUUID(), changes: data.change_count, amount };
    const { id } = (await expectDone(staff(placeAddition, { params, body }))).data;
    if (end !== "link") return end === "door" ? id : undefined;
    const call = store.as(await newSession(store, data.customer_id ?? 0));
    const { txn_id } = await expectDone(acceptAndPay({ call, orderId: id }));
    await pay(txn_id, amount);
    return id;
  }

  /** Somebody subscribes, and pays the first delivery. */
  async function subscribe([city]: Place): Promise<number> {
    const call = await newCustomer(store);
    const shipping = city === "Ahmedabad" ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
    const wish = { product: OIL.id, price: OIL.pricePaid, gstRate: OIL.gstRate, quantity: 1 + below(3) };
    const first = await placeFirst(call, { ...wish, city, shipping });
    const body = { txnid: "1773556200000", subscription_id: first.subscriptionId };
    const { txn_id } = await expectDone(call(subscriptionPaymentLink, { body }));
    await pay(txn_id, toRupees(first.final_total));
    return first.id;
  }

  /** A customer returns a piece of some lines, or of what is left of them; a gift voucher may have paid them. */
  async function returnSomeLines(id: number): Promise<void> {
    const { db, clock } = store;
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const body = await returnBody(store, id, [1, below(2), below(2), below(2), below(2)]);
    const lines = body.lines.map((line) => ({ ...line, id: Number(line.id), quantity: Number(line.quantity) }));
    const customer = { kind: "customer", shopperId: 0, isElite: false, staff: undefined } as const;
    const by = { ...customer, customerId: order?.customerId ?? 0 };
    const request = { orderId: id, attempt: body.attempt, lines };
    if ((await requestReturnOfLines(db, by, request, clock.read(), DEFAULT_POLICY)) instanceof HttpError) return;
    const seen = async () => (await expectDone(staff(staffOrder, { params: { id } }))).data.returns.at(-1);
    const params = { id, returnId: (await seen())?.id ?? 0 };
    await expectDone(staff(acceptReturn, { params }));
    const came = lines.map((line) => ({ id: line.id, restocked: 0, written_off: line.quantity }));
    await expectDone(staff(receiveReturn, { params, body: { lines: came } }));
    const amount = toRupees((await seen())?.refund_amt ?? ZERO_PAISE);
    const answer = await staff(refundReturn, { params, body: { amount } });
    if (!answer.ok) expect(answer.failure).toMatchObject({ httpStatus: 409 });
  }

  /** Staff pays a part of an order back, where that is more than a trifle. */
  async function refundSome(id: number): Promise<void> {
    const params = { id };
    const { data } = await expectDone(staff(staffOrder, { params }));
    const left = toRupees(data.refundable ?? ZERO_PAISE);
    if (left < 20) return;
    const amount = toRupees(fromRupees(1 + random() * (left / 2)));
    const answer = await staff(refundOrder, { params, body: { amount, refundable: left, reason: "A jar leaked" } });
    // Coins that were spent may be worth more than a small refund.
    if (!answer.ok) expect(answer.failure).toMatchObject({ httpStatus: 409 });
  }

  async function move(
    id: number,
    action: "accept" | "pack" | "deliver",
    order_status: "Pending" | "Confirmed" | "Shipped",
  ): Promise<void> {
    const params = { id };
    const { change_count: changes } = (await expectDone(staff(staffOrder, { params }))).data;
    await expectDone(staff(progressOrder, { params, body: { action, order_status, changes } }));
  }

  /** Staff takes an order to its end, and what was added to it. */
  async function finish(id: number, end: End, ...added: readonly number[]): Promise<void> {
    const params = { id };
    await move(id, "accept", "Pending");
    if (end === "cancel") {
      await expectDone(staff(withdrawOrder, { params, body: { action: "cancel", order_status: "Confirmed" } }));
      // It stays an order of its own.
      for (const addition of added) await finish(addition, "deliver");
      return;
    }
    await move(id, "pack", "Confirmed");
    for (const addition of added) {
      await move(addition, "accept", "Pending");
      await move(addition, "pack", "Confirmed");
    }
    if (end === "pack") return;
    const parcel = { courier: COURIER, tracking_number: numberOf(id) } as const;
    const body = { order_status: "Packed" as const, seen_parcel: null, ...parcel, additions: [...added] };
    await expectDone(staff(shipParcel, { params, body }));
    for (const shipped of [id, ...added]) await arrive(shipped, end);
  }

  /** What becomes of an order that was handed over. */
  async function arrive(id: number, end: End): Promise<void> {
    const params = { id };
    if (end === "undelivered") {
      const day = todayInIndia(store.clock.read());
      const body = { order_status: "Shipped" as const, reason: "Nobody was there", day, restock: true, refund: true };
      await expectDone(staff(undeliveredParcel, { params, body }));
      return;
    }
    await move(id, "deliver", "Shipped");
    if (end === "return") {
      const body = { action: "return", order_status: "Delivered", restock: true } as const;
      await expectDone(staff(withdrawOrder, { params, body }));
    }
    if (end === "return lines") {
      await returnSomeLines(id);
      if (below(2) === 0) await returnSomeLines(id);
      if (below(3) === 0) await refundSome(id);
    }
    if (end === "refund a part" || end === "refund twice") await refundSome(id);
    if (end === "refund twice") await refundSome(id);
  }

  /** The order of a place in the month, and what becomes of it. */
  async function play(index: number): Promise<void> {
    const way = WAYS[Math.floor(index / 3) % WAYS.length] ?? "web";
    const end = ENDS[index % ENDS.length] ?? "pack";
    const place = PLACES[Math.floor(index / ENDS.length) % PLACES.length] ?? PLACES[0];
    const how = { isCash: random() < 0.4, hasGstin: random() < 0.35, hasCoins: random() < 0.2 };
    const voucher = pick(["none", "none", "promotion", "gift"] as const);
    const placed = {
      web: () => orderOnWeb(index, { ...how, voucher }, place),
      phone: () => orderByPhone(place),
      subscription: () => subscribe(place),
    };
    const first = await placed[way]();
    const added = index % 3 === 1 ? await addTo(first) : undefined;
    await finish(first, end, ...(added === undefined ? [] : [added]));
  }

  return { orderOnWeb, finish, play };
}

/**
 * Plays so many orders from a month's first minutes on, and moves the clock through it.
 * @returns who owns the shop.
 */
export async function playMonth(
  store: TestStore,
  { month, orders: count, seed }: { readonly month: CalendarMonth; readonly orders: number; readonly seed: number },
): Promise<ReturnType<typeof newStaffMember>> {
  const owner = await newStaffMember(store, "owner");
  for (const { id, ...columns } of GOODS) await changeProduct(store, id, { ...columns, stock: 10_000 });
  const begin = new Date(`${month}-01T00:05:00+05:30`);
  store.clock.advance((begin.getTime() - store.clock.read().getTime()) / 60_000);
  const minutes = (daysOfMonth(month).length - 1) * 24 * 60;
  const player = createPlayer(store, owner, seed);
  for (let index = 0; index < count; index += 1) {
    await player.play(index);
    store.clock.advance(Math.floor(minutes / count));
  }
  return owner;
}
