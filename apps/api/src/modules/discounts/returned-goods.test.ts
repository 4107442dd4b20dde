import {
  acceptReturn,
  addAddress,
  addresses,
  addToCart,
  cart,
  createDiscount,
  orderPaymentLink,
  receiveReturn,
  refundReturn,
  staffOrder,
} from "@store/api-client/contract";
import { addMoney, fromRupees, multiplyMoney, paperSums, subtractMoney, toRupees } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderLines, orders, products } from "../../db/schema/index.ts";
import { askReturn } from "../../testing/ask-return.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { deliver } from "../../testing/move-order.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { discountTerms } from "../../testing/requests/offer-requests.ts";
import { addressIn, onlineOrderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readCreditNotes, readInvoiceOf } from "../orders/invoice.ts";

const [GHEE, HONEY] = [1002, 1003];
const store = useTestStore();

test("a line that comes back is credited as order and invoice charged it, with both discounts", async () => {
  const { db } = store();
  await db.update(products).set({ cost: null });
  await changeProduct(store(), GHEE, { stock: 50, ...priced(333.33, 5) });
  await changeProduct(store(), HONEY, { stock: 50, ...priced(499.99, 18) });
  const manager = await newStaffMember(store(), "manager");
  await expectDone(manager(createDiscount, { body: discountTerms({ percent: 7 }) }));
  const onCart = discountTerms({ scope: "cart", targets: [], percent: 13, minimum: 100 });
  await expectDone(manager(createDiscount, { body: onCart }));

  const call = await newCustomer(store());
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 3 } }));
  await expectDone(call(addToCart, { body: { pid: HONEY, quantity: 2 } }));
  const body = onlineOrderOf((await expectDone(call(cart))).data, address);
  const { order_id: id = 0, txn_id = "" } = await expectDone(call(orderPaymentLink, { body }));
  await report(store(), paidReport({ txnId: txn_id, amount: fromRupees(Number(body.amount)) }));
  await deliver(store(), id);

  const [line] = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), eq(orderLines.productId, GHEE)));
  if (!line) throw new Error("The order has no ghee");
  const base = multiplyMoney(line.basePrice, line.quantity);
  const charged = addMoney(subtractMoney(base, line.discount), line.tax);
  expect(line).toMatchObject({ price: fromRupees(310), usualPrice: fromRupees(333.33), discountName: "Diwali" });

  const returnId = await askReturn(store(), { call, id }, [line.quantity]);
  const params = { id, returnId };
  await expectDone(manager(acceptReturn, { params }));
  const detail = async () => (await expectDone(manager(staffOrder, { params: { id } }))).data.returns[0];
  const came = [{ id: (await detail())?.lines[0]?.id ?? 0, restocked: line.quantity, written_off: 0 }];
  await expectDone(manager(receiveReturn, { params, body: { lines: came } }));
  const due = (await detail())?.refund_amt;
  expect(due).toBe(charged);
  await expectDone(manager(refundReturn, { params, body: { amount: toRupees(charged) } }));

  const invoice = await readInvoiceOf(db, id);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [note] = order ? await readCreditNotes(db, order) : [];
  expect(paperSums(invoice.paper).total).toBe(fromRupees(Number(body.amount)));
  expect(note && paperSums(note.paper).total).toBe(charged);
});
