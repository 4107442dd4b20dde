import { giveUpFailedJob, retryFailedJob, staffFailedJobs } from "@store/api-client/contract";
import { desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { failedJobs, jobs } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_FAILED_JOB } from "../staff-lists/messages.ts";

type State = "waiting" | "given-up";

const IS_IN_STATE: Readonly<Record<State, SQL>> = {
  waiting: isNotNull(failedJobs.dueAt),
  "given-up": isNull(failedJobs.dueAt),
};

function wireFailedJob({ id, job, item, tries, failure, failedAt, dueAt }: typeof failedJobs.$inferSelect) {
  const state: State = dueAt ? "waiting" : "given-up";
  return {
    ...{ id, job, tries, failure, state },
    item: item === "" ? undefined : item,
    failed_at: failedAt.toISOString(),
    due_at: dueAt?.toISOString(),
  };
}

/** What background jobs could not do, for those who look after it. */
export function failedJobRoutes({ serve, db, clock }: Backend): void {
  serve(staffFailedJobs, async ({ query: { state, page } }) => {
    const where = state && IS_IN_STATE[state];
    const [rows, count] = await readPage(db, { table: failedJobs, where, page }, ({ limit, offset }) =>
      db
        .select()
        .from(failedJobs)
        .where(where)
        .orderBy(desc(failedJobs.failedAt), desc(failedJobs.id))
        .limit(limit)
        .offset(offset),
    );
    return listPage(rows.map(wireFailedJob), count);
  });

  serve(giveUpFailedJob, ({ params: { id }, customer: { customerId } }) =>
    inTransaction(db, async (tx) => {
      const [failed] = await tx.update(failedJobs).set({ dueAt: null }).where(eq(failedJobs.id, id)).returning();
      if (!failed) return httpError(404, NO_SUCH_FAILED_JOB);
      const { job, item, failure } = failed;
      const after = { job, item, failure };
      const action = { customerId, action: "give up", subject: "failed job", subjectId: id, after } as const;
      await recordAction(tx, action, clock());
      return { status: true };
    }),
  );

  // The job itself is due at once too: it may run once an hour only.
  serve(retryFailedJob, ({ params: { id }, customer: { customerId } }) => {
    const now = clock();
    return inTransaction(db, async (tx) => {
      const [failed] = await tx
        .update(failedJobs)
        .set({ dueAt: now, tries: 0 })
        .where(eq(failedJobs.id, id))
        .returning();
      if (!failed) return httpError(404, NO_SUCH_FAILED_JOB);
      const { job, item, failure } = failed;
      await tx.update(jobs).set({ dueAt: now }).where(eq(jobs.name, job));
      const after = { job, item, failure };
      await recordAction(tx, { customerId, action: "retry", subject: "failed job", subjectId: id, after }, now);
      return { status: true, data: { due_at: now.toISOString() } };
    });
  });
}
