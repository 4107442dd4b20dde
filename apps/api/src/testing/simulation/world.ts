import { addAddress, addresses } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, type Paise } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { inject } from "vitest";
import { connectEmbedded } from "../../db/open-embedded.ts";
import { customers, orders, payments, vouchers } from "../../db/schema/index.ts";
import type { ObserveRequest } from "../../http/observe-requests.ts";
import { secretFrom } from "../../identity/store-secret.ts";
import { storeConsumers, storeJobs } from "../../jobs.ts";
import { outboxMail } from "../../ports/mail/mail.ts";
import type { PaymentReport } from "../../ports/payment/payment-gateway.ts";
import { outboxSms } from "../../ports/sms/sms.ts";
import { createWorker } from "../../queue/create-worker.ts";
import { expectDone } from "../expect-answer.ts";
import { inProcessPdf } from "../in-process-pdf.ts";
import { newCustomer } from "../new-customer.ts";
import { newStaffMember } from "../new-staff-member.ts";
import { changeProduct, priced } from "../price-product.ts";
import { addressIn } from "../samples.ts";
import { cloneEmbedded } from "../test-database.ts";
import { TEST_SITE, testPayments } from "../test-payments.ts";
import { createTestStore, type TestStore } from "../test-store.ts";
import { createFaults } from "./database-faults.ts";
import type { Beginning } from "./invariants.ts";

/** The shelves: plenty, few pieces, and a last one. */
export const SHELVES = [
  { id: 1002, stock: 60, ...priced(1000, 5) },
  { id: 1003, stock: 4, ...priced(600, 12) },
  { id: 1004, stock: 1, ...priced(2500, 18) },
] as const;
const COINS = 30;
const VOUCHER = fromRupees(4000);
const PREFIX = "SIM-";
const BUYERS = 3;

const Rows = v.object({ rows: v.tuple([v.object({ last: v.number() })]) });

async function newBuyer(store: TestStore, place: number) {
  const call = await newCustomer(store, { coins: COINS });
  const { customerId } = call.customer;
  await store.db.update(customers).set({ mobileIsProven: true }).where(eq(customers.id, customerId));
  const code = `${PREFIX}${place}`;
  const voucher = { code, codeKey: code, kind: "flat", isGift: true, createdAt: store.clock.read() } as const;
  await store.db.insert(vouchers).values({ ...voucher, amount: VOUCHER });
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const { data } = await expectDone(call(addresses));
  return { identity: call.identity, customerId, code, address: data[0]?.id ?? 0 };
}

export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** What the bank knows of a payment, whether or not the store has heard of it. */
export interface Charge {
  readonly txnId: string;
  readonly amount: Paise;
  readonly state: PaymentReport["state"];
}

/** A shop of its own, with the people, the bank and the time around it. */
export async function openWorld() {
  const template = inject("template");
  if (template.kind !== "embedded") throw new Error("The simulator runs on the embedded database");
  const { watch, faults } = createFaults();
  const connection = connectEmbedded(await cloneEmbedded(template.folder), watch);
  const bank = new Map<string, Charge>();
  const gateway = {
    ask: async (txnId: string) => {
      const charge = bank.get(txnId);
      return charge
        ? { ok: true as const, value: { ...charge, reference: `sandbox-${txnId}` } }
        : { ok: false as const, refusal: { code: "unconfirmed" as const, params: {}, message: "Not known" } };
    },
  };
  const failures: string[] = [];
  const observeRequest: ObserveRequest = ({ route, status }) => {
    if (status >= 500) failures.push(`${route} ${status}`);
  };
  const open = (clock?: TestStore["clock"]) =>
    createTestStore(connection, { gateway, observeRequest, ...(clock && { clock }) });
  let store = open();
  const newWorker = () => {
    const { db, clock } = store;
    const logger = pino({ level: "silent" });
    const work = {
      ...{
        db,
        policy: () => DEFAULT_POLICY,
        pdf: inProcessPdf,
        logger,
        siteUrl: TEST_SITE,
        orderMails: "each" as const,
        secret: secretFrom("test"),
      },
      ...{ sms: outboxSms, mail: outboxMail, payment: { ...testPayments.gateway, ...gateway } },
    };
    const consumers = storeConsumers(work);
    const worker = createWorker({ jobs: storeJobs(work), consumers }, { db, clock: clock.read, logger });
    return {
      run: async () => {
        await worker.runDue();
        for (const { run } of consumers) await run(clock.read()).catch(() => {});
      },
    };
  };
  let worker = newWorker();

  for (const { id, ...shelf } of SHELVES) await changeProduct(store, id, shelf);
  const manager = (await newStaffMember(store, "manager")).identity;
  const buyers: Buyer[] = [];
  for (let place = 0; place < BUYERS; place++) buyers.push(await newBuyer(store, place));
  const found = await connection.db.execute(sql`select coalesce(max(id), 0)::int as last from orders`);
  const firstOrder = v.parse(Rows, found).rows[0].last + 1;
  const beginning: Beginning = { firstOrder, voucher: VOUCHER, voucherPrefix: PREFIX };

  return {
    db: connection.db,
    bank,
    buyers,
    manager,
    faults,
    beginning,
    store: () => store,
    runJobs: () => worker.run(),
    /** All that a process had in memory is gone. */
    restart: () => {
      store = open(store.clock);
      worker = newWorker();
    },
    orders: () => connection.db.select().from(orders).where(sql`${orders.id} >= ${firstOrder}`).orderBy(orders.id),
    payments: () => connection.db.select().from(payments).orderBy(payments.createdAt, payments.txnId),
    /** Requests that were answered with a fault of the server since this was asked last. */
    takeFailures: () => failures.splice(0),
    close: connection.close,
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
