import {
  applyProductImport,
  productDetail,
  productImport,
  productsCsv,
  refusedProductsCsv,
  uploadProducts,
} from "@store/api-client/contract";
import { accept, fromRupees, PRODUCT_COLUMNS, PRODUCT_FILE_LINES_MAXIMUM, refuse, UNUSUAL_CHANGE } from "@store/domain";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { brands, categories, products, staffActions, stockMovements } from "../../db/schema/index.ts";
import { dirtyShopifyFile, MISSING_PICTURE } from "../../testing/dirty-shopify-file.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const store = useTestStore({
  fetchPicture: async (address) =>
    address === MISSING_PICTURE
      ? refuse({ code: "picture-not-fetched", message: "It could not be fetched." })
      : accept(Uint8Array.from(PIXEL)),
});
const { id: number, name, sku, price, category, stock, pictures } = PRODUCT_COLUMNS;
type Line = Record<string, string>;

let manager: NewCustomer;
let aCategory: number;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  const [first] = await store().db.select().from(categories).orderBy(categories.id);
  aCategory = first?.id ?? 0;
});

const download = async (): Promise<Line[]> => {
  const { content } = await expectDone(manager(productsCsv));
  return parse(await content.text(), { columns: true, bom: true });
};
const fileOf = (lines: readonly Line[], delimiter = ",") =>
  new Blob(["\uFEFF", stringify([...lines], { header: true, delimiter })]);
const upload = async (body: Blob, query: { category?: number; gst_rate?: number } = {}) =>
  (await expectDone(manager(uploadProducts, { body, query }))).data.id;
const look = (id: number, query: { kind?: "new" | "changed" | "refused"; page?: number } = {}) =>
  expectDone(manager(productImport, { params: { id }, query }));
const applyOnce = async (id: number) => (await expectDone(manager(applyProductImport, { params: { id } }))).data;
async function applyAll(id: number) {
  let done = await applyOnce(id);
  while (done.left > 0) done = await applyOnce(id);
  return done.applied;
}
const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error("There is no such product");
  return row;
};
const NEW: Line = { [name]: "Tulsi Soap", [price]: "49.50", "GST %": "18" };

