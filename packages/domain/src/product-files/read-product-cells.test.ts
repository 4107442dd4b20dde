import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NET_UNITS } from "../catalogue/pack-size.ts";
import { FOOD_MARKS } from "../catalogue/product-facts.ts";
import { GST_RATES } from "../catalogue/product-form.ts";
import { fromRupees, paise } from "../money/money.ts";
import { EMPTY_PRODUCT, type ProductCells, type ProductOfFile } from "./product-columns.ts";
import { type ReadingContext, readProductCells, writeProductCells } from "./read-product-cells.ts";

const CONTEXT: ReadingContext = {
  places: {
    categories: [
      { id: 1, name: "Dairy", path: [] },
      { id: 2, name: "Ghee", path: ["Dairy"] },
      { id: 3, name: "Books", path: [] },
      { id: 4, name: "New", path: ["Dairy"] },
      { id: 5, name: "New", path: ["Books"] },
    ],
    brands: [{ id: 1, name: "Surabhi" }],
    foams: [{ id: 7, name: "Oil" }],
    sections: [{ id: 9, name: "Daily needs" }],
  },
  defaults: { categoryId: null, gstRate: null },
  isForeign: false,
  cleanHtml: (html) => html.replace(/<script>.*<\/script>/g, ""),
};

const GHEE: ProductOfFile = {
  ...EMPTY_PRODUCT,
  ...{
    name: "Gir Cow Ghee",
    categoryId: 2,
    brandId: 1,
    foamId: 7,
    sectionId: 9,
    tagIds: [1],
    pricePaid: fromRupees(899.5),
  },
  ...{ gstRate: 5, hsnCode: "0405", benefits: ["Pure", "Slow"], description: "<p>Ghee</p>", metaTitle: "Gir Cow Ghee" },
  ...{ pictures: [{ image: "/media/a.webp", alt: "A jar" }], homeImage: "/media/a.webp", stock: 12, sku: "GHEE-500" },
  ...{ mrp: fromRupees(999), netQuantity: 500, netUnit: "ml", packGroup: "gir-ghee", packLabel: "500 ml" },
};
const CELLS = writeProductCells(GHEE, CONTEXT.places);

const read = (change: ProductCells, before: ProductOfFile | null = GHEE, context: Partial<ReadingContext> = {}) =>
  readProductCells({ ...CELLS, ...change }, before ?? undefined, { ...CONTEXT, ...context });

const ODD = fc.constantFrom(..."aZ09 \n\r\t\u0000<>'\"=;,:.-+@₹क\u093f\uFFFD😀");

