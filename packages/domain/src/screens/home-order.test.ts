import fc from "fast-check";
import { expect, it, test } from "vitest";
import { HOME_ORDER, HOME_PLACE_NAMES, homePlacesOf, readHomeOrder, writeHomeOrder } from "./home-order.ts";

it("has the order of the specification where the owner has none [R45]", () => {
  expect(HOME_ORDER.map((place) => HOME_PLACE_NAMES[place])).toEqual([
    ...["About us", "Counters", "Gift hamper", "New arrivals", "Certificates", "View more", "Groceries"],
    ...["Product rows", "Monsoon Special", "Middle banners", "Masala pictures", "Videos", "Blog", "Testimonials"],
    ...["Brands", "Awards", "Licence", "Non GMO", "Available at", "Services", "Lower banners"],
  ]);
  expect(readHomeOrder(writeHomeOrder(HOME_ORDER))).toEqual({ ok: true, value: HOME_ORDER });
  expect(homePlacesOf(HOME_ORDER)).toBeNull();
});

it("has each section once, whatever the owner's order leaves out", () => {
  const some = fc.shuffledSubarray([...HOME_ORDER], { minLength: 1 });
  fc.assert(
    fc.property(some, (order) => {
      const read = readHomeOrder(writeHomeOrder(order));
      const whole = read.ok ? read.value : [];
      expect([...whole].sort()).toEqual([...HOME_ORDER].sort());
      expect(whole.filter((place) => order.includes(place))).toEqual(order);
      expect(homePlacesOf(whole)?.map((place) => HOME_ORDER[place]) ?? HOME_ORDER).toEqual(whole);
    }),
  );
});

it("puts a section that is missing behind the one that it usually follows", () => {
  const [first, second, ...others] = HOME_ORDER;
  expect(readHomeOrder(writeHomeOrder([...others, first]))).toEqual({ ok: true, value: [...others, first, second] });
  expect(readHomeOrder(writeHomeOrder([...others].reverse()))).toEqual({
    ok: true,
    value: [first, second, ...[...others].reverse()],
  });
});

test.each(["", "about\nabout", "about\nhero", "About", "about\n", "about,statistics", "constructor"])(
  "refuses %j",
  (text) => {
    expect(readHomeOrder(text)).toMatchObject({ ok: false, refusal: { code: "home-order" } });
  },
);
