/** What staff should know of a background job that failed. */
export interface JobWords {
  readonly label: string;
  /** What it means for the shop until it is done. */
  readonly effect: string;
  /** What each of the things is called that it works on. */
  readonly item?: string;
}

/** Every background job, by its name in the database. */
export const JOBS = {
  "confirm payments": {
    label: "Confirm payments",
    effect: "A paid order may still be shown as unpaid.",
    item: "Payment",
  },
  "release held stock": {
    label: "Release the stock of unpaid orders",
    effect: "The pieces of an unpaid order are still reserved.",
    item: "Order",
  },
  "send refunds": { label: "Send refunds", effect: "A customer is still waiting for a refund.", item: "Refund" },
  "order due subscriptions": {
    label: "Place the orders of subscriptions",
    effect: "A delivery of a subscription is not ordered yet.",
    item: "Subscription",
  },
  "charge deliveries": {
    label: "Charge deliveries of subscriptions",
    effect: "A delivery of a subscription is not paid yet.",
    item: "Delivery",
  },
  "cancel mandates": {
    label: "Cancel mandates",
    effect: "The gateway does not know yet that a subscription has ended.",
    item: "Mandate",
  },
  "mail new orders": { label: "Mail new orders to the shop", effect: "The shop has no mail about its new orders yet." },
  "remind attendees": {
    label: "Remind people of events",
    effect: "Registered people have no reminder yet.",
    item: "Registration",
  },
  "clear what is expired": { label: "Clear expired data", effect: "Old data takes up space. The shop works as usual." },
  "keep the terms of personal data": {
    label: "Delete personal data on time",
    effect: "Personal data is kept for longer than promised.",
  },
} as const satisfies Readonly<Record<string, JobWords>>;

export type JobName = keyof typeof JOBS;

const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** What a job is called; one of a newer release by its name alone. */
export const jobWords = (name: string): JobWords => (isJob(name) ? JOBS[name] : { label: name, effect: "" });

/** Of the network, and what the HTTP client calls a bad or a late answer. */
const UNREACHABLE = /^(ECONN[A-Z]+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|HTTPError|TimeoutError)$/;
/** Of Postgres: connection, conflict of transactions, resources, shutdown and limits of time. */
const DATABASE_BUSY = /^(08...|40...|53...|57...|25P03|55P03)$/;

/** Why a try failed, in words, by the code that the job left. */
export function failureWords(code: string): string {
  if (UNREACHABLE.test(code)) return "Another system, such as the payment gateway, did not answer.";
  if (DATABASE_BUSY.test(code)) return "The database was busy or restarting.";
  return "An unexpected error. The server's log explains it.";
}
