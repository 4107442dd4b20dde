import { order, orderList } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { newOrderOf } from "../../testing/new-buyer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { promiseOf } from "./order-promise.ts";

const SUNDAY = new Date("2026-03-15T06:30:00Z");
const MONDAY = new Date("2026-03-16T06:30:00Z");

const addressIn = (place: string) => ({ id: 1, full_name: "Asha", mobile_no: "", full_address: `1 Road, ${place}` });
const AHMEDABAD = addressIn("Ahmedabad, Gujarat 380054, India");
const PUNE = addressIn("Pune, Maharashtra 411007, India");

const ORDER = {
  ...{ orderStatus: "Pending", isPaid: false, payType: "Cash on Delivery" },
  ...{ shippingAddress: AHMEDABAD, deliveryDay: null },
};
const placed = { state: "Pending", action: "place", at: SUNDAY };
const confirmed = { state: "Confirmed", action: "accept", at: MONDAY };

const promise = (change: Partial<Parameters<typeof promiseOf>[0]>, steps = [placed], now = SUNDAY) =>
  promiseOf({ ...ORDER, ...change }, steps, { now, policy: DEFAULT_POLICY });

describe("the day that an order promises (C62)", () => {
  test.each([
    ["before it is confirmed: from now", {}, [placed], "2026-03-17"],
    ["from its confirmation", { orderStatus: "Confirmed" }, [placed, confirmed], "2026-03-18"],
    ["to the rest of India", { orderStatus: "Confirmed", shippingAddress: PUNE }, [placed, confirmed], "2026-03-23"],
    [
      "from when it was sent again",
      { orderStatus: "Shipped" },
      [placed, confirmed, { state: "Shipped", action: "send again", at: new Date("2026-04-01T06:30:00Z") }],
      "2026-04-03",
    ],
    ["of a subscription: its day, when that is later", { deliveryDay: "2026-05-01" }, [placed], "2026-05-01"],
    ["waiting for its payment: none", { payType: "Online Payment" }, [placed], undefined],
    ["once it is delivered: none", { orderStatus: "Delivered" }, [placed, confirmed], undefined],
    ["once it is cancelled: none", { orderStatus: "Cancelled" }, [placed], undefined],
  ])("%s", (_name, change, steps, day) => {
    expect(promise(change, steps)).toBe(day);
  });
});

const store = useTestStore();

test("the list and the order tell the same day, and since when it is as it is (C58)", async () => {
  const { call, id } = await newOrderOf(store(), 1002);
  store().clock.advance(60);
  const confirmedAt = store().clock.read().toISOString();
  await moveOrder(store(), id, "Confirmed");
  store().clock.advance(24 * 60);
  const { data } = await expectDone(call(order, { params: { id } }));
  const [listed] = (await expectDone(call(orderList))).data;
  expect(data).toMatchObject({ status_since: confirmedAt, promised_on: expect.stringMatching(/^2026-03-/) });
  expect(listed).toMatchObject({ status_since: data.status_since, promised_on: data.promised_on });
});
