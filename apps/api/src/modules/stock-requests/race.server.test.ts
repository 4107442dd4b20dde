import { requestStockByEmail } from "@store/api-client/contract";
import { STOCK_IS_BACK } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, restockedProducts, stockRequests } from "../../db/schema/index.ts";
import { sentTo } from "../../testing/messages.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { announceStock } from "./announce-stock.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.
const ROUNDS = 10;
const HONEY = 1003;
const store = useTestStore();

const announce = () => announceStock(store().db).run(store().clock.read());
const ask = (email: string) =>
  store().nobody(requestStockByEmail, { params: { id: HONEY }, body: { email, recaptcha: SOLVED } });
const told = async (email: string) =>
  (await sentTo(store(), email)).filter((text) => text.includes("back in stock at")).length;

test("stock that returns twice at once, while several processes write, gives each one mail", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await changeProduct(store(), HONEY, { stock: 0 });
    const emails = [1, 2, 3].map((place) => `twice-${round}-${place}@mail.example`);
    await Promise.all(emails.flatMap((email) => [ask(email), ask(email)]));
    await Promise.all([2, 3].map((stock) => changeProduct(store(), HONEY, { stock })));
    await Promise.all([announce(), announce(), announce()]);
    expect(await Promise.all(emails.map(told))).toEqual([1, 1, 1]);
  }
});

test("who asks while the stock returns is told, or hears that it is back", async () => {
  const { db } = store();
  for (let round = 0; round < ROUNDS; round++) {
    await changeProduct(store(), HONEY, { stock: 0 });
    const emails = [1, 2, 3, 4].map((place) => `meets-${round}-${place}@mail.example`);
    const [answers] = await Promise.all([
      Promise.all(emails.map(ask)),
      db.update(products).set({ stock: 4 }).where(eq(products.id, HONEY)),
    ]);
    await announce();
    for (const [place, answer] of answers.entries()) {
      const isBack = !answer.ok && answer.failure.kind === "refused" && answer.failure.message === STOCK_IS_BACK;
      expect([answer.ok || isBack, await told(emails[place] ?? "")]).toEqual([true, answer.ok ? 1 : 0]);
    }
    expect([await db.$count(stockRequests), await db.$count(restockedProducts)]).toEqual([0, 0]);
  }
});
