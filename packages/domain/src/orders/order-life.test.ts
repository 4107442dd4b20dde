import { describe, expect, it } from "vitest";
import { day } from "../testing/day.ts";
import { arrivalWords, lifeWordOf, orderLifeWord } from "./order-life.ts";
import { ORDER_STATES } from "./order-states.ts";

const cash = { isPaid: false, isCash: true };
const online = { isPaid: false, isCash: false };

describe("the life of an order in shoppers' words (C58)", () => {
  it("has a word for each state", () => {
    expect(ORDER_STATES.map((orderStatus) => orderLifeWord({ orderStatus, ...cash }))).toEqual([
      ...["Placed", "Confirmed", "Packed", "On its way", "Delivered", "Cancelled", "Undelivered", "Returned"],
    ]);
  });

  it.each([
    ["Pending", online, "Waiting for payment"],
    ["Pending", { ...online, isPaid: true }, "Placed"],
    ["Cancelled", online, "Cancelled"],
    ["At the post office", online, "At the post office"],
  ])("of one that is %s, %j: %s", (orderStatus, order, word) => {
    expect(orderLifeWord({ orderStatus, ...order })).toBe(word);
  });

  it("never says that a step that is over waits for a payment", () => {
    expect(lifeWordOf("Pending")).toBe("Placed");
  });
});

describe("what is said of the promised day (C62)", () => {
  it.each([
    ["2026-03-17", "Arrives by Wednesday, 18 Mar 2026"],
    ["2026-03-18", "Arrives by Wednesday, 18 Mar 2026"],
    ["2026-03-19", "It should have come by Wednesday, 18 Mar 2026. We are sorry that it is late."],
  ])("on %s: %s", (today, words) => {
    expect(arrivalWords(day("2026-03-18"), day(today))).toBe(words);
  });
});
