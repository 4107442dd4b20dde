import { describe, expect, it } from "vitest";
import { PRODUCT_COLUMN_NAMES, PRODUCT_COLUMNS } from "./product-columns.ts";
import { columnHeader, keyOfCells, keyOfProduct, matchProduct, openProductFile } from "./product-file.ts";

/** Reads a file whose lines are written with bars between their cells. */
function read(...lines: readonly string[]) {
  const [headers = [], ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const file = openProductFile(headers);
  if (!file) throw new Error("No file of products");
  return [...rows.flatMap((cells, place) => file.push(place + 2, cells)), ...file.end()];
}

describe("a file of products", () => {
  it.each<[string, string | undefined]>([
    [Object.values(PRODUCT_COLUMNS).join("|"), "own"],
    ["name|price", "own"],
    ["Product number| price ", "own"],
    ["Title|Handle|Variant SKU", "shopify"],
    ["ID|Type|SKU|Name|Regular price", "woocommerce"],
    ["Product|Price|Stock", undefined],
    ["Name", undefined],
    ["", undefined],
  ])("with the headers %s is %s", (headers, format) => {
    expect(openProductFile(headers.split("|"))?.format).toBe(format);
  });

  it("is read by its headers, in any order, without those that are no columns", () => {
    expect(read("Price|Remark|NAME", "12|new|Soap")).toEqual([
      { line: 2, cells: { price: "12", name: "Soap" }, errors: [], notes: [] },
    ]);
  });

  it("calls columns as it does itself", () => {
    expect(columnHeader("shopify", "price")).toBe("Variant Price");
    expect(columnHeader("woocommerce", "price")).toBe("Sale price");
    expect(PRODUCT_COLUMN_NAMES.map((column) => columnHeader("own", column))).toEqual(Object.values(PRODUCT_COLUMNS));
  });
});

describe("Shopify's export", () => {
  const HEADERS =
    "Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Option1 Name|Option1 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Image Position|Image Alt Text|Status|Cost per item";

  it("makes a pack group of a product's variants, each with all pictures in their order", () => {
    const rows = read(
      HEADERS,
      "a2-ghee|A2 Ghee|<p>Pure</p>|Surabhi|Ghee|Best Seller, bilona, A2|TRUE|Size|500 ml|G5|600.0|shopify|12|899|999|'4006381333931|https://x.in/2.jpg|2||active|500",
      "a2-ghee|||||||Size|1 L|G10|0|shopify|-2|1,699|0||https://x.in/1.jpg|1|A jar|active|",
      "a2-ghee||||||||||||||||https://x.in/3.jpg|3|||",
      "a2-ghee||||||||||||||||||||",
      "soap|Neem Soap||||||Title|Default Title||100|||49.5||||||draft|",
    );
    const pictures = "https://x.in/1.jpg A jar\nhttps://x.in/2.jpg A2 Ghee\nhttps://x.in/3.jpg A2 Ghee";
    const shared = { brand: "Surabhi", category: "Ghee", description: "<p>Pure</p>", packGroup: "a2-ghee", pictures };
    expect(rows).toMatchObject([
      {
        line: 2,
        cells: {
          ...{ ...shared, name: "A2 Ghee 500 ml", packLabel: "500 ml", netQuantity: "500", netUnit: "ml", sku: "G5" },
          ...{ price: "899", mrp: "999", cost: "500", stock: "12", weightGrams: "600", barcode: "4006381333931" },
          ...{ tags: "Best Seller", metaKeywords: "bilona, A2", isArchived: "no" },
        },
      },
      {
        line: 3,
        cells: {
          ...{ ...shared, name: "A2 Ghee 1 L", packLabel: "1 L", netQuantity: "1", netUnit: "l" },
          ...{ price: "1,699", mrp: "", stock: "0", weightGrams: undefined },
        },
      },
      {
        line: 6,
        cells: { name: "Neem Soap", packGroup: "soap", packLabel: "", stock: "", price: "49.5", isArchived: "yes" },
      },
    ]);
    expect(rows.flatMap(({ errors, notes }) => [...errors, ...notes])).toEqual([]);
  });

  it.each<[string, readonly string[], RegExp]>([
    ["a handle that comes again", ["a|One", "b|Two", "a|Three"], /“a” is that of row 2 already/],
    ["two titles under a handle", ["a|One", "a|Two"], /also that of “Two” in row 3/],
    ["no handle", ["|One"], /handle is missing/],
    ["no title", ["a|"], /title is missing/],
  ])("is refused with %s", (_, lines, message) => {
    const [wrong] = read("Handle|Title", ...lines).filter(({ errors }) => errors.length > 0);
    expect(wrong?.errors[0]?.message).toMatch(message);
  });

  it("refuses a variant that has no name beside others", () => {
    const rows = read("Handle|Title|Option1 Value|Variant Price", "a|Oil|1 l|90", "a|||50");
    expect(rows.map(({ errors }) => errors.length)).toEqual([0, 1]);
  });

  it("leaves out pictures that have no secure address, with a note", () => {
    const [row] = read(
      "Handle|Title|Image Src",
      "a|Oil|http://x.in/1.jpg",
      "a||https://x.in/1.jpg",
      "a||https://x.in/1.jpg",
    );
    expect(row?.cells.pictures).toBe("https://x.in/1.jpg Oil");
    expect(row?.notes).toEqual([expect.stringMatching(/does not begin with https.*http:\/\/x\.in\/1\.jpg/)]);
  });
});

describe("WooCommerce's export", () => {
  const HEADERS =
    "ID|Type|SKU|Name|Published|Short description|Description|Tax class|Stock|Weight (kg)|Sale price|Regular price|Categories|Tags|Images|Parent|Attribute 1 name|Attribute 1 value(s)";

  it("makes a product of each simple one and of each variation, which has its parent's words", () => {
    const rows = read(
      HEADERS,
      "7|simple|SOAP|Neem Soap|1|<b>For</b> skin|First\\nsecond|gst-18|5|0.1||49.5|Bath, Bath > Soap|neem, New Products|https://x.in/a.jpg, https://x.in/b.jpg|||",
      "8|variable|OIL|Sesame Oil|1||<p>Oil</p>|gst-5||||||||Size|500 ml, 1 l",
      "9|variation|OIL5|Sesame Oil - 500 ml|1|||parent||0.5|180|200||||id:8|Size|500 ml",
      "10|variation||Sesame Oil - 1 l|-1|||parent||||350||||OIL|Size|1 l",
    );
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect(rows).toMatchObject([
      {
        line: 2,
        cells: {
          ...{ name: "Neem Soap", sku: "SOAP", price: "49.5", gstRate: "18", stock: "5", weightGrams: "100" },
          ...{ category: "Bath > Soap", tags: "New Products", metaKeywords: "neem", metaDescription: "For skin" },
          ...{ description: "First\nsecond", isArchived: "no" },
          pictures: "https://x.in/a.jpg Neem Soap\nhttps://x.in/b.jpg Neem Soap",
        },
      },
      {
        line: 4,
        cells: {
          ...{
            name: "Sesame Oil 500 ml",
            sku: "OIL5",
            price: "180",
            mrp: "200",
            gstRate: "5",
            description: "<p>Oil</p>",
          },
          ...{ packGroup: "sesame-oil", packLabel: "500 ml", netQuantity: "500", netUnit: "ml", weightGrams: "500" },
        },
      },
      { line: 5, cells: { name: "Sesame Oil 1 l", sku: "", price: "350", isArchived: "yes", packLabel: "1 l" } },
    ]);
  });

  it.each([
    ["4|variation||Oil 1 l||||||||9||||id:3||", /“id:3”.* does not stand above it/],
    ["4|variation||Oil 1 l||||||||9||||||", /does not say which product/],
    ["4|grouped||Box||||||||9||||||", /grouped or external/],
  ])("is refused with the line %s", (line, message) => {
    expect(read(HEADERS, line)[0]?.errors[0]?.message).toMatch(message);
  });
});

describe("the product that a row is about", () => {
  const none = { sku: "", packGroup: "", packLabel: "", netQuantity: null, netUnit: null };
  const shop = [
    { ...none, id: 1, name: "Ghee", sku: "G5" },
    { ...none, id: 2, name: "Oil 500 ml", packGroup: "oil", netQuantity: 500, netUnit: "ml" },
    { ...none, id: 3, name: "Oil 1 l", packGroup: "oil", packLabel: "1 l", sku: "O1" },
    { ...none, id: 4, name: "Neem Soap" },
  ].map(keyOfProduct);

  it.each<[Parameters<typeof keyOfCells>[0], number | undefined]>([
    [{ id: "4", name: "Renamed", sku: "G5" }, 4],
    [{ id: "9", sku: "G5" }, undefined],
    [{ id: "four", sku: "G5" }, undefined],
    [{ sku: "G5", name: "Neem Soap" }, 1],
    [{ sku: "NEW", name: "Neem Soap" }, undefined],
    [{ packGroup: "Oil", netQuantity: "500.0", netUnit: "ml" }, 2],
    [{ sku: "NEW", packGroup: "oil", netQuantity: "500", netUnit: "ml" }, 2],
    [{ packGroup: "oil", packLabel: "1 L" }, 3],
    [{ sku: "NEW", packGroup: "oil", packLabel: "1 L" }, undefined],
    [{ packGroup: "oil", packLabel: "2 l", name: "Neem Soap" }, undefined],
    [{ name: "neem  soap" }, 4],
    [{ name: "" }, undefined],
  ])("%o is product %s", (cells, id) => {
    expect(matchProduct(keyOfCells(cells), shop)?.id).toBe(id);
  });
});
