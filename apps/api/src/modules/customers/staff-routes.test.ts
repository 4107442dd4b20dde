import { randomUUID } from "node:crypto";
import {
  changeCoins,
  staffCustomer,
  staffCustomers,
  staffCustomersCsv,
  walletHistory,
} from "@store/api-client/contract";
import { COINS_OF_ONES_OWN, emailKey, fromRupees, notSoManyCoins } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTokens, coinLedger, customers, orders, staffActions, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner, type Owner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
let shopOwner: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  shopOwner = await newStaffMember(store(), "owner");
});

const find = async (search: string) => (await expectDone(manager(staffCustomers, { query: { search } }))).data;
const show = async (id: number) => (await expectDone(manager(staffCustomer, { params: { id } }))).data;

interface Change {
  readonly action?: "give" | "take";
  readonly coins: number;
  readonly id?: string;
  readonly by?: NewCustomer;
}

const REASON = "A jar arrived broken.";
const change = (customerId: number, { action = "give", coins, id = randomUUID(), by = manager }: Change) =>
  by(changeCoins, { params: { id: customerId }, body: { action, coins, reason: REASON, request_id: id } });

describe("the list of customers", () => {
  test("is found by name, email and mobile, with and without its calling code", async () => {
    const { customer, mobile } = await newCustomer(store());
    const email = `lata.devi-${customer.customerId}@example.com`;
    await store()
      .db.update(customers)
      .set({ firstName: "Lata-Devi", lastName: "O'Neil", email, emailKey: emailKey(email) })
      .where(eq(customers.id, customer.customerId));
    for (const search of [
      "lata",
      "devi o'neil",
      "devi oneil",
      "O\u2019Neil",
      email,
      email.slice(0, -4),
      mobile,
      mobile.slice(3),
      mobile.slice(3, 12),
    ])
      expect(
        (await find(search)).map(({ id }) => id),
        search,
      ).toContain(customer.customerId);
    expect(await find("nobody-of-this-name")).toEqual([]);
  });

  test("shows the newest first, with their orders and what they paid for them", async () => {
    const owner = await newOwner(store());
    await owner.cashOrder();
    const { id } = await owner.onlineOrder();
    const [row] = await find(owner.mobile);
    const [paid] = await store()
      .db.select({ total: orders.finalTotal })
      .from(orders)
      .where(and(eq(orders.customerId, owner.customerId), eq(orders.isPaid, true)));
    expect(row).toMatchObject({ id: owner.customerId, orders: 2, spent: paid?.total });
    await store().db.update(orders).set({ orderStatus: "Cancelled" }).where(eq(orders.id, id));
    expect((await find(owner.mobile))[0]).toMatchObject({ orders: 1 });
    expect(await show(owner.customerId)).toMatchObject({ orders: 1, cancelled_orders: 1 });

    const { data } = await expectDone(manager(staffCustomers, { query: {} }));
    const joined = data.map(({ joined_at }) => joined_at);
    expect(joined).toEqual(joined.toSorted().reverse());
    expect((await expectDone(manager(staffCustomers, { query: { from: "2031-01-01" } }))).count).toBe(0);
  });
});

test("customers are downloaded as they are filtered, without password or token", async () => {
  const { mobile, identity } = await newCustomer(store());
  const { name, content } = await expectDone(manager(staffCustomersCsv, { query: { search: mobile } }));
  expect(name).toBe("customers-2026-03-15.csv");
  const [header, row, end] = (await content.text()).split("\r\n");
  expect(header).toMatch(/First name,Last name,Company,Email,Mobile,Joined,Account,Orders,Spent$/);
  expect(row).toBe(`Kavita,Rao,,,'${mobile},2026-03-15 12:00,Open,0,0`);
  expect([end, row?.includes(identity.token ?? "no token")]).toEqual(["", false]);
});

