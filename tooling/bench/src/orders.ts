import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { addressOf, createCaller } from "@store/api-client";
import { addAddress, addresses, addToCart, cart, orderPaymentLink } from "@store/api-client/contract";
import { fromRupees } from "@store/domain";
import pg from "pg";
import * as v from "valibot";
import { secretFrom } from "../../../apps/api/src/identity/store-secret.ts";
import { callbackPath } from "../../../apps/api/src/ports/payment/payment-page.ts";
import { SANDBOX, SANDBOX_SECRET, signSandboxAnswer } from "../../../apps/api/src/ports/payment/sandbox.ts";
import { expectDone } from "../../../apps/api/src/testing/expect-answer.ts";
import { addressIn, onlineOrderOf } from "../../../apps/api/src/testing/samples.ts";
import { type BareDatabase, CONNECTIONS, openDatabase } from "./bare/database.ts";
import { EMPTY_CART } from "./bare/statements.ts";
import { BenchProblem } from "./bench-problem.ts";
import type { ChildServer } from "./child-server.ts";
import { mediansInTurn, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import { replayOf } from "./replay-statements.ts";
import { startApi } from "./servers.ts";
import { type RecordedStatement, recordStatements } from "./statement-recorder.ts";

const PROCESSES = [1, 2, 4];
const SHOPPERS = 16;
const ROUNDS = 3;
const ROUND_MS = 4000;
/** Checkouts of each shopper at each process before anything is counted: code that ran seldom is not compiled yet. */
const WARM_UP = 50;
/** Of what the driver alone does with the same statements, unprepared: that we prepare them is part of what is measured. */
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
    select shopper_id from customer`,
};
/** Of each, one piece reaches the least order, ₹250. */
const STOCK_GOODS = {
  name: "stock_goods",
  text: `update products set stock = 1000000 where id in (
      select id from products where not is_hidden and price_paid >= 25000 order by id limit ${SHOPPERS})
    returning id`,
};

/** What the API signs by, so that the gateway's callback can be signed here. */
const STORE_SECRET = randomBytes(32).toString("base64url");
const GATEWAY_SECRET = secretFrom(STORE_SECRET)(SANDBOX_SECRET);

interface Buyer {
  /** The product that it buys again and again: no other does, as most orders at one moment are of different goods. */
  readonly pid: number;
  readonly token: string;
  readonly order: ReturnType<typeof onlineOrderOf>;
}

async function newBuyer(database: BareDatabase, baseUrl: string, pid: number): Promise<Buyer> {
  const token = randomBytes(32).toString("base64url");
  const [customer] = await database.query<{ shopper_id: number }>(SIGN_UP, [token]);
  if (!customer) throw new BenchProblem("A shopper could not sign up.");
  const call = createCaller({ baseUrl, identity: () => ({ token }) });
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  await expectDone(call(addToCart, { body: { pid, quantity: 1 } }));
  const [address] = (await expectDone(call(addresses))).data;
  const order = onlineOrderOf((await expectDone(call(cart))).data, address?.id ?? 0);
  await database.query(EMPTY_CART, [customer.shopper_id]);
  return { pid, token, order };
}

const PaymentLink = v.object({ payment_url: v.string() });

/** The requests of a checkout. */
const STEPS = ["add to cart", "read the cart", "order", "pay"] as const;
type Step = (typeof STEPS)[number];
type Tell = (step: Step, milliseconds: number) => void;

const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** By `node:http`, as `fetch` would take a tenth of the processor time of a checkout. */
const send = (address: URL, { body, ...options }: Sent): Promise<{ status: number; answer: string }> =>
  new Promise((done, refuse) => {
    const sent = request(address, { agent, ...options }, (response) =>
      text(response).then((answer) => done({ status: response.statusCode ?? 0, answer }), refuse),
    );
    sent.once("error", refuse).end(body);
  });

const BOUNDARY = "bench-form";

const multipart = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat(`--${BOUNDARY}--\r\n`)
    .join("");

/** One checkout after the other: into the cart, the cart, the order, and what the gateway then calls back with. */
function checkoutOf({ url }: ChildServer, { pid, token, order }: Buyer, tell: Tell) {
  const authorization = `token ${token}`;

  async function timed(step: Step, path: string, sent: Sent): Promise<string> {
    const begun = performance.now();
    const { status, answer } = await send(new URL(path, url), sent);
    tell(step, performance.now() - begun);
    if (status >= 400) throw new BenchProblem(`${step}: the answer was ${status} ${answer}.`);
    return answer;
  }

  const post = (type: string, body: string, headers = {}): Sent => ({
    method: "POST",
    headers: { "content-type": type, ...headers },
    body,
  });
  const line = post("application/json", JSON.stringify({ pid, quantity: 1 }), { authorization });

  return async (): Promise<void> => {
    await timed("add to cart", addressOf(addToCart.path), line);
    await timed("read the cart", addressOf(cart.path), { method: "GET", headers: { authorization } });
    const form = multipart({ ...order, txnid: randomBytes(16).toString("hex") });
    const asked = post(`multipart/form-data; boundary=${BOUNDARY}`, form, { authorization });
    const begun = await timed("order", addressOf(orderPaymentLink.path), asked);
    const txnId = v.parse(PaymentLink, JSON.parse(begun)).payment_url.split("/").at(-2) ?? "";
    const report = {
      txnId,
      state: "paid",
      amount: fromRupees(Number(order.amount)),
      reference: `bench-${txnId}`,
    } as const;
    const called = new URLSearchParams(signSandboxAnswer(GATEWAY_SECRET, report)).toString();
    await timed("pay", callbackPath(SANDBOX), post("application/x-www-form-urlencoded", called));
  };
}

/** How often a checkout is recorded until two recordings in a row have the same statements. */
const RECORDINGS = 10;

/** Two recordings of a checkout. What a process asks once in a while may be among the statements of one. */
async function recordTwice(checkout: () => Promise<void>, take: () => readonly RecordedStatement[]) {
  const record = async () => {
    take();
    await checkout();
    return take();
  };
  const textsOf = (statements: readonly RecordedStatement[]) => statements.map(({ text }) => text).join(";");
  let last = await record();
  for (let times = 1; times < RECORDINGS; times += 1) {
    const next = await record();
    if (textsOf(next) === textsOf(last)) return [last, next] as const;
    last = next;
  }
  throw new BenchProblem("A checkout asks other statements each time.");
}

type Checkouts = readonly (() => Promise<void>)[];

/** What a checkout of each buyer asks the database, asked by the driver alone: plain, and prepared where the API prepares. */
async function bareCheckouts(environment: Readonly<Record<string, string>>, buyers: readonly Buyer[], pool: pg.Pool) {
  const recorder = await recordStatements(environment.DATABASE_URL ?? "");
  const api = await startApi({ ...environment, DATABASE_URL: recorder.url });
  try {
    const replays: ReturnType<typeof replayOf>[] = [];
    const counts: number[] = [];
    for (const buyer of buyers) {
      const [first, second] = await recordTwice(
        checkoutOf(api, buyer, () => {}),
        recorder.take,
      );
      replays.push(replayOf(first, second));
      counts.push(first.length);
    }
    const asked = (isPrepared: boolean): Checkouts =>
      replays.map((replay) => async () => {
        const client = await pool.connect();
        await replay(client, { isPrepared }).finally(() => client.release());
      });
    return { plain: asked(false), prepared: asked(true), statements: Math.max(...counts) };
  } finally {
    await api.stop();
    recorder.close();
  }
}

/** All shoppers, each one checkout after the other, for a time. @returns how many a second were done. */
async function sell(checkouts: Checkouts, goesOn: (done: number) => boolean): Promise<number> {
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
 * Whole checkouts at one, two and four processes of the API on one Postgres server, in turn with the same statements asked
 * by the driver alone. No worker runs: mails wait.
 */
export async function orderRows({ ours, bare: ofBare }: BenchDatabase): Promise<OrderFigures> {
  const database = await openDatabase(ofBare);
  const pool = new pg.Pool({ connectionString: ofBare.DATABASE_URL, max: CONNECTIONS });
  // Its connections are ended with the database, which would end this process.
  pool.on("error", () => {});
  const apis: ChildServer[] = [];
  try {
    const environment = { ...ours, STORE_ROLE: "api", STORE_SECRET, RATE_LIMIT_FACTOR: "1000" };
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
    const { plain, prepared, statements } = await bareCheckouts(environment, buyers, pool);
    const contenders = [...PROCESSES.map(ofCount), plain, prepared];
    for (const [place, checkouts] of contenders.entries()) {
      const warmUp = WARM_UP * (PROCESSES[place] ?? 1);
      await sell(checkouts, (done) => done < warmUp);
    }
    for (const step of STEPS) times[step].length = 0;

    const measures = contenders.map((checkouts) => () => {
      const end = performance.now() + ROUND_MS;
      return sell(checkouts, () => performance.now() < end);
    });
    const figures = await mediansInTurn(measures, ROUNDS);
    const [bare = 0, barePrepared = 0] = figures.slice(PROCESSES.length);
    const rows = PROCESSES.map((count, place) => ({
      name: `whole checkouts, API processes: ${count}`,
      figure: figures[place] ?? 0,
      against: bare,
      target: TARGET,
    }));
    const parts = STEPS.map((step) => `${step} ${mean(times[step]).toFixed(1)} ms`).join(", ");
    const ofPrepared = figures.slice(0, PROCESSES.length).map((figure) => (figure / barePrepared).toFixed(2));
    return {
      rows,
      note: `A checkout is ${statements} statements; at one process with ${SHOPPERS} shoppers at once: ${parts}.
Prepared as ours are, the driver alone does ${barePrepared.toFixed(0)}: ours are ${ofPrepared.join(", ")} of that.`,
    };
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await pool.end();
    await database.close();
  }
}
