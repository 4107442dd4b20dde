import type { DemoCustomer, DemoShop } from "@store/demo";
import { COUNTRY_INDIA, DEFAULT_POLICY, emailKey } from "@store/domain";
import type { Database } from "../db/database.ts";
import {
  addresses,
  cartLines,
  customers,
  eliteMemberships,
  shoppers,
  staffMembers,
  subscriptions,
  wishes,
} from "../db/schema/index.ts";
import type { SecretHasher } from "../identity/secret.ts";
import { openWallet } from "../modules/coins/ledger.ts";
import { issueMembershipInvoice } from "../modules/membership/membership-invoice.ts";
import { SANDBOX, sandboxMandate } from "../ports/payment/sandbox.ts";
import { insertRows } from "./insert-rows.ts";
import { seedOrder } from "./seed-orders.ts";

async function newShopper(db: Database, visitorKey: string | null, createdAt: Date): Promise<number> {
  const [shopper] = await db.insert(shoppers).values({ visitorKey, createdAt }).returning({ id: shoppers.id });
  if (!shopper) throw new Error("Inserting a shopper returned no row");
  return shopper.id;
}

async function seedCustomer(db: Database, person: DemoCustomer, hasher: SecretHasher): Promise<number> {
  const [customer] = await db
    .insert(customers)
    .values({
      shopperId: await newShopper(db, null, person.joinedAt),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      emailKey: emailKey(person.email),
      mobile: person.mobile,
      passwordHash: await hasher.hash(person.password),
      isDemo: true,
      createdAt: person.joinedAt,
    })
    .returning({ id: customers.id });
  if (!customer) throw new Error("Inserting a customer returned no row");
  if (person.staffRole) {
    const joinedAt = person.joinedAt;
    await db.insert(staffMembers).values({ customerId: customer.id, role: person.staffRole, joinedAt });
  }
  return customer.id;
}

/** @returns the first address's id, where there is one */
async function seedAddresses(db: Database, customerId: number, person: DemoCustomer): Promise<number | null> {
  let first: number | null = null;
  for (const address of person.addresses) {
    const row = {
      ...address,
      customerId,
      countryId: COUNTRY_INDIA.id,
      fullName: `${person.firstName} ${person.lastName}`,
      mobile: person.mobile,
      anotherMobile: "",
      createdAt: person.joinedAt,
    };
    const [written] = await db.insert(addresses).values(row).returning({ id: addresses.id });
    first ??= written?.id ?? null;
  }
  return first;
}

async function seedMembership(
  db: Database,
  customerId: number,
  membership: NonNullable<DemoCustomer["membership"]>,
): Promise<void> {
  const [row] = await db
    .insert(eliteMemberships)
    .values({ customerId, ...membership })
    .returning({ id: eliteMemberships.id });
  if (!row) throw new Error("Inserting a membership returned no row");
  const paid = { customerId, membershipId: row.id, amount: DEFAULT_POLICY.membership.price };
  await issueMembershipInvoice(db, paid, membership.startsAt, DEFAULT_POLICY);
}

async function seedPerson(db: Database, person: DemoCustomer, hasher: SecretHasher): Promise<void> {
  const customerId = await seedCustomer(db, person, hasher);
  const addressId = await seedAddresses(db, customerId, person);
  if (person.membership) await seedMembership(db, customerId, person.membership);
  if (person.openingCoins !== undefined) await openWallet(db, customerId, person.openingCoins, person.joinedAt);
  const isElite = person.membership !== undefined;
  for (const order of person.orders) await seedOrder(db, { customerId, isElite, order });
  await insertRows(
    db,
    subscriptions,
    person.subscriptions.map((one) => ({
      ...one,
      customerId,
      addressId,
      discountPercent: DEFAULT_POLICY.subscription.discountPercent,
      // As if it had come with the first payment; a paused one has none, and goes on by link.
      mandateGateway: one.isActive ? SANDBOX : null,
      mandate: one.isActive ? sandboxMandate(`demo-${customerId}-${one.productId}`) : null,
    })),
  );
}

/** The people of the demo: a customer with addresses and orders, an elite member, a member of staff, a visitor. */
export async function seedPeople(db: Database, { people, visitor }: DemoShop, hasher: SecretHasher): Promise<void> {
  for (const person of people) await seedPerson(db, person, hasher);
  const addedAt = visitor.cameAt;
  const shopperId = await newShopper(db, visitor.visitorId, addedAt);
  await insertRows(
    db,
    cartLines,
    visitor.cart.map((productId) => ({ shopperId, productId, quantity: 1, addedAt })),
  );
  await insertRows(
    db,
    wishes,
    visitor.wishes.map((productId) => ({ shopperId, productId, addedAt })),
  );
}
