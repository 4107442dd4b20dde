import { integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** When each background job runs next, and which process has it. A job is a row, so that one process at a time runs it. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  dueAt: instant().notNull(),
  /** The run that has it; another process may take it once the lease is over. */
  lease: uuid(),
  leasedUntil: instant(),
});

/** What background jobs could not do: it is retried after growing pauses, then given up, and waits for staff. */
export const failedJobs = pgTable(
  "failed_jobs",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    job: text().notNull(),
    /** Which of the things that the job works on, by its id; empty where the job itself failed. */
    item: text().notNull().default(""),
    tries: integer().notNull(),
    /** Why the last try failed, as a code: no personal data. */
    failure: text().notNull(),
    failedAt: instant().notNull(),
    /** When it is retried; null once it is given up. */
    dueAt: instant(),
  },
  (table) => [unique("failed_jobs_of_item").on(table.job, table.item)],
);