/** A product as the rules leave it. */
const products: fc.Arbitrary<ProductOfFile> = (() => {
  const word = fc.stringMatching(/^[A-Za-z\u0905-\u0939\d"'=,;-]{1,12}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));
  const perhaps = fc.oneof(fc.constant(""), words);
  const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 }).map(paise));
  const rows = fc.array(fc.record({ name: fc.stringMatching(/^[A-Za-z]{1,10}$/), value: words }), { maxLength: 3 });
  return fc
    .record({
      name: words,
      categoryId: fc.constantFrom(1, 2, 3, 4, 5),
      brandId: fc.constantFrom(null, 1),
      foamId: fc.constantFrom(null, 7),
      sectionId: fc.constantFrom(null, 9),
      tagIds: fc.constantFrom([], [1], [1, 2], [3]),
      pricePaid: fc.option(fc.integer({ min: 1, max: 100_000 }).map(paise)),
      gstRate: fc.constantFrom(...GST_RATES),
      hsnCode: fc.constantFrom("", "0405", "04059020"),
      benefits: fc.array(words, { maxLength: 4 }),
      description: fc.oneof(
        perhaps,
        words.map((text) => `<p>${text}</p>\n<p>${text}</p>`),
      ),
      metaDescription: perhaps,
      metaKeywords: perhaps,
      alts: fc.array(words, { maxLength: 3 }),
      videos: fc.array(
        words.map((name) => ({ name, embedLink: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" })),
        { maxLength: 2 },
      ),
      isArchived: fc.boolean(),
      stock: fc.option(fc.nat(1_000_000)),
      sku: fc.stringMatching(/^[A-Z\d._-]{0,12}$/),
      barcode: fc.constantFrom("", "4006381333931"),
      cost: amount,
      content: fc.option(
        fc.record({ netQuantity: fc.integer({ min: 1, max: 9_999_999 }), netUnit: fc.constantFrom(...NET_UNITS) }),
      ),
      weightGrams: fc.option(fc.integer({ min: 1, max: 100_000 })),
      packGroup: fc.constantFrom("", "gir-ghee", "घी"),
      packLabel: fc.oneof(fc.constant(""), word),
      foodMark: fc.constantFrom("", ...FOOD_MARKS),
      ingredients: perhaps,
      nutrition: rows,
      maker: perhaps,
      storage: perhaps,
      details: rows,
    })
    .map(({ alts, content, ...fields }) => ({
      ...EMPTY_PRODUCT,
      ...fields,
      metaTitle: fields.name,
      pictures: alts.map((alt, place) => ({ image: `/media/${place}.webp`, alt })),
      homeImage: alts.length > 0 ? "/media/0.webp" : "",
      mrp: fields.pricePaid,
      netQuantity: content ? (content.netQuantity / 1000 > 100_000 ? 1 : content.netQuantity / 1000) : null,
      netUnit: content?.netUnit ?? null,
    }));
})();

describe("the shop's own file", () => {
  it("is the same products again when they are new to a shop", () => {
    fc.assert(
      fc.property(products, (product) => {
        const reading = readProductCells(writeProductCells(product, CONTEXT.places), undefined, CONTEXT);
        expect(reading.errors).toEqual([]);
        expect(reading.product).toEqual(expect.objectContaining(product));
      }),
      { numRuns: 50 },
    );
  });

  it("changes nothing when it comes back as it was, whatever its products hold", () => {
    const odd = (maxLength: number) => fc.string({ unit: ODD, maxLength });
    const old = fc.record({
      name: odd(200),
      hsnCode: odd(9),
      description: odd(60),
      benefits: fc.array(odd(9), { maxLength: 3 }),
      sku: fc.string(),
      categoryId: fc.constantFrom(4, 5, 99),
    });
    fc.assert(
      fc.property(products, old, (product, stale) => {
        const stored = { ...product, ...stale };
        const { changes, errors, notes } = readProductCells(writeProductCells(stored, CONTEXT.places), stored, CONTEXT);
        expect({ changes, errors, notes }).toEqual({ changes: [], errors: [], notes: [] });
      }),
      { numRuns: 30 },
    );
  });

  it("refuses any text in any cell in words, or takes it", () => {
    const hostile = fc.oneof(
      fc.string({ unit: ODD }),
      fc.constantFrom("'=1+1", "-5", "1e9", "NaN", "<p", "::", "\u0000"),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(CELLS)), hostile), (cells) => {
        for (const before of [GHEE, undefined]) {
          const { errors, product } = readProductCells({ ...CELLS, ...cells }, before, CONTEXT);
          expect(errors.every(({ message }) => message.length > 5)).toBe(true);
          if (errors.length === 0)
            expect(readProductCells(writeProductCells(product, CONTEXT.places), product, CONTEXT).changes).toEqual([]);
        }
      }),
    );
  });
});

