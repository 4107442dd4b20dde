import { pino } from "pino";
import { expect, test } from "vitest";
import { failedJobs, jobs } from "../db/schema/index.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createWorker } from "./create-worker.ts";
import { recordFailure } from "./failed-jobs.ts";

const store = useTestStore();

test("of many workers one runs each job, each time that it is due", async () => {
  const { db, clock } = store();
  const ran: string[] = [];
  const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
  const work = names.map((name) => ({ name, schedule: "0 * * * * *", run: async () => void ran.push(name) }));
  const workers = Array.from({ length: 4 }, () =>
    createWorker({ jobs: work, consumers: [] }, { db, clock: clock.read, logger: pino({ level: "silent" }) }),
  );
  await db.delete(jobs);
  for (let turn = 1; turn <= 3; turn++) {
    await Promise.all(workers.map(({ runDue }) => runDue()));
    expect(ran.sort()).toEqual(names.flatMap((name) => Array.from({ length: turn }, () => name)).sort());
    clock.advance(1);
  }
});

test("tries that fail at the same time are counted each", async () => {
  const { db, clock } = store();
  const failed = { job: "work", item: "7" };
  await Promise.all(Array.from({ length: 5 }, () => recordFailure(db, failed, new Error("no"), clock.read())));
  expect(await db.select().from(failedJobs)).toMatchObject([{ ...failed, tries: 5 }]);
});
