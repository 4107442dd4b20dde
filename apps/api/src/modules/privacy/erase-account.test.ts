import {
  addAddress,
  addReturnPhoto,
  addToCart,
  applyForEvent,
  bookAppointment,
  eraseAccount,
  inquiry,
  myDataJson,
  myDataPage,
  postReview,
  productDetail,
  profile,
  requestReturn,
  requestStock,
  requestStockByEmail,
  sendConfirmationOtp,
  sendOtp,
  shareWishlist,
  signIn,
  toggleWishlist,
} from "@store/api-client/contract";
import {
  COUNTRY_INDIA,
  DEFAULT_POLICY,
  ERASE_WAITS_FOR_PARCELS,
  ERASED_NAME,
  emailKey,
  fromRupees,
} from "@store/domain";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import {
  customers,
  events,
  eventTickets,
  giftVouchers,
  invoices,
  leads,
  orders,
  paperParties,
  productViews,
  returnRequests,
  reviews,
} from "../../db/schema/index.ts";
import { sendMessages } from "../../outbox/send-messages.ts";
import { outboxMail } from "../../ports/mail/mail.ts";
import { outboxSms } from "../../ports/sms/sms.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { allTables } from "../../testing/count-rows.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { greyPicture } from "../../testing/grey-picture.ts";
import { sentTo } from "../../testing/messages.ts";
import { deliver, moveOrder } from "../../testing/move-order.ts";
import { newOrderOf } from "../../testing/new-buyer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { sampleBooking } from "../../testing/sample-booking.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { addressIn } from "../../testing/samples.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { TEST_SITE } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CONFIRM_FIRST, CONFIRMATION_WRONG } from "../accounts/messages.ts";
import { writeEvents } from "../events/write-events.ts";
import { deliverOrder } from "../orders/change-order.ts";
import { ACCOUNT_ERASED } from "./messages.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

const [GHEE, HONEY, SOLD_OUT] = [1002, 1003, 1151];
const PASSWORD = "Neem-leaf-1";

const store = useTestStore();
const silent = pino({ level: "silent" });

beforeEach(async () => {
  store().clock.advance(1);
  for (const id of [GHEE, HONEY]) await changeProduct(store(), id, { stock: 50, ...priced(1000, 0) });
});

/** A word that stands in everything that the person gives, and nowhere else. */
const MARK = "Zafran";

/** A person who has used all of the store. */
async function somebody(mark = MARK) {
  const { db, clock } = store();
  const call = await newCustomer(store(), { coins: 5 });
  const { customerId } = call.customer;
  const email = `${mark.toLowerCase()}@mark.example`;
  const named = { firstName: mark, lastName: "Quddusi", company: `${mark} & Sons`, email, emailKey: emailKey(email) };
  await db
    .update(customers)
    .set({ ...named, passwordHash: await testHasher.hash(PASSWORD) })
    .where(eq(customers.id, customerId));
  const home = { ...addressIn("Pune"), full_name: mark, address_line_1: `${mark} Mahal`, landmark: `Near ${mark}` };
  await expectDone(call(addAddress, { body: { ...home, mobile: call.mobile } }));
  return { call, customerId, email, mobile: call.mobile, mark, db, now: clock.read() };
}

/** Hours that nobody of this file has booked. */
const freeSlots = ["2026-03-16T10:00:00+05:30", "2026-03-17T10:00:00+05:30", "2026-03-18T10:00:00+05:30"];