describe("a customer", () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await newOwner(store());
    await owner.password();
    await owner.cashOrder();
    await owner.subscription();
    const gift = { code: "GIFT-AAAA-BBBB-CCCC-DDDD", codeKey: "GIFTAAAABBBBCCCCDDDD", kind: "flat" } as const;
    const createdAt = store().clock.read();
    await store()
      .db.insert(vouchers)
      .values({ ...gift, amount: fromRupees(120), isGift: true, ownerId: owner.customerId, createdAt });
  });

  test("is shown with addresses, orders, coins, subscriptions and gift vouchers", async () => {
    const shown = await show(owner.customerId);
    expect(shown).toMatchObject({ mobile: owner.mobile, coins: expect.any(Number), email_is_proven: true });
    expect(shown.addresses[0]?.full_address).toContain("Pune");
    expect(shown.latest_orders).toHaveLength(2);
    expect(shown.coin_history.at(-1)).toMatchObject({ reason: "opening", new_added_coin: 500 });
    expect(shown.subscriptions).toMatchObject([{ is_active: true, product: expect.stringMatching(/./) }]);
    expect(shown.gift_vouchers).toMatchObject([{ left: fromRupees(120) }]);
  });

  test("is shown without password, token or code", async () => {
    const [row] = await store().db.select().from(customers).where(eq(customers.id, owner.customerId));
    const tokens = await store().db.select().from(accessTokens).where(eq(accessTokens.customerId, owner.customerId));
    const answers = JSON.stringify([await show(owner.customerId), await find(owner.mobile)]);
    const secrets = [row?.passwordHash, owner.call.identity.token, "GIFT-AAAA", "GIFTAAAA"];
    for (const secret of secrets) expect(answers).not.toContain(secret ?? "missing");
    for (const { hash } of tokens) expect(answers).not.toContain(Buffer.from(hash).toString("hex"));
  });

  test("that is not there is not shown", async () => {
    const asked = manager(staffCustomer, { params: { id: 2_000_000 } });
    expect((await expectRefused(asked, 404)).message).toBe(NO_SUCH_CUSTOMER);
  });
});

describe("coins", () => {
  test("are given and taken with a reason, which customer and staff read [C39]", async () => {
    const person = await newCustomer(store(), { coins: 100 });
    const { customerId } = person.customer;
    expect((await expectDone(change(customerId, { coins: 20 }))).data.coins).toBe(120);
    expect((await expectDone(change(customerId, { action: "take", coins: 120 }))).data.coins).toBe(0);

    const { data: history } = await expectDone(person(walletHistory, { params: { contactId: customerId } }));
    expect(history?.slice(0, 2)).toMatchObject([
      { reason: "taken", used_coin: 120, available_coin: 0, note: REASON },
      { reason: "given", new_added_coin: 20, available_coin: 120, note: REASON },
    ]);
    expect((await show(customerId)).coin_history).toMatchObject(history ?? []);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "customer"), eq(staffActions.subjectId, customerId)))
      .orderBy(staffActions.id);
    expect(audit).toMatchObject([
      { action: "give coins", before: { coins: 100 }, after: { coins: 120, reason: REASON } },
      { action: "take coins", before: { coins: 120 }, after: { coins: 0 } },
    ]);
  });

  test("of somebody without a wallet can be given, and none can be taken", async () => {
    const { customerId } = (await newCustomer(store())).customer;
    const none = change(customerId, { action: "take", coins: 1 });
    expect((await expectRefused(none, 409)).message).toBe(notSoManyCoins(0));
    expect((await expectDone(change(customerId, { coins: 5 }))).data.coins).toBe(5);
    await expectRefused(change(2_000_000, { coins: 5 }), 404);
  });

  test("move once however often a request is sent", async () => {
    const { customerId } = (await newCustomer(store(), { coins: 100 })).customer;
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => expectDone(change(customerId, { coins: 20, id }))));
    expect(answers.map(({ data }) => data.coins)).toEqual([120, 120, 120]);
    const moved = await store().db.select().from(coinLedger).where(eq(coinLedger.requestId, id));
    expect(moved).toHaveLength(1);
  });

  test("are never below zero, whoever takes them at once", async () => {
    const { customerId } = (await newCustomer(store(), { coins: 50 })).customer;
    const asked = Array.from({ length: 8 }, () => change(customerId, { action: "take", coins: 20 }));
    const done = (await Promise.all(asked)).filter(({ ok }) => ok);
    expect(done).toHaveLength(2);
    expect((await show(customerId)).coins).toBe(10);
  });

  test("of one's own are not a manager's to change, but an owner's", async () => {
    const own = (by: NewCustomer) => change(by.customer.customerId, { coins: 5, by });
    expect((await expectRefused(own(manager), 409)).message).toBe(COINS_OF_ONES_OWN);
    await expectDone(own(shopOwner));
  });

  test.each([
    ["no coins", { coins: 0 }],
    ["half a coin", { coins: 1.5 }],
    ["too many", { coins: 10_001 }],
    ["no reason", { reason: " " }],
    ["another action", { action: "steal" }],
    ["no request", { request_id: "1" }],
  ])("are not moved by a body with %s", async (_, changed) => {
    const { customerId } = (await newCustomer(store())).customer;
    const body = { action: "give", coins: 5, reason: REASON, request_id: randomUUID(), ...changed };
    const response = await store().request(`/dashboard/customers/${customerId}/coins/`, {
      method: "POST",
      headers: { authorization: `token ${manager.identity.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});
