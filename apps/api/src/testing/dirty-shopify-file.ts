import { stringify } from "csv-stringify/sync";

const HEADERS = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published"],
  ...["Option1 Name", "Option1 Value", "Variant SKU", "Variant Grams", "Variant Inventory Tracker"],
  ...["Variant Inventory Qty", "Variant Price", "Variant Compare At Price", "Variant Barcode"],
  ...["Image Src", "Image Position", "Image Alt Text", "SEO Title", "SEO Description", "Cost per item", "Status"],
] as const;

type Line = { readonly [header in (typeof HEADERS)[number]]?: string };

const BODIES = [
  "",
  "<p>Plain, with a comma</p>",
  '<div style="color:red"><h1>Loud</h1>\n<p onclick="alert(1)">Says "hello"</p><script>alert(1)</script></div>',
  "<p>न खुला पैराग्राफ<ul><li>one<li>two",
] as const;

/** A picture that nobody can fetch. */
export const MISSING_PICTURE = "https://pictures.example/missing.jpg";

const pictureOf = (place: number): string => {
  if (place % 23 === 0) return MISSING_PICTURE;
  return place % 19 === 0 ? `http://pictures.example/${place}.jpg` : `https://pictures.example/${place}.jpg`;
};

/** What shops have in their exports, each at places of its own. */
const WRONG: ReadonlyMap<number, Line> = new Map([
  [99, { "Variant Price": "free" }],
  [149, { Handle: "product-9" }],
  [199, { "Variant Barcode": "4006381333930" }],
  [249, { "Variant SKU": "SKU-3" }],
  [259, { Title: "" }],
  [269, { "Variant Compare At Price": "1" }],
]);

function linesOf(place: number): readonly Line[] {
  const price = 100 + place;
  const first: Line = {
    Handle: `product-${place}`,
    Title: place % 29 === 0 ? ` Product, the "${place}"th ` : `Product ${place}`,
    "Body (HTML)": BODIES[place % BODIES.length] ?? "",
    Vendor: place % 5 === 0 ? "Nobody knows" : "",
    Type: place % 3 === 0 ? "No such type" : "",
    Tags: place % 2 === 0 ? "organic, Best Seller" : "",
    Published: place % 31 === 0 ? "false" : "TRUE",
    "Option1 Name": "Title",
    "Option1 Value": "Default Title",
    "Variant SKU": place % 4 === 0 ? "" : `SKU-${place}`,
    "Variant Grams": place % 6 === 0 ? "0" : "250.0",
    "Variant Inventory Tracker": place % 8 === 0 ? "" : "shopify",
    "Variant Inventory Qty": place % 10 === 0 ? "-3" : String(place),
    "Variant Price": place % 13 === 0 ? `1,${price}.00` : String(price),
    "Variant Compare At Price": place % 3 === 0 ? "" : "0.00",
    "Variant Barcode": place % 37 === 0 ? "'4006381333931" : "",
    "Image Src": pictureOf(place),
    "Image Position": "1",
    Status: place % 41 === 0 ? "draft" : "active",
    ...WRONG.get(place),
  };
  const { Handle } = first;
  const others: Line[] = [];
  if (place % 7 === 0 && !WRONG.has(place)) {
    const larger = { "Option1 Name": "Size", "Option1 Value": "1 kg", "Variant SKU": `SKU-${place}-L` };
    others.push({
      Handle,
      ...larger,
      "Variant Price": "1,999.50",
      "Image Src": `https://pictures.example/${place}-b.jpg`,
    });
    // A size that somebody began and never filled in.
    others.push({ Handle });
  }
  const size = others.length > 0 ? { "Option1 Name": "Size", "Option1 Value": "500 g" } : {};
  return [{ ...first, ...size }, ...others];
}

/**
 * An export of Shopify's with the dirt that such files have: HTML in cells, sizes begun and left blank, commas in prices,
 * handles and SKUs that come twice, pictures that are missing. The same on every run.
 */
export function dirtyShopifyFile(products = 300) {
  const blocks = Array.from({ length: products }, (_, place) => linesOf(place));
  const refused = [...WRONG.keys()].filter((place) => place < products).length;
  const sizes = blocks.filter((lines) => lines.length > 1).length;
  const csv = stringify(blocks.flat(), { header: true, columns: [...HEADERS], bom: true });
  const unfetched = blocks
    .filter(([first]) => first?.["Image Src"] === MISSING_PICTURE)
    .reduce((sum, lines) => sum + (lines.length > 1 ? 2 : 1), 0);
  return { csv, refused, taken: products + sizes - refused, unfetched };
}