/** What they did everywhere else. */
async function fill({ call, email, mobile, mark, db, now }: Awaited<ReturnType<typeof somebody>>) {
  const ordered = await newOrderOf(store(), GHEE, call);
  const address = {
    id: 1,
    full_name: mark,
    mobile_no: mobile,
    full_address: `${mark} Mahal`,
    city: "Pune",
    state: "Goa",
  };
  await db
    .update(orders)
    .set({ billingAddress: address, shippingAddress: address, giftMessage: `From ${mark}`, addressKey: mark })
    .where(eq(orders.id, ordered.id));
  await deliver(store(), ordered.id);
  await expectDone(call(postReview, { params: { id: GHEE }, body: { rating: 5, review: "Grainy" } }));
  const returned = await returnBody(store(), ordered.id);
  const photo = await expectDone(call(addReturnPhoto, { params: { id: ordered.id }, body: await greyPicture() }));
  const lines = returned.lines.map((line) => ({
    ...{ ...line, words: `${mark} says that it leaks`, photos: [photo.data.id] },
  }));
  await expectDone(call(requestReturn, { params: { id: ordered.id }, body: { ...returned, lines } }));
  await db
    .update(returnRequests)
    .set({ refusal: `${mark} was not at home` })
    .where(eq(returnRequests.orderId, ordered.id));
  await expectDone(call(addToCart, { body: { pid: HONEY } }));
  await expectDone(call(toggleWishlist, { body: { pid: HONEY } }));
  await expectDone(call(shareWishlist, { body: { is_named: true } }));
  await db.insert(productViews).values({ shopperId: call.customer.shopperId, productId: HONEY, viewedAt: now });
  await expectDone(call(requestStock, { params: { id: SOLD_OUT } }));
  const asked = { email, recaptcha: SOLVED };
  await expectDone(store().nobody(requestStockByEmail, { params: { id: SOLD_OUT }, body: asked }));
  const health = { name: mark, email, mobile, problem_description: `${mark} cannot sleep`, landmark: mark };
  const [slot = ""] = freeSlots.splice(0, 1);
  await expectDone(call(bookAppointment, { body: sampleBooking({ ...health, start_datetime: slot }) }));
  const words = { company: mark, name: mark, subject: mark, inquiry_description: `${mark} asks` };
  await expectDone(
    call(inquiry, { body: { ...words, email, phone: mobile, country: COUNTRY_INDIA.id, recaptcha: SOLVED } }),
  );
  await db.insert(leads).values({
    ...{ kind: "b2b", companyName: mark, industryType: "x", companySize: "x", website: "", annualRevenue: "x" },
    ...{ companyRegistered: "yes", fullName: mark, jobTitle: "x", email, phone: mobile, specificRequirements: mark },
    ...{ answers: [mark], createdAt: now },
  });
  const id = OWN_IDS + (await db.$count(events));
  await writeEvents(db, [sampleEvent({ id })]);
  const ticket = { event: id, name: mark, email, phone_number: mobile };
  await expectDone(call(applyForEvent, { body: { event_aaply_data: [ticket, { ...ticket, name: "Somebody else" }] } }));
  const gift = { amount: fromRupees(500), message: `Eat well, ${mark}`, orderedAt: now };
  const other = { senderName: "Somebody", senderEmail: "a@b.example" };
  await db.insert(giftVouchers).values([
    { ...gift, senderName: mark, senderEmail: email, receiverName: "Somebody", receiverEmail: "a@b.example" },
    { ...gift, ...other, receiverName: mark, receiverEmail: email },
  ]);
  await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
  return { ...ordered, event: id };
}

const sendAll = async () => {
  const { db, clock } = store();
  const drawPaper = async () => "busy" as const;
  const jobs = sendMessages({
    drawPaper,
    db,
    logger: silent,
    sms: outboxSms,
    mail: outboxMail,
    siteUrl: TEST_SITE,
    policy: () => DEFAULT_POLICY,
    tracking: { sign: () => "signed" },
  });
  for (const job of jobs) await job.run(clock.read());
};

/** In which tables some words stand, anywhere in a row. */
async function tablesWith(...words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of allTables()) {
    const isThere = sql.join(
      words.map((word) => sql`to_jsonb(t)::text ilike ${`%${word}%`}`),
      sql` or `,
    );
    const [row] = await store().db.select({ one: sql`1` }).from(sql`${table} as t`).where(isThere).limit(1);
    if (row) found.push(getTableName(table));
  }
  return found;
}

