import {
  acceptReturn,
  addCaller,
  addCallersAddress,
  addOrderNote,
  addPhotoForCustomer,
  addProduct,
  addStaffMember,
  addStaffRole,
  addToCart,
  applyBulkEdit,
  applyPayout,
  applyPriceList,
  applyProductImport,
  beginReturn,
  beginSecondFactor,
  bookParcel,
  changeMessageText,
  changeOrderGoods,
  changePaidOrder,
  changePolicyText,
  changeProduct,
  changeShopSettings,
  changeStaffRole,
  changeStock,
  closedUntil,
  closeOwed,
  closeOwedUntil,
  confirmSecondFactor,
  correctParcel,
  createBatch,
  dashboard,
  dayBookCsv,
  deleteProduct,
  deleteStaffRole,
  editBatch,
  editStaffRole,
  endStaffSession,
  figures,
  figuresCsv,
  findCaller,
  findCallerOfOrder,
  giveUpRefund,
  gstReturn,
  gstr1Csv,
  gstr1File,
  importTracking,
  leaveOutConflicts,
  leftCartsCsv,
  messageText,
  messageTexts,
  moneyOwed,
  mySessions,
  orderCreditNote,
  orderPapers,
  owedMoney,
  owedMoneyCsv,
  owedUntil,
  parcelManifest,
  payout,
  payoutLinesCsv,
  payoutLinesToCheck,
  payouts,
  payRefund,
  placeAddition,
  placePhoneOrder,
  policyText,
  policyTexts,
  previewAddition,
  previewBulkEdit,
  previewMessageText,
  previewOrderChange,
  previewPaidChange,
  previewPhoneOrder,
  previewPolicyText,
  priceList,
  priceListCsv,
  productChoices,
  productImport,
  productsCsv,
  progressOrder,
  receiveReturn,
  refundOrder,
  refundReturn,
  refundsNotDeducted,
  refusedProductsCsv,
  refuseReturn,
  removeStaffMember,
  renewRecoveryCodes,
  resetPolicyText,
  resetSecondFactor,
  retryRefund,
  sendParcelAgain,
  shipmentsCsv,
  shipParcel,
  shopSettings,
  shopSettingsHistory,
  staffActionMembers,
  staffActions,
  staffActionsCsv,
  staffBatches,
  staffBatchesCsv,
  staffBatchOrders,
  staffBatchOrdersCsv,
  staffLeftCarts,
  staffOrder,
  staffOrders,
  staffOrdersCsv,
  staffParcels,
  staffProduct,
  staffProducts,
  staffRoles,
  staffSearch,
  staffSession,
  staffStock,
  stockMovements,
  takeBackPayout,
  team,
  undeliveredParcel,
  undoBulkEdit,
  undoClosedUntil,
  undoClosing,
  undoStock,
  uploadedPictures,
  uploadPayout,
  uploadPicture,
  uploadPictureArchive,
  uploadPriceList,
  uploadProducts,
  verifySecondFactor,
  wantedProducts,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  addMoney,
  DEFAULT_POLICY,
  fromRupees,
  PRICE_LIST_COLUMNS,
  PRODUCT_COLUMNS,
  type ReturnState,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import {
  orderLines,
  orders,
  products,
  refunds,
  returnLines,
  returnRequests,
  staffMembers,
  staffRoles as staffRolesTable,
  stockBatches,
} from "../../db/schema/index.ts";
import { findOwnWords } from "../../modules/message-texts/change-words.ts";
import { findCreditNotes, issueInvoice } from "../../modules/orders/issue-invoice.ts";
import { readRefundsOfReturns } from "../../modules/orders/refund-of-returns.ts";
import { newRefundToken, type RefundRow } from "../../modules/orders/refund-order.ts";
import { readReturns } from "../../modules/orders/returns.ts";
import { findStored } from "../../modules/policy-texts/stored-texts.ts";
import { readNewest } from "../../modules/shop-settings/settings-versions.ts";
import { SANDBOX } from "../../ports/payment/sandbox.ts";
import { askReturn, returnBody } from "../ask-return.ts";
import { expectDone } from "../expect-answer.ts";
import { greyPicture } from "../grey-picture.ts";
import { takeReturn } from "../move-order.ts";
import { newCustomer } from "../new-customer.ts";
import { newStaffMember } from "../new-staff-member.ts";
import { addressIn } from "../samples.ts";
import { GHEE, type Owner } from "./owner.ts";
import { right } from "./right-request.ts";

/** A mail whose words are changed. */
const TEXT = { channel: "mail", key: "order-given-back" } as const;
const POLICY = { page: "privacy-policy" } as const;

/** Somebody who packs: a member whom an owner may change. */
async function packer({ store }: Owner): Promise<number> {
  const { customerId } = (await newCustomer(store)).customer;
  await store.db.insert(staffMembers).values({ customerId, role: "packer", joinedAt: store.clock.read() });
  return customerId;
}

/** A role of the shop's own that nobody has. */
async function ownRole({ store }: Owner): Promise<number> {
  const name = `Role ${crypto.randomUUID()}`;
  const [role] = await store.db
    .insert(staffRolesTable)
    .values({ name, nameKey: name.toLowerCase(), permissions: ["stock"] })
    .returning({ id: staffRolesTable.id });
  return role?.id ?? 0;
}

/** A batch of which nothing is left. */
async function emptyBatch({ store }: Owner): Promise<number> {
  const [batch] = await store.db
    .insert(stockBatches)
    .values({ productId: GHEE, number: crypto.randomUUID(), bestBefore: todayInIndia(store.clock.read()) })
    .returning({ id: stockBatches.id });
  return batch?.id ?? 0;
}

/** A product that nobody else changes: another ghee. */
async function ownProduct({ store }: Owner): Promise<number> {
  const [ghee] = await store.db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { id: _, search: __, ...row } = ghee;
  const [own] = await store.db
    .insert(products)
    .values({ ...row, sku: "", version: 1 })
    .returning({ id: products.id });
  return own?.id ?? 0;
}

/** A product as the dashboard's form sends it. */
const PRODUCT = {
  ...{ name: "Sample Ghee", category: 1, brand: null, foam: null, section: null, tags: [], price: 649, gst_rate: 5 },
  ...{ hsn_code: "0405", benefits: [], description: "<p>Golden</p>", meta_title: "", meta_description: "" },
  ...{ meta_keywords: "", pictures: [], home_image: "" as const, videos: [], is_archived: false },
  facts: {
    ...{ sku: "", barcode: "8901234567890", mrp: 699, cost: 400, net_quantity: 500, net_unit: "ml" as const },
    ...{ weight_grams: 820, pack_group: "sample-ghee", pack_label: "", food_mark: "veg" as const },
    ...{ ingredients: "Milk fat", nutrition: [{ name: "Energy", value: "897 kcal" }], allergens: "Milk" },
    ...{ origin: "India", maker: "Gir Gauvan, Dhrangadhra 363310", packer: "", importer: "" },
    ...{ fssai_licence: "10700000000000", best_before: "9 months from packing", storage: "Cool and dry" },
    ...{ how_to_use: "A spoon a meal", good_for: "Rotis", details: [] },
  },
};
/** An order that its customer has paid. */
async function paidOrder({ store, onlineOrder }: Owner) {
  const { id, txnId } = await onlineOrder();
  const paid = { isPaid: true, heldUntil: null };
  const [order] = await store.db.update(orders).set(paid).where(eq(orders.id, id)).returning();
  if (!order) throw new Error(`Order ${id} is gone`);
  return { id, txnId, finalTotal: order.finalTotal };
}

/** A refund of an order, to be paid manually where nothing else is said. */
async function writeRefund({ store: { db, clock } }: Owner, row: Pick<RefundRow, "orderId"> & Partial<RefundRow>) {
  const now = clock.read();
  const asked = { amount: fromRupees(1), reason: "One jar leaked", requestedAt: now, dueAt: now };
  const [refund] = await db
    .insert(refunds)
    .values({ ...asked, token: newRefundToken(), ...row })
    .returning();
  return refund?.id ?? 0;
}

/** One of several pieces of a paid order with an invoice is taken out. */
async function paidRequest(owner: Owner) {
  const { call, store } = owner;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
  const { id } = await paidOrder(owner);
  await issueInvoice(store.db, id, store.clock.read(), DEFAULT_POLICY);
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  return { params: { id }, body: { lines: [{ id: line?.id ?? 0, quantity: 1 }] } };
}

/** A return of the owner's first line, as far as staff has come with it. */
async function returnIn({ store, call, cashOrder }: Owner, state: ReturnState) {
  const { db } = store;
  const id = await cashOrder();
  const returnId = await askReturn(store, { call, id });
  await db.update(returnRequests).set({ state }).where(eq(returnRequests.id, returnId));
  const came = state === "received" ? { writtenOff: 1 } : { writtenOff: 0 };
  const [line] = await db.update(returnLines).set(came).where(eq(returnLines.requestId, returnId)).returning();
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const due = order && (await readRefundsOfReturns(db, order, await readReturns(db, id))).get(returnId);
  return { id, returnId, lineId: line?.lineId ?? 0, amount: toRupees(addMoney(...(due ?? []))) };
}

/** What staff puts into an order. */
const CHOSEN = { lines: [{ product_id: GHEE, quantity: 1 }], pay_type: "Cash on Delivery" as const };

const WRONG_CODE = { body: { code: "000000" } };

const MONTH = { params: { month: "2026-03" } };

/** The dashboard's calls. */
export const STAFF_REQUESTS = [
  right(dashboard, () => ({})),
  right(figures, () => ({ params: { table: "city" as const }, query: { from: "2026-03-01", to: "2026-03-31" } })),
  right(figuresCsv, () => ({ params: { table: "dead_stock" as const }, query: { days: 30 } })),
  right(gstReturn, () => MONTH),
  right(gstr1File, () => MONTH),
  right(gstr1Csv, () => ({ params: { ...MONTH.params, section: "b2cs" as const } })),
  right(dayBookCsv, () => MONTH),
  right(staffSession, () => ({})),
  right(staffSearch, () => ({ query: { q: "ghee" } })),
  right(verifySecondFactor, () => WRONG_CODE),
  right(beginSecondFactor, () => ({})),
  right(confirmSecondFactor, () => WRONG_CODE),
  right(shopSettings, () => ({})),
  right(shopSettingsHistory, () => ({})),
  right(changeShopSettings, async ({ store: { db }, customerId }) => ({
    body: {
      version: (await readNewest(db)).version,
      // Of no consequence to other calls.
      changes: { "identity.facebookAppId": String(100_000 + customerId) },
    },
  })),
  right(messageTexts, () => ({})),
  right(messageText, () => ({ params: TEXT })),
  right(changeMessageText, async ({ store: { db }, customerId }) => ({
    params: TEXT,
    body: {
      version: (await findOwnWords(db, TEXT))?.version ?? 0,
      values: { note: `Thank you. ${customerId}` },
    },
  })),
  right(previewMessageText, () => ({ params: TEXT, body: { values: {} } })),
  right(policyTexts, () => ({})),
  right(policyText, () => ({ params: POLICY })),
  right(changePolicyText, async ({ store: { db }, customerId }) => ({
    params: POLICY,
    body: {
      version: (await findStored(db, POLICY.page))?.version ?? 0,
      values: { title: "Privacy", description: "What we know.", content: `<p>Little. ${customerId}</p>` },
    },
  })),
  right(resetPolicyText, async ({ store: { db } }) => ({
    params: POLICY,
    body: { version: (await findStored(db, POLICY.page))?.version ?? 0 },
  })),
  right(previewPolicyText, () => ({
    params: POLICY,
    body: { values: { title: "Privacy", description: "What we know.", content: "<p>Little.</p>" } },
  })),
  right(team, () => ({})),
  right(addStaffMember, ({ customerId }) => ({
    body: { email: `${customerId}.new@example.com`, role: "packer" as const },
  })),
  right(changeStaffRole, async (owner) => ({
    params: { id: await packer(owner) },
    body: { role: "manager" as const },
  })),
  right(removeStaffMember, async (owner) => ({ params: { id: await packer(owner) } })),
  right(renewRecoveryCodes, () => WRONG_CODE),
  right(staffRoles, () => ({})),
  right(addStaffRole, ({ customerId }) => ({
    body: { name: `Accountant ${customerId}`, permissions: ["sales" as const] },
  })),
  right(editStaffRole, async (owner) => ({
    params: { id: await ownRole(owner) },
    body: { name: `Night shift ${owner.customerId}`, permissions: ["orders" as const] },
  })),
  right(deleteStaffRole, async (owner) => ({ params: { id: await ownRole(owner) } })),
  right(resetSecondFactor, async (owner) => ({ params: { id: await packer(owner) } })),
  right(staffActions, () => ({})),
  right(staffActionsCsv, () => ({})),
  right(staffActionMembers, () => ({})),
  right(staffOrders, () => ({})),
  right(staffOrdersCsv, async ({ onlineOrder }) => {
    await onlineOrder();
    return {};
  }),
  right(staffOrder, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  right(progressOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "accept" as const, order_status: "Pending" as const, changes: 0 },
  })),
  right(shipParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Packed" }).where(eq(orders.id, id));
    const tracking = { courier: "Garuda Parcels", tracking_number: "GP00000001" };
    return { params: { id }, body: { order_status: "Packed" as const, seen_parcel: null, ...tracking } };
  }),
  right(bookParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Packed" }).where(eq(orders.id, id));
    return { params: { id }, body: { order_status: "Packed" as const } };
  }),
  right(correctParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Shipped" }).where(eq(orders.id, id));
    const parcel = { courier: "Garuda Parcels", tracking_number: "GP00000001" };
    return { params: { id }, body: { ...parcel, seen_number: null } };
  }),
  right(undeliveredParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Shipped" }).where(eq(orders.id, id));
    const day = todayInIndia(store.clock.read());
    return { params: { id }, body: { order_status: "Shipped" as const, reason: "Nobody was there", day } };
  }),
  right(sendParcelAgain, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Undelivered" }).where(eq(orders.id, id));
    const tracking = { courier: "Garuda Parcels", tracking_number: "GP00000001" };
    return { params: { id }, body: { order_status: "Undelivered" as const, ...tracking } };
  }),
  right(withdrawOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "cancel" as const, order_status: "Pending" as const },
  })),
  right(previewOrderChange, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { lines: CHOSEN.lines },
  })),
  right(changeOrderGoods, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { lines: CHOSEN.lines, changes: 0, amount: 1 },
  })),
  right(previewPaidChange, async (owner) => paidRequest(owner)),
  right(changePaidOrder, async (owner) => {
    const { params, body } = await paidRequest(owner);
    const manager = await newStaffMember(owner.store, "manager");
    const { data } = await expectDone(manager(previewPaidChange, { params, body }));
    return { params, body: { ...body, changes: 0, refund: toRupees(data.refund_amt) } };
  }),
  right(addOrderNote, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { text: "Call before it is packed", to_customer: false },
  })),
  right(findCallerOfOrder, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  right(previewAddition, async (owner) => {
    const { params } = await paidRequest(owner);
    return { params, body: { lines: CHOSEN.lines, pay_type: CHOSEN.pay_type } };
  }),
  right(placeAddition, async (owner) => {
    const { params } = await paidRequest(owner);
    const body = { lines: CHOSEN.lines, pay_type: CHOSEN.pay_type, changes: 0, amount: 1 };
    return { params, body: { ...body, attempt: "3d594650-3436-4a4e-9d3f-0f0f6c1a2b13" } };
  }),
  right(findCaller, () => ({ query: { mobile: "9000000009" } })),
  right(addCaller, () => ({ body: { mobile: "9000000009", name: "Kavita Rao" } })),
  right(addCallersAddress, async ({ store }) => ({
    params: { id: (await newCustomer(store)).customer.customerId },
    body: addressIn("Pune"),
  })),
  right(previewPhoneOrder, ({ customerId }) => ({ body: { customer_id: customerId, ...CHOSEN } })),
  right(placePhoneOrder, async (owner) => ({
    body: {
      customer_id: owner.customerId,
      address_id: await owner.address(),
      ...CHOSEN,
      attempt: "3d594650-3436-4a4e-9d3f-0f0f6c1a2b12",
      amount: 1,
    },
  })),
  right(uploadPicture, async () => ({ body: await greyPicture() })),
  right(uploadedPictures, () => ({})),
  right(orderPapers, async ({ onlineOrder }) => ({
    query: { kind: "packing-slips" as const, orders: String((await onlineOrder()).id) },
  })),
  right(staffParcels, () => ({})),
  right(parcelManifest, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    const tracking = { courier: `Courier ${id}`, number: "GP00000001" };
    await store.db.update(orders).set({ orderStatus: "Packed", tracking }).where(eq(orders.id, id));
    return { query: { courier: tracking.courier } };
  }),
  right(shipmentsCsv, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Packed" }).where(eq(orders.id, id));
    return { query: { file: "delhivery" as const, orders: String(id) } };
  }),
  right(importTracking, () => ({
    query: { courier: "Garuda Parcels" },
    body: new Blob(["Order,AWB\nSO-2026-000001,GP00000001\n"]),
  })),
  right(orderCreditNote, async ({ store, cashOrder }) => {
    const id = await cashOrder();
    await takeReturn(store, id);
    const [note] = await findCreditNotes(store.db, id);
    return { params: { id }, query: { number: note?.number ?? "" } };
  }),
  right(refundOrder, async (owner) => {
    const { id, finalTotal } = await paidOrder(owner);
    return { params: { id }, body: { amount: 1, refundable: toRupees(finalTotal), reason: "One jar leaked" } };
  }),
  right(beginReturn, async ({ store, cashOrder }) => {
    const id = await cashOrder();
    return { params: { id }, body: await returnBody(store, id) };
  }),
  right(addPhotoForCustomer, async ({ cashOrder }) => ({
    params: { id: await cashOrder() },
    body: await greyPicture(),
  })),
  right(acceptReturn, async (owner) => ({ params: await returnIn(owner, "requested") })),
  right(refuseReturn, async (owner) => ({
    params: await returnIn(owner, "requested"),
    body: { reason: "It was opened" },
  })),
  right(receiveReturn, async (owner) => {
    const params = await returnIn(owner, "accepted");
    return { params, body: { lines: [{ id: params.lineId, restocked: 0, written_off: 1 }] } };
  }),
  right(refundReturn, async (owner) => {
    const params = await returnIn(owner, "received");
    return { params, body: { amount: params.amount } };
  }),
  right(payRefund, async (owner) => {
    const { id: orderId } = await paidOrder(owner);
    const refundId = await writeRefund(owner, { orderId });
    return { params: { id: orderId, refundId }, body: { method: "UPI" as const, reference: "UPI0001" } };
  }),
  right(giveUpRefund, async (owner) => {
    const { id: orderId, txnId } = await paidOrder(owner);
    const sent = { state: "sent", txnId, gateway: "an earlier one", sentAt: new Date(0) } as const;
    const refundId = await writeRefund(owner, { orderId, ...sent });
    return { params: { id: orderId, refundId }, body: { reason: "The bank knows nothing of it" } };
  }),
  right(retryRefund, async (owner) => {
    const { id: orderId, txnId } = await paidOrder(owner);
    const settledAt = owner.store.clock.read();
    const failed = { state: "failed", txnId, gateway: SANDBOX, settledAt } as const;
    return { params: { id: orderId, refundId: await writeRefund(owner, { orderId, ...failed }) } };
  }),
  right(staffStock, () => ({})),
  right(changeStock, () => ({
    body: {
      changes: [{ id: GHEE, action: "received" as const, quantity: 1, seen: null }],
      attempt: "3d594650-3436-4a4e-9d3f-0f0f6c1a2b11",
    },
  })),
  right(undoStock, () => ({ body: { attempt: "3d594650-3436-4a4e-9d3f-0f0f6c1a2b11" } })),
  right(stockMovements, () => ({ params: { id: GHEE } })),
  right(staffBatches, () => ({})),
  right(staffBatchesCsv, () => ({})),
  right(staffBatchOrders, async (owner) => ({ params: { id: await emptyBatch(owner) } })),
  right(staffBatchOrdersCsv, async (owner) => ({ params: { id: await emptyBatch(owner) } })),
  right(createBatch, ({ customerId }) => ({
    body: { product_id: GHEE, number: `B${customerId}`, best_before: "2026-12-31", left: 1 },
  })),
  right(editBatch, async (owner) => ({
    params: { id: await emptyBatch(owner) },
    body: { number: `B${crypto.randomUUID().slice(0, 8)}`, best_before: "2027-01-31", left: 0, version: 1 },
  })),
  right(priceListCsv, () => ({})),
  right(uploadPriceList, () => ({ body: new Blob([`${Object.values(PRICE_LIST_COLUMNS).join(",")}\r\n`]) })),
  right(priceList, () => ({ params: { id: 2_000_000_000 } })),
  right(applyPriceList, () => ({ params: { id: 2_000_000_000 } })),
  right(leaveOutConflicts, () => ({ params: { id: 2_000_000_000 } })),
  right(uploadPayout, () => ({
    query: { kind: "cash" as const, payer: "Gopal Parcels", paid_on: "2026-01-05", bank_reference: "N1" },
    body: new Blob([`AWB,Amount\r\nGP-${crypto.randomUUID()},900\r\n`]),
  })),
  right(payout, () => ({ params: { id: 2_000_000_000 } })),
  right(applyPayout, () => ({ params: { id: 2_000_000_000 } })),
  right(takeBackPayout, () => ({ params: { id: 2_000_000_000 } })),
  right(payouts, () => ({})),
  right(moneyOwed, () => ({})),
  right(staffLeftCarts, () => ({ query: { state: "reminded" as const } })),
  right(leftCartsCsv, () => ({})),
  right(wantedProducts, () => ({})),
  right(owedMoney, () => ({ query: { payer: "Gopal Parcels", state: "short" as const, age: "week" as const } })),
  right(owedMoneyCsv, () => ({ query: { kind: "gateway" as const, payer: SANDBOX } })),
  right(refundsNotDeducted, () => ({})),
  right(payoutLinesToCheck, () => ({})),
  right(payoutLinesCsv, () => ({})),
  right(closeOwed, async ({ cashOrder }) => ({
    body: { order_id: await cashOrder(), way: "settled" as const, reason: "Paid in the shop", seen: 1 },
  })),
  right(owedUntil, () => ({ query: { payer: "Gopal Parcels", until: "2026-02-28" } })),
  right(closedUntil, () => ({})),
  right(closeOwedUntil, () => ({
    body: {
      until: "2026-02-28",
      way: "settled" as const,
      reason: "Before the shop followed it",
      seen_count: 1,
      seen: 1,
    },
  })),
  right(undoClosedUntil, () => ({ params: { together: crypto.randomUUID() } })),
  right(undoClosing, () => ({ params: { id: 2_000_000_000 } })),
  right(productsCsv, () => ({})),
  right(uploadProducts, () => ({ body: new Blob([`${Object.values(PRODUCT_COLUMNS).join(",")}\r\n`]) })),
  right(uploadPictureArchive, () => ({
    body: new Blob([Uint8Array.from(zipSync({ "jar.png": new Uint8Array([1]) }))]),
  })),
  right(productImport, () => ({ params: { id: 2_000_000_000 } })),
  right(refusedProductsCsv, () => ({ params: { id: 2_000_000_000 } })),
  right(applyProductImport, () => ({ params: { id: 2_000_000_000 } })),
  right(mySessions, () => ({})),
  right(endStaffSession, () => ({ params: { id: 2_000_000_000 } })),
  right(staffProducts, () => ({})),
  right(productChoices, () => ({})),
  right(staffProduct, () => ({ params: { id: GHEE } })),
  right(previewBulkEdit, () => ({ body: { field: "archive" as const, ids: [GHEE] } })),
  right(applyBulkEdit, () => ({ params: { id: 2_000_000_000 }, body: {} })),
  right(undoBulkEdit, () => ({ params: { id: 2_000_000_000 } })),
  right(deleteProduct, async (owner) => ({ params: { id: await ownProduct(owner) } })),
  right(addProduct, () => ({ body: { ...PRODUCT, stock: 5 } })),
  right(changeProduct, async (owner) => ({
    params: { id: await ownProduct(owner) },
    body: { ...PRODUCT, is_counted: true, version: 1 },
  })),
];
