import { randomBytes } from "node:crypto";
import { addressOf, createCaller } from "@store/api-client";
import { addAddress, addresses, addToCart, cart, orderPaymentLink } from "@store/api-client/contract";
import * as v from "valibot";
import { expectDone } from "../../../apps/api/src/testing/expect-answer.ts";
import { addressIn, onlineOrderOf } from "../../../apps/api/src/testing/samples.ts";
import { type BareDatabase, openDatabase } from "./bare/database.ts";
import {
  ADD_EVENT,
  ADD_LINE,
  ADD_MAIL,
  ADD_ORDER,
  ADD_PAYMENT,
  EMPTY_CART,
  LOCK_CART,
  MARK_ORDER_PAID,
  SELECT_STOCK,
  SETTLE_PAYMENT,
  SUM_CART,
  TAKE_STOCK,
  UPSERT_LINE,
} from "./bare/statements.ts";
import { BenchProblem } from "./bench-problem.ts";
import type { ChildServer } from "./child-server.ts";
import { mediansInTurn, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import { startApi } from "./servers.ts";

const PROCESSES = [1, 2, 4];
const SHOPPERS = 16;
const ROUNDS = 3;
const ROUND_MS = 4000;
/** Checkouts of each shopper before anything is counted. */
const WARM_UP = 25;
/** Of the transaction of the same rows without HTTP, identity and rules. */
const TARGET = 0.6;

const SIGN_UP = {
  name: "sign_up",
  text: `with shopper as (insert into shoppers (created_at) values (now()) returning id),
      customer as (
        insert into customers (shopper_id, first_name, last_name, mobile, created_at)
        select id, 'Kavita', 'Rao', '+917' || lpad(id::text, 9, '0'), now() from shopper returning id, shopper_id),
      login as (
        insert into access_tokens (hash, customer_id, created_at, expires_at)
        select sha256(convert_to($1, 'UTF8')), id, now(), now() + interval '1 day' from customer)
    select id, shopper_id from customer`,
};
/** Of each, one piece reaches the least order, ₹250. */
const STOCK_GOODS = {
  name: "stock_goods",
  text: `update products set stock = 1000000 where id in (
      select id from products where not is_hidden and price_paid >= 25000 order by id limit ${SHOPPERS})
    returning id`,
};

interface Buyer {
  /** The product that it buys again and again: no other does, as most orders at one moment are of different goods. */
  readonly pid: number;
  readonly customerId: number;
  readonly shopperId: number;
  readonly token: string;
  readonly order: ReturnType<typeof onlineOrderOf>;
}

async function newBuyer(database: BareDatabase, baseUrl: string, pid: number): Promise<Buyer> {
  const token = randomBytes(32).toString("base64url");
  const [customer] = await database.query<{ id: number; shopper_id: number }>(SIGN_UP, [token]);
  if (!customer) throw new BenchProblem("A shopper could not sign up.");
  const call = createCaller({ baseUrl, identity: () => ({ token }) });
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  await expectDone(call(addToCart, { body: { pid, quantity: 1 } }));
  const [address] = (await expectDone(call(addresses))).data;
  const order = onlineOrderOf((await expectDone(call(cart))).data, address?.id ?? 0);
  await database.query(EMPTY_CART, [customer.shopper_id]);
  return { pid, customerId: customer.id, shopperId: customer.shopper_id, token, order };
}

const PaymentLink = v.object({ payment_url: v.string() });

/** The requests of a checkout. */
const STEPS = ["add to cart", "read the cart", "order", "pay"] as const;
type Step = (typeof STEPS)[number];
type Tell = (step: Step, milliseconds: number) => void;

/** One checkout after the other, as a browser asks for them: into the cart, the cart, the order, the gateway's answer. */
function checkoutOf({ url }: ChildServer, { pid, token, order }: Buyer, tell: Tell): () => Promise<void> {
  const headers = { authorization: `token ${token}` };

  async function timed(step: Step, path: string, init: RequestInit): Promise<string> {
    const begun = performance.now();
    const response = await fetch(url + path, { headers, redirect: "manual", ...init });
    const text = await response.text();
    tell(step, performance.now() - begun);
    if (response.status >= 400) throw new BenchProblem(`${step}: the answer was ${response.status} ${text}.`);
    return text;
  }

  const json = { ...headers, "content-type": "application/json" };
  const form = (fields: object): FormData => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, String(value));
    return sent;
  };
  return async () => {
    const line = { method: "POST", headers: json, body: JSON.stringify({ pid, quantity: 1 }) };
    await timed("add to cart", addressOf(addToCart.path), line);
    await timed("read the cart", addressOf(cart.path), {});
    const asked = form({ ...order, txnid: randomBytes(16).toString("hex") });
    const begun = await timed("order", addressOf(orderPaymentLink.path), { method: "POST", body: asked });
    const { payment_url } = v.parse(PaymentLink, JSON.parse(begun));
    const pressed = { method: "POST", headers: {}, body: new URLSearchParams({ choice: "pay" }) };
    await timed("pay", new URL(payment_url).pathname, pressed);
  };
}