describe("erasing an account [C53]", () => {
  test("leaves a person in the kept tax papers alone, and orders, reviews and figures in nobody's name", async () => {
    const person = await somebody();
    const { call, customerId, email, mobile, db } = person;
    const { id, event } = await fill(person);
    await sendAll();
    const words = [MARK, mobile.slice(-10)];
    expect(await tablesWith(...words)).toEqual(
      expect.arrayContaining([
        "addresses",
        "appointments",
        "customers",
        "event_tickets",
        "inquiries",
        "orders",
        "outbox",
        "return_lines",
        "return_requests",
        "stock_requests",
      ]),
    );

    const done = await expectDone(call(eraseAccount, { body: { password: PASSWORD } }));
    expect(done.message).toBe(ACCOUNT_ERASED);
    expect(await tablesWith(MARK)).toEqual(expect.arrayContaining(["outbox", "paper_parties"]));
    expect((await sentTo(store(), email)).join()).toContain("has been erased");
    await sendAll();
    expect(await tablesWith(...words)).toEqual(["paper_parties"]);

    await expectRefused(call(profile), 401);
    await expectRefused(store().nobody(signIn, { body: { email, password: PASSWORD } }), 400);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const nobody = { full_name: ERASED_NAME, mobile_no: "", full_address: "Pune, Goa", city: "Pune", state: "Goa" };
    expect(order).toMatchObject({ customerId, billingAddress: nobody, shippingAddress: nobody, giftMessage: null });
    const [kept] = await db.select().from(paperParties).where(eq(paperParties.orderId, id));
    expect(kept?.billingAddress).toMatchObject({ full_name: MARK, full_address: `${MARK} Mahal` });
    const [review] = await db.select().from(reviews).where(eq(reviews.text, "Grainy"));
    expect(review).toMatchObject({ name: ERASED_NAME, customerId: null, rating: 5 });
    const { data } = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
    expect(data.rating_review_data[0]).toMatchObject({ name: ERASED_NAME, review: "Grainy" });
    const [held] = await db.select().from(events).where(eq(events.id, event));
    expect([held?.attendees, await db.$count(eventTickets, eq(eventTickets.eventId, event))]).toEqual([0, 0]);
  });

  test("asks for the password, or for an OTP that was sent for it; a try without changes nothing", async () => {
    const { call, mobile } = await somebody("Zimti");
    expect((await expectRefused(call(eraseAccount, { body: {} }), 400)).message).toBe(CONFIRM_FIRST);
    for (const body of [{ password: "Wrong-1" }, { otp: "000000" }])
      expect((await expectRefused(call(eraseAccount, { body }), 400)).message).toBe(CONFIRMATION_WRONG);
    const otpFor = async (action: "erase" | "mobile") => {
      store().clock.advance(1);
      await expectDone(call(sendConfirmationOtp, { body: { action } }));
      return /^\d{6}/.exec((await sentTo(store(), mobile))[0] ?? "")?.[0];
    };
    await expectRefused(call(eraseAccount, { body: { otp: await otpFor("mobile") } }), 400);
    await expectDone(call(profile));
    await expectDone(call(eraseAccount, { body: { otp: await otpFor("erase") } }));
    await expectRefused(call(profile), 401);
  });

  test("cancels what is not packed, and waits for parcels that are on their way", async () => {
    const { call, db } = await somebody("Zeera");
    const [parcel, waiting] = [await newOrderOf(store(), GHEE, call), await newOrderOf(store(), HONEY, call)];
    await moveOrder(store(), parcel.id, "Shipped");
    const erase = () => call(eraseAccount, { body: { password: PASSWORD } });
    expect((await expectRefused(erase(), 409)).message).toBe(ERASE_WAITS_FOR_PARCELS);
    await deliverOrder(db, { orderId: parcel.id, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() });
    await expectDone(erase());
    const states = await db
      .select({ id: orders.id, state: orders.orderStatus })
      .from(orders)
      .where(sql`${orders.id} in (${parcel.id}, ${waiting.id})`)
      .orderBy(orders.id);
    expect(states.map(({ state }) => state)).toEqual(["Delivered", "Cancelled"]);
    // Nothing was sold, so there is no paper to keep.
    expect(await db.$count(paperParties, eq(paperParties.orderId, waiting.id))).toBe(0);
    expect(await db.$count(invoices, eq(invoices.orderId, waiting.id))).toBe(0);
  });
});

describe("downloading one's data [C53]", () => {
  test("gives all that is kept, as JSON and as a page, without what opens anything", async () => {
    const person = await somebody("Zarda");
    const { id } = await fill(person);
    const { content } = await expectDone(person.call(myDataJson));
    const data = JSON.parse(await content.text());
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        ...["customers", "addresses", "orders", "order_lines", "reviews", "appointments", "inquiries", "leads"],
        ...["event_tickets", "gift_vouchers", "coin_ledger", "cart_lines", "wishes", "product_views", "outbox"],
        ...["stock_requests", "wishlist_shares"],
      ]),
    );
    expect(data.customers[0]).toMatchObject({ firstName: "Zarda", email: person.email });
    expect(data.orders.map((order: { id: number }) => order.id)).toEqual([id]);
    const whole = JSON.stringify(data);
    for (const secret of ["argon2", "passwordHash", "totpSecret", '"hash"', "is your OTP"]) {
      expect(whole).not.toContain(secret);
    }
    const page = await (await expectDone(person.call(myDataPage))).content.text();
    for (const words of ["Order lines", "Zarda Mahal", "Zarda cannot sleep"]) expect(page).toContain(words);
    expect(page).toContain("Zarda &amp; Sons");
  });

  test("tells nobody's inquiries to an account that never proved its email and mobile", async () => {
    const holder = await somebody("Zaitun");
    await fill(holder);
    const { call, db } = await somebody("Zohra");
    await db
      .update(customers)
      .set({ emailIsProven: false, email: holder.email })
      .where(eq(customers.id, call.customer.customerId));
    const data = JSON.parse(await (await expectDone(call(myDataJson))).content.text());
    for (const table of ["inquiries", "leads", "event_tickets", "gift_vouchers", "outbox"])
      expect(data).not.toHaveProperty(table);
  });
});

