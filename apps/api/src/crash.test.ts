import { setTimeout as wait } from "node:timers/promises";
import { type Call, createCaller } from "@store/api-client";
import {
  addresses,
  addToCart,
  cart,
  order,
  placeOrder,
  productList,
  signIn,
  validateVoucher,
} from "@store/api-client/contract";
import type { DemoPerson } from "@store/demo/people";
import { DEFAULT_POLICY, fromRupees, type Paise, voucherKey, ZERO_PAISE } from "@store/domain";
import { isLong } from "@store/vitest";
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Database } from "./db/database.ts";
import { openEmbedded } from "./db/open-embedded.ts";
import { vouchers } from "./db/schema/index.ts";
import { seedDatabase } from "./demo/seed-database.ts";
import { systemClock } from "./lib/clock.ts";
import { expectDone } from "./testing/expect-answer.ts";
import { orderOf } from "./testing/samples.ts";
import { useStoreProcess } from "./testing/store-process.ts";
import { testHasher } from "./testing/test-hasher.ts";
import { demoPerson } from "./testing/test-store.ts";

const { start, dataDir } = useStoreProcess();

const ROUNDS = isLong ? 20 : 4;
/** How long an order takes, about. */
const KILL_WITHIN_MS = 140;
/** Ends what hangs: on a busy machine all the starts together take minutes. */
const TIMEOUT_MS = 900_000;
/** Mails to the owner go out by a job, and are no part of an order. */
const ENVIRONMENT = { RATE_LIMIT_FACTOR: "1000", ORDER_MAILS: "none" };
/** Enough for every order of a buyer: what a gift voucher pays whole is no open cash order, of which few are allowed. */
const GIFT_AMOUNT = fromRupees(10_000_000);

interface Buyer {
  readonly token: string;
  readonly address: number;
  readonly shipping: Paise;
  readonly voucher: string;
  /** The orders that the store confirmed. */
  readonly acknowledged: number[];
}

async function logIn(baseUrl: string, role: DemoPerson["role"], shipping: Paise, voucher: string): Promise<Buyer> {
  const { email, password } = demoPerson(role);
  const { token } = (await expectDone(createCaller({ baseUrl })(signIn, { body: { email, password } }))).data;
  const call = createCaller({ baseUrl, identity: () => ({ token }) });
  const saved = (await expectDone(call(addresses))).data;
  return { token, address: saved[0]?.id ?? 0, shipping, voucher, acknowledged: [] };
}

const callAs = (baseUrl: string, { token }: Buyer): Call => createCaller({ baseUrl, identity: () => ({ token }) });

/** Places orders until the store stops answering. */
async function buyOn(baseUrl: string, buyer: Buyer, products: readonly number[]): Promise<void> {
  const call = callAs(baseUrl, buyer);
  for (let turn = 0; ; turn++) {
    await call(addToCart, { body: { pid: products[turn % products.length] ?? 0 } });
    await call(validateVoucher, { query: { voucher_code: buyer.voucher } });
    const seen = await call(cart);
    if (!seen.ok) return;
    const placed = await call(placeOrder, { body: orderOf(seen.reply.data, buyer.address, buyer.shipping) });
    if (placed.ok) buyer.acknowledged.push(placed.reply.data.id);
    else if (placed.failure.kind === "unreachable") return;
  }
}

/** Makes the sample shop, with these gift vouchers, before a store has it open. */
async function fillShop(codes: readonly string[]): Promise<void> {
  const { db, migrate, close } = await openEmbedded(dataDir());
  try {
    await migrate();
    await seedDatabase(db, { clock: systemClock, hasher: testHasher });
    await db.insert(vouchers).values(
      codes.map((code) => ({
        code,
        codeKey: voucherKey(code),
        kind: "flat" as const,
        amount: GIFT_AMOUNT,
        isGift: true,
        createdAt: new Date(0),
      })),
    );
  } finally {
    await close();
  }
}

/** The most expensive products, any one of which makes an order, with their stock. */
async function readShelves(baseUrl: string): Promise<ReadonlyMap<number, number>> {
  const { data } = (await expectDone(createCaller({ baseUrl })(productList, { query: { ordering: "-base_price" } })))
    .data;
  return new Map(data.map(({ id, available_stock_quantity }) => [id, available_stock_quantity ?? 0]));
}

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

