import { randomUUID } from "node:crypto";
import {
  addOrderNote,
  addToCart,
  allEndpoints,
  applyForEvent,
  beginSecondFactor,
  cancelEvent,
  changeOrderGoods,
  confirmSecondFactor,
  editEvent,
  giveBackTicket,
  placeAddition,
  placePhoneOrder,
  previewAddition,
  previewOrderChange,
  previewPhoneOrder,
  type RequestOf,
  staffMessage,
  staffMessages,
  subscriptionPaymentLink,
  verifySecondFactor,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  daysAfter,
  fromRupees,
  MAIL_TEXT_KEYS,
  type MailTextKey,
  MESSAGE_KINDS,
  mailTextTerms,
  messageKindLabel,
  readRecoveryCode,
  refuse,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  appointments,
  customers,
  events,
  eventTickets,
  inquiries,
  messageTexts,
  outbox,
  staffMembers,
  subscriptions,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { secretFrom } from "../../identity/store-secret.ts";
import { totpAt } from "../../identity/totp.ts";
import { askReturn } from "../../testing/ask-return.ts";
import { testTicketCodes } from "../../testing/event-ticket.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { orderGiftVoucher } from "../../testing/gift-voucher.ts";
import { missingWords } from "../../testing/mail-words.ts";
import { bringBack, deliver, moveOrder, takeReturn } from "../../testing/move-order.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, paidReport, press, report } from "../../testing/pay-online.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { newOwner, type Owner, rightRequest, sendParts } from "../../testing/requests/index.ts";
import { eventForm } from "../../testing/requests/offer-requests.ts";
import { GHEE, SOLD_OUT } from "../../testing/requests/owner.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { type TestStore, useTestStore } from "../../testing/test-store.ts";
import { mailAddressChange } from "../addresses/subscription-mails.ts";
import { cancelByStaff } from "../appointments/cancel.ts";
import { moveByStaff } from "../appointments/move.ts";
import { remindAttendees } from "../events/remind-attendees.ts";
import { giveFreedSeats } from "../events/ticket-places.ts";
import { writeEvents } from "../events/write-events.ts";
import { remindOfCarts } from "../left-carts/remind-of-carts.ts";
import { cancelOrder, correctTracking } from "../orders/change-order.ts";
import { acceptReturn, refuseReturn } from "../orders/change-return.ts";
import { mailNewOrders } from "../orders/owner-mails.ts";
import { refundPart } from "../orders/refund-order.ts";
import { sendRefunds } from "../orders/send-refunds.ts";
import { answerRequest } from "../people/answers.ts";
import { addMember } from "../staff/members.ts";
import { announceStock } from "../stock-requests/announce-stock.ts";
import {
  notifyChanged,
  notifyCharge,
  notifyMandateEnded,
  notifyPaymentDue,
  notifySkipped,
} from "../subscriptions/notifications.ts";

const store = useTestStore();

const SITE = "https://shop.test";
const NAME = "<b>Asha & Sons</b>";

const SUBJECTS = [
  /Welcome to/,
  /Set a new password/,
  /Your password .* has been changed/,
  /Your account .* has been closed/,
  /Your account .* has been erased/,
  /Your mobile number .* has been changed/,
  /Your order \S+ is placed/,
  /Your order \S+ is paid/,
  /Please pay your order/,
  /Added to your order/,
  /Please pay what we added to your order/,
  /About your order/,
  /Your order \S+ is changed/,
  /Your order \S+ is on its way/,
  /The correct tracking number of your order/,
  /Your order \S+ is delivered/,
  /Your order \S+ is cancelled/,
  /Return requested/,
  /You can return goods of your order/,
  /We cannot take back goods of your order/,
  /Your consultation is booked/,
  /Your consultation is cancelled/,
  /A consultation was booked/,
  /You are registered/,
  /Waiting list: /,
  /A seat is yours: /,
  /Ticket given back: /,
  /Inquiry/,
  /We have your message/,
  /Business lead/,
  /Export lead/,
  /A gift voucher of ₹500/,
  /Your gift voucher of ₹500/,
  /You work at/,
  /A recovery code opened/,
  /Re: .*\(T-/,
  /Your SO Elite membership/,
  /To be refunded: order/,
  /A refund for your order/,
  /Your refund for order \S+ is paid/,
  /Refund failed: order/,
  /To be refunded: (?!order)/,
  /The payment of order/,
  /Your order \S+ is returned/,
  /Your order \S+ came back to us/,
  /Your delivery of .* is charged on/,
  /Your delivery of .* can be paid/,
  /No delivery of .* this time/,
  /Your subscription to .* has changed/,
  /Your subscription to .* is no longer charged automatically/,
  /The address of your subscription (has|was)/,
  /Your cart at/,
  /We write when it is back: /,
  /Back in stock: /,
  /Soon:/,
  /Moved:/,
  /Cancelled:/,
  /New order \S+, ₹/,
  /\d+ new orders?, ₹/,
] as const;

type Mail = Awaited<ReturnType<TestStore["outbox"]>>[number];
let mails: readonly Mail[] = [];

const now = () => store().clock.read();

/** Someone with the hostile name, and something of everything. */
async function namedOwner(email: string): Promise<Owner> {
  const owner = await newOwner(store());
  await store().db.update(customers).set({ firstName: NAME, email }).where(eq(customers.id, owner.customerId));
  return owner;
}

/** Asks every call that changes something once, each for a customer of its own. */
async function sendEveryRequest(): Promise<void> {
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    if (endpoint.method === "GET") continue;
    const owner = await namedOwner(`${name}@example.com`);
    const parts = await rightRequest(name, endpoint).make(owner);
    await sendParts(store(), endpoint, parts, { authorization: `token ${owner.call.identity.token}` });
  }
}

/** Pays a gift voucher; a membership twice, by two payments begun at the same time; and comes to work in the shop. */
async function payForMore(): Promise<void> {
  const gift = await orderGiftVoucher(store(), { sender_name: NAME, receiver_name: NAME, message: NAME });
  await press(store(), gift.url, "pay");
  const { call, customerId } = await namedOwner("member@example.com");
  const link = async (txnid: string) =>
    (await expectDone(call(subscriptionPaymentLink, { body: { txnid } }))).payment_url;
  for (const url of [await link("1773556200000"), await link("1773556200001")]) await press(store(), url, "pay");
  const member = { email: `${customerId}.owner@example.com`, role: "packer", siteUrl: SITE } as const;
  await addMember(store().db, member, { by: undefined, now: store().clock.read() });
}

/** The vaidya is away on the day of a consultation. */
async function moveConsultation(): Promise<void> {
  const [booked] = await store().db.select().from(appointments);
  if (!booked) throw new Error("No consultation was booked");
  const { id, version, customerId: by } = booked;
  const to = { start: "2026-03-17T10:00:00+05:30", reason: NAME };
  const moved = await moveByStaff(store().db, { ...to, id, version, by, now: now() }, DEFAULT_POLICY);
  if (moved instanceof HttpError) throw new Error(moved.refusal.message);
}

/** The shop cannot keep a consultation. */
async function cancelConsultation(): Promise<void> {
  const [booked] = await store().db.select().from(appointments);
  if (!booked) throw new Error("No consultation was booked");
  await cancelByStaff(store().db, { id: booked.id, reason: NAME, by: booked.customerId, now: now() }, DEFAULT_POLICY);
}

const isPaid = ({ txnId, body }: Awaited<ReturnType<Owner["onlineOrder"]>>) =>
  report(store(), paidReport({ txnId, amount: fromRupees(Number(body.amount)) }));

/** An order that is paid is cancelled, another comes back: both are refunded, as is one that was paid a second time. */
async function refund(): Promise<void> {
  const { db } = store();
  const owner = await namedOwner("refunded@example.com");
  const [cancelled, returned] = [await owner.onlineOrder(), await owner.onlineOrder()];
  const { txn_id: second = "" } = await expectDone(acceptAndPay({ call: owner.call, orderId: returned.id }));
  for (const order of [cancelled, returned, { ...returned, txnId: second }]) await isPaid(order);
  await cancelOrder(db, { orderId: cancelled.id, actor: "staff", policy: DEFAULT_POLICY, now: now() });
  const refused = refuse({ code: "refused", message: NAME });
  const unknown = refuse({ code: "unknown", message: "No such refund" });
  const payment = { ...testPayments.gateway, refund: async () => refused, askRefund: async () => unknown };
  await sendRefunds({ db, payment }).run(now());
  await deliver(store(), returned.id);
  const seenRefundable = fromRupees(Number(returned.body.amount));
  const part = { orderId: returned.id, amount: fromRupees(100), reason: NAME, seenRefundable };
  await refundPart(db, { ...part, staffId: owner.customerId }, now(), DEFAULT_POLICY);
  await sendRefunds({ db, payment: testPayments.gateway }).run(now());
  await takeReturn(store(), returned.id);
}

/** Staff takes an order by telephone, to be paid by a link, writes to its customer, and adds goods to it. */
async function takeByTelephone(): Promise<void> {
  const { call, customerId, address } = await namedOwner("caller@example.com");
  const manager = await newStaffMember(store(), "manager");
  const ordered = {
    customer_id: customerId,
    address_id: await address(),
    lines: [{ product_id: GHEE, quantity: 1 }],
    pay_type: "Online Payment" as const,
  };
  const { data: seen } = await expectDone(manager(previewPhoneOrder, { body: ordered }));
  const body = { ...ordered, attempt: randomUUID(), amount: toRupees(seen.final_total) };
  const { data } = await expectDone(manager(placePhoneOrder, { body }));
  const params = { id: data.id };
  await expectDone(manager(addOrderNote, { params, body: { text: NAME, to_customer: true } }));
  const lines = [{ product_id: GHEE, quantity: 2 }];
  const { data: more } = await expectDone(manager(previewOrderChange, { params, body: { lines } }));
  await expectDone(
    manager(changeOrderGoods, { params, body: { lines, changes: 0, amount: toRupees(more.final_total) } }),
  );
  const { txn_id = "" } = await expectDone(acceptAndPay({ call, orderId: data.id }));
  await report(store(), paidReport({ txnId: txn_id, amount: more.final_total }));
  for (const [changes, pay_type] of [
    [1, "Cash on Delivery"],
    [2, "Online Payment"],
  ] as const) {
    const goods = { lines: ordered.lines, pay_type };
    const { data: cost } = await expectDone(manager(previewAddition, { params, body: goods }));
    const added = { ...goods, attempt: randomUUID(), changes, amount: toRupees(cost.final_total) };
    await expectDone(manager(placeAddition, { params, body: added }));
  }
}

/** Staff takes goods of an order back, and then does not. */
async function answerReturns(): Promise<void> {
  const { db } = store();
  const { call, cashOrder, customerId: staffId } = await namedOwner("returning@example.com");
  const orderId = await cashOrder();
  const returnId = await askReturn(store(), { call, id: orderId });
  const step = { orderId, returnId, staffId, now: now() };
  await acceptReturn(db, step);
  await refuseReturn(db, { ...step, reason: NAME });
}

/** Answers an inquiry, and comes into the dashboard by a recovery code. */
async function workInShop(): Promise<void> {
  const { db } = store();
  const { call, customerId: by } = await namedOwner("lost-phone@example.com");
  const [asked] = await db.select().from(inquiries);
  if (!asked) throw new Error("Nobody has asked anything");
  await answerRequest(db, "inquiries", { ...asked, text: NAME, by, now: now() });

  await db.insert(staffMembers).values({ customerId: by, role: "packer", joinedAt: now() });
  const { data } = await expectDone(call(beginSecondFactor));
  const code = totpAt(data.secret, now());
  const confirmed = await expectDone(call(confirmSecondFactor, { body: { code } }));
  const [recovery = ""] = confirmed.data.recovery_codes.map(readRecoveryCode);
  await expectDone(call(verifySecondFactor, { body: { code: recovery } }));
}

/** A parcel was mailed under a wrong number. */
async function correctParcel(): Promise<void> {
  const { db } = store();
  const { onlineOrder, customerId: staffId } = await namedOwner("corrected@example.com");
  const order = await onlineOrder();
  await isPaid(order);
  const { id: orderId } = order;
  await moveOrder(store(), orderId, "Shipped");
  const tracking = { courier: NAME, number: "GP1" };
  await correctTracking(db, { orderId, staffId, seenNumber: null, tracking, now: now() });
}

/** A parcel came back, and its order is refunded. */
async function bringParcelBack(): Promise<void> {
  const { onlineOrder } = await namedOwner("undelivered@example.com");
  const order = await onlineOrder();
  await isPaid(order);
  await moveOrder(store(), order.id, "Shipped");
  await bringBack(store(), order.id, { isRefunded: true });
}

/** What is written of a subscription's delivery. */
async function deliverSubscription(): Promise<void> {
  const { customerId, subscription } = await namedOwner("subscriber@example.com");
  const { id: subscriptionId } = await subscription();
  const columns = { addressId: 1, isActive: true, startDate: todayInIndia(now()) };
  await store().db.update(subscriptions).set(columns).where(eq(subscriptions.id, subscriptionId));
  const recipient = { customerId, product: NAME };
  const placed = { id: 1, number: "SO-1", finalTotal: fromRupees(500) };
  const day = todayInIndia(now());
  await inTransaction(store().db, async (tx) => {
    await notifyCharge(tx, recipient, placed, { siteUrl: SITE, day }, now());
    await notifyPaymentDue(tx, recipient, placed, SITE, now());
    await notifySkipped(tx, recipient, "out-of-stock", day, now());
    await notifyChanged(tx, recipient, [{ what: "Quantity", before: "1", after: "2" }], now());
    await notifyMandateEnded(tx, recipient, now());
    await mailAddressChange(tx, { id: 1, customerId, now: NAME }, now());
    return undefined;
  });
}

/** All seats of an event are taken, one is given back, and goes to who waited for it. */
async function giveSeatToNext(
  ticket: RequestOf<typeof applyForEvent>["body"]["event_aaply_data"][number],
): Promise<void> {
  const { db, clock } = store();
  const event = OWN_IDS + 77;
  await db.update(events).set({ maxAttendees: 1 }).where(eq(events.id, event));
  const event_aaply_data = [{ ...ticket, email: "waits@example.com" }];
  await expectDone(store().nobody(applyForEvent, { body: { event_aaply_data, join_waiting_list: true } }));
  const [first] = await db.select().from(eventTickets).where(eq(eventTickets.eventId, event));
  if (!first) throw new Error("Nobody registered");
  await expectDone(store().nobody(giveBackTicket, { params: { code: testTicketCodes.sign(first) } }));
  const mails = { codes: testTicketCodes, siteUrl: SITE, policy: () => DEFAULT_POLICY };
  await giveFreedSeats({ db, ...mails }).run(clock.read());
}

/** The shop is notified of new orders in both ways, and attendees the day before their event and when it is cancelled. */
async function runJobs(): Promise<void> {
  const { db, clock } = store();
  for (const job of mailNewOrders(db, "each")) await job.run(now());
  await (await namedOwner("later@example.com")).cashOrder();
  const startsAt = daysAfter(now(), 2);
  await writeEvents(db, [sampleEvent({ id: OWN_IDS + 77, title: NAME, startsAt, endsAt: startsAt })]);
  const ticket = { event: OWN_IDS + 77, name: NAME, email: "attendee@example.com", phone_number: "+919811122233" };
  await expectDone(store().nobody(applyForEvent, { body: { event_aaply_data: [ticket] } }));
  const { customerId, call } = await namedOwner("left@example.com");
  await expectDone(call(addToCart, { body: { pid: GHEE } }));
  await db.update(customers).set({ cartRemindersSince: now() }).where(eq(customers.id, customerId));
  await giveSeatToNext(ticket);
  await changeProduct(store(), SOLD_OUT, { name: NAME, stock: 5 });
  await announceStock(db).run(now());
  clock.advance(24 * 60);
  const policy = { ...DEFAULT_POLICY, cartReminders: { isOn: true, afterHours: 24 } };
  const remind = remindOfCarts({ db, policy: () => policy, secret: secretFrom("test") });
  for (const job of [...mailNewOrders(db, "daily"), remindAttendees(db), remind]) await job.run(now());
  const manager = await newStaffMember(store(), "manager");
  const moved = { ...eventForm(store(), { title: NAME, venue_address: NAME }), version: 1 };
  await expectDone(manager(editEvent, { params: { id: OWN_IDS + 77 }, body: moved }));
  await expectDone(
    manager(cancelEvent, { params: { id: OWN_IDS + 77 }, body: { version: 2, note: `${NAME} is ill` } }),
  );
}

/** Below which each mail names its text, as an owner's words. */
const OWN_WORDS = "Words of an owner";

/** An owner has written small print for each mail. */
async function writeSmallPrint(): Promise<void> {
  const rows = MAIL_TEXT_KEYS.map((key) => {
    const note = `${mailTextTerms(key).note ?? ""} ${OWN_WORDS} (${key})`;
    return { channel: "mail" as const, key, values: { note } };
  });
  await store().db.insert(messageTexts).values(rows);
}

const readMails = async () => (await store().outbox()).filter(({ channel }) => channel === "mail");

beforeAll(async () => {
  await writeSmallPrint();
  await sendEveryRequest();
  // The outbox shows the newest alone.
  const first = await readMails();
  await moveConsultation();
  await cancelConsultation();
  await payForMore();
  await refund();
  await takeByTelephone();
  await answerReturns();
  await workInShop();
  await correctParcel();
  await bringParcelBack();
  await deliverSubscription();
  await runJobs();
  const each = new Map([...(await readMails()), ...first].map((mail) => [JSON.stringify(mail), mail]));
  mails = [...each.values()];
});

/** Texts that nothing here sends: another test of each does. */
const TEXTS_SENT_ELSEWHERE: readonly MailTextKey[] = [
  ...(["order-shipped-again", "order-courier-corrected", "order-given-back"] as const),
  ...(["subscription-address-deleted", "care-refund-manual", "care-refund-twice"] as const),
];

describe("each mail of the store", () => {
  test("is among those that are looked at here", () => {
    const subjects = mails.map(({ html }) => /<title>([^<]*)</.exec(html ?? "")?.[1]).join("\n");
    for (const subject of SUBJECTS) expect(subjects).toMatch(subject);
  });

  test("is in the owner's words, and no words are of none", () => {
    for (const { text, html } of mails) for (const part of [text, html]) expect(part).toContain(OWN_WORDS);
    const said = mails.map(({ text }) => text).join("\n");
    const unsaid = MAIL_TEXT_KEYS.filter((key) => !said.includes(`(${key})`));
    expect(unsaid).toEqual([...TEXTS_SENT_ELSEWHERE]);
  });

  test("has a text and an HTML part, and the HTML says what the text says", () => {
    for (const { text, html } of mails) {
      expect(text).not.toBe("");
      const said = text.replace(/Questions\? Write to .*$/, "");
      expect(missingWords(said, html ?? ""), text).toEqual([]);
    }
  });

  test("escapes the names that it holds", () => {
    const named = mails.filter(({ text }) => text.includes(NAME));
    expect(named.length).toBeGreaterThan(3);
    for (const { html } of named) {
      expect(html).toContain("&lt;b&gt;Asha &amp; Sons&lt;/b&gt;");
      expect(html).not.toContain(NAME);
    }
  });

  test("leads to the storefront or to the shop's own mail and phone", () => {
    for (const { html } of mails) {
      expect(html).not.toContain("{site}");
      for (const [, address] of html?.matchAll(/(?:href|src)="([^"]*)"/g) ?? []) {
        expect(address).toMatch(/^(https:\/\/(shop|store)\.test\/|mailto:|tel:)/);
      }
    }
  });
});

