import { describe, expect, it } from "vitest";
import {
  BANNERS,
  BLOGS,
  CATEGORIES,
  LOWER_SECTION_SEEDS,
  PRODUCT_SECTION_SEEDS,
  PRODUCTS,
  STORES,
  UPPER_SECTION_SEEDS,
  VIDEOS,
} from "../catalogue/index.ts";
import { drawPicture } from "./draw-picture.ts";

/** The first product in every kind of pack. */
const ONE_OF_EACH_PACK = PRODUCTS.filter(
  ({ picture }, index) => PRODUCTS.findIndex((other) => other.picture.pack === picture.pack) === index,
);

/** Mistakes that a renderer skips silently: NaN, `undefined`, a reference to a missing definition. */
function faultsOf(svg: string): string[] {
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const lost = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id).filter((id) => !known.has(id));
  const broken = /NaN|Infinity|undefined|null|<text/.exec(svg)?.[0];
  return [...lost, ...(broken === undefined ? [] : [broken])];
}

const sections = [...UPPER_SECTION_SEEDS, ...PRODUCT_SECTION_SEEDS, ...LOWER_SECTION_SEEDS];
const keys = [
  ...ONE_OF_EACH_PACK.flatMap(({ id }) => [`product/${id}/2`, `product/${id}/3`, `product/${id}/4`]),
  ...CATEGORIES.flatMap(({ id }) => [`category/${id}/web`, `category/${id}/mobile`, `category/${id}/tile`]),
  ...BANNERS.flatMap(({ imageKey }) => [`${imageKey}/web`, `${imageKey}/mobile`]),
  ...sections.flatMap(({ imageKey, images }) => [
    ...(imageKey === null ? [] : [imageKey]),
    ...images.map((one) => one.imageKey),
  ]),
  ...BLOGS.flatMap(({ imageKey, contentHtml }) => [
    imageKey,
    ...[...contentHtml.matchAll(/src="picture:([^"]+)"/g)].map(([, key = ""]) => key),
  ]),
  ...STORES.map(({ imageKey }) => imageKey),
  ...VIDEOS.map(({ id }) => `video/${id}`),
  ...[
    "about-hero",
    "vaidya-hero",
    "subscribe",
    "elite",
    "so-coin",
    "blogs",
    "gift-voucher",
    "contact",
    "business",
    "exports",
    "franchise",
    "inspire",
  ].map((name) => `page/${name}`),
  ...[1, 2, 3].flatMap((number) => [`page/consult-${number}`, `page/organic-living-${number}`]),
  ...[1, 2, 3, 4, 5, 6].flatMap((number) => [`page/appreciation-${number}`, `event/${number}`]),
  ...[7, 10, 12].map((number) => `event/${number}`),
  ...["mark", "tile", "wordmark", "wordmark-light"].map((name) => `logo/${name}`),
];

describe("drawPicture", () => {
  it("draws the front of every product without a fault", () => {
    for (const { id, name } of PRODUCTS)
      expect(faultsOf(drawPicture(`product/${id}/1`) ?? "undefined"), name).toEqual([]);
  }, 60_000);

  it("draws every other picture that the seed and the pages name", () => {
    for (const key of new Set(keys)) expect(faultsOf(drawPicture(key) ?? "undefined"), key).toEqual([]);
  }, 60_000);

  it("gives as many views as the gallery has, and no more", () => {
    expect(drawPicture("product/1001/4")).toBeDefined();
    expect(drawPicture("product/1001/5")).toBeUndefined();
  });

  it("draws the same every time, and no two products alike", () => {
    expect(drawPicture("product/1161/1")).toBe(drawPicture("product/1161/1"));
    expect(new Set(ONE_OF_EACH_PACK.map(({ id }) => drawPicture(`product/${id}/1`))).size).toBe(
      ONE_OF_EACH_PACK.length,
    );
  });

  it.each([
    "",
    "product",
    "product/1001",
    "product/1001/1/1",
    "product/-1/1",
    "product/1e3/1",
    "page/hasOwnProperty",
    "banner/99/web",
    "banner/1/tile",
    "store/1/1",
    "logo",
  ])("has no picture for %j", (key) => expect(drawPicture(key)).toBeUndefined());
});
