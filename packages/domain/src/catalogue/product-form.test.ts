import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise } from "../money/money.ts";
import { splitGst } from "../money/price.ts";
import { readFilmLink } from "./film-link.ts";
import {
  checkGstRate,
  checkHsnCode,
  checkPrice,
  checkProduct,
  checkStockCount,
  GST_RATES,
  PRODUCT_LIMITS,
  PRODUCT_MESSAGES,
  type ProductDraft,
  productSearchWords,
} from "./product-form.ts";

const PICTURES = [
  { image: "/media/product/1/1.640.webp", alt: "A jar of ghee" },
  { image: "/media/product/1/2.640.webp", alt: "Its label" },
];
const GHEE: ProductDraft = {
  name: " A2 Ghee ",
  categoryId: 11,
  brandId: null,
  foamId: null,
  sectionId: null,
  tagIds: [3, 1],
  pricePaid: fromRupees(649),
  gstRate: 5,
  hsnCode: "0405 90",
  benefits: ["Churned slowly", " ", "From Gir cows "],
  description: "<p>Golden</p>",
  metaTitle: "",
  metaDescription: "Golden ghee",
  metaKeywords: "ghee",
  pictures: PICTURES,
  homeImage: "",
  videos: [{ name: "How it is made", embedLink: "https://youtu.be/abcdefgh" }],
  isArchived: false,
};

const refusals = (change: Partial<ProductDraft>) => {
  const checked = checkProduct({ ...GHEE, ...change });
  return checked.ok ? {} : Object.fromEntries(checked.refusals.map(({ field, message }) => [field, message]));
};

describe("a product as staff write it", () => {
  it("is tidied: trimmed, without empty lines, its title and pictures filled in", () => {
    const checked = checkProduct(GHEE);
    expect(checked.ok && checked.value).toMatchObject({
      name: "A2 Ghee",
      tagIds: [1, 3],
      hsnCode: "040590",
      benefits: ["Churned slowly", "From Gir cows"],
      metaTitle: "A2 Ghee",
      image: "/media/product/1/1.640.webp",
      homeImage: "/media/product/1/1.640.webp",
    });
  });

  it("needs a name, a category and a rate of GST alone", () => {
    const nothing: ProductDraft = {
      ...{ name: "", categoryId: null, brandId: null, foamId: null, sectionId: null, tagIds: [], pricePaid: null },
      ...{ gstRate: null, hsnCode: "", benefits: [], description: "", metaTitle: "", metaDescription: "" },
      ...{ metaKeywords: "", pictures: [], homeImage: "", videos: [], isArchived: false },
    };
    expect(refusals(nothing)).toEqual({
      name: PRODUCT_MESSAGES.name,
      categoryId: PRODUCT_MESSAGES.category,
      gstRate: PRODUCT_MESSAGES.gstRate,
    });
    const checked = checkProduct({ ...nothing, name: "Ghee", categoryId: 1, gstRate: 0 });
    expect(checked.ok && checked.value).toMatchObject({ pricePaid: 0, image: "", homeImage: "" });
  });

  it.each<[string, Partial<ProductDraft>, string]>([
    ["name", { name: "x".repeat(PRODUCT_LIMITS.name + 1) }, "At most 150 characters, please."],
    ["tagIds", { tagIds: [4] }, PRODUCT_MESSAGES.tag],
    ["pricePaid", { pricePaid: fromRupees(0) }, PRODUCT_MESSAGES.price],
    ["pricePaid", { pricePaid: fromRupees(10_000_000.01) }, "A price is at most ₹1,00,00,000."],
    ["gstRate", { gstRate: 12 }, PRODUCT_MESSAGES.gstRate],
    ["hsnCode", { hsnCode: "123" }, PRODUCT_MESSAGES.hsnCode],
    ["benefits", { benefits: Array.from({ length: 13 }, (_, place) => `${place}`) }, PRODUCT_MESSAGES.benefits],
    ["benefits", { benefits: ["x".repeat(201)] }, "At most 200 characters, please."],
    ["description", { description: "x".repeat(50_001) }, "At most 50000 characters, please."],
    ["pictures", { pictures: [{ image: "/media/a/b.640.webp", alt: " " }] }, PRODUCT_MESSAGES.alt],
    [
      "pictures",
      { pictures: Array.from({ length: 21 }, () => ({ image: "/media/a/b.640.webp", alt: "A" })) },
      PRODUCT_MESSAGES.pictures,
    ],
    ["homeImage", { homeImage: "/media/elsewhere.640.webp" }, PRODUCT_MESSAGES.homeImage],
    ["videos", { videos: [{ name: "", embedLink: "https://youtu.be/abcdefgh" }] }, PRODUCT_MESSAGES.videoName],
    ["videos", { videos: [{ name: "A", embedLink: "https://video.example/1" }] }, PRODUCT_MESSAGES.videoLink],
    ["metaDescription", { metaDescription: "x".repeat(321) }, "At most 320 characters, please."],
  ])("is refused at %s: %j", (field, change, message) => expect(refusals(change)).toEqual({ [field]: message }));
});

describe("price and GST", () => {
  it.each([
    [null, 0],
    [1, 1],
    [0, "price-zero"],
    [-1, "price-zero"],
    [PRODUCT_LIMITS.price * 100, PRODUCT_LIMITS.price * 100],
    [PRODUCT_LIMITS.price * 100 + 1, "price-too-high"],
  ])("a price of %s paise is %s", (price, expected) => {
    const checked = checkPrice(price === null ? null : paise(price));
    expect(checked.ok ? checked.value : checked.refusal.code).toBe(expected);
  });

  it.each([0, 5, 18, 40])("%i percent is a rate", (rate) => expect(checkGstRate(rate).ok).toBe(true));
  it.each([null, 3, 12, 28, 4.9])("%s percent is none", (rate) => expect(checkGstRate(rate).ok).toBe(false));

  it("base price and GST of what is accepted always add up to the price", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: PRODUCT_LIMITS.price * 100 }),
        fc.constantFrom(...GST_RATES),
        (price, rate) => {
          const { base, gst } = splitGst(paise(price), rate);
          expect(base + gst).toBe(price);
          expect(Math.min(base, gst)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each(["", "0405", "040590", "04059020", " 0405 90 "])("%j is an HSN code", (code) =>
    expect(checkHsnCode(code).ok).toBe(true),
  );
  it.each(["1", "12345", "123456789", "04O5"])("%j is none", (code) => expect(checkHsnCode(code).ok).toBe(false));
});

it.each([
  [null, true],
  [0, true],
  [1_000_000, true],
  [1_000_001, false],
  [-1, false],
  [1.5, false],
])("a count of %s is accepted: %s", (stock, isAccepted) => expect(checkStockCount(stock).ok).toBe(isAccepted));

it.each([
  ["/media/film/ghee-making", "own"],
  ["https://www.youtube.com/watch?v=abcdefgh", "youtube"],
  ["https://www.instagram.com/reel/Abc123/", "instagram"],
  ["https://www.youtube.com/", undefined],
  ["javascript:alert(1)", undefined],
])("the film of %s is on %s", (link, kind) => expect(readFilmLink(link)?.kind).toBe(kind));

it("the search words are those of brand, categories and label, one after another", () => {
  expect(productSearchWords(["Gir Gauvan", "Dairy & Ghee", undefined, "A2 ઘી"])).toBe("gir gauvan dairy ghee a2 ઘી");
});
