import { LOWER_SECTIONS, PRODUCT_SECTIONS, TESTIMONIAL_CHARACTERS, UPPER_SECTIONS } from "@store/domain";
import { describe, expect, it } from "vitest";
import { BANNERS } from "./banners.ts";
import { BLOGS } from "./blogs/index.ts";
import { CATEGORIES } from "./categories.ts";
import { LOWER_SECTION_SEEDS, PRODUCT_SECTION_SEEDS, UPPER_SECTION_SEEDS } from "./home.ts";
import { TESTIMONIALS } from "./home-lists.ts";
import { PRODUCTS } from "./products/index.ts";

const sorted = (ids: Iterable<number>) => [...ids].sort((one, other) => one - other);
const productIds = PRODUCTS.map(({ id }) => id);
const categoryIds = CATEGORIES.map(({ id }) => id);

describe("home sections", () => {
  it.each([
    ["upper", UPPER_SECTION_SEEDS, UPPER_SECTIONS],
    ["product", PRODUCT_SECTION_SEEDS, PRODUCT_SECTIONS],
    ["lower", LOWER_SECTION_SEEDS, LOWER_SECTIONS],
  ] as const)("cover every %s id once [R47]", (_, seeds, ids) => {
    expect(sorted(seeds.map(({ id }) => id))).toEqual(sorted(Object.values(ids)));
  });

  it("lead only to what exists", () => {
    for (const { images, label } of [...UPPER_SECTION_SEEDS, ...PRODUCT_SECTION_SEEDS, ...LOWER_SECTION_SEEDS])
      for (const { productId, categoryId, alt } of images) {
        if (productId !== null) expect(productIds, label).toContain(productId);
        if (categoryId !== null) expect(categoryIds, label).toContain(categoryId);
        expect(alt, label).not.toBe("");
      }
  });

  it("give every product carousel more than four products, so that it scrolls [R49]", () => {
    for (const { images, label } of PRODUCT_SECTION_SEEDS) expect(images.length, label).toBeGreaterThan(4);
  });

  it("keep one section out of sight, so that skipping it can be seen [R47]", () => {
    expect(LOWER_SECTION_SEEDS.filter(({ isVisible }) => !isVisible).map(({ id }) => id)).toEqual([3]);
  });
});

describe("banners", () => {
  it("fill the three bands, and each leads to one thing that exists [R46]", () => {
    expect(new Set(BANNERS.map(({ sequence }) => sequence))).toEqual(new Set(["Upper", "Middle", "Lower"]));
    for (const { categoryId, productId, title } of BANNERS) {
      expect(
        [categoryId, productId].filter((id) => id !== null),
        title,
      ).toHaveLength(1);
      if (categoryId !== null) expect(categoryIds).toContain(categoryId);
      if (productId !== null) expect(productIds).toContain(productId);
    }
  });
});

describe("words", () => {
  it("hold testimonials longer and shorter than the cut [R51]", () => {
    const longer = TESTIMONIALS.filter(({ description }) => description.length > TESTIMONIAL_CHARACTERS);
    expect(longer.length).toBeGreaterThan(0);
    expect(longer.length).toBeLessThan(TESTIMONIALS.length);
  });

  it("hold more blogs than the home page shows, newest first, over several months [R50]", () => {
    const ages = BLOGS.map(({ publishedDaysAgo }) => publishedDaysAgo);
    expect(BLOGS.length).toBeGreaterThan(8);
    expect(ages).toEqual(sorted(ages));
    expect(Math.max(...ages)).toBeGreaterThan(180);
  });
});
