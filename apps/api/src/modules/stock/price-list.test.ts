import {
  applyPriceList,
  leaveOutConflicts,
  priceList,
  priceListCsv,
  productDetail,
  uploadPriceList,
} from "@store/api-client/contract";
import {
  basedOnCell,
  FACT_MESSAGES,
  fromRupees,
  isGreatChange,
  isUnusualPrice,
  PRICE_LIST_COLUMNS,
  PRICE_LIST_CONFLICT,
  PRICE_LIST_WRONG,
  toRupees,
  UNUSUAL_CHANGE,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { and, desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { products, staffActions, stockMovements } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readPriceList } from "./price-list-file.ts";

const store = useTestStore();
const OTHER = 1003;
type Line = Record<string, string>;
const { product, price, stock, basedOn } = PRICE_LIST_COLUMNS;

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  // Prices here rise far above what stands on the packs.
  await store().db.update(products).set({ mrp: null });
});

const download = async (): Promise<Line[]> => {
  const { content } = await expectDone(manager(priceListCsv));
  return parse(await content.text(), { columns: true, bom: true });
};
const fileOf = (lines: readonly Line[], delimiter = ",") =>
  new Blob(["\uFEFF", stringify([...lines], { header: true, delimiter, columns: Object.values(PRICE_LIST_COLUMNS) })]);
const upload = async (lines: readonly Line[], delimiter?: string) =>
  (await expectDone(manager(uploadPriceList, { body: fileOf(lines, delimiter) }))).data.id;
const look = (id: number) => expectDone(manager(priceList, { params: { id } }));
const changed = (lines: readonly Line[], changes: Record<number, Line>) =>
  lines.map((line) => ({ ...line, ...changes[Number(line[product])] }));
const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error("There is no such product");
  return row;
};
const setStock = (id: number, pieces: number | null) =>
  store().db.update(products).set({ stock: pieces }).where(eq(products.id, id));

