import { accept, refuse } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { payments } from "../../db/schema/index.ts";
import type { PaymentGateway, PaymentReport } from "../../ports/payment/payment-gateway.ts";
import { orderToPay, paymentState, readOrder, type WaitingOrder } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { TEST_SITE } from "../../testing/test-payments.ts";
import { createTestStore, useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
/** Costs more than UPI moves at once. */
const GOLD = 1003;

type Start = NonNullable<PaymentGateway["startUpi"]>;
type Ask = NonNullable<PaymentGateway["ask"]>;

const linkOf = (txnId: string) => `upi://pay?pa=shop@bank&tr=${txnId}&am=1.00&cu=INR`;
const started: Start = async ({ txnId }) => accept(linkOf(txnId));
const pending: Ask = async (txnId) => refuse({ code: "unconfirmed", message: `${txnId} is not known` });

const gateway = { start: started, ask: pending, begun: [] as string[], asked: 0 };

const store = useTestStore({
  gateway: {
    startUpi: (payment, device) => {
      gateway.begun.push(payment.txnId);
      return gateway.start(payment, device);
    },
    ask: (txnId) => {
      gateway.asked += 1;
      return gateway.ask(txnId);
    },
  },
});

/** A new order that waits for its payment, at a gateway that works. */
async function waitingOrder(pid = GHEE): Promise<WaitingOrder> {
  Object.assign(gateway, { start: started, ask: pending, begun: [], asked: 0 });
  return orderToPay(store(), pid);
}

const reports = (state: PaymentReport["state"], { txnId, amount }: WaitingOrder) => {
  gateway.ask = async () => accept({ txnId, state, amount, reference: `bank-${txnId}` });
};

const pathOf = ({ txnId }: Pick<WaitingOrder, "txnId">) => `/payments/sandbox/${txnId}`;
const open = async (order: WaitingOrder) => store().request(`${pathOf(order)}/`);
const stateOf = async (order: WaitingOrder) => (await store().request(`${pathOf(order)}/state`)).json();
const otherWay = (order: WaitingOrder) => store().request(`${pathOf(order)}/other-ways`, { method: "POST" });
const txnIdsOf = async ({ orderId }: WaitingOrder) =>
  store().db.select({ txnId: payments.txnId }).from(payments).where(eq(payments.subjectId, orderId));

describe("a payment at a gateway that takes UPI", () => {
  test("is a page with a link for the phone's app and a code to scan, which a reload starts no second time", async () => {
    const order = await waitingOrder();
    const response = await open(order);
    const page = await response.text();
    expect(page).toContain(`href="${linkOf(order.txnId).replaceAll("&", "&amp;")}"`);
    expect(page).toMatch(/role="img" aria-label="QR code that pays ₹[\d,.]+ by UPI"><svg/);
    expect(response.headers.get("content-security-policy")).toContain("connect-src 'self'");
    await open(order);
    expect(gateway.begun).toEqual([order.txnId]);
  });

  test("goes on to the order once the gateway says that it is paid, as the page asks for", async () => {
    const order = await waitingOrder();
    await open(order);
    expect(await stateOf(order)).toEqual({});
    reports("paid", order);
    expect(await stateOf(order)).toEqual({ leadsTo: expect.stringMatching(`^${TEST_SITE}/.+payment=paid`) });
    expect(await readOrder(order)).toMatchObject({ is_paid: true });
  });

  test("goes on without a script, too, and where it failed", async () => {
    const order = await waitingOrder();
    await open(order);
    reports("failed", order);
    expect(await (await open(order)).text()).toContain("This payment failed");
    expect(await stateOf(order)).toEqual({ leadsTo: expect.stringContaining("payment=failed") });
  });

  test("is asked for at the gateway only where somebody pays it by UPI", async () => {
    const order = await waitingOrder();
    expect(await stateOf(order)).toEqual({});
    expect(gateway.asked).toBe(0);
  });

  test("is asked for once in a few seconds, however often its page is read", async () => {
    let asks = 0;
    const ask: Ask = (txnId) => {
      asks += 1;
      return pending(txnId);
    };
    const connection = await openTestDatabase();
    const slow = createTestStore(connection, { rateLimitFactor: 1, gateway: { startUpi: started, ask } });
    const { txnId } = await orderToPay(slow, GHEE);
    for (const path of ["/", "/state", "/state", "/"]) await slow.request(pathOf({ txnId }) + path);
    expect(asks).toBe(1);
    await connection.close();
  });

  test("is made another way as a payment of its own, one however often that is pressed", async () => {
    const order = await waitingOrder();
    await open(order);
    const [one, other] = await Promise.all([otherWay(order), otherWay(order)]);
    expect([one.status, other.status]).toEqual([303, 303]);
    const address = one.headers.get("location") ?? "";
    expect(other.headers.get("location")).toBe(address);
    expect(address).not.toContain(order.txnId);
    expect(await txnIdsOf(order)).toHaveLength(2);
    const page = await (await store().request(new URL(address).pathname)).text();
    expect(page).toContain("Let the payment fail");
    expect(gateway.begun).toEqual([order.txnId]);
  });

  test("is paid once: what comes by the other way then is refunded by the shop", async () => {
    const order = await waitingOrder();
    await open(order);
    const address = new URL((await otherWay(order)).headers.get("location") ?? "");
    await store().request(address.pathname, { method: "POST", body: new URLSearchParams({ choice: "pay" }) });
    expect(await readOrder(order)).toMatchObject({ is_paid: true });
    reports("paid", order);
    await stateOf(order);
    expect(await paymentState(store(), order.txnId)).toBe("paid");
    const [newest] = await store().outbox();
    expect(newest?.text).toContain(order.txnId);
    expect((await otherWay(order)).headers.get("location")).toMatch(`${TEST_SITE}/`);
  });

  test.each(["refused", "unreachable"] as const)(
    "that UPI has %s is tried once, and has its other ways",
    async (code) => {
      const order = await waitingOrder();
      gateway.start = async () => refuse({ code, message: "No UPI today" });
      for (let reload = 0; reload < 3; reload++) {
        const response = await open(order);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain('<form method="post" action="other-ways">');
      }
      expect(store().log().at(-1)).toContain("No UPI today");
      expect([gateway.begun, await txnIdsOf(order)]).toEqual([[order.txnId], [{ txnId: order.txnId }]]);
      const address = new URL((await otherWay(order)).headers.get("location") ?? "");
      expect(address.pathname).not.toContain(order.txnId);
      expect(await (await store().request(address.pathname)).text()).toContain("Let the payment fail");
      expect(gateway.begun).toHaveLength(1);
    },
  );

  test("is the gateway's page for what UPI does not move, and where a mandate is given", async () => {
    await changeProduct(store(), GOLD, priced(100_001));
    expect(await (await open(await waitingOrder(GOLD))).text()).toContain("Let the payment fail");
    const order = await waitingOrder();
    await store().db.update(payments).set({ asksMandate: true }).where(eq(payments.txnId, order.txnId));
    expect(await (await open(order)).text()).toContain("I agree that later deliveries are charged");
    expect(gateway.begun).toEqual([]);
  });

  test("that nobody has is answered as unknown", async () => {
    const nobodys = { txnId: "0".repeat(25) };
    expect((await store().request(`${pathOf(nobodys)}/state`)).status).toBe(404);
    expect((await store().request(`${pathOf(nobodys)}/other-ways`, { method: "POST" })).status).toBe(404);
  });
});