describe("a file of products", () => {
  test("that is uploaded as it was exported changes nothing", async () => {
    const lines = await download();
    expect(lines.length).toBe(await store().db.$count(products));
    for (const delimiter of [",", ";"]) {
      const { summary, data } = await look(await upload(fileOf(lines, delimiter)));
      expect(data).toEqual([]);
      expect(summary).toMatchObject({ format: "own", products: lines.length, unchanged: lines.length, refused: 0 });
    }
  });

  test("is looked at field by field, and applied once, with audit lines, search words and stock", async () => {
    const before = await rowOf(GHEE);
    await store()
      .db.update(products)
      .set({ searchWords: sql`${products.searchWords} || ' bilona'` })
      .where(eq(products.id, GHEE));
    await store().db.insert(brands).values({ name: "Kamadhenu" }).onConflictDoNothing();
    const ghee = { [number]: String(GHEE), [name]: "Golden Ghee", Brand: "kamadhenu", [stock]: "1" };
    const soap = { ...NEW, [category]: "", [stock]: "12", [sku]: "SOAP-1" };
    const gheeFile = await upload(fileOf([ghee]));
    expect((await look(gheeFile)).data).toMatchObject([
      {
        ...{ row: 2, kind: "changed", product_id: GHEE, name: "Golden Ghee", errors: [], is_applied: false },
        changes: [
          { column: name, before: before.name, after: "Golden Ghee" },
          { column: "Brand", after: "Kamadhenu" },
        ],
        notes: [expect.stringMatching(/^Stock stays/)],
      },
    ]);
    expect((await rowOf(GHEE)).name).toBe(before.name);
    expect(await applyOnce(gheeFile)).toEqual({ applied: 1, left: 0 });
    expect(await applyOnce(gheeFile)).toEqual({ applied: 1, left: 0 });
    const after = await rowOf(GHEE);
    expect(after).toMatchObject({ name: "Golden Ghee", stock: before.stock, version: before.version + 1 });
    expect({ ...after, name: "", brandId: 0, searchWords: "", search: "", version: 0 }).toEqual({
      ...{ ...before, name: "", brandId: 0, searchWords: "", search: "", version: 0 },
    });
    expect(after.searchWords).toMatch(/^kamadhenu .* bilona$/);

    const soapFile = await upload(fileOf([soap]), { category: aCategory });
    expect((await look(soapFile)).summary).toMatchObject({ new: 1, changed: 0, refused: 0 });
    await applyAll(soapFile);
    const [added] = await store().db.select().from(products).where(eq(products.sku, "SOAP-1"));
    expect(added).toMatchObject({ pricePaid: fromRupees(49.5), gstRate: 18, categoryId: aCategory, stock: 12 });
    const detail = await expectDone(store().nobody(productDetail, { params: { id: added?.id ?? 0 } }));
    expect(JSON.stringify(detail)).toContain("Tulsi Soap");
    expect(await store().db.$count(stockMovements, eq(stockMovements.productId, added?.id ?? 0))).toBe(1);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(eq(staffActions.action, "import"))
      .orderBy(staffActions.id);
    expect(audit).toMatchObject([
      { subject: "product", subjectId: GHEE, before: { name: before.name }, after: { name: "Golden Ghee" } },
      { subject: "product", subjectId: added?.id, after: { name: "Tulsi Soap", sku: "SOAP-1" } },
    ]);
    expect((await look(await upload(fileOf([soap])))).summary).toMatchObject({ new: 0, unchanged: 1 });
  });

  test("waits for a confirmation of prices that change fivefold, before its first batch", async () => {
    await changeProduct(store(), GHEE, priced(100));
    const line = (rupees: number) => fileOf([{ [number]: String(GHEE), [price]: String(rupees) }]);
    const usual = await look(await upload(line(499.99)));
    expect(usual).toMatchObject({ summary: { unusual: 0 }, data: [{ is_unusual: false }] });
    const id = await upload(line(500));
    expect(await look(id)).toMatchObject({ summary: { unusual: 1 }, data: [{ is_unusual: true }] });
    const refused = await expectRefused(manager(applyProductImport, { params: { id } }), 409);
    expect(refused.message).toBe(UNUSUAL_CHANGE.tickFirst);
    const other = await newStaffMember(store(), "manager");
    await expectRefused(other(applyProductImport, { params: { id } }), 404);
    expect((await rowOf(GHEE)).pricePaid).toBe(fromRupees(100));
    await expectDone(manager(applyProductImport, { params: { id }, query: { confirmed: true } }));
    expect((await rowOf(GHEE)).pricePaid).toBe(fromRupees(500));
    expect((await look(id)).summary.unusual).toBe(0);
  });

  test("says of each refused row what is wrong, by column, and takes the others", async () => {
    const known = await rowOf(GHEE);
    const lines = [
      { ...NEW, [sku]: "R-1", [category]: "Nowhere" },
      { ...NEW, [sku]: "R-2", [price]: "cheap" },
      { ...NEW, [number]: "999999" },
      { ...NEW, [number]: String(GHEE), [sku]: "SOAP-1" },
      { ...NEW, [sku]: "R-3" },
      { ...NEW, [sku]: "R-3" },
    ].map((line): Line => ({ [number]: "", [category]: "", ...line }));
    const id = await upload(fileOf(lines), { category: aCategory });
    const { data, summary } = await look(id, { kind: "refused" });
    expect(summary).toMatchObject({ products: 6, new: 1, refused: 5 });
    expect(data.map(({ row, errors: [error] }) => [row, error?.column, error?.message.slice(0, 24)])).toEqual([
      [2, category, "There is no category “No"],
      [3, price, "This is no amount in rup"],
      [4, number, "There is no product with"],
      [5, sku, "Another product has this"],
      [7, undefined, "Row 6 of the file is abo"],
    ]);
    const { content } = await expectDone(manager(refusedProductsCsv, { params: { id } }));
    const refused: Line[] = parse(await content.text(), { columns: true, bom: true });
    expect(refused).toHaveLength(5);
    expect(refused[1]).toEqual({
      Row: "3",
      Name: "Tulsi Soap",
      "What is wrong": "Price: This is no amount in rupees.",
    });
    await applyAll(id);
    expect(await rowOf(GHEE)).toEqual(known);
    expect(await store().db.$count(products, eq(products.sku, "R-3"))).toBe(1);
  });

  test("leaves a product alone that was changed after the upload", async () => {
    const id = await upload(fileOf([{ [number]: String(GHEE), [name]: "Other Ghee" }]));
    await store()
      .db.update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, GHEE));
    const before = await rowOf(GHEE);
    expect(await applyOnce(id)).toEqual({ applied: 0, left: 0 });
    expect(await rowOf(GHEE)).toEqual(before);
    expect((await look(id)).data).toMatchObject([
      { kind: "refused", errors: [{ message: expect.stringMatching(/has changed since/) }] },
    ]);
  });

  test("goes on where it was interrupted: a batch is written whole or not at all", async () => {
    const lines = Array.from(
      { length: 250 },
      (_, place): Line => ({ ...NEW, [name]: `Batch ${place}`, [sku]: `B-${place}` }),
    );
    const id = await upload(fileOf(lines), { category: aCategory });
    expect(await applyOnce(id)).toEqual({ applied: 100, left: 150 });
    await store().db.execute(sql`alter table products add constraint fails_once check (sku <> 'B-150')`);
    expect((await manager(applyProductImport, { params: { id } })).ok).toBe(false);
    await store().db.execute(sql`alter table products drop constraint fails_once`);
    const written = sql`${products.sku} like 'B-%'`;
    expect(await store().db.$count(products, written)).toBe(100);
    expect((await look(id)).summary).toMatchObject({ new: 250, applied: 100 });
    expect(await applyAll(id)).toBe(250);
    expect(await store().db.$count(products, written)).toBe(250);
    const again = await look(await upload(fileOf(lines)));
    expect(again.summary).toMatchObject({ new: 0, changed: 0, unchanged: 250 });
  });

  test("asks the database as often for a hundred products as for ten", async () => {
    const some = (length: number) =>
      fileOf(Array.from({ length }, (_, place): Line => ({ ...NEW, [name]: `Count ${length} ${place}` })));
    const work = async (length: number) => {
      const taken = await watchStatements(() => upload(some(length), { category: aCategory }));
      const applied = await watchStatements(() => applyOnce(taken.reply));
      return [taken.statements, applied.statements];
    };
    expect(await work(99)).toEqual(await work(10));
  });

  test.each([
    ["nothing", ""],
    ["a price list", "Product,Name of it,Stock\r\n1,a,2"],
    ["one quote", `${name},${price}\r\n"a,2`],
    ["a picture", "\u0000\u0001PNG\r\n,,\u0000"],
  ])("is refused where it is %s", async (_, text) => {
    const { message } = await expectRefused(manager(uploadProducts, { body: new Blob([text]) }), 400);
    expect(message).toMatch(/no file of products|empty|file/);
  });

  test("is refused with more rows than it may have", async () => {
    const body = new Blob([`${name},${price}\r\n`, "\u00a0,\r\n".repeat(PRODUCT_FILE_LINES_MAXIMUM + 1)]);
    expect((await expectRefused(manager(uploadProducts, { body }), 400)).message).toMatch(/at most 20,000 rows/);
  });

  test("is its uploader's alone", async () => {
    const id = await upload(fileOf([NEW]));
    const other = await newStaffMember(store(), "manager");
    for (const call of [productImport, refusedProductsCsv, applyProductImport]) {
      await expectRefused(other(call, { params: { id } }), 404);
    }
  });
});

