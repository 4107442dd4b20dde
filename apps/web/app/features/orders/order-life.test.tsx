// @vitest-environment jsdom
import { addDays, formatDeliveryDay, todayInIndia } from "@store/domain";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type LivingOrder, OrderLife } from "./order-life.tsx";

const today = todayInIndia(new Date());

const wordsOf = (change: Partial<LivingOrder>): string | null => {
  const order = {
    ...{ order_status: "Pending", is_paid: false, pay_type: "Cash on Delivery" },
    ...{ status_since: "2026-03-14T18:30:00.000Z", delivery_date: undefined, promised_on: undefined },
    ...change,
  };
  const { container, unmount } = render(<OrderLife order={order} />);
  const { textContent } = container;
  unmount();
  return textContent;
};

describe("the life of an order, with the day (C58)", () => {
  it.each([
    [{}, "PlacedMar 15, 2026"],
    [{ pay_type: "Online Payment" }, "Waiting for paymentMar 15, 2026"],
    [{ order_status: "Shipped" }, "On its wayMar 15, 2026"],
    // Of a backend that tells no more.
    [
      { order_status: "Delivered", status_since: undefined, delivery_date: "2026-03-20T06:30:00.000Z" },
      "DeliveredMar 20, 2026",
    ],
    [{ order_status: "Lost", status_since: undefined }, "Lost"],
  ])("%j: %s", (change, words) => {
    expect(wordsOf(change)).toBe(words);
  });

  it("tells when it arrives, and that it is late (C62)", () => {
    const tomorrow = addDays(today, 1);
    expect(wordsOf({ promised_on: tomorrow })).toContain(`Arrives by ${formatDeliveryDay(tomorrow)}`);
    expect(wordsOf({ promised_on: addDays(today, -1) })).toContain("It should have come by");
  });
});
