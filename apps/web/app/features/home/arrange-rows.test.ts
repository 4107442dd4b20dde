import { PRODUCT_SECTIONS } from "@store/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeRows } from "./arrange-rows.ts";

const product = (id: number) => ({ id, name: `Ghee ${id}`, image: undefined, rating: 0, reviews: 0 });
const sectionOf = (id: number, count = 6) => ({
  id,
  label: `Section ${id}`,
  description: undefined,
  products: Array.from({ length: count }, (_, place) => product(place)),
});
const looks = (sections: readonly ReturnType<typeof sectionOf>[]) =>
  arrangeRows(sections).rows.map(({ look, section }) => `${section.id} ${look}`);
const { mustTryGir } = PRODUCT_SECTIONS;

describe("the product rows of the home page", () => {
  it("are composed differently, and all after the last look share one row [R47]", () => {
    const sections = Object.values(PRODUCT_SECTIONS).map((id) => sectionOf(id));
    expect(looks(sections)).toEqual(["1 feature", "2 shelf", "3 list", `${mustTryGir} story`]);
    expect(arrangeRows(sections).more.map(({ id }) => id)).toEqual([5, 6, 7]);
  });

  it("tell the cows' story wherever their section stands", () => {
    expect(looks([sectionOf(mustTryGir), sectionOf(7)])).toEqual([`${mustTryGir} story`, "7 feature"]);
  });

  it("leave out a section without products, and compose nothing of three", () => {
    expect(arrangeRows([sectionOf(1, 0), sectionOf(2, 3)])).toEqual({ rows: [], more: [sectionOf(2, 3)] });
  });

  it("keep a reason where a list has the room for it, and tags where a card is no line", () => {
    const sections = [1, 2, 3].map((id) => {
      const { products, ...section } = sectionOf(id, 4);
      return { ...section, products: products.map((one) => ({ ...one, tags: ["Best Seller"], reason: "From curd" })) };
    });
    const counted = arrangeRows(sections).rows.map(({ look, section: { products } }) => [
      look,
      products.filter(({ reason }) => reason).length,
      products.filter(({ tags }) => tags).length,
    ]);
    expect(counted).toEqual([
      ["feature", 0, 1],
      ["shelf", 0, 4],
      ["list", 4, 0],
    ]);
  });

  it("are at most five, and lose no section that has products", () => {
    const id = fc.constantFrom(...Object.values(PRODUCT_SECTIONS));
    const some = fc.uniqueArray(fc.record({ id, count: fc.nat(9) }), { selector: (one) => one.id });
    fc.assert(
      fc.property(some, (sections) => {
        const { rows, more } = arrangeRows(sections.map(({ id, count }) => sectionOf(id, count)));
        expect(rows.length + Math.min(more.length, 1)).toBeLessThanOrEqual(5);
        expect(new Set(rows.map(({ look }) => look)).size).toBe(rows.length);
        const shown = [...rows.map(({ section }) => section.id), ...more.map((section) => section.id)];
        expect(shown.toSorted()).toEqual(
          sections
            .filter(({ count }) => count > 0)
            .map((section) => section.id)
            .toSorted(),
        );
      }),
    );
  });
});
