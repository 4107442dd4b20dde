import {
  requestStock,
  requestStockByEmail,
  staffProduct,
  stopStockRequest,
  wantedProducts,
} from "@store/api-client/contract";
import {
  CAPTCHA_FIRST,
  INVALID_EMAIL,
  NO_SUCH_STOCK_REQUEST,
  NO_WAY_TO_WRITE,
  RETENTION,
  STOCK_IS_BACK,
  STOCK_REQUESTS_AT_MOST,
  TOO_MANY_STOCK_REQUESTS,
  termBegan,
} from "@store/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { setStockCause } from "../../db/record-stock.ts";
import { customers, outbox, products, restockedProducts, stockRequests } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { keepTerms } from "../privacy/keep-terms.ts";
import { announceStock } from "./announce-stock.ts";

const [HONEY, OIL] = [1003, 1005];
const store = useTestStore();

beforeEach(async () => {
  await store().db.delete(stockRequests);
  await store().db.delete(restockedProducts);
  for (const id of [HONEY, OIL]) await changeProduct(store(), id, { stock: 0, isArchived: false });
});

let count = 0;
/** Somebody without a login. */
const newEmail = () => `waits-${++count}@mail.example`;
const askByEmail = async (email = newEmail(), id = HONEY) => {
  await expectDone(store().nobody(requestStockByEmail, { params: { id }, body: { email, recaptcha: SOLVED } }));
  return email;
};
/** A customer with a proven email, unless it is said otherwise. */
async function someone(columns: Partial<typeof customers.$inferInsert> = {}) {
  const call = await newCustomer(store());
  const email = newEmail();
  await store()
    .db.update(customers)
    .set({ email, emailKey: email, ...columns })
    .where(eq(customers.id, call.customer.customerId));
  return { call, email, mobile: call.mobile };
}
const ask = (call: Awaited<ReturnType<typeof someone>>["call"], id = HONEY) => call(requestStock, { params: { id } });

const announce = () => announceStock(store().db).run(store().clock.read());
const restock = async (stock = 5, id = HONEY) => {
  await changeProduct(store(), id, { stock });
  await announce();
};
const told = async (to: string) => (await sentTo(store(), to)).filter((text) => text.includes("back in stock at"));
const waiting = (id = HONEY) => store().db.$count(stockRequests, eq(stockRequests.productId, id));

