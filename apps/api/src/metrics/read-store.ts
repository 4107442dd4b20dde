import { startOfDay, todayInIndia } from "@store/domain";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { failedJobs, jobs, orders, outbox } from "../db/schema/index.ts";

const Figure = v.pipe(v.unknown(), v.transform(Number), v.finite());

const Row = v.object({
  orders_today: Figure,
  orders_today_rupees: Figure,
  outbox_waiting: Figure,
  outbox_oldest_seconds: Figure,
  outbox_given_up_day: Figure,
  jobs_overdue_seconds: Figure,
  failed_jobs_waiting: Figure,
  failed_jobs_given_up: Figure,
});
const Result = v.object({ rows: v.tuple([Row]) });

/** What the database says of the shop: one statement, by indexes. */
export type StoreFigures = v.InferOutput<typeof Row>;

/** Reads the figures that every process has in common. */
export async function readStore(db: Database, now: Date): Promise<StoreFigures> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const midnight = sql`${startOfDay(todayInIndia(now)).toISOString()}::timestamptz`;
  const age = (since: ReturnType<typeof sql>) =>
    sql`coalesce(greatest(extract(epoch from ${at} - min(${since})), 0), 0)`;
  const found = await db.execute(sql`
    select today.*, waiting.*, given_up.*, overdue.*, failed.*
    from
      (select count(*) as orders_today, coalesce(sum(${orders.finalTotal}), 0) / 100.0 as orders_today_rupees
        from ${orders} where ${orders.placedAt} >= ${midnight}) today,
      (select count(*) as outbox_waiting, ${age(sql`${outbox.createdAt}`)} as outbox_oldest_seconds
        from ${outbox} where ${outbox.dueAt} is not null) waiting,
      (select count(*) as outbox_given_up_day from ${outbox}
        where ${outbox.dueAt} is null and ${outbox.sentAt} is null and ${outbox.createdAt} > ${at} - interval '1 day') given_up,
      (select ${age(sql`${jobs.dueAt}`)} as jobs_overdue_seconds
        from ${jobs} where ${jobs.leasedUntil} is null or ${jobs.leasedUntil} <= ${at}) overdue,
      (select count(${failedJobs.dueAt}) as failed_jobs_waiting, count(*) - count(${failedJobs.dueAt}) as failed_jobs_given_up
        from ${failedJobs}) failed`);
  return v.parse(Result, found).rows[0];
}