describe("a cell that is changed", () => {
  it.each<[ProductCells, string, string, string]>([
    [{ name: " Gir  Ghee " }, "name", "Gir Cow Ghee", "Gir Ghee"],
    [{ price: "₹ 949.00" }, "price", "899.5", "949"],
    [{ price: "949,50" }, "price", "899.5", "949.5"],
    [{ price: "" }, "price", "899.5", ""],
    [{ category: "dairy > ghee ", tags: "best seller; Sugar Free" }, "tags", "Best Seller", "Best Seller\nSugar Free"],
    [{ category: "Books › New" }, "category", "Dairy › Ghee", "Books › New"],
    [{ category: "Books" }, "category", "Dairy › Ghee", "Books"],
    [{ gstRate: "18 %" }, "gstRate", "5", "18"],
    [{ benefits: "Pure\r\n\r\nSlow\r\nGolden" }, "benefits", "Pure\nSlow", "Pure\nSlow\nGolden"],
    [{ description: "<p>New</p><script>x</script>" }, "description", "<p>Ghee</p>", "<p>New</p>"],
    [{ netQuantity: "1.125" }, "netQuantity", "500", "1.125"],
    [{ isArchived: "Yes" }, "isArchived", "no", "yes"],
    [{ brand: "" }, "brand", "Surabhi", ""],
    [{ details: "Pages: 12" }, "details", "", "Pages: 12"],
  ])("%o changes that field alone", (cells, column, before, after) => {
    const { changes, errors } = read(cells);
    expect(errors).toEqual([]);
    expect(changes).toEqual([{ column, before, after }]);
  });

  it.each<[ProductCells, string, RegExp]>([
    [{ name: "" }, "name", /^What is the product called/],
    [{ price: "cheap" }, "price", /^This is no amount in rupees/],
    [{ price: "0" }, "price", /above zero/],
    [{ price: "1200" }, "mrp", /^The MRP is below the price/],
    [{ category: "Gee" }, "category", /^There is no category “Gee”. The shop has Dairy, Dairy › Ghee, Books, /],
    [{ category: "New" }, "category", /^Several categories are called “New”/],
    [{ brand: "Nobody" }, "brand", /^There is no brand “Nobody”. The shop has Surabhi\.$/],
    [{ form: "Gas" }, "form", /^There is no form “Gas”/],
    [{ tags: "Loud" }, "tags", /^There is no tag “Loud”. The shop has Best Seller/],
    [{ gstRate: "12" }, "gstRate", /rate of GST/],
    [{ gstRate: "much" }, "gstRate", /rate of GST/],
    [{ hsnCode: "12" }, "hsnCode", /HSN code/],
    [{ sku: "A B" }, "sku", /^A SKU has at most/],
    [{ barcode: "123" }, "barcode", /^This is no barcode/],
    [{ netUnit: "stone" }, "netUnit", /^The unit is g, kg, ml, l or piece/],
    [{ weightGrams: "heavy" }, "weightGrams", /whole grams/],
    [{ pictures: "http://example.com/a.jpg A jar" }, "pictures", /^A picture has an address that begins with https/],
    [{ pictures: "https://example.com/a.jpg" }, "pictures", /what each picture shows/],
    [{ isArchived: "perhaps" }, "isArchived", /yes or no/],
    [{ foodMark: "green" }, "foodMark", /veg or non-veg/],
    [{ nutrition: "Energy 897" }, "nutrition", /one line for each/],
    [{ description: "<div>".repeat(60) }, "description", /too many elements/],
    [{ maker: "Caf\uFFFD" }, "maker", /CSV UTF-8/],
  ])("%o is refused by its column", (cells, column, message) => {
    const { errors, changes } = read(cells);
    expect(errors).toEqual([{ column, message: expect.stringMatching(message) }]);
    expect(changes).toEqual([]);
  });

  it("is a note where it is the stock of a product that the shop has", () => {
    expect(read({ stock: "40" })).toMatchObject({
      changes: [],
      errors: [],
      notes: [expect.stringMatching(/^Stock stays/)],
    });
  });

  it("stays as it is where no product can be without it", () => {
    expect(read({ category: "", gstRate: " " })).toMatchObject({ changes: [], errors: [] });
    const { errors } = read({ category: "", gstRate: "" }, null);
    expect(errors.map(({ column }) => column)).toEqual(["category", "gstRate"]);
    for (const { message } of errors) expect(message).toMatch(/^The file names none\. Choose one for new products/);
  });

  it("takes the home page's picture away with the product's", () => {
    const { product, errors } = read({ pictures: "/media/b.webp A tin" });
    expect(errors).toEqual([]);
    expect(product.homeImage).toBe("/media/b.webp");
  });
});

describe("a column that the file does not have", () => {
  it("changes nothing", () => {
    expect(readProductCells({ id: "5", price: "949" }, GHEE, CONTEXT).changes).toEqual([
      { column: "price", before: "899.5", after: "949" },
    ]);
  });

  it("is filled in a new product by what the shop puts there", () => {
    const defaults = { categoryId: 3, gstRate: 5 };
    const { product, errors } = readProductCells({ name: "Book", category: "" }, undefined, { ...CONTEXT, defaults });
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ categoryId: 3, gstRate: 5, pricePaid: null, stock: null });
  });
});

describe("what another system's file names and the shop has not", () => {
  it("is left as it is, with a note", () => {
    const { errors, changes, notes } = read({ brand: "Nobody", category: "Gee" }, GHEE, { isForeign: true });
    expect({ errors, changes }).toEqual({ errors: [], changes: [] });
    expect(notes).toEqual([
      "The shop has no category “Gee”: the product keeps its own.",
      "The shop has no brand “Nobody”: the product keeps its own.",
    ]);
  });

  it("is replaced in a new product by what was chosen for it, or by nothing, with a note", () => {
    const context = { ...CONTEXT, isForeign: true, defaults: { categoryId: 3, gstRate: 5 } };
    const { errors, notes } = readProductCells({ name: "Soap", category: "Bath", brand: "Nobody" }, undefined, context);
    expect(errors).toEqual([]);
    expect(notes).toEqual([
      "The shop has no category “Bath”: the one chosen for new products is taken.",
      "The shop has no brand “Nobody”: the product has none.",
    ]);
  });

  it("is refused where a new product would have no category", () => {
    const context = { ...CONTEXT, isForeign: true };
    const { errors } = readProductCells({ name: "Soap", category: "Bath", gstRate: "5" }, undefined, context);
    expect(errors).toEqual([{ column: "category", message: expect.stringMatching(/^There is no category “Bath”/) }]);
  });
});
