import { type DaysBefore, DEMO_ADDRESSES, DEMO_ORDERS, OPENING_COINS, placeInIndia } from "@store/demo";
import { DEMO_PEOPLE, DEMO_VISITOR_ID, type DemoPerson } from "@store/demo/people";
import { COUNTRY_INDIA, emailKey } from "@store/domain";
import type { Database } from "../db/database.ts";
import { addresses, cartLines, customers, eliteMemberships, shoppers, wishes } from "../db/schema/index.ts";
import { hashSecret } from "../identity/secret.ts";
import { openWallet } from "../modules/coins/ledger.ts";
import { seedOrder } from "./seed-order.ts";
import { seedSubscriptions } from "./seed-subscriptions.ts";

const MEMBER_SINCE = 120;
const MEMBER_FOR = 365;
const JOINED = 200;
const VISITOR_CART = [1067, 1002];
const VISITOR_WISHES = [1066];

async function newShopper(db: Database, visitorKey: string | null, createdAt: Date): Promise<number> {
  const [shopper] = await db.insert(shoppers).values({ visitorKey, createdAt }).returning({ id: shoppers.id });
  if (!shopper) throw new Error("A shopper was not written");
  return shopper.id;
}

async function seedPerson(db: Database, person: DemoPerson, daysBefore: DaysBefore): Promise<number> {
  const createdAt = daysBefore(JOINED);
  const [customer] = await db
    .insert(customers)
    .values({
      shopperId: await newShopper(db, null, createdAt),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      emailKey: emailKey(person.email),
      mobile: person.mobile,
      passwordHash: await hashSecret(person.password),
      isStaff: person.role === "staff",
      isDemo: true,
      createdAt,
    })
    .returning({ id: customers.id });
  if (!customer) throw new Error("A customer was not written");
  if (person.role === "elite") {
    const startsAt = daysBefore(MEMBER_SINCE);
    await db
      .insert(eliteMemberships)
      .values({ customerId: customer.id, startsAt, endsAt: daysBefore(MEMBER_SINCE - MEMBER_FOR) });
  }
  return customer.id;
}

/** People for trying the store out: a customer with addresses and orders, an elite member, one of the staff, a visitor. */
export async function seedPeople(db: Database, daysBefore: DaysBefore): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    const customerId = await seedPerson(db, person, daysBefore);
    const mine = DEMO_ADDRESSES.filter(({ role }) => role === person.role);
    for (const { role: _, city, state, ...address } of mine) {
      await db.insert(addresses).values({
        ...address,
        ...placeInIndia({ city, state }),
        customerId,
        countryId: COUNTRY_INDIA.id,
        fullName: `${person.firstName} ${person.lastName}`,
        mobile: person.mobile,
        anotherMobile: "",
        createdAt: daysBefore(JOINED),
      });
    }
    if (person.role === OPENING_COINS.role) {
      await openWallet(db, customerId, OPENING_COINS.coins, daysBefore(JOINED));
    }
    for (const order of DEMO_ORDERS.filter(({ role }) => role === person.role)) {
      await seedOrder(db, customerId, order, daysBefore);
    }
    await seedSubscriptions(db, customerId, person.role, daysBefore);
  }
  const shopperId = await newShopper(db, DEMO_VISITOR_ID, daysBefore(1));
  const addedAt = daysBefore(1);
  await db.insert(cartLines).values(VISITOR_CART.map((productId) => ({ shopperId, productId, quantity: 1, addedAt })));
  await db.insert(wishes).values(VISITOR_WISHES.map((productId) => ({ shopperId, productId, addedAt })));
}
