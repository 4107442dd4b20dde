import { randomUUID } from "node:crypto";
import {
  addCustomerNote,
  answerPerson,
  attendedEvents,
  blockCustomer,
  cancelAppointment,
  changeCoins,
  chargeAgain,
  decideReview,
  dismissReports,
  dueDeliveries,
  dueDeliveriesCsv,
  endCustomerSessions,
  eraseCustomer,
  failedCharges,
  giveUpFailedJob,
  handlePerson,
  mailPaymentLink,
  moveAppointment,
  replyToReview,
  retryFailedJob,
  sendFailedAgain,
  sendMessageAgain,
  setSubscriptionState,
  staffCustomer,
  staffCustomerData,
  staffCustomers,
  staffCustomersCsv,
  staffFailedJobs,
  staffMessage,
  staffMessages,
  staffPeople,
  staffPeopleCsv,
  staffPerson,
  staffReviews,
  unblockCustomer,
} from "@store/api-client/contract";
import { appointmentStart, COUNTRY_INDIA, earliestAppointment, HOUR_MS, weekdayOf } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import {
  appointmentSlots,
  appointments,
  charges,
  customers,
  failedJobs,
  inquiries,
  orders,
  outbox,
  reviewReports,
  reviews,
  subscriptions,
} from "../../db/schema/index.ts";
import { accountClosedMail } from "../../modules/accounts/messages.ts";
import { newTxnId } from "../../modules/payments/start-payment.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { newCustomer } from "../new-customer.ts";
import { GHEE, newOwner, type Owner } from "./owner.ts";
import { right } from "./right-request.ts";

/** A delivery of a subscription whose charge the bank declined: of somebody else, as nobody may have many unpaid orders. */
async function failedCharge({ store }: Owner): Promise<number> {
  const { id, orderId } = await (await newOwner(store)).subscription();
  const [mandate, mandateGateway] = [`sandbox-mandate-${orderId}`, "sandbox"];
  const now = store.clock.read();
  await store.db.update(subscriptions).set({ mandate, mandateGateway }).where(eq(subscriptions.id, id));
  await store.db.update(orders).set({ isPaid: false, heldUntil: now }).where(eq(orders.id, orderId));
  await store.db.insert(charges).values({
    ...{ orderId, txnId: newTxnId(), gateway: mandateGateway, mandate, plannedAt: now, dueAt: now },
    ...{ state: "dropped", failure: "charge-refused", failedAt: now },
  });
  return orderId;
}

/** Somebody who wrote to the shop. */
async function inquiry({ store }: Owner): Promise<number> {
  const words = { company: "Rao Traders", name: "Kavita Rao", subject: "Ghee by the tin", description: "Tins?" };
  const reach = { email: "kavita@example.com", phone: "+919811122233", countryId: COUNTRY_INDIA.id };
  const [row] = await store.db
    .insert(inquiries)
    .values({ ...words, ...reach, ageGroup: "00 to 06", createdAt: store.clock.read() })
    .returning({ id: inquiries.id });
  return row?.id ?? 0;
}

/** Counts the consultations, so that each has a time of its own. */
let consultations = 0;

/** A consultation that is ahead, at a time of its own. */
async function appointment({ store, customerId }: Owner): Promise<number> {
  const createdAt = store.clock.read();
  consultations += 1;
  const startsAt = new Date(createdAt.getTime() + HOUR_MS + consultations);
  const person = { name: "Kavita Rao", mobile: "+919811122233", email: "kavita@example.com", gender: "Female" };
  const complaint = { problem: "Digestive Health", description: "", landmark: "", ageGroup: "18 to 45" };
  const [row] = await store.db
    .insert(appointments)
    .values({
      ...{ customerId, startsAt, createdAt, ...person, ...complaint },
      countryId: COUNTRY_INDIA.id,
      isTakingMedicine: false,
      medicineTypes: [],
    })
    .returning({ id: appointments.id });
  return row?.id ?? 0;
}

/** A mail that failed for good. */
async function failedMail({ store }: Owner): Promise<number> {
  await queueMessages(store.db, [accountClosedMail({ email: "kavita@example.com" })], store.clock.read());
  const [last] = await store.db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  const id = last?.id ?? 0;
  await store.db.update(outbox).set({ dueAt: null, tries: 8, failure: "ECONNECTION" }).where(eq(outbox.id, id));
  return id;
}

/** An order whose stock could not be released. */
async function failedJob({ store: { db, clock } }: Owner): Promise<number> {
  const failure = { job: "release held stock", item: randomUUID(), failure: "40001" };
  const [row] = await db
    .insert(failedJobs)
    .values({ ...failure, tries: 8, failedAt: clock.read() })
    .returning({ id: failedJobs.id });
  return row?.id ?? 0;
}

/** A review by somebody who received nothing; nobody wrote it twice. */
async function waitingReview({ store: { db, clock } }: Owner): Promise<number> {
  const [row] = await db
    .insert(reviews)
    .values({ productId: GHEE, name: "Kavita Rao", rating: 3, state: "waiting", createdAt: clock.read() })
    .returning({ id: reviews.id });
  return row?.id ?? 0;
}