describe("a product that is out of stock", () => {
  test("is asked for by a customer once, and told of once, when it is back", async () => {
    const { call, email } = await someone();
    const [first, again] = [await expectDone(ask(call)), await expectDone(ask(call))];
    expect(again.token).toBe(first.token);
    await announce();
    expect(await told(email)).toEqual([]);
    await restock();
    expect(await told(email)).toHaveLength(1);
    expect((await told(email))[0]).toContain(`/products/${HONEY}/`);
    await restock(0);
    await restock(3);
    expect(await told(email)).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test("is asked for by an email, which is told so once, with a link that ends it", async () => {
    const email = await askByEmail();
    await askByEmail(email.toUpperCase());
    const [mail = "", ...more] = await sentTo(store(), email);
    expect([more, await waiting()]).toEqual([[], 1]);
    const token = /back-in-stock\/(\S+)/.exec(mail)?.[1] ?? "";
    await expectDone(store().nobody(stopStockRequest, { body: { token } }));
    await expectDone(store().nobody(stopStockRequest, { body: { token } }));
    await restock();
    expect(await told(email)).toEqual([]);
  });

  test("is told of by SMS where only the mobile is proven, and is not asked for where nothing is", async () => {
    const { call, mobile, email } = await someone({ emailIsProven: false });
    await expectDone(ask(call));
    await restock();
    expect([await told(email), (await told(mobile)).length]).toEqual([[], 1]);
    await changeProduct(store(), HONEY, { stock: 0 });
    const nobody = await someone({ emailIsProven: false, mobileIsProven: false });
    expect(await expectRefused(ask(nobody.call), 409)).toMatchObject(NO_WAY_TO_WRITE);
    const byEmail = { params: { id: HONEY }, body: { email: nobody.email, recaptcha: SOLVED } };
    await expectDone(nobody.call(requestStockByEmail, byEmail));
    expect(await waiting()).toBe(1);
  });

  test("tells one mailbox once, whether it asked with a login or without", async () => {
    const { call, email } = await someone();
    await expectDone(ask(call));
    await askByEmail(email.toUpperCase());
    await restock();
    const all = [...(await told(email)), ...(await told(email.toUpperCase()))];
    expect([all.length, await waiting()]).toEqual([1, 0]);
  });

  test("tells who asked first before the others, all of them", async () => {
    const emails: string[] = [];
    for (let place = 0; place < 3; place++) emails.push(await askByEmail());
    const many = Array.from({ length: 250 }, () => ({
      ...{ productId: HONEY, email: newEmail(), askedAt: store().clock.read() },
    }));
    await store().db.insert(stockRequests).values(many);
    emails.push(...many.map(({ email }) => email));
    await restock(1);
    const queued = await store()
      .db.select({ to: outbox.recipient })
      .from(outbox)
      .where(and(eq(outbox.kind, "back-in-stock"), inArray(outbox.recipient, emails)))
      .orderBy(asc(outbox.id));
    expect(queued.map(({ to }) => to)).toEqual(emails);
  });

  test("that is sold out again before anybody was written to goes on being waited for", async () => {
    const email = await askByEmail();
    await changeProduct(store(), HONEY, { stock: 2 });
    await restock(0);
    expect([await told(email), await waiting()]).toEqual([[], 1]);
    await restock(1);
    expect(await told(email)).toHaveLength(1);
  });

  test("tells nobody whose account is closed or blocked", async () => {
    const people = [await someone(), await someone()];
    for (const { call } of people) await expectDone(ask(call));
    const changes = [{ isActive: false }, { blockedAt: new Date() }];
    for (const [place, { call }] of people.entries())
      await store()
        .db.update(customers)
        .set(changes[place] ?? {})
        .where(eq(customers.id, call.customer.customerId));
    await restock();
    expect([await told(people[0]?.email ?? ""), await told(people[1]?.email ?? ""), await waiting()]).toEqual([
      [],
      [],
      0,
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["goods are received", () => changeProduct(store(), HONEY, { stock: 1 })],
    [
      "an order gives its pieces back",
      () =>
        store()
          .db.update(products)
          .set({ stock: sql`${products.stock} + 1` })
          .from(sql`${setStockCause({ reason: "order", at: store().clock.read() })}`)
          .where(eq(products.id, HONEY)),
    ],
    [
      "it was not counted, and is",
      async () => {
        await changeProduct(store(), HONEY, { stock: null });
        await changeProduct(store(), HONEY, { stock: 1 });
      },
    ],
    [
      "it is taken into the shop again",
      async () => {
        await changeProduct(store(), HONEY, { stock: 9, isArchived: true });
        await announce();
        expect(await waiting()).toBe(1);
        await changeProduct(store(), HONEY, { isArchived: false });
      },
    ],
  ])("is back when %s", async (_, act) => {
    const email = await askByEmail();
    await act();
    await announce();
    expect(await told(email)).toHaveLength(1);
  });

  test("costs other products nothing: only what is waited for is noted", async () => {
    await askByEmail();
    await changeProduct(store(), OIL, { stock: 4 });
    expect(await store().db.select().from(restockedProducts)).toEqual([]);
  });
});

describe("a request is refused", () => {
  const byEmail = (body: { readonly email: string; readonly recaptcha?: string }, id = HONEY) =>
    store().nobody(requestStockByEmail, { params: { id }, body: { recaptcha: SOLVED, ...body } });

  test("of what is in stock, or is not there", async () => {
    const { call } = await someone();
    await changeProduct(store(), HONEY, { stock: 1 });
    await changeProduct(store(), OIL, { isArchived: true });
    expect((await expectRefused(ask(call), 409)).message).toBe(STOCK_IS_BACK);
    expect((await expectRefused(byEmail({ email: newEmail() }), 409)).message).toBe(STOCK_IS_BACK);
    await expectRefused(ask(call, OIL), 404);
    await expectRefused(ask(call, 999_999), 404);
  });

  test("without a captcha, and to what is no email", async () => {
    expect((await expectRefused(byEmail({ email: newEmail(), recaptcha: "" }), 400)).message).toBe(CAPTCHA_FIRST);
    const refused = await expectRefused(byEmail({ email: "kavita" }), 400);
    expect(refused.errors).toEqual({ email: [INVALID_EMAIL] });
    expect(await waiting()).toBe(0);
  });

  test("of a customer who waits for very many products", async () => {
    const { call } = await someone();
    const { customerId } = call.customer;
    const some = await store()
      .db.select({ id: products.id })
      .from(products)
      .orderBy(asc(products.id))
      .limit(STOCK_REQUESTS_AT_MOST + 9);
    const rows = some
      .filter(({ id }) => id !== HONEY)
      .slice(0, STOCK_REQUESTS_AT_MOST)
      .map(({ id: productId }) => ({ productId, customerId, askedAt: store().clock.read() }));
    await store().db.insert(stockRequests).values(rows);
    expect((await expectRefused(ask(call), 409)).message).toBe(TOO_MANY_STOCK_REQUESTS);
  });

  test.each(["7.x", "1", `1.${"A".repeat(43)}`])("by the token %s", async (token) => {
    const refused = await expectRefused(store().nobody(stopStockRequest, { body: { token } }), 404);
    expect(refused.message).toBe(NO_SUCH_STOCK_REQUEST);
  });
});

describe("the staff", () => {
  test("see how many wait for a product, and for which most do", async () => {
    await askByEmail(newEmail(), OIL);
    for (let place = 0; place < 2; place++) await askByEmail();
    const manager = await newStaffMember(store(), "manager");
    const { data, count: total } = await expectDone(manager(wantedProducts));
    expect(data.map(({ id, waiting: people, stock }) => [id, people, stock])).toEqual([
      [HONEY, 2, 0],
      [OIL, 1, 0],
    ]);
    expect([total, data[0]?.since]).toEqual([2, store().clock.read().toISOString()]);
    expect((await expectDone(manager(staffProduct, { params: { id: HONEY } }))).data.waiting).toBe(2);
  });
});

test("requests go after their term", async () => {
  await askByEmail();
  const old = new Date(termBegan(RETENTION.stockRequests.term, store().clock.read()).getTime() - 1);
  await store().db.update(stockRequests).set({ askedAt: old });
  await askByEmail();
  await keepTerms(store().db).run(store().clock.read());
  expect(await waiting()).toBe(1);
});
