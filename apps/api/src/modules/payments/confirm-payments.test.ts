import { order } from "@store/api-client/contract";
import { accept, DEFAULT_POLICY, type Paise, refuse, ZERO_PAISE } from "@store/domain";
import { pino } from "pino";
import { expect, test } from "vitest";
import { payments } from "../../db/schema/index.ts";
import { paymentHandlers } from "../../payment-handlers.ts";
import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { orderToPay } from "../../testing/pay-online.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { confirmPayments } from "./confirm-payments.ts";

const GHEE = 1002;
const DAY_MINUTES = 24 * 60;

const store = useTestStore();

/** A gateway that knows these payments as paid, and no others. */
function gatewayThatKnows(paid: ReadonlyMap<string, Paise>) {
  const asked: string[] = [];
  const payment: PaymentGateway = {
    ...testPayments.gateway,
    ask: async (txnId) => {
      asked.push(txnId);
      const amount = paid.get(txnId);
      if (amount === undefined) return refuse({ code: "unconfirmed", message: "No such payment" });
      return accept({ txnId, state: "paid", amount, reference: `late-${txnId}` });
    },
  };
  const [job] = confirmPayments({
    handlers: paymentHandlers,
    policy: () => DEFAULT_POLICY,
    db: store().db,
    logger: pino({ level: "silent" }),
    payment,
  });
  return { asked, run: async () => job?.run(store().clock.read()) };
}

const isPaid = async ({ call, orderId }: Awaited<ReturnType<typeof orderToPay>>) =>
  (await expectDone(call(order, { params: { id: orderId } }))).data.is_paid;

test("a payment whose answer never came is asked about, and completed by what the gateway says [R106]", async () => {
  const [paid, left, other] = [
    await orderToPay(store(), GHEE),
    await orderToPay(store(), GHEE),
    await orderToPay(store(), GHEE, 2),
  ];
  const gateway = gatewayThatKnows(
    new Map([
      [paid.txnId, paid.amount],
      [other.txnId, ZERO_PAISE],
    ]),
  );
  await gateway.run();
  expect(gateway.asked).toEqual([]);

  store().clock.advance(6);
  await gateway.run();
  expect(gateway.asked).toHaveLength(3);
  expect([await isPaid(paid), await isPaid(left), await isPaid(other)]).toEqual([true, false, false]);

  await gateway.run();
  expect(gateway.asked).toHaveLength(5);
  store().clock.advance(DAY_MINUTES);
  await gateway.run();
  expect(gateway.asked).toHaveLength(5);
});

test("payments that somebody began and left, however many, hide no other", async () => {
  const paid = await orderToPay(store(), GHEE);
  const left = {
    gateway: testPayments.gateway.name,
    purpose: "gift_voucher",
    clientTxnId: "1",
    amount: paid.amount,
    productInfo: "",
    payerName: "",
    payerEmail: "",
    payerPhone: "",
    createdAt: new Date(store().clock.read().getTime() + 1),
  } as const;
  const all = Array.from({ length: 100 }, (_, index) => ({ ...left, txnId: `left-${index}` }));
  await store().db.insert(payments).values(all);
  store().clock.advance(6);

  const gateway = gatewayThatKnows(new Map([[paid.txnId, paid.amount]]));
  for (let times = 0; times < 3; times++) await gateway.run();
  expect(await isPaid(paid)).toBe(true);
  expect(new Set(gateway.asked).size).toBe(101);
  // And once more from the newest.
  await gateway.run();
  expect(gateway.asked).toHaveLength(151);
});

test("the sandbox always answers", () => {
  const { gateway: payment } = testPayments;
  expect(
    confirmPayments({
      handlers: paymentHandlers,
      policy: () => DEFAULT_POLICY,
      db: store().db,
      logger: pino({ level: "silent" }),
      payment,
    }),
  ).toEqual([]);
});
