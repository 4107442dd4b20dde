import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestStore } from "../testing/test-store.ts";
import { installParts, type Part, trigger, triggerFunction } from "./install-parts.ts";

const store = useTestStore();

const ghee = () => store().db.execute(sql`update products set stock = 7 where id = 1002 returning stock`);
const addsToStock = (pieces: number): Part =>
  triggerFunction("add_to_stock", sql`begin new.stock := new.stock + ${sql.raw(String(pieces))}; return new; end`);
const BEFORE_UPDATE = trigger(
  "stock_added",
  "products",
  sql`create trigger stock_added before update on products for each row execute function add_to_stock()`,
);

test("parts of the schema are installed once, and again when they are another", async () => {
  expect(await installParts(store().db, [addsToStock(1), BEFORE_UPDATE])).toBe(true);
  expect(await ghee()).toMatchObject({ rows: [{ stock: 8 }] });
  expect(await installParts(store().db, [addsToStock(1), BEFORE_UPDATE])).toBe(false);
  expect(await installParts(store().db, [addsToStock(2), BEFORE_UPDATE])).toBe(true);
  expect(await ghee()).toMatchObject({ rows: [{ stock: 9 }] });
});

test("one that was taken away comes back", async () => {
  await installParts(store().db, [addsToStock(1), BEFORE_UPDATE]);
  await store().db.execute(sql`drop trigger stock_added on products`);
  expect(await ghee()).toMatchObject({ rows: [{ stock: 7 }] });
  expect(await installParts(store().db, [addsToStock(1), BEFORE_UPDATE])).toBe(true);
  expect(await ghee()).toMatchObject({ rows: [{ stock: 8 }] });
});
