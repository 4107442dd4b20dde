import { addDays, COUNTRY_INDIA, checkPostalCode, DAY_MS, DEFAULT_POLICY, todayInIndia } from "@store/domain";
import { describe, expect, it } from "vitest";
import { demoProducts, demoShop } from "./demo-shop.ts";
import { DEMO_ADDRESSES } from "./people/demo-history.ts";

const now = new Date("2026-03-14T06:30:00.000Z");
const daysBefore = (date: Date | undefined) => (now.getTime() - (date?.getTime() ?? Number.NaN)) / DAY_MS;

describe("demoShop", () => {
  it("is the same at the same moment", () => {
    expect(demoShop({ now })).toEqual(demoShop({ now }));
  });

  it("is plain data", () => {
    const shop = demoShop({ now });
    expect(structuredClone(shop)).toEqual(shop);
  });

  it("has people who live where their PIN codes are", () => {
    for (const { postalCode, state } of DEMO_ADDRESSES) {
      expect(checkPostalCode(postalCode, COUNTRY_INDIA.id, state)).toEqual({ ok: true, value: postalCode });
    }
  });

  it("counts its dates from now", () => {
    const { people, events } = demoShop({ now });
    expect(people.map(({ joinedAt }) => daysBefore(joinedAt))).toEqual([200, 200, 200, 200, 200]);
    const [customer] = people;
    expect(customer?.orders.map(({ placedAt }) => daysBefore(placedAt))).toEqual([96, 41, 23, 3, 1]);
    expect(customer?.subscriptions.map(({ nextDeliveryDate }) => nextDeliveryDate)).toContain("2026-03-18");
    expect(events.some(({ startsAt }) => startsAt < now)).toBe(true);
    expect(events.some(({ startsAt }) => startsAt > now)).toBe(true);
  });

  it("orders, subscribes to and puts into carts only what it sells", () => {
    const { products, people, visitor } = demoShop({ now });
    const sold = new Set(products.map(({ id }) => id));
    const named = [
      ...people.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(([id]) => id))),
      ...people.flatMap(({ subscriptions }) => subscriptions.map(({ productId }) => productId)),
      ...visitor.cart,
      ...visitor.wishes,
    ];
    expect(named.filter((id) => !sold.has(id))).toEqual([]);
  });

  it("shows a film beside some thirty products, and four pictures of each [R67]", () => {
    const { products } = demoShop({ now });
    const filmed = products.filter(({ videos }) => videos.length > 0);
    expect(filmed.length).toBeGreaterThanOrEqual(30);
    for (const { videos } of filmed) for (const { name } of videos) expect(name).toMatch(/\w/);
    for (const { name, pictures } of products) expect(new Set(pictures.map(({ alt }) => alt)).size, name).toBe(4);
  });

  it("has batches of what is in stock, two of some products and one that expires soon", () => {
    const { batches, products } = demoShop({ now });
    const today = todayInIndia(now);
    const warned = addDays(today, DEFAULT_POLICY.bestBeforeWarningDays);
    expect(batches.filter(({ bestBefore }) => bestBefore <= warned).map(({ number }) => number)).toEqual(["TUR-118"]);
    const ofProduct = Map.groupBy(batches, ({ productId }) => productId);
    expect([...ofProduct.values()].filter((some) => some.length === 2)).toHaveLength(2);
    for (const [id, some] of ofProduct) {
      const stock = products.find((product) => product.id === id)?.stock ?? 0;
      expect(some.reduce((sum, { left }) => sum + left, 0)).toBeLessThanOrEqual(stock);
      expect(some.map(({ bestBefore }) => bestBefore)).toEqual(some.map(({ bestBefore }) => bestBefore).sort());
    }
  });

  it("has discounts that begin and end at midnight in India", () => {
    for (const { startsAt, endsAt } of demoShop({ now }).discounts) {
      for (const at of [startsAt, endsAt]) expect(at.toISOString()).toMatch(/T18:30:00\.000Z$/);
    }
  });

  it("has something that waits for the staff, and consultations at hours that are offered", () => {
    const { requests, appointmentSlots } = demoShop({ now });
    expect(requests.inquiries.map(({ state }) => state)).toContain("open");
    expect(requests.leads.map(({ kind }) => kind)).toEqual(["b2b", "export"]);
    expect(requests.appointments.map(({ startsAt }) => startsAt > now)).toEqual([true, false]);
    const offered = new Set(
      appointmentSlots.filter((slot) => slot.startingHour === "11:00").map((slot) => slot.weekday),
    );
    for (const { startsAt } of requests.appointments) expect(offered).toContain(startsAt.getUTCDay());
  });

  it("adds more products beside its own", () => {
    const own = new Set(demoShop({ now }).products.map(({ id }) => id));
    const more = [...demoProducts(300, { now })];
    expect(more.filter(({ id }) => own.has(id))).toEqual([]);
  });
});