describe("Shopify's export of 300 products with the usual dirt", () => {
  test("is imported, and what was exported then changes nothing", async () => {
    const { csv, refused, taken, unfetched } = dirtyShopifyFile();
    const settings = { category: aCategory, gst_rate: 5 };
    const id = await upload(new Blob([csv]), settings);
    const { summary } = await look(id);
    const reasons = (await look(id, { kind: "refused" })).data.flatMap(({ errors }) => errors);
    expect(reasons.map(({ column, message }) => `${column}: ${message}`)).toMatchInlineSnapshot(`
      [
        "Variant Price: This is no amount in rupees.",
        "Handle: The handle “product-9” is that of row 15 already. Give this product another one.",
        "Variant Barcode: This is no barcode: it has 8, 12, 13 or 14 digits, the last of which checks the others.",
        "undefined: Row 7 of the file is about the same product.",
        "Title: The title is missing.",
        "Variant Compare At Price: The MRP is below the price. Nothing may be sold above its MRP.",
      ]
    `);
    expect(summary).toMatchObject({ format: "shopify", new: taken, refused, changed: 0, unchanged: 0 });
    expect(await applyAll(id)).toBe(taken);

    const [large] = await store().db.select().from(products).where(eq(products.sku, "SKU-7-L"));
    expect(large).toMatchObject({ packGroup: "product-7", packLabel: "1 kg", netQuantity: 1, netUnit: "kg" });
    expect(large?.pricePaid).toBe(fromRupees(1999.5));
    expect(
      await store().db.$count(
        products,
        sql`${products.packGroup} like 'product-%' and ${products.descriptionHtml} ~ '<script|onclick=|style='`,
      ),
    ).toBe(0);

    const again = await look(await upload(new Blob([csv]), settings));
    // What could not be fetched is tried again.
    expect(again.summary).toMatchObject({ new: 0, changed: unfetched, unchanged: taken - unfetched, refused });
    expect(again.data.flatMap(({ changes }) => changes.map(({ column }) => column))).not.toContain("Title");
    const lines = await download();
    const own = await look(await upload(fileOf(lines)));
    expect(own.data).toEqual([]);
    expect(own.summary).toMatchObject({ unchanged: lines.length });
    expect(lines.find((line) => line[sku] === "SKU-1")?.[pictures]).toMatch(/^\/media\/upload\/\S+ Product 1$/);
  });
});
