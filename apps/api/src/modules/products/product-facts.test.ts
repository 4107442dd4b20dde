import {
  addProduct,
  addToCart,
  changeProduct,
  deleteProduct,
  productDetail,
  type RequestOf,
  staffProduct,
  toggleWishlist,
} from "@store/api-client/contract";
import { FACT_MESSAGES, fromRupees, PRODUCT_CODE_MESSAGES } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { cartLines, orderLines, products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_PRODUCT_OF_SHOP, WAS_ORDERED } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

type Body = RequestOf<typeof addProduct>["body"];
type Facts = NonNullable<Body["facts"]>;

const FACTS: Facts = {
  ...{ sku: "", barcode: "890 1234 567 890", mrp: 199, cost: 61.5, net_quantity: 250, net_unit: "g" },
  ...{ weight_grams: 300, pack_group: "", pack_label: "", food_mark: "veg", ingredients: "Curd, khandsari" },
  ...{ nutrition: [{ name: "Energy", value: "260 kcal" }], allergens: "Milk", origin: "India" },
  ...{ maker: "Gir Gauvan, Dhrangadhra 363310, Gujarat", packer: "", importer: "" },
  ...{ fssai_licence: "10700000000000", best_before: "10 days from packing", storage: "Below 5 °C" },
  ...{ how_to_use: "", good_for: "", details: [] },
};

const bodyOf = (facts: Partial<Facts> = {}): Body => ({
  ...{
    name: "Kesar Shrikhand",
    category: 1,
    brand: null,
    foam: null,
    section: null,
    tags: [],
    price: 105,
    gst_rate: 5,
  },
  ...{ hsn_code: "0406", stock: 12, benefits: [], description: "<p>Thick</p>", meta_title: "", meta_description: "" },
  ...{ meta_keywords: "", pictures: [], home_image: "", videos: [], is_archived: false },
  facts: { ...FACTS, ...facts },
});

const add = async (facts: Partial<Facts> = {}) =>
  (await expectDone(manager(addProduct, { body: bodyOf(facts) }))).data.id;
const detail = async (id: number) => (await expectDone(store().nobody(productDetail, { params: { id } }))).data;
const staffDetail = async (id: number) => (await expectDone(manager(staffProduct, { params: { id } }))).data;
const rowOf = async (id: number) => (await store().db.select().from(products).where(eq(products.id, id)))[0];

async function change(id: number, changed: Partial<RequestOf<typeof changeProduct>["body"]>) {
  const { stock: _, facts: __, ...body } = bodyOf();
  const { version } = await staffDetail(id);
  return manager(changeProduct, { params: { id }, body: { ...body, is_counted: true, version, ...changed } });
}