describe("a price list", () => {
  test("that is uploaded as it was downloaded changes nothing", async () => {
    const lines = await download();
    expect(lines.length).toBe(await store().db.$count(products));
    const { summary, count } = await look(await upload(lines));
    expect(summary).toMatchObject({ lines: lines.length, unchanged: lines.length, error_count: 0, conflicts: 0 });
    expect(count).toBe(0);
  });

  test("is looked at, and applied as a whole, once, with movements and audit lines", async () => {
    await setStock(OTHER, 3);
    const [ghee, other] = [await rowOf(GHEE), await rowOf(OTHER)];
    const id = await upload(
      changed(await download(), { [GHEE]: { [price]: "₹ 91,234.50" }, [OTHER]: { [stock]: "8" } }),
      ";",
    );
    const { summary, data } = await look(id);
    expect(summary).toMatchObject({ prices_up: 1, prices_down: 0, stocks: 1, conflicts: 0, is_applied: false });
    expect(data).toMatchObject([
      { product_id: GHEE, price: { before: ghee.pricePaid, after: fromRupees(91_234.5), now: ghee.pricePaid } },
      { product_id: OTHER, stock: { before: 3, after: 8, now: 3 } },
    ]);
    expect((await rowOf(GHEE)).pricePaid).toBe(ghee.pricePaid);

    expect(
      (await expectDone(manager(applyPriceList, { params: { id }, query: { confirmed: true } }))).data.changed,
    ).toBe(2);
    expect(
      (await expectDone(manager(applyPriceList, { params: { id }, query: { confirmed: true } }))).data.changed,
    ).toBe(2);
    expect(await rowOf(GHEE)).toMatchObject({
      pricePaid: fromRupees(91_234.5),
      version: ghee.version + 1,
      stock: ghee.stock,
    });
    expect(await rowOf(OTHER)).toMatchObject({ pricePaid: other.pricePaid, version: other.version, stock: 8 });
    const applied = await look(id);
    expect(applied.summary.is_applied).toBe(true);
    expect(applied.data).toMatchObject([
      { product_id: GHEE, price: { before: ghee.pricePaid, after: fromRupees(91_234.5) }, is_conflict: false },
      { product_id: OTHER, stock: { before: 3, after: 8 }, is_conflict: false },
    ]);

    const [movement] = await store()
      .db.select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, OTHER))
      .orderBy(desc(stockMovements.id));
    expect(movement).toMatchObject({ change: 5, reason: "price list", staffId: manager.customer.customerId });
    const audit = await store().db.select().from(staffActions).where(eq(staffActions.action, "price list"));
    expect(audit).toMatchObject([
      { subjectId: GHEE, before: { pricePaid: ghee.pricePaid }, after: { pricePaid: fromRupees(91_234.5) } },
      { subjectId: OTHER, before: { stock: 3 }, after: { stock: 8 } },
    ]);
    const detail = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
    expect(JSON.stringify(detail)).toContain(String(fromRupees(91_234.5)));
  });

  test("counts what changes unusually much as the domain does, shows it before the rest, and waits for a confirmation", async () => {
    const before = (await download()).slice(0, 8);
    const [first = 0, ...ids] = before.map((line) => Number(line[product]));
    const stocks = [
      [20, 200],
      [20, 201],
      [20, 2],
      [20, 1],
      [10, 0],
      [11, 0],
      [null, 900],
    ] as const;
    for (const [place, [had]] of stocks.entries()) await setStock(ids[place] ?? 0, had);
    const now = toRupees((await rowOf(first)).pricePaid);
    const wanted: Record<number, Line> = { [first]: { [price]: String(now * 5 - 0.01) } };
    for (const [place, [, next]] of stocks.entries()) wanted[ids[place] ?? 0] = { [stock]: String(next) };
    const { summary, data } = await look(await upload(changed(await download(), wanted)));
    const isGreat = ({ price: ofPrice, stock: ofStock }: (typeof data)[number]) =>
      (ofPrice !== undefined && isUnusualPrice(ofPrice.before, ofPrice.after)) ||
      (ofStock !== undefined && isGreatChange(ofStock.before ?? 0, ofStock.after));
    expect(data).toHaveLength(8);
    expect(data.map(isGreat)).toEqual([true, true, true, false, false, false, false, false]);
    expect(summary.great_changes).toBe(3);
    const id = await upload(changed(await download(), { [first]: { [price]: String(now * 5) } }));
    expect((await look(id)).summary.great_changes).toBe(1);
    const refused = await expectRefused(manager(applyPriceList, { params: { id } }), 409);
    expect(refused.message).toBe(UNUSUAL_CHANGE.tickFirst);
    expect(toRupees((await rowOf(first)).pricePaid)).toBe(now);
    await expectDone(manager(applyPriceList, { params: { id }, query: { confirmed: true } }));
    expect(toRupees((await rowOf(first)).pricePaid)).toBe(now * 5);
    const below = { [first]: { [price]: "0.01" } };
    expect((await look(await upload(changed(await download(), below)))).summary.great_changes).toBe(1);
  });

  test("of a spreadsheet that writes semicolons and decimal commas has the prices that it shows", async () => {
    const decimals = { [GHEE]: { [price]: "81299,50" }, [OTHER]: { [price]: "81,299" } };
    const { data, summary } = await look(await upload(changed(await download(), decimals), ";"));
    expect(summary.error_count).toBe(0);
    expect(data.toSorted((one, other) => one.product_id - other.product_id)).toMatchObject([
      { product_id: GHEE, price: { after: fromRupees(81_299.5) } },
      { product_id: OTHER, price: { after: fromRupees(81_299) } },
    ]);
    const unclear = { [GHEE]: { [price]: "1.299,5" }, [OTHER]: { [price]: "12,5,0" } };
    const { errors } = (await look(await upload(changed(await download(), unclear), ";"))).summary;
    expect(errors.map(({ message }) => message)).toEqual(Array(2).fill("The price is no amount in rupees."));
  });

  test("is refused where something was changed in the meantime, shows both, and goes on without those lines", async () => {
    await setStock(GHEE, 20);
    await setStock(OTHER, 20);
    const id = await upload(changed(await download(), { [GHEE]: { [stock]: "30" }, [OTHER]: { [stock]: "30" } }));
    await setStock(GHEE, 19);
    expect(
      await expectRefused(manager(applyPriceList, { params: { id }, query: { confirmed: true } }), 409),
    ).toMatchObject({
      message: PRICE_LIST_CONFLICT,
    });
    expect((await rowOf(OTHER)).stock).toBe(20);
    const { data, summary } = await look(id);
    expect(summary.conflicts).toBe(1);
    expect(data[0]).toMatchObject({ product_id: GHEE, is_conflict: true, stock: { before: 20, after: 30, now: 19 } });
    expect((await expectDone(manager(leaveOutConflicts, { params: { id } }))).data.left_out).toBe(1);
    await expectDone(manager(applyPriceList, { params: { id }, query: { confirmed: true } }));
    expect([(await rowOf(GHEE)).stock, (await rowOf(OTHER)).stock]).toEqual([19, 30]);
  });

  test("raises no price above the MRP on the pack", async () => {
    const mrp = (await rowOf(OTHER)).pricePaid;
    await store().db.update(products).set({ mrp }).where(eq(products.id, OTHER));
    const id = await upload(changed(await download(), { [OTHER]: { [price]: String(toRupees(mrp) + 1) } }));
    const { error_count, errors } = (await look(id)).summary;
    expect([error_count, errors[0]?.message]).toEqual([1, FACT_MESSAGES.mrp]);
    await store().db.update(products).set({ mrp: null }).where(eq(products.id, OTHER));
  });

  test("whose stock was sold in the meantime may still change the price", async () => {
    await setStock(GHEE, 20);
    const id = await upload(changed(await download(), { [GHEE]: { [price]: "777" } }));
    await setStock(GHEE, 19);
    await expectDone(manager(applyPriceList, { params: { id }, query: { confirmed: true } }));
    expect(await rowOf(GHEE)).toMatchObject({ pricePaid: fromRupees(777), stock: 19 });
  });

  test("that begins a count is newer than the product's form, which would end it", async () => {
    await setStock(OTHER, null);
    const { version } = await rowOf(OTHER);
    await expectDone(
      manager(applyPriceList, {
        params: { id: await upload(changed(await download(), { [OTHER]: { [stock]: "8" } })) },
      }),
    );
    expect(await rowOf(OTHER)).toMatchObject({ stock: 8, version: version + 1 });
  });

  test("with wrong lines tells each, and applies nothing", async () => {
    const lines = await download();
    const ghee = lines.find((line) => line[product] === String(GHEE)) ?? {};
    const strange = { [product]: "999999", [basedOn]: basedOnCell({ price: fromRupees(1), stock: 1 }) };
    const id = await upload([{ ...ghee, [price]: "cheap" }, { ...ghee, [stock]: "77" }, ghee, strange]);
    const { summary } = await look(id);
    expect(summary.errors).toEqual([
      { line: 2, message: "The price is no amount in rupees." },
      { line: 4, message: "This product is in the list twice." },
      { line: 5, message: "There is no product with this number." },
    ]);
    expect(
      await expectRefused(manager(applyPriceList, { params: { id }, query: { confirmed: true } }), 409),
    ).toMatchObject({
      message: PRICE_LIST_WRONG,
    });
    expect((await rowOf(GHEE)).stock).not.toBe(77);
  });

  test.each(["", "Name,Price\r\nGhee,1\r\n", '"never closed', `${"x".repeat(20_000)}`, "\u0000\u0001"])(
    "is no other file: %#",
    async (text) => {
      await expectRefused(manager(uploadPriceList, { body: new Blob([text]) }), 400);
    },
  );

  test("is its member's own", async () => {
    const id = await upload(await download());
    const another = await newStaffMember(store(), "manager");
    await expectRefused(another(priceList, { params: { id } }), 404);
    await expectRefused(another(applyPriceList, { params: { id }, query: { confirmed: true } }), 404);
  });

  test("is not left with movements that do not add up", async () => {
    const [wrong] = await store()
      .db.select({ id: products.id })
      .from(products)
      .where(
        and(
          sql`coalesce(${products.stock}, 0) <>
            (select coalesce(sum(change), 0) from stock_movements where product_id = ${products}.id)`,
        ),
      );
    expect(wrong).toBeUndefined();
  });
});

