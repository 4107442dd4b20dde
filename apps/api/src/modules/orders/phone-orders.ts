import {
  changeOrderGoods,
  ONLINE_PAYMENT,
  type ParsedRequest,
  placePhoneOrder,
  previewOrderChange,
  previewPhoneOrder,
  type WireReplyOf,
} from "@store/api-client/contract";
import { addressKey, formatRupees, inStaffWords, multiplyMoney, type Policy, toRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { findBlock } from "../blocks/may-order.ts";
import type { PricedCart } from "../cart/price-cart.ts";
import type { CartContents, CartLineRow } from "../cart/read-cart.ts";
import { NO_SUCH_CUSTOMER, NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { readOrderer } from "./callers.ts";
import { foreseeCashLimit } from "./cash-limit.ts";
import { changeGoods, priceChange } from "./change-goods.ts";
import { readChosen } from "./chosen-goods.ts";
import { goodsOfLines, NOTHING_TO_PAY, staffTotalChanged } from "./messages.ts";
import { writeNote } from "./order-notes.ts";
import { checkDelivery, checkLines, type OrderRequest } from "./order-request.ts";
import { type OrderedGoods, type Orderer, type PlacedOrder, placeRequested, priceOrder } from "./place-order.ts";
import { foreseeUnpaidLimit } from "./reservation.ts";
import { wireSums } from "./wire-sums.ts";

/*
 * Orders that customers place by telephone: staff choose the goods, the shop's checkout does all the rest.
 */

type Body = ParsedRequest<typeof placePhoneOrder>["body"];
type PreviewBody = ParsedRequest<typeof previewPhoneOrder>["body"];

const requestOf = (body: Body, staffId: number): OrderRequest => ({
  payType: body.pay_type,
  clientTxnId: body.attempt,
  address: { id: body.address_id, field: "address_id" },
  isGift: false,
  giftMessage: null,
  clientTotals: ({ totals }) => ({ amount: [body.amount, totals.payable] }),
  totalChanged: (total) => staffTotalChanged(formatRupees(total)),
  staffId,
});

/** What staff chose; once it is ordered, the order says who took it, and what was noted. */
const chosenBy = (staffId: number, customerId: number, body: Body, now: Date, policy: Policy): OrderedGoods => ({
  lock: async (tx) => {
    const { contents, refused } = await readChosen(tx, customerId, body, { now, policy, isLocked: true });
    return refused ?? contents;
  },
  isRepeat: async () => true,
  take: async (tx, { lines }, { id: orderId, finalTotal }) => {
    const after = { goods: goodsOfLines(lines), payType: body.pay_type, total: formatRupees(finalTotal) };
    const line = { action: "place", subject: "order", subjectId: orderId } as const;
    await recordAction(tx, { customerId: staffId, ...line, after }, now);
    if (body.note) await writeNote(tx, { orderId, staffId, isToCustomer: false, text: body.note }, now);
  },
});

export const saidToStaff = <T extends PlacedOrder>(placed: T | HttpError) =>
  placed instanceof HttpError ? new HttpError(placed.status, inStaffWords(placed.refusal), placed.details) : placed;

const wireGoods = (line: Omit<CartLineRow, "id" | "image" | "basePrice" | "gst" | "gstRate" | "hsnCode">) => ({
  product_id: line.productId,
  product_name: line.name,
  quantity: line.quantity,
  stock: line.stock,
  selling_price: toRupees(line.pricePaid),
  product_total: toRupees(multiplyMoney(line.pricePaid, line.quantity)),
});

/**
 * Why an order of an existing customer would be refused for what it is to be paid by.
 * @param door as the domain's `addressKey` writes it; empty where it is not known.
 */
export async function foreseePayment(
  db: Database,
  { customerId }: Orderer,
  payType: PreviewBody["pay_type"],
  { totals: { payable } }: PricedCart,
  door: string,
  policy: Policy,
) {
  if (payType === ONLINE_PAYMENT)
    return payable === 0 ? httpError(409, NOTHING_TO_PAY) : foreseeUnpaidLimit(db, customerId, policy);
  const request = { customerId, addressKey: door, amount: payable };
  const { refusal } = await foreseeCashLimit(db, request, policy);
  return refusal && httpError(409, refusal);
}

type Preview = WireReplyOf<typeof previewPhoneOrder>["data"];

/** What an order would cost, and why it would be refused, to the staff. */
export const wirePreview = (contents: CartContents, cart: PricedCart, refused: HttpError | undefined): Preview => ({
  ...wireSums(cart.totals),
  new_coin: cart.earnedCoins,
  lines: contents.lines.map(wireGoods),
  refusal: refused && inStaffWords(refused.refusal).message,
});

/** What an order would cost, and why it would be refused. */
async function preview(db: Database, body: PreviewBody, now: Date, policy: Policy): Promise<Preview | HttpError> {
  const customer = await readOrderer(db, body.customer_id, now);
  if (!customer) return httpError(404, NO_SUCH_CUSTOMER, { field: "customer_id" });
  const saved = await readAddresses(db, customer.customerId);
  const address = saved.find((one) => one.address.id === body.address_id);
  if (body.address_id !== undefined && !address) return httpError(404, NO_SUCH_ADDRESS, { field: "address_id" });
  const chosen = await readChosen(db, customer.customerId, body, { now, policy, isLocked: false });
  const { contents } = chosen;
  const cart = priceOrder(contents, customer, { saved, payType: body.pay_type }, now, policy);
  const refused =
    (await findBlock(db, customer.customerId, policy)) ??
    chosen.refused ??
    (address && checkDelivery(address, "address_id")) ??
    checkLines(contents.lines, cart.totals, policy) ??
    (await foreseePayment(db, customer, body.pay_type, cart, address ? addressKey(address.address) : "", policy));
  return wirePreview(contents, cart, refused);
}

export function phoneOrderRoutes({ serve, db, clock, policy }: Backend): void {
  serve(previewPhoneOrder, async ({ body }) => {
    const data = await preview(db, body, clock(), policy());
    return data instanceof HttpError ? data : { status: true, data };
  });

  serve(previewOrderChange, async ({ params: { id }, body }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const priced = await priceChange(db, order, body, {
      ...{ now: clock(), policy: policy(), isLocked: false },
      actor: "staff",
    });
    if (priced instanceof HttpError) return priced;
    const { cart, refused } = priced;
    return {
      status: true,
      data: { ...wireSums(cart.totals), refusal: refused && inStaffWords(refused.refusal).message },
    };
  });

  serve(changeOrderGoods, async ({ params: { id: orderId }, body, customer: { customerId: staffId } }) => {
    const { changes: seenChanges, ...wanted } = body;
    const by = { actor: "staff", staffId } as const;
    const change = { ...wanted, orderId, by, seenChanges, now: clock(), policy: policy() };
    const changed = saidToStaff(await changeGoods(db, change));
    return changed instanceof HttpError
      ? changed
      : { status: true, data: { final_total: toRupees(changed.finalTotal) } };
  });

  serve(placePhoneOrder, async ({ body, customer: { customerId: staffId } }) => {
    const [now, terms] = [clock(), policy()];
    const orderer = await readOrderer(db, body.customer_id, now);
    if (!orderer) return httpError(404, NO_SUCH_CUSTOMER, { field: "customer_id" });
    const goods = chosenBy(staffId, orderer.customerId, body, now, terms);
    const placed = saidToStaff(await placeRequested(db, orderer, requestOf(body, staffId), goods, now, terms));
    if (placed instanceof HttpError) return placed;
    const { id, number, finalTotal } = placed;
    return { status: true, data: { id, order_id: number, final_total: toRupees(finalTotal) } };
  });
}