/** Inconsistencies in a database that was killed rather than closed. */
async function findFaults(db: Database, shelves: ReadonlyMap<number, number>, firstOrder: number) {
  const rows = async (query: SQL) => v.parse(Rows, await db.execute(query)).rows;
  const before = JSON.stringify([...shelves].map(([id, stock]) => ({ id, stock })));
  return {
    shelves: await rows(sql`
      select p.id, before.stock, p.stock as left, sum(l.quantity) as sold
      from json_to_recordset(${before}::json) as before(id int, stock int) join products p on p.id = before.id
      left join order_lines l on l.product_id = p.id and l.order_id >= ${firstOrder}
      group by p.id, before.stock having before.stock - p.stock <> coalesce(sum(l.quantity), 0)`),
    orders: await rows(sql`
      select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id
      having coalesce(sum(l.base_price * l.quantity), 0) <> o.product_total
        or coalesce(sum(l.discount), 0) <> o.discount or coalesce(sum(l.tax), 0) <> o.tax
        or o.product_total - o.discount + o.tax + o.shipping - o.gift_voucher - o.used_coins * 100 <> o.final_total`),
    vouchers: await rows(sql`
      select v.id, v.amount from vouchers v left join voucher_uses u on u.voucher_id = v.id
      where v.amount > ${GIFT_AMOUNT} / 2 group by v.id having v.amount + coalesce(sum(u.amount), 0) <> ${GIFT_AMOUNT}`),
    messages: await rows(sql`
      select o.id from orders o left join outbox m on strpos(m.text, o.number) > 0
      where o.id >= ${firstOrder} group by o.id having count(m.id) <> 2`),
    wallets: await rows(sql`
      select w.customer_id from coin_wallets w left join coin_ledger l on l.customer_id = w.customer_id
      group by w.customer_id, w.balance having sum(l.added) - sum(l.used) <> w.balance`),
    coins: await rows(sql`
      select o.id from orders o left join coin_ledger l on l.order_id = o.id
      where o.id >= ${firstOrder} group by o.id having coalesce(sum(l.added), 0) <> o.earned_coins`),
  };
}

test(
  `a store that is killed ${ROUNDS} times while it takes orders keeps every one that it confirmed`,
  async () => {
    await fillShop(["CRASH-1", "CRASH-2", "CRASH-3"]);
    const first = start(ENVIRONMENT);
    let baseUrl = await first.listening();
    const shelves = await readShelves(baseUrl);
    const buyers = await Promise.all([
      logIn(baseUrl, "customer", DEFAULT_POLICY.shipping.charge, "CRASH-1"),
      logIn(baseUrl, "elite", ZERO_PAISE, "CRASH-2"),
      logIn(baseUrl, "staff", ZERO_PAISE, "CRASH-3"),
    ]);
    const confirmed = () => buyers.flatMap(({ acknowledged }) => acknowledged);
    const products = [...shelves.keys()];

    let running = first;
    for (let round = 0; round < ROUNDS; round++) {
      const before = confirmed().length;
      const bought = buyers.map((buyer, index) => buyOn(baseUrl, buyer, products.slice(index * 8, index * 8 + 8)));
      await expect.poll(() => confirmed().length, { timeout: TIMEOUT_MS }).toBeGreaterThan(before);
      // Each round kills the store at another moment of placing an order.
      await wait((KILL_WITHIN_MS * round) / ROUNDS);
      running.child.kill("SIGKILL");
      await Promise.all([running.exit, ...bought]);

      running = start(ENVIRONMENT);
      baseUrl = await running.listening();
      for (const buyer of buyers) {
        const [newest = 0] = buyer.acknowledged.slice(-1);
        if (newest > 0) await expectDone(callAs(baseUrl, buyer)(order, { params: { id: newest } }));
      }
    }
    running.child.kill("SIGKILL");
    await running.exit;

    const { db, close } = await openEmbedded(dataDir());
    try {
      const ids = confirmed();
      const kept = v.parse(Rows, await db.execute(sql`select id from orders where id in ${ids}`)).rows;
      expect(kept).toHaveLength(ids.length);
      const faults = await findFaults(db, shelves, Math.min(...ids));
      expect(faults).toEqual({ shelves: [], orders: [], vouchers: [], messages: [], wallets: [], coins: [] });
    } finally {
      await close();
    }
  },
  TIMEOUT_MS,
);