/** The dashboard's calls about people and what they were written. */
export const PEOPLE_REQUESTS = [
  right(staffPeople, async (owner) => {
    await inquiry(owner);
    return { params: { kind: "inquiries" as const } };
  }),
  right(staffPerson, async (owner) => ({ params: { kind: "inquiries" as const, id: await inquiry(owner) } })),
  right(handlePerson, async (owner) => ({
    params: { kind: "inquiries" as const, id: await inquiry(owner) },
    body: { version: 1, state: "answered" as const, note: "Called back" },
  })),
  right(answerPerson, async (owner) => ({
    params: { kind: "inquiries" as const, id: await inquiry(owner) },
    body: { version: 1, text: "The tin holds 15 kilos." },
  })),
  right(cancelAppointment, async (owner) => ({
    params: { id: await appointment(owner) },
    body: { reason: "The vaidya is ill." },
  })),
  right(moveAppointment, async (owner) => {
    const { clock } = owner.store;
    const id = await appointment(owner);
    const two = (figure: number) => String(figure).padStart(2, "0");
    const startingHour = `${two(Math.floor(consultations / 60) % 24)}:${two(consultations % 60)}`;
    const day = earliestAppointment(clock.read());
    const slot = { weekday: weekdayOf(day), startingHour };
    await owner.store.db.insert(appointmentSlots).values(slot).onConflictDoNothing();
    const start_datetime = appointmentStart(day, startingHour);
    return { params: { id }, body: { version: 1, start_datetime } };
  }),
  right(dueDeliveries, async (owner) => {
    await owner.subscription();
    return {};
  }),
  right(dueDeliveriesCsv, async (owner) => {
    await owner.subscription();
    return {};
  }),
  right(failedCharges, async (owner) => {
    await failedCharge(owner);
    return {};
  }),
  right(chargeAgain, async (owner) => ({ params: { id: await failedCharge(owner) } })),
  right(mailPaymentLink, async (owner) => ({ params: { id: await failedCharge(owner) } })),
  right(setSubscriptionState, async (owner) => ({
    params: { id: (await owner.subscription()).id },
    body: { active: false },
  })),
  right(staffPeopleCsv, async (owner) => {
    await inquiry(owner);
    return { params: { kind: "inquiries" as const } };
  }),
  right(staffCustomersCsv, () => ({})),
  right(attendedEvents, () => ({})),
  right(staffCustomers, () => ({})),
  right(staffCustomer, ({ customerId }) => ({ params: { id: customerId } })),
  right(changeCoins, ({ customerId }) => ({
    params: { id: customerId },
    body: { action: "give" as const, coins: 20, reason: "A jar arrived broken.", request_id: randomUUID() },
  })),
  right(addCustomerNote, ({ customerId }) => ({ params: { id: customerId }, body: { text: "Calls after six" } })),
  right(blockCustomer, async ({ store }) => ({
    params: { id: (await newCustomer(store)).customer.customerId },
    body: { reason: "Three parcels came back" },
  })),
  right(unblockCustomer, async ({ store }) => {
    const { customerId: id } = (await newCustomer(store)).customer;
    await store.db
      .update(customers)
      .set({ blockedAt: store.clock.read(), blockedReason: "x" })
      .where(eq(customers.id, id));
    return { params: { id } };
  }),
  right(endCustomerSessions, async ({ store }) => ({
    params: { id: (await newCustomer(store)).customer.customerId },
  })),
  right(staffCustomerData, ({ customerId }) => ({ params: { id: customerId } })),
  right(eraseCustomer, async ({ store }) => ({
    params: { id: (await newCustomer(store)).customer.customerId },
    body: { confirmation: "Kavita Rao" },
  })),
  right(staffMessages, () => ({})),
  right(staffMessage, async (owner) => ({ params: { id: await failedMail(owner) } })),
  right(sendMessageAgain, async (owner) => ({ params: { id: await failedMail(owner) } })),
  right(sendFailedAgain, async (owner) => {
    await failedMail(owner);
    return {};
  }),
  right(staffFailedJobs, () => ({})),
  right(giveUpFailedJob, async (owner) => ({ params: { id: await failedJob(owner) } })),
  right(retryFailedJob, async (owner) => ({ params: { id: await failedJob(owner) } })),
  right(staffReviews, () => ({})),
  right(decideReview, async (owner) => ({
    params: { id: await waitingReview(owner) },
    body: { version: 1, state: "published" as const },
  })),
  right(dismissReports, async (owner) => {
    const id = await waitingReview(owner);
    const { db, clock } = owner.store;
    const report = { reviewId: id, shopperId: owner.call.customer.shopperId, reason: "spam", words: "" } as const;
    const [row] = await db
      .insert(reviewReports)
      .values({ ...report, createdAt: clock.read() })
      .returning({ id: reviewReports.id });
    return { params: { id }, body: { last: row?.id ?? 0 } };
  }),
  right(replyToReview, async (owner) => ({
    params: { id: await waitingReview(owner) },
    body: { version: 1, reply: "We are sorry: it left our farm warm." },
  })),
];