describe("a product's facts", () => {
  test("are kept as they were written, and come back to the staff", async () => {
    const id = await add({ sku: "SHR-250" });
    expect((await staffDetail(id)).facts).toEqual({
      ...FACTS,
      sku: "SHR-250",
      barcode: "8901234567890",
      mrp: fromRupees(199),
      cost: fromRupees(61.5),
    });
  });

  test("are shown to shoppers, but for what the shop keeps to itself", async () => {
    const product = await detail(await add({ sku: "SHR-251" }));
    expect(product).toMatchObject({
      ...{ mrp: fromRupees(199), net_quantity: 250, unit: "g", barcode: "8901234567890" },
      unit_price: { price: fromRupees(42), per: "100 g" },
      label: {
        food_mark: "veg",
        ingredients: "Curd, khandsari",
        nutrition: FACTS.nutrition,
        best_before: FACTS.best_before,
      },
    });
    const sent = await store().request(`/web/single/product/${product.id}/`);
    expect(await sent.text()).not.toMatch(/61\.5|SHR-251|cost/);
  });

  test("stay when a form does not name them", async () => {
    const id = await add();
    await expectDone(change(id, { price: 110 }));
    expect(await staffDetail(id)).toMatchObject({ price: fromRupees(110), facts: { mrp: fromRupees(199) } });
  });

  test("are refused field by field, and nothing is written", async () => {
    const body = bodyOf({ mrp: 104, barcode: "8901234567891" });
    const refused = await expectRefused(manager(addProduct, { body }), 400);
    expect(refused.errors).toEqual({
      "facts.mrp": [FACT_MESSAGES.mrp],
      "facts.barcode": [PRODUCT_CODE_MESSAGES.barcode],
    });
  });

  test("do not let a price rise above the MRP by a form without them", async () => {
    const id = await add();
    expect(await expectRefused(change(id, { price: 200 }), 400)).toMatchObject({ message: FACT_MESSAGES.mrp });
    expect(await rowOf(id)).toMatchObject({ pricePaid: 10_500 });
  });

  test("have a SKU of their own: of two at once one is written", async () => {
    const both = await Promise.all([1, 2].map(() => manager(addProduct, { body: bodyOf({ sku: "SHR-TWICE" }) })));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const third = await expectRefused(manager(addProduct, { body: bodyOf({ sku: "SHR-TWICE" }) }), 409);
    expect(third.errors).toEqual({ "facts.sku": [PRODUCT_CODE_MESSAGES.skuTaken] });
    const [first] = both.flatMap((answer) => (answer.ok ? [answer.reply.data.id] : []));
    const { facts: _, ...fields } = bodyOf();
    await expectDone(change(first ?? 0, { ...fields, facts: { ...FACTS, sku: "SHR-TWICE", good_for: "Puri" } }));
  });
});

describe("the sizes of the same goods (C56)", () => {
  test("are shown with each, the smallest first, and follow every change", async () => {
    const group = { pack_group: "shrikhand" };
    const kilo = await add({ ...group, net_quantity: 1, net_unit: "kg", mrp: null });
    const small = await add({ ...group, mrp: null });
    const named = await add({ ...group, net_quantity: 500, pack_label: "Half a kilo", mrp: null });
    const sizes = (await detail(kilo)).pack_group?.map(({ id, label }) => [id, label]);
    expect(sizes).toEqual([
      [small, "250 g"],
      [named, "Half a kilo"],
      [kilo, "1 kg"],
    ]);
    const { facts: _, ...fields } = bodyOf();
    await expectDone(change(small, { ...fields, price: 55 }));
    expect((await detail(kilo)).pack_group?.[0]).toMatchObject({
      product_price: fromRupees(55),
      unit_price: { price: fromRupees(22), per: "100 g" },
    });
    await expectDone(change(named, { ...fields, is_archived: true }));
    expect((await detail(kilo)).pack_group?.map(({ id }) => id)).toEqual([small, kilo]);
  });

  test("are not shown where there is one", async () => {
    expect((await detail(await add({ pack_group: "alone" }))).pack_group).toBeUndefined();
  });
});

describe("a product that is deleted", () => {
  test("goes with its places in carts and wishlists, and the deed is recorded", async () => {
    const id = await add();
    const shopper = await newCustomer(store());
    await expectDone(shopper(addToCart, { body: { pid: id } }));
    await expectDone(shopper(toggleWishlist, { body: { pid: id } }));
    await expectDone(manager(deleteProduct, { params: { id } }));
    expect(await rowOf(id)).toBeUndefined();
    expect(await store().db.$count(cartLines, eq(cartLines.productId, id))).toBe(0);
    const [action] = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subjectId, id), eq(staffActions.action, "delete")));
    expect(action).toMatchObject({ subject: "product", before: { name: "Kesar Shrikhand" } });
    const gone = await expectRefused(manager(deleteProduct, { params: { id } }), 404);
    expect(gone.message).toBe(NO_SUCH_PRODUCT_OF_SHOP);
  });

  test("was never ordered", async () => {
    const [line] = await store().db.select().from(orderLines).limit(1);
    const id = line?.productId ?? 0;
    expect((await expectRefused(manager(deleteProduct, { params: { id } }), 409)).message).toBe(WAS_ORDERED);
    expect(await rowOf(id)).toBeDefined();
  });
});