test.each([";", ",", "\t"])("a file's cells are read as they stand, with %j between them", async (delimiter) => {
  const cells = { product: "7", price: "299,50", stock: "1,200", basedOn: "249.5 | 12" };
  const file = fileOf(
    [{ [product]: cells.product, [price]: cells.price, [stock]: cells.stock, [basedOn]: cells.basedOn }],
    delimiter,
  );
  const entries = [];
  for await (const entry of readPriceList(file)) entries.push(entry);
  expect(entries).toMatchObject([{ cells }]);
});

test("a long file is read a piece at a time", async () => {
  const line = `7,Ghee,Dairy,249,12,249 | 12\r\n`;
  const file = new Blob([`${Object.values(PRICE_LIST_COLUMNS).join(",")}\r\n`, line.repeat(100_000)]);
  let [pieces, ahead] = [0, 0];
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    pieces += 1;
    return slice(...range);
  };
  let lines = 0;
  for await (const entry of readPriceList(file)) {
    if (entry === "unreadable") throw new Error("The list was not read");
    lines += 1;
    const readBytes = lines * line.length;
    ahead = Math.max(ahead, pieces * 64 * 1024 - readBytes);
  }
  expect(lines).toBe(100_000);
  // The streams between hold some pieces; the whole file is 50 of them.
  expect(ahead).toBeLessThan(10 * 64 * 1024);
});
