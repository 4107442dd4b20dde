import { randomUUID } from "node:crypto";
import { changeCoins, sendFailedAgain, sendMessageAgain, staffCustomer } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coinLedger, outbox, staffActions } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

test("coins that many take at once never fall below zero, and a request that is repeated moves them once", async () => {
  const manager = await newStaffMember(store(), "manager");
  const { customerId } = (await newCustomer(store(), { coins: 50 })).customer;
  const change = (action: "give" | "take", request_id: string) =>
    manager(changeCoins, {
      params: { id: customerId },
      body: { action, coins: 20, reason: "Counted twice", request_id },
    });
  const taken = await Promise.all(Array.from({ length: 10 }, () => change("take", randomUUID())));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(2);
  const id = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => expectDone(change("give", id))));
  const { data } = await expectDone(manager(staffCustomer, { params: { id: customerId } }));
  expect(data.coins).toBe(30);
  expect(await store().db.select().from(coinLedger).where(eq(coinLedger.requestId, id))).toHaveLength(1);
});

test("a message that many send again at once becomes due once", async () => {
  const { db, clock } = store();
  await db.delete(outbox);
  const manager = await newStaffMember(store(), "manager");
  const mail = {
    channel: "mail",
    recipient: "priya@gmail.com",
    text: "It is closed.",
    kind: "account-closed",
  } as const;
  const rows = Array.from({ length: 20 }, () => ({ ...mail, createdAt: clock.read(), tries: 8 }));
  const ids = (await db.insert(outbox).values(rows).returning({ id: outbox.id })).map(({ id }) => id);
  const answers = await Promise.all([
    ...ids.map((id) => manager(sendMessageAgain, { params: { id } })),
    ...[1, 2, 3].map(() => manager(sendFailedAgain)),
  ]);
  const sent = answers.map((answer) => (answer.ok ? answer.reply.data.sent : 0));
  const audit = await db.select().from(staffActions).where(eq(staffActions.subject, "message"));
  expect(audit).toHaveLength(20);
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20);
});
