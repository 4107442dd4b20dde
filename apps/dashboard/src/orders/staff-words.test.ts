import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { expect, it } from "vitest";
import { staffWords } from "./staff-words.ts";

const ONLINE = "Online Payment";

it.each([
  ["Pending", CASH_ON_DELIVERY, false, "Waiting for us to accept"],
  ["Pending", ONLINE, true, "Waiting for us to accept"],
  ["Pending", ONLINE, false, "Waiting for its payment"],
  ["Confirmed", ONLINE, true, "Waiting for us to pack"],
  ["Packed", ONLINE, true, "Waiting for us to hand it over"],
  ["Delivered", ONLINE, true, "Delivered: nothing is left to do"],
  ["Another", ONLINE, true, "Another"],
])("An order that is %s, by %s, paid: %s, is %s", (order_status, pay_type, is_paid, words) => {
  expect(staffWords({ order_status, pay_type, is_paid })).toBe(words);
});

it("A delivered order with an open return has something to be done", () => {
  const order = { order_status: "Delivered", pay_type: ONLINE, is_paid: true };
  expect(staffWords({ ...order, return_requested_at: "2026-03-14T06:30:00Z" })).toBe("Delivered: a return is open");
});
