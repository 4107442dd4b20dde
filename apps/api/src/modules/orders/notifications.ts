import { formatRupees, type MailTextKey, type MailTextValues, mailTextTerms, type Paise } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { customers } from "../../db/schema/index.ts";
import type { MailLink } from "../../outbox/mail/content.ts";
import type { MailMessage } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { readOrderDescription } from "./order-mail.ts";

/** What messages say of an order. */
interface OrderSummary {
  readonly customerId: number;
  readonly number: string;
  readonly finalTotal: Paise;
}

const selectPerson = prepared("notified_customer", (db) =>
  db
    .select({ email: customers.email, mobile: customers.mobile, name: customers.firstName })
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id"))),
);

/** What an order's mail says first; its goods, amounts, address and link follow. */
export interface OrderMail extends Pick<MailMessage, "key" | "values"> {
  readonly link?: MailLink;
}

/** An order's mail, with the values that its words name. */
export const orderMail = <K extends MailTextKey>(key: K, values: MailTextValues<K>, link?: MailLink): OrderMail => ({
  key,
  values,
  ...(link ? { link } : {}),
});

/** To the customer by mail, and by SMS where a text for it is registered, as far as there is an address or a number. */
export async function toCustomer(
  tx: Database,
  { customerId, number, finalTotal }: OrderSummary,
  { link, ...words }: OrderMail,
  sms?: "order-placed" | "order-paid" | "order-to-pay",
): Promise<readonly Message[]> {
  const [person] = await selectPerson(tx).execute({ id: customerId });
  const messages: Message[] = [];
  if (person?.mobile && sms) {
    const values = { number, total: formatRupees(finalTotal), ...(link ? { link: link.url } : {}) };
    messages.push({ channel: "sms", to: person.mobile, key: sms, values });
  }
  if (person?.email) {
    const described = await readOrderDescription(tx, number, mailTextTerms(words.key).kind);
    const blocks = [...(link ? [{ kind: "link", ...link } as const] : []), ...(described.blocks ?? [])];
    messages.push({ channel: "mail", to: person.email, greets: { name: person.name }, ...words, ...described, blocks });
  }
  return messages;
}

const named = ({ number, finalTotal }: OrderSummary) => ({ number, total: formatRupees(finalTotal) });

/** Notifies the customer that an order to be paid on delivery is placed. */
export async function notifyPlaced(tx: Database, order: OrderSummary, now: Date): Promise<void> {
  const mail = orderMail("order-placed", named(order));
  await queueMessages(tx, await toCustomer(tx, order, mail, "order-placed"), now);
}

/** By which an order is paid online: it is the customer's, behind their login. */
export const linkToPay = ({ id, finalTotal }: OrderSummary & { readonly id: number }): MailLink => ({
  label: `Pay ${formatRupees(finalTotal)}`,
  url: siteLink(`/orders/${id}`),
});

/** Sends the customer the link by which an order is paid that staff took. */
export async function notifyToPay(
  tx: Database,
  order: OrderSummary & { readonly id: number },
  now: Date,
): Promise<void> {
  const mail = orderMail("order-to-pay", named(order), linkToPay(order));
  await queueMessages(tx, await toCustomer(tx, order, mail, "order-to-pay"), now);
}

/** Tells the customer what staff added to an order, and how to pay it. */
export const notifyAdded =
  (first: string, goods: string, isOnline: boolean) =>
  async (tx: Database, order: OrderSummary & { readonly id: number }, now: Date): Promise<void> => {
    const values = { ...named(order), first, goods };
    const messages = isOnline
      ? await toCustomer(tx, order, orderMail("order-added-to-pay", values, linkToPay(order)), "order-to-pay")
      : await toCustomer(tx, order, orderMail("order-added", values), "order-placed");
    await queueMessages(tx, messages, now);
  };

/** Notifies the customer that the order is paid. */
export async function notifyPaid(tx: Database, order: OrderSummary, now: Date): Promise<void> {
  const mail = orderMail("order-paid", named(order));
  await queueMessages(tx, await toCustomer(tx, order, mail, "order-paid"), now);
}

/** Notifies the customer of a payment that the order did not wait for; the payment's settlement notifies the shop. */
export async function notifyProblem(tx: Database, order: OrderSummary, problem: string, now: Date): Promise<void> {
  const mail = orderMail("order-problem", { ...named(order), problem });
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}
