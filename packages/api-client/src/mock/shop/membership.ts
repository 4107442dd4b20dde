import { addDays, type CalendarDate, MEMBERSHIP_DAYS, todayInIndia } from "@store/domain";
import type { HttpHandler } from "msw";
import { eliteSubscriptions, subscriptionPayment, subscriptionPaymentLink } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { linkToOrder } from "./order-payments.ts";
import { startPayment } from "./payments.ts";
import type { Serve } from "./serve.ts";
import type { MockPerson, MockShop } from "./shop.ts";

/** A year from today, or a year more. */
function join(customer: MockPerson, id: number, today: CalendarDate): void {
  const [current, ...earlier] = customer.memberships;
  const startsOn = current?.startsOn ?? today;
  const endsOn = addDays(current?.endsOn ?? today, MEMBERSHIP_DAYS);
  customer.memberships = [{ id: current?.id ?? id, startsOn, endsOn }, ...earlier];
  customer.isElite = true;
}

export const membershipHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(subscriptionPaymentLink, ({ body: { txnid, subscription_id }, customer }) => {
    if (subscription_id === undefined) {
      if (customer.isElite) return refuse(409, "You are an SO Elite member already");
      const settle = () => join(customer, shop.nextId(), todayInIndia(shop.now()));
      return { status: true, ...startPayment(shop, { clientTxnId: txnid, customer, settle }) };
    }
    const subscription = customer.subscriptions.find(({ id }) => id === subscription_id);
    const order = customer.orders.find(({ id }) => id === subscription?.firstOrderId);
    if (!order) return refuse(404, "This subscription has no order to be paid");
    if (order.is_paid) return refuse(409, "This order is not waiting for a payment");
    return linkToOrder(shop, customer, order, txnid);
  }),

  serve.customer(subscriptionPayment, ({ params: { txnid }, customer }) => {
    const mine = [...shop.payments].filter(
      ([txnId, payment]) => payment.customer === customer && (txnId === txnid || payment.clientTxnId === txnid),
    );
    if (mine.length === 0) return refuse(404, "This payment is not among yours");
    const isPaid = mine.some(([, payment]) => payment.isPaid);
    return { status: isPaid, message: isPaid ? "Payment confirmed" : "The payment is not confirmed yet" };
  }),

  serve.customer(eliteSubscriptions, ({ customer: { firstName, lastName, memberships } }) => ({
    status: true,
    data: memberships.map(({ id, startsOn, endsOn }) => {
      const isOver = todayInIndia(shop.now()) >= endsOn;
      return {
        id,
        user_data: { name: `${firstName} ${lastName}` },
        start_date: startsOn,
        end_date: endsOn,
        is_active: !isOver,
        is_expired: isOver,
      };
    }),
  })),
];
