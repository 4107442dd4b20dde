import { giveUpFailedJob, retryFailedJob, staffFailedJobs } from "@store/api-client/contract";
import { minutesAfter } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { failedJobs, jobs, orders, staffActions } from "../../db/schema/index.ts";
import { createWorker } from "../../queue/create-worker.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { releaseHeldStock } from "../orders/order-payment.ts";
import { NO_SUCH_FAILED_JOB } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  for (const table of [jobs, failedJobs]) await store().db.delete(table);
});

const now = () => store().clock.read();
const list = async (state?: "waiting" | "given-up") =>
  (await expectDone(manager(staffFailedJobs, { query: { state } }))).data;

async function failed(item: string, dueAt: Date | null, job = "send refunds"): Promise<number> {
  const row = { job, item, tries: 8, failure: "ECONNREFUSED", failedAt: now(), dueAt };
  const [made] = await store().db.insert(failedJobs).values(row).returning({ id: failedJobs.id });
  return made?.id ?? 0;
}

describe("the list of failed jobs", () => {
  test("shows what is retried and what was given up, the latest first", async () => {
    const waiting = await failed("7", minutesAfter(now(), 15));
    const givenUp = await failed("", null);
    const row = { job: "send refunds", tries: 8, failure: "ECONNREFUSED", failed_at: now().toISOString() };
    const due_at = minutesAfter(now(), 15).toISOString();
    expect(await list()).toEqual([
      { ...row, id: givenUp, state: "given-up" },
      { ...row, id: waiting, item: "7", state: "waiting", due_at },
    ]);
    expect((await list("given-up")).map(({ id }) => id)).toEqual([givenUp]);
    expect((await list("waiting")).map(({ id }) => id)).toEqual([waiting]);
  });
});

describe("retrying", () => {
  test("has the job do at once what it gave up, and is recorded in the audit log", async () => {
    const { db } = store();
    const { id: orderId } = await (await newOwner(store())).onlineOrder();
    const id = await failed(String(orderId), null, "release held stock");
    const logger = pino({ level: "silent" });
    const { runDue } = createWorker({ jobs: [releaseHeldStock(db)], consumers: [] }, { db, clock: now, logger });
    const isReleased = async () =>
      (await db.select({ isReleased: orders.isReleased }).from(orders).where(eq(orders.id, orderId)))[0]?.isReleased;
    store().clock.advance(24 * 60);
    await runDue();
    expect(await isReleased()).toBe(false);

    await expectDone(manager(retryFailedJob, { params: { id } }));
    expect(await list("waiting")).toMatchObject([{ id, tries: 0, due_at: now().toISOString() }]);
    await runDue();
    expect(await isReleased()).toBe(true);
    expect(await list()).toEqual([]);
    const [action] = await db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1);
    const after = { job: "release held stock", item: String(orderId), failure: "ECONNREFUSED" };
    const { customerId } = manager.customer;
    expect(action).toMatchObject({ action: "retry", subject: "failed job", subjectId: id, customerId, after });
  });

  test("what was done in the meantime is refused", async () => {
    const refused = await expectRefused(manager(retryFailedJob, { params: { id: 2_000_000 } }), 404);
    expect(refused.message).toBe(NO_SUCH_FAILED_JOB);
  });

  test("is the managers', not the packers'", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectRefused(packer(staffFailedJobs), 403);
    await expectRefused(packer(retryFailedJob, { params: { id: await failed("7", null) } }), 403);
  });
});

describe("giving up", () => {
  test("leaves alone what is retried until staff retries it, and is recorded in the audit log", async () => {
    const { db } = store();
    const id = await failed("7", minutesAfter(now(), 15));
    await expectDone(manager(giveUpFailedJob, { params: { id } }));
    await expectDone(manager(giveUpFailedJob, { params: { id } }));
    expect(await list("given-up")).toMatchObject([{ id, item: "7", tries: 8 }]);
    const [action] = await db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1);
    const after = { job: "send refunds", item: "7", failure: "ECONNREFUSED" };
    expect(action).toMatchObject({ action: "give up", subject: "failed job", subjectId: id, after });
    await expectDone(manager(retryFailedJob, { params: { id } }));
    expect(await list("waiting")).toMatchObject([{ id }]);
  });

  test("what was done in the meantime is refused", async () => {
    const refused = await expectRefused(manager(giveUpFailedJob, { params: { id: 2_000_000 } }), 404);
    expect(refused.message).toBe(NO_SUCH_FAILED_JOB);
  });
});
