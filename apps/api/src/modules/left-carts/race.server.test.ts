import { addToCart, changeCartReminders } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { secretFrom } from "../../identity/store-secret.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { remindOfCarts } from "./remind-of-carts.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const ROUNDS = 5;
const CUSTOMERS = 4;
const store = useTestStore();
const policy = { ...DEFAULT_POLICY, cartReminders: { isOn: true, afterHours: 1 } };

async function leaveCart(): Promise<string> {
  const call = await newCustomer(store());
  const { customerId } = call.customer;
  const email = `race-${customerId}@mail.example`;
  await store().db.update(customers).set({ email, emailKey: email }).where(eq(customers.id, customerId));
  await expectDone(call(addToCart, { body: { pid: 1003, quantity: 1 } }));
  await expectDone(call(changeCartReminders, { body: { is_on: true } }));
  return email;
}

test("several processes remind each customer once", async () => {
  const { db, clock } = store();
  for (let round = 0; round < ROUNDS; round++) {
    const emails: string[] = [];
    for (let count = 0; count < CUSTOMERS; count++) emails.push(await leaveCart());
    clock.advance(61);
    const job = remindOfCarts({ db, policy: () => policy, secret: secretFrom("test") });
    await Promise.all([1, 2, 3].map(() => job.run(clock.read())));
    const sent = await Promise.all(emails.map((email) => sentTo(store(), email)));
    expect(sent.map((mails) => mails.length)).toEqual(emails.map(() => 1));
  }
});
