import { subscriptionPaymentLink } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { acceptAndPay, orderToPay } from "../../testing/pay-online.ts";
import { useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
const store = useTestStore({ rateLimitFactor: 1 });

test("a customer begins forty payments a day, of whatever kind; others pay on", async () => {
  const waiting = await orderToPay(store(), GHEE);
  for (let begun = 1; begun < 40; begun++) await expectDone(acceptAndPay(waiting));
  expect((await expectRefused(acceptAndPay(waiting), 429)).message).toContain("Too many attempts");
  const membership = { body: { txnid: "1" } };
  await expectRefused(waiting.call(subscriptionPaymentLink, membership), 429);
  await expectDone((await newCustomer(store()))(subscriptionPaymentLink, membership));
});