/** The rows of a checkout, written by the driver alone: two of its three transactions are those of order and payment. */
function bareCheckoutOf(database: BareDatabase, { pid, customerId, shopperId }: Buyer): () => Promise<void> {
  return async () => {
    await database.transaction(async ({ query }) => {
      await query(SELECT_STOCK, [pid]);
      await query(UPSERT_LINE, [shopperId, pid, 1]);
      await query(SUM_CART, [shopperId]);
    });
    const txnId = randomBytes(16).toString("hex");
    const id = await database.transaction(async ({ query }) => {
      const [line] = await query<{ quantity: number; price_paid: string }>(LOCK_CART, [shopperId]);
      if (!line) throw new BenchProblem("The cart is empty.");
      await query(TAKE_STOCK, [pid, line.quantity]);
      const [order] = await query<{ id: number }>(ADD_ORDER, [txnId, customerId, line.price_paid]);
      await query(ADD_LINE, [order?.id, pid, line.quantity]);
      await query(ADD_EVENT, [order?.id]);
      await query(ADD_PAYMENT, [txnId, order?.id, customerId, line.price_paid]);
      return order?.id;
    });
    await database.transaction(async ({ query }) => {
      await query(SETTLE_PAYMENT, [txnId]);
      await query(MARK_ORDER_PAID, [id]);
      await query(EMPTY_CART, [shopperId]);
      await query(ADD_MAIL, [txnId]);
    });
  };
}

/** All shoppers, each one checkout after the other, for a time. @returns how many a second were done. */
async function sell(checkouts: readonly (() => Promise<void>)[], goesOn: (done: number) => boolean): Promise<number> {
  const begun = performance.now();
  let total = 0;
  await Promise.all(
    checkouts.map(async (checkout) => {
      for (let done = 0; goesOn(done); done += 1) {
        await checkout();
        total += 1;
      }
    }),
  );
  return (total * 1000) / (performance.now() - begun);
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

export interface OrderFigures {
  readonly rows: readonly Row[];
  /** Where the time of a checkout goes. */
  readonly note: string;
}

/**
 * Whole checkouts at one, two and four processes of the API on one Postgres server, in turn with the same rows written by
 * the driver alone. No worker runs: mails wait.
 */
export async function orderRows({ ours, bare }: BenchDatabase): Promise<OrderFigures> {
  const database = await openDatabase(bare);
  const apis: ChildServer[] = [];
  try {
    const environment = { ...ours, STORE_ROLE: "api", RATE_LIMIT_FACTOR: "1000" };
    while (apis.length < Math.max(...PROCESSES)) apis.push(await startApi(environment));
    const goods = await database.query<{ id: number }>(STOCK_GOODS);
    const [first] = apis;
    if (!first) throw new BenchProblem("No API runs.");
    const buyers: Buyer[] = [];
    for (const { id } of goods) buyers.push(await newBuyer(database, first.url, id));

    const times: Record<Step, number[]> = { "add to cart": [], "read the cart": [], order: [], pay: [] };
    const ofCount = (count: number) =>
      buyers.map((buyer, place) =>
        checkoutOf(apis[place % count] ?? first, buyer, (step, time) => count === 1 && times[step].push(time)),
      );
    const contenders = [...PROCESSES.map(ofCount), buyers.map((buyer) => bareCheckoutOf(database, buyer))];
    for (const checkouts of contenders) await sell(checkouts, (done) => done < WARM_UP);
    for (const step of STEPS) times[step].length = 0;

    const measures = contenders.map((checkouts) => () => {
      const end = performance.now() + ROUND_MS;
      return sell(checkouts, () => performance.now() < end);
    });
    const figures = await mediansInTurn(measures, ROUNDS);
    const rows = PROCESSES.map((count, place) => ({
      name: `whole checkouts, API processes: ${count}`,
      figure: figures[place] ?? 0,
      against: figures.at(-1) ?? 0,
      target: TARGET,
    }));
    const parts = STEPS.map((step) => `${step} ${mean(times[step]).toFixed(1)} ms`).join(", ");
    return { rows, note: `A checkout at one process with ${SHOPPERS} shoppers at once: ${parts}` };
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await database.close();
  }
}
