// @vitest-environment jsdom
import type { Call } from "@store/api-client";
import { createCaller } from "@store/api-client";
import { productFeed, type WireReplyOf } from "@store/api-client/contract";
import { mockEndpoint } from "@store/api-client/mock";
import { DEFAULT_POLICY, fromRupees, NET_UNITS, toRupees } from "@store/domain";
import fc from "fast-check";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { knownPolicy, setShopPolicy } from "../../app/data/policy.ts";
import { writeProductFeed } from "./product-feed.ts";
import { FEED_RULES, faultsOf, SHIPPING_RULES } from "./product-feed-rules.ts";

const SITE = "https://store.example";
const BACKEND = "http://backend.example";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = createCaller({ baseUrl: BACKEND });

type Product = WireReplyOf<typeof productFeed>["data"][number];

const GHEE: Product = {
  id: 1002,
  name: "A2 Gir Cow Bilona Ghee 500 ml",
  description: "<p>Churned by hand &amp; slowly.</p><p>From one herd.</p>",
  product_price: 899,
  mrp: 999,
  available_stock_quantity: 7,
  images: ["/media/product/1002/1.640.webp?v=3", "/media/product/1002/2.640.webp?v=3"],
  brand_name: "Gir Gauvan",
  categories: ["Groceries", "Ghee", "A2 Gir Cow Ghee"],
  barcode: "8901234567894",
  net_quantity: 500,
  unit: "ml",
  weight_grams: 640,
  item_group: "0123456789abcdef",
  size: "500 ml",
};

/** A backend that has these products, so many in a slice. */
function sell(products: readonly Product[], inSlice = 100): void {
  server.use(
    ...mockEndpoint(
      productFeed,
      ({ query: { after } }) => {
        const data = products.filter(({ id }) => Number(id) > after).slice(0, inSlice);
        return { status: true, data, next: data.length < inSlice ? null : data.at(-1)?.id };
      },
      BACKEND,
    ),
  );
}

async function written(): Promise<string> {
  const pieces: string[] = [];
  expect(await writeProductFeed(SITE, call, async (piece) => void pieces.push(piece))).toBe("written");
  return pieces.join("");
}

