import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, products, subscriptions } from "../../db/schema/index.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { queueMessages } from "../../outbox/queue-message.ts";

interface ChangedAddress {
  readonly id: number;
  readonly customerId: number;
  /** How it reads now, on one line; undefined once it is deleted. */
  readonly now: string | undefined;
}

/** Tells a customer that the subscriptions which go to an address are delivered elsewhere, or nowhere any more. */
export async function mailAddressChange(tx: Database, address: ChangedAddress, at: Date): Promise<void> {
  const isGoing = or(subscriptions.isActive, isNotNull(subscriptions.lastDeliveryDate));
  const rows = await tx
    .select({ product: products.name, email: customers.email, name: customers.firstName })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(
      and(
        eq(subscriptions.customerId, address.customerId),
        eq(subscriptions.addressId, address.id),
        isNotNull(subscriptions.startDate),
        isGoing,
      ),
    )
    .orderBy(asc(subscriptions.id));
  const [first] = rows;
  if (!first?.email) return;
  const mail = createMail({
    to: first.email,
    name: first.name,
    key: address.now ? "subscription-address-changed" : "subscription-address-deleted",
    values: {},
    blocks: [{ kind: "lines", title: "Subscriptions", lines: rows.map(({ product }) => product) }, address.now ?? ""],
    button: { label: "Your subscriptions", url: siteLink("/profile#subscribe") },
  });
  await queueMessages(tx, [mail], at);
}
