import { setTimeout as wait } from "node:timers/promises";
import { createCaller, type Identity } from "@store/api-client";
import { placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { pino } from "pino";
import { openServer } from "../../apps/api/src/db/open-server.ts";
import { systemClock } from "../../apps/api/src/lib/clock.ts";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../apps/api/src/testing/new-customer.ts";
import { orderOf } from "../../apps/api/src/testing/samples.ts";
import { ask } from "./own-postgres.ts";
import type { Drill } from "./run-drill.ts";
import { PRODUCT } from "./sell.ts";
import { until } from "./until.ts";

const SHOPPERS = 6;
/** Before a shopper tries again. */
const PAUSE_MS = 200;

const READ = { read: systemClock, advance: () => {} };

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
  const { db, close } = await openServer(databaseUrl, { connections: SHOPPERS }, pino({ level: "silent" }));
  atEnd(close);
  await ask(databaseUrl, `update products set stock = 1000000 where id = ${PRODUCT}`);
  const sales: Sale[] = [];
  let failures = 0;
  let isOver = false;
  async function shop(baseUrl: string): Promise<void> {
    const as = (identity: Identity) => createCaller({ baseUrl, identity: () => identity });
    while (!isOver) {
      try {
        // Each order is a new customer's: few may be unpaid at once.
        const call = await newCustomer({ db, as, clock: READ });
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