describe("what the staff's calls say of messages", () => {
  /** Kinds that nothing here sends: another test of each does. */
  const SENT_ELSEWHERE: readonly string[] = ["order-refunded"];
  /** Links, but those of an event's page. */
  const LINK = /(?:\{site\}|https?:\/\/[^/\s]+)\/(?!event\/\d+\s)[^\s"<]*/g;

  /** Every code and link that was sent to somebody. */
  let secrets: readonly string[] = [];
  let answers: readonly { readonly kind: string; readonly said: string; readonly text: string | undefined }[] = [];
  beforeAll(async () => {
    const { db } = store();
    const manager = await newStaffMember(store(), "manager");
    const rows = await db.select().from(outbox).orderBy(outbox.id);
    const codes = rows.flatMap(({ variables, text }) =>
      [variables?.otp ?? [], text.match(/GIFT-[-\w]+/g) ?? []].flat(),
    );
    secrets = [...new Set([...codes, ...rows.flatMap(({ text }) => text.match(LINK) ?? [])])];
    answers = await Promise.all(
      rows.map(async ({ id, kind }) => {
        const { data } = await expectDone(manager(staffMessage, { params: { id } }));
        const { text, ...rest } = data;
        return { kind, said: JSON.stringify(rest), text };
      }),
    );
    const listed = await expectDone(manager(staffMessages, { query: {} }));
    answers = [...answers, ...listed.data.map((row) => ({ kind: "", said: JSON.stringify(row), text: undefined }))];
  });

  test.each(MESSAGE_KINDS.filter((kind) => !SENT_ELSEWHERE.includes(kind)))("%s has been sent here", (kind) => {
    const sent = answers.filter((answer) => answer.kind === kind);
    expect(sent.length).toBeGreaterThan(0);
    for (const { said } of sent) expect(said).toContain(JSON.stringify(messageKindLabel(kind)));
  });

  test("holds no code, no token, no link of somebody's, and no address of a receiver", () => {
    expect(secrets.length).toBeGreaterThan(20);
    for (const kind of [/^\d{6}$/m, /GIFT-/, /\/reset-password\/./, /\/orders\/\d/])
      expect(secrets.join("\n")).toMatch(kind);
    for (const { said, text = "" } of answers) {
      for (const secret of secrets) {
        expect(text).not.toContain(secret);
        expect(said).not.toContain(secret);
      }
      expect(text).not.toMatch(LINK);
      expect(said).toMatch(/"receiver":"(?:••••••\d{4}|\w?…\w?@\w?…)/);
    }
  });

  test("shows the text of some, so that this looks at something", () => {
    expect(answers.filter(({ text }) => text !== undefined).length).toBeGreaterThan(5);
  });
});

test("the outbox page opens a mail as it is read, with the storefront's pictures and nothing that runs", async () => {
  const page = await (await store().request("/outbox")).text();
  const [, path = ""] = /href="(\/outbox\/\d+)"/.exec(page) ?? [];
  const opened = await store().request(path);
  expect(opened.headers.get("content-security-policy")).toContain("img-src https://shop.test;");
  expect(opened.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await opened.text()).toBe(mails[0]?.html);
  expect((await store().request("/outbox/999999")).status).toBe(404);
});