/** Tables in which nothing is about a shopper: the shop's own, places, its staff's work, and counts under hashed keys. */
const WITHOUT_PEOPLE = [
  ...["appointment_slots", "appointment_days_off", "used_challenges", "brands", "foams", "shop_sections", "categories"],
  ...["products", "catalogue_state", "page_changes", "events", "countries", "states", "cities", "banners"],
  ...["home_sections", "home_section_images", "videos", "statistics", "testimonials", "blogs", "page_meta"],
  ...["pages"],
  ...["document_series", "uploaded_pictures", "rate_limits", "stock_movements", "price_lists", "price_list_rows"],
  ...["stock_batches", "batch_movements", "restocked_products"],
  ...["staff_roles", "discounts", "bulk_edits", "bulk_edit_rows", "picture_archives"],
  ...["product_imports", "product_import_rows", "fetched_pictures"],
  ...["payouts", "payout_lines", "payout_columns", "payout_closings"],
  ...["store_settings", "settings_versions", "message_texts", "policy_texts", "stores"],
  ...["delivery_options", "jobs", "failed_jobs"],
];

test("every table is known to hold data of people or not: a new one is asked about here [C53]", () => {
  const known = [...PERSONAL_TABLES.map(({ table }) => getTableName(table)), ...WITHOUT_PEOPLE];
  expect(known.toSorted()).toEqual(allTables().map(getTableName).toSorted());
});

/**
 * Columns of words in tables whose rows stay, and what an erasure does with each. A new column is asked about here; the
 * first test looks for what is left.
 */
const WORDS: Readonly<Record<string, { readonly erased: readonly string[]; readonly kept: readonly string[] }>> = {
  customers: {
    erased: ["firstName", "lastName", "company", "email", "emailKey", "mobile", "passwordHash", "blockedReason"],
    kept: [],
  },
  orders: {
    erased: [
      "giftMessage",
      "addressKey",
      "tracking",
      "returnReason",
      "undeliveredReason",
      "billingAddress",
      "shippingAddress",
    ],
    kept: [
      ...["number", "clientTxnId", "orderStatus", "saleStatus", "payType", "voucherCode", "discountName", "city"],
      "bookingOf",
    ],
  },
  order_lines: { erased: [], kept: ["productName", "image", "hsnCode", "discountName"] },
  order_events: { erased: [], kept: ["state", "action", "actor"] },
  invoices: { erased: [], kept: ["number"] },
  membership_invoices: { erased: [], kept: ["number", "billTo"] },
  credit_notes: { erased: [], kept: ["invoiceNumber", "number"] },
  paper_parties: { erased: [], kept: ["billingAddress", "shippingAddress"] },
  refunds: { erased: [], kept: ["reason", "txnId", "gateway", "token", "reference", "failure"] },
  return_requests: { erased: ["refusal"], kept: ["creditNote"] },
  return_lines: { erased: ["words"], kept: [] },
  return_photos: { erased: [], kept: [] },
  charges: { erased: [], kept: ["txnId", "gateway", "mandate", "failureWords"] },
  payments: {
    erased: ["payerName", "payerEmail", "payerPhone"],
    kept: ["txnId", "clientTxnId", "gateway", "productInfo", "upiLink", "mandate", "gatewayReference"],
  },
  subscriptions: { erased: [], kept: ["mandateGateway", "mandate"] },
  vouchers: { erased: [], kept: ["code", "codeKey"] },
  gift_vouchers: {
    erased: ["senderName", "senderEmail", "receiverName", "receiverEmail", "message"],
    kept: ["receiptNumber"],
  },
  reviews: { erased: ["name"], kept: ["text", "reply", "hiddenReason"] },
  staff_actions: { erased: [], kept: ["action", "subject", "before", "after"] },
};

test("every column of words that outlives an account is known: a new one is asked about here [C53]", () => {
  const isWords = (type: string) => /Text|Varchar|Json|Array/.test(type);
  for (const { table } of PERSONAL_TABLES) {
    const known = WORDS[getTableName(table)];
    if (!known) continue;
    const columns = Object.entries(getTableColumns(table)).filter(([, column]) => isWords(column.columnType));
    expect([...known.erased, ...known.kept].toSorted(), getTableName(table)).toEqual(
      columns.map(([name]) => name).toSorted(),
    );
  }
});