/** Parsed strictly: a fault of the XML fails the test. */
async function items(): Promise<readonly Element[]> {
  const document = new DOMParser().parseFromString(await written(), "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.nodeName).toBe("rss");
  expect(document.documentElement.getAttribute("version")).toBe("2.0");
  return [...document.querySelectorAll("item")];
}

const elementsOf = (parent: Element | undefined) =>
  [...(parent?.children ?? [])].map(({ localName, textContent }) => [localName, textContent ?? ""] as const);

const itemOf = async (product: Product) => {
  sell([product]);
  const [item] = await items();
  const elements = elementsOf(item);
  return { elements, fields: Object.fromEntries(elements) };
};

const faultsIn = (item: Element) => [
  ...faultsOf(elementsOf(item), FEED_RULES),
  ...faultsOf(elementsOf([...item.children].find(({ localName }) => localName === "shipping")), SHIPPING_RULES),
];

describe("the feed of products", () => {
  it("says of a product what channels want to know", async () => {
    const { elements } = await itemOf(GHEE);
    const picture = (place: number) => `${SITE}/backend/media/product/1002/${place}.1080.jpg?v=3`;
    expect(elements.filter(([name]) => name !== "shipping")).toEqual([
      ["id", "1002"],
      ["title", "A2 Gir Cow Bilona Ghee 500 ml"],
      ["description", "Churned by hand & slowly. From one herd."],
      ["link", `${SITE}/products/1002/A2-Gir-Cow-Bilona-Ghee-500-ml`],
      ["image_link", picture(1)],
      ["additional_image_link", picture(2)],
      ["availability", "in_stock"],
      ["price", "999.00 INR"],
      ["sale_price", "899.00 INR"],
      ["brand", "Gir Gauvan"],
      ["gtin", "8901234567894"],
      ["condition", "new"],
      ["product_type", "Groceries > Ghee > A2 Gir Cow Ghee"],
      ["item_group_id", "0123456789abcdef"],
      ["size", "500 ml"],
      ["shipping_weight", "640 g"],
      ["unit_pricing_measure", "500 ml"],
      ["unit_pricing_base_measure", "100 ml"],
    ]);
  });

  it("says what shipping costs and how long it takes, by the shop's policy", async () => {
    sell([GHEE]);
    const [item] = await items();
    const shipping = Object.fromEntries(elementsOf(item?.getElementsByTagName("g:shipping")[0]));
    const { charge } = DEFAULT_POLICY.shipping;
    expect(shipping).toMatchObject({
      country: "IN",
      price: `${toRupees(charge).toFixed(2)} INR`,
      max_handling_time: String(DEFAULT_POLICY.delivery.dispatchWorkingDays),
      max_transit_time: String(DEFAULT_POLICY.delivery.restWorkingDays.to),
    });
  });

  it("ships free what costs as much as the shop's policy asks for", async () => {
    const before = knownPolicy();
    const shipping = { ...DEFAULT_POLICY.shipping, freeFrom: fromRupees(899) };
    setShopPolicy({ version: 2, policy: { ...DEFAULT_POLICY, shipping } });
    onTestFinished(() => setShopPolicy(before));
    sell([GHEE, { ...GHEE, id: 1003, product_price: 898.99 }]);
    const prices = (await items()).map((item) => item.querySelector("shipping > price")?.textContent);
    expect(prices).toEqual(["0.00 INR", "100.00 INR"]);
  });

  it.each([null, 0])("is out of stock with %s pieces (C10)", async (available_stock_quantity) => {
    expect((await itemOf({ ...GHEE, available_stock_quantity })).fields.availability).toBe("out_of_stock");
  });

  it.each([null, 899, 500])("has no sale price beside an MRP of %s", async (mrp) => {
    const { fields } = await itemOf({ ...GHEE, mrp });
    expect(fields.price).toBe("899.00 INR");
    expect(fields).not.toHaveProperty("sale_price");
  });

  it.each([
    ["8901234567894", "8901234567894", undefined],
    // A number that the shop gave itself.
    ["2000000000008", undefined, "no"],
    [null, undefined, "no"],
  ])("of the barcode %s tells channels what means something to them", async (barcode, gtin, identifier_exists) => {
    const { fields } = await itemOf({ ...GHEE, barcode });
    expect([fields.gtin, fields.identifier_exists]).toEqual([gtin, identifier_exists]);
  });

  it.each([
    [1.5, "kg", "1.5 kg", "100 g"],
    [12, "piece", "12 ct", "1 ct"],
    // The price itself.
    [1, "piece", undefined, undefined],
    [null, null, undefined, undefined],
  ] as const)("compares prices of %s %s", async (net_quantity, unit, measure, base) => {
    const { fields } = await itemOf({ ...GHEE, net_quantity, unit });
    expect([fields.unit_pricing_measure, fields.unit_pricing_base_measure]).toEqual([measure, base]);
  });

  it("keeps to the published rules, whatever the shop wrote", async () => {
    const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).map((text) => `G${text.trim()}`);
    // Each letter may become many in an address.
    const names = fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.string({ minLength: 1, maxLength: 400 }));
    const name = names.map((text) => `G${text}`);
    const whole = (max: number) => fc.integer({ min: 1, max });
    const picture = fc.constantFrom("/media/upload/0a.640.webp?v=3", "https://cdn.example/a%20b.jpg");
    const product: fc.Arbitrary<Product> = fc.record({
      id: whole(2_147_483_647),
      name,
      description: fc.oneof(words, fc.constant("<p>x</p>".repeat(4000)), fc.constant("")),
      product_price: whole(10_000_000).map((paise) => paise / 100),
      mrp: fc.option(whole(10_000_000).map((paise) => paise / 100)),
      available_stock_quantity: fc.option(fc.nat()),
      images: fc.array(picture, { minLength: 1, maxLength: 15 }),
      brand_name: fc.option(words),
      categories: fc.array(words, { maxLength: 3 }),
      barcode: fc.constantFrom(null, "8901234567894", "12345670"),
      net_quantity: fc.option(whole(1_000_000).map((thousandths) => thousandths / 1000)),
      unit: fc.option(fc.constantFrom(...NET_UNITS)),
      weight_grams: fc.option(whole(100_000)),
      item_group: fc.constantFrom(null, "0123456789abcdef"),
      size: fc.option(words),
    });
    await fc.assert(
      fc.asyncProperty(product, async (one) => {
        sell([one]);
        const [item, ...others] = await items();
        expect(others).toEqual([]);
        expect(item && faultsIn(item)).toEqual([]);
      }),
    );
  });

  it("reads the catalogue a slice after the other, and has each product once", async () => {
    const products = Array.from({ length: 25 }, (_, place) => ({ ...GHEE, id: 1 + place * 3 }));
    sell(products, 10);
    const ids = (await items()).map((item) => Object.fromEntries(elementsOf(item)).id);
    expect(ids).toEqual(products.map(({ id }) => String(id)));
  });

  it("is none when the backend stops answering", async () => {
    const nobodyAnswers: Call = async () => ({ ok: false, failure: { kind: "unreachable" } });
    expect(await writeProductFeed(SITE, nobodyAnswers, async () => {})).toBe("unreachable");
  });
});

describe("the rules", () => {
  it.each([
    [[], "id is missing"],
    [
      [
        ["id", "1"],
        ["id", "2"],
      ],
      "id stands 2 times",
    ],
    [[["price", "₹99"]], "price may not be ₹99"],
    [[["title", "x".repeat(151)]], `title is too long: ${"x".repeat(151)}`],
    [[["colour", "red"]], "colour is no element"],
  ] as const)("find what is wrong with %j", (elements, fault) => {
    expect(faultsOf(elements, FEED_RULES)).toContain(fault);
  });
});
