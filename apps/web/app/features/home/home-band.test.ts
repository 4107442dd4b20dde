import { describe, expect, it } from "vitest";
import { bandOf } from "./home-band.ts";

const nothing = {
  product: undefined,
  product_name: undefined,
  category: undefined,
  category_name: undefined,
  alt: undefined,
  label: undefined,
};
const tileOf = (tile: Partial<Parameters<typeof bandOf>[0]["images"][number]>) =>
  bandOf({
    id: 1,
    label: "Gifts",
    description: undefined,
    image: undefined,
    is_visible_on_website: true,
    images: [{ image: "/1.webp", ...nothing, ...tile }],
  }).images[0];

describe("a tile of a home section [R47]", () => {
  it.each([
    ["leads to its product", { product: 7, product_name: "A2 Ghee" }, { to: "/products/7/A2-Ghee" }],
    ["leads to its category", { category: 3, category_name: "Honey" }, { to: "/shop?category=3&category_name=Honey" }],
    ["that has neither leads nowhere", {}, {}],
    ["has its label in the place of a picture's words", { label: "Ghee", alt: "A jar of ghee" }, { label: "Ghee" }],
    ["without a label has a picture's words", { alt: "A jar of ghee" }, { alt: "A jar of ghee" }],
  ])("%s", (_, tile, shown) => {
    expect(tileOf(tile)).toEqual({ image: "/1.webp", ...shown });
  });
});
