import { setTimeout as wait } from "node:timers/promises";
import { type Call, createCaller } from "@store/api-client";
import { placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import pg from "pg";
import { hashToken, newToken } from "../../apps/api/src/identity/token.ts";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { readyToOrder } from "../../apps/api/src/testing/new-customer.ts";
import { orderOf } from "../../apps/api/src/testing/samples.ts";
import { ask } from "./own-postgres.ts";
import type { Drill } from "./run-drill.ts";
import { PRODUCT } from "./sell.ts";
import { until } from "./until.ts";

const SHOPPERS = 6;
/** Before a shopper tries again. */
const PAUSE_MS = 200;

/** A new customer's login, by the columns that older schemas have, too. */
const SIGN_UP = `
  with shopper as (insert into shoppers (created_at) values (now()) returning id),
    customer as (
      insert into customers (shopper_id, first_name, last_name, mobile, created_at)
      select id, 'Kavita', 'Rao', '+917' || lpad(id::text, 9, '0'), now() from shopper returning id)
  insert into access_tokens (hash, customer_id, created_at, expires_at)
  select $1, id, now(), now() + interval '1 day' from customer`;

interface Sale {
  readonly id: number;
  /** When the shop acknowledged it, on the clock of `performance.now()`. */
  readonly at: number;
}

export interface Selling {
  readonly sales: readonly Sale[];
  /** How many orders were not acknowledged. */
  readonly failures: () => number;
  /** Resolves once so many more orders are acknowledged. */
  readonly sold: (count: number) => Promise<void>;
  /** Resolves to how long after a moment the next order was acknowledged, in seconds with one decimal. */
  readonly soldAgain: (moment: number) => Promise<string>;
  readonly stop: () => Promise<void>;
  /** How many of the acknowledged orders a database has. */
  readonly foundIn: (databaseUrl: string) => Promise<number>;
}

/**
 * Shoppers who order at a running demo, one order after the other, whatever happens to it.
 * @param databaseUrl where they sign up.
 * @param urls of API processes; each shopper stays with one.
 */
export async function keepSelling({ atEnd }: Drill, databaseUrl: string, urls: readonly string[]): Promise<Selling> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  pool.on("error", () => {});
  atEnd(() => pool.end());
  await ask(databaseUrl, `update products set stock = 1000000 where id = ${PRODUCT}`);
  const sales: Sale[] = [];
  let failures = 0;
  let isOver = false;
  async function shop(baseUrl: string): Promise<void> {
    while (!isOver) {
      try {
        // Each order is a new customer's: few may be unpaid at once.
        const token = newToken();
        await pool.query(SIGN_UP, [hashToken(token)]);
        const call: Call = createCaller({ baseUrl, identity: () => ({ token }) });
        const { cart, address } = await readyToOrder(call, { pid: PRODUCT });
        const { data } = await expectDone(
          call(placeOrder, { body: orderOf(cart, address, DEFAULT_POLICY.shipping.charge) }),
        );
        sales.push({ id: data.id, at: performance.now() });
      } catch {
        failures += 1;
        await wait(PAUSE_MS);
      }
    }
  }
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => shop(urls[index % urls.length] ?? ""));
  const stop = async () => {
    isOver = true;
    await Promise.all(shoppers);
  };
  atEnd(stop);
  return {
    sales,
    failures: () => failures,
    sold: async (count) => {
      const enough = sales.length + count;
      await until(`${count} more orders`, async () => sales.length >= enough);
    },
    soldAgain: async (moment) => {
      const next = () => sales.find(({ at }) => at > moment);
      await until("The next order", async () => next() !== undefined);
      return (((next()?.at ?? Number.NaN) - moment) / 1000).toFixed(1);
    },
    stop,
    foundIn: async (at) => {
      const ids = sales.map(({ id }) => id).join(", ");
      return (
        (await ask<{ count: number }>(at, `select count(*)::int as count from orders where id in (${ids})`))?.count ?? 0
      );
    },
  };
}
