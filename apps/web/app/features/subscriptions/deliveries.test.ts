import { addDays, calendarDate, fromRupees, todayInIndia } from "@store/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bySoonest, deliveriesOf, type SubscriptionData } from "./deliveries.ts";

const DAY = calendarDate("2026-03-15");
if (!DAY) throw new Error("Not a day");

const subscription: SubscriptionData = {
  id: 1,
  active: true,
  product: 7,
  product_details: { id: 7, name: "Cow Ghee 500 ml", image1: undefined, home_image: undefined },
  quantity: 2,
  delivery_options_details: [{ id: 2, name: "Every month", duration: 30 }],
  delivery_option: 2,
  start_date: "2026-02-15",
  next_delivery_date: "2026-03-17",
  shifted_delivery_date: undefined,
  last_delivery_date: undefined,
  next_charge_date: undefined,
  next_charge_amount: undefined,
  subscription_price: fromRupees(1249),
  total_price: fromRupees(2373.1),
};

/** The first and the last moment of March 15 in India, and those beside them. */
const EDGES = [
  ["2026-03-14T18:29:59.999Z", "2026-03-14", "3 days"],
  ["2026-03-14T18:30:00.000Z", "2026-03-15", "2 days"],
  ["2026-03-15T18:29:59.999Z", "2026-03-15", "2 days"],
  ["2026-03-15T18:30:00.000Z", "2026-03-16", "Tomorrow"],
  ["2026-03-16T18:30:00.000Z", "2026-03-17", "Today"],
] as const;

describe.each(["America/Los_Angeles", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"])(
  "with the browser in %s",
  (zone) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });

    it.each(EDGES)(
      "at %s it is %s in India, and the delivery of March 17 is: %s [R163] [R164]",
      (moment, day, label) => {
        const today = todayInIndia(new Date(moment));
        expect(today).toBe(day);
        expect(deliveriesOf(subscription, today).countdown).toMatchObject({ label, isSoon: true });
      },
    );

    it.each([
      [-1, false],
      [0, true],
      [7, true],
      [8, false],
    ])("a delivery in %d days can be shifted: %s [R167]", (days, isOffered) => {
      const soon = { ...subscription, next_delivery_date: addDays(DAY, days) };
      expect(deliveriesOf(soon, DAY).canShift).toBe(isOffered);
    });
  },
);

describe("the deliveries of a subscription", () => {
  it("are shifted once [R167]", () => {
    const shifted = deliveriesOf({ ...subscription, shifted_delivery_date: "2026-03-20" }, DAY);
    expect(shifted).toMatchObject({ isShifted: true, planned: "2026-03-20", canShift: false });
  });

  it("of one that is paused: only its last one, until that day has passed [C43]", () => {
    const paused = { ...subscription, active: false, last_delivery_date: DAY };
    expect(deliveriesOf(paused, DAY)).toMatchObject({ countdown: { label: "Paused" }, oneMore: DAY, canShift: false });
    expect(deliveriesOf(paused, addDays(DAY, 1)).oneMore).toBeUndefined();
    expect(deliveriesOf({ ...paused, active: true }, DAY).oneMore).toBeUndefined();
  });

  it.each([
    [9, true],
    [10, false],
  ])("in %d days still goes out after a pause today: %s [C43]", (days, goesOut) => {
    const planned = addDays(DAY, days);
    const { lastIfPaused } = deliveriesOf({ ...subscription, next_delivery_date: planned }, DAY);
    expect(lastIfPaused).toBe(goesOut ? planned : undefined);
  });

  it("come in the order of their days, the paused ones last", () => {
    const one = (id: number, days: number, active = true) => ({
      ...subscription,
      id,
      active,
      next_delivery_date: addDays(DAY, days),
    });
    const listed = bySoonest([one(1, 40), one(2, 1, false), one(3, 5), one(4, 9)], DAY);
    expect(listed.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });
});
