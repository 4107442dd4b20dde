import { SHOP_NAME } from "@store/content/brand";
import { formatRupees, type MessageKind, type Paise } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import type { MailLink } from "../../outbox/mail/content.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { readOrderDescription } from "./order-mail.ts";

/** What messages say of an order. */
interface OrderSummary {
  readonly customerId: number;
  readonly number: string;
  readonly finalTotal: Paise;
}

/** What an order's mail says first; its goods, amounts, address and link follow. */
export interface Mail {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly text: string;
  readonly link?: MailLink;
}

/** To the customer by mail, and by SMS where a text for it is registered, as far as there is an address or a number. */
export async function toCustomer(
  tx: Database,
  { customerId, number, finalTotal }: OrderSummary,
  { kind, subject, text, link }: Mail,
  template?: "order-placed" | "order-paid" | "order-to-pay",
): Promise<readonly Message[]> {
  const [person] = await tx
    .select({ email: customers.email, mobile: customers.mobile, name: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const messages: Message[] = [];
  if (person?.mobile && template) {
    const variables = { number, total: formatRupees(finalTotal), ...(link ? { link: link.url } : {}) };
    const said = link ? `${text} ${link.label}: ${link.url}` : text;
    messages.push({ channel: "sms", to: person.mobile, template, variables, text: said });
  }
  if (person?.email) {
    const blocks = [text, ...(link ? [{ kind: "link", ...link } as const] : [])];
    const described = await readOrderDescription(tx, number, kind);
    const content = { ...described, blocks: [...blocks, ...described.blocks] };
    messages.push(createMail({ to: person.email, name: person.name, kind, subject, ...content }));
  }
  return messages;
}

const named = ({ number, finalTotal }: OrderSummary): string =>
  `Your order ${number} of ${formatRupees(finalTotal)} at ${SHOP_NAME}`;

/** Notifies the customer that an order to be paid on delivery is placed. */
export async function notifyPlaced(tx: Database, order: OrderSummary, now: Date): Promise<void> {
  const subject = `Your order ${order.number} is placed`;
  const text = `${named(order)} is placed. Please pay when it is delivered.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-placed", subject, text }, "order-placed"), now);
}

/** Sends the customer the link by which an order is paid that staff took or changed: it is theirs, behind their login. */
export async function notifyToPay(
  tx: Database,
  order: OrderSummary & { readonly id: number },
  now: Date,
): Promise<void> {
  const { id, number, finalTotal } = order;
  const url = siteLink(`/orders/${id}`);
  const subject = `Please pay your order ${number}`;
  const text = `${named(order)} waits for its payment.`;
  const mail = {
    kind: "order-to-pay",
    subject,
    text,
    link: { label: `Pay ${formatRupees(finalTotal)}`, url },
  } as const;
  await queueMessages(tx, await toCustomer(tx, order, mail, "order-to-pay"), now);
}

/** Notifies the customer that the order is paid. */
export async function notifyPaid(tx: Database, order: OrderSummary, now: Date): Promise<void> {
  const subject = `Your order ${order.number} is paid`;
  const text = `${named(order)} is paid. Thank you! We pack it now.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-paid", subject, text }, "order-paid"), now);
}

/** Notifies the customer of a payment that the order did not wait for; the payment's settlement notifies the shop. */
export async function notifyProblem(tx: Database, order: OrderSummary, problem: string, now: Date): Promise<void> {
  const subject = `The payment of order ${order.number}`;
  const mail = { kind: "order-problem", subject, text: `${named(order)}: ${problem}` } as const;
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}
