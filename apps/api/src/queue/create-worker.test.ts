import { minutesAfter } from "@store/domain";
import { pino } from "pino";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failedJobs, jobs } from "../db/schema/index.ts";
import { START } from "../testing/test-clock.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createWorker, type Worker } from "./create-worker.ts";
import { clearOldFailures, RETRY_MINUTES } from "./failed-jobs.ts";
import { forEachItem } from "./for-each-item.ts";
import type { Consumer, Job } from "./job.ts";

const store = useTestStore();

beforeEach(async () => {
  for (const table of [jobs, failedJobs]) await store().db.delete(table);
  store().clock.advance((START.getTime() - now().getTime()) / 60_000);
});

const now = () => store().clock.read();
const dueTimes = async () =>
  Object.fromEntries((await store().db.select().from(jobs)).map((row) => [row.name, row.dueAt]));
const failures = () => store().db.select().from(failedJobs).orderBy(failedJobs.id);

const jobOf = (run: Job["run"], schedule = "0 * * * * *"): Job => ({ name: "work", schedule, run });

/** A worker, and the lines of its log. */
function workerOf(
  work: readonly Job[],
  consumers: readonly Consumer[] = [],
): Worker & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const { db, clock } = store();
  return { ...createWorker({ jobs: work, consumers }, { db, clock: clock.read, logger }), lines };
}

/** Work that the test ends. */
function slowWork() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((done) => ends.push(done)));
  return { run, end: () => ends.shift()?.() };
}

describe("a job", () => {
  test("runs at once when it is new, then by its schedule, and is passed the time", async () => {
    const run = vi.fn(async () => {});
    const { runDue } = workerOf([jobOf(run, "0 30 8 * * *")]);
    await runDue();
    expect(run).toHaveBeenLastCalledWith(START);
    // The test begins at noon in India.
    store().clock.advance(20.5 * 60 - 0.01);
    await runDue();
    expect(run).toHaveBeenCalledTimes(1);
    store().clock.advance(0.01);
    await runDue();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await dueTimes()).toEqual({ work: minutesAfter(START, 44.5 * 60) });
  });

  test("that was missed runs once, however long nobody was there", async () => {
    const run = vi.fn(async () => {});
    await workerOf([jobOf(run)]).runDue();
    store().clock.advance(600);
    await workerOf([jobOf(run)]).runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("runs again after a clock that was years ahead", async () => {
    const run = vi.fn(async () => {});
    const { runDue } = workerOf([jobOf(run)]);
    const YEARS = 3 * 366 * 24 * 60;
    store().clock.advance(YEARS);
    await runDue();
    store().clock.advance(-YEARS);
    await runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("whose worker died is run by another, a minute later, and what the first one does then changes nothing", async () => {
    const dying = slowWork();
    const first = workerOf([jobOf(dying.run)]);
    const died = first.runDue();
    await expect.poll(() => dying.run.mock.calls).toHaveLength(1);
    const run = vi.fn(async () => {});
    const second = workerOf([jobOf(run, "0 0 * * * *")]);
    store().clock.advance(0.99);
    await second.runDue();
    expect(run).not.toHaveBeenCalled();
    store().clock.advance(0.01);
    await second.runDue();
    expect(run).toHaveBeenCalledTimes(1);
    const planned = await dueTimes();
    dying.end();
    await died;
    expect(await dueTimes()).toEqual(planned);
  });
});

describe("a job that fails", () => {
  const failing = () =>
    vi.fn(async (): Promise<void> => {
      throw new TypeError("of asha@example.com");
    });

  test("is retried after growing pauses, then given up, and goes on by its schedule", async () => {
    const run = failing();
    const { runDue, lines } = workerOf([jobOf(run, "0 0 12 * * *")]);
    await runDue();
    for (const [index, pause] of RETRY_MINUTES.slice(0, -1).entries()) {
      expect(await failures()).toMatchObject([{ job: "work", item: "", tries: index + 1, failure: "TypeError" }]);
      store().clock.advance(pause - 0.01);
      await runDue();
      expect(run).toHaveBeenCalledTimes(index + 1);
      store().clock.advance(0.01);
      await runDue();
      expect(run).toHaveBeenCalledTimes(index + 2);
    }
    expect(lines).toHaveLength(RETRY_MINUTES.length);
    for (let day = 0; day < 2; day++) {
      store().clock.advance(24 * 60);
      await runDue();
    }
    expect(await failures()).toMatchObject([{ dueAt: null, failure: "TypeError" }]);
    expect(run).toHaveBeenCalledTimes(RETRY_MINUTES.length + 2);
  });

  test("is retried by its schedule where that comes first", async () => {
    const run = failing();
    const { runDue } = workerOf([jobOf(run, "*/5 * * * * *")]);
    await runDue();
    store().clock.advance(5 / 60);
    await runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("is logged by its name; once it succeeds, nothing is left of its failures", async () => {
    const run = failing();
    const { runDue, lines } = workerOf([jobOf(run)]);
    await runDue();
    expect(lines[0]).toMatch(/"job":"work"/);
    run.mockImplementation(async () => {});
    store().clock.advance(1);
    await runDue();
    expect(await failures()).toEqual([]);
  });
});

describe("a thing that a job works on", () => {
  /** A job that works on orders 1 to 3, of which the second fails for as long as the test says. */
  function orders() {
    const done: number[] = [];
    const broken = { isBroken: true };
    const job = jobOf((at) =>
      forEachItem(
        { db: store().db, job: "work", now: at },
        [1, 2, 3],
        (id) => id,
        async (id) => {
          if (id === 2 && broken.isBroken) throw new RangeError("no stock");
          done.push(id);
        },
      ),
    );
    return { job, done, broken };
  }

  test("and fails stops neither the others nor the job", async () => {
    const { job, done } = orders();
    const { runDue, lines } = workerOf([job]);
    await runDue();
    expect(done).toEqual([1, 3]);
    expect(await failures()).toMatchObject([
      { item: "2", tries: 1, failure: "RangeError", dueAt: minutesAfter(START, 0.25) },
    ]);
    expect(await dueTimes()).toEqual({ work: minutesAfter(START, 1) });
    expect(lines[0]).toContain("no stock");
  });

  test("is given up after its last retry", async () => {
    const { job } = orders();
    const { runDue } = workerOf([job]);
    for (let tries = 0; tries <= RETRY_MINUTES.length; tries++) {
      store().clock.advance(1);
      await runDue();
    }
    expect(await failures()).toMatchObject([{ item: "2", tries: RETRY_MINUTES.length + 1, dueAt: null }]);
  });

  test("and succeeds is forgotten, as is what no job comes back to", async () => {
    const { job, done, broken } = orders();
    const { runDue } = workerOf([job]);
    await runDue();
    broken.isBroken = false;
    store().clock.advance(1);
    await runDue();
    expect(done).toEqual([1, 3, 1, 2, 3]);
    expect(await failures()).toEqual([]);

    const { db } = store();
    const failed = { job: "work", item: "7", failure: "", tries: 1, failedAt: now() };
    await db.insert(failedJobs).values([
      { ...failed, dueAt: now() },
      { ...failed, item: "8", dueAt: null },
    ]);
    store().clock.advance(24 * 60);
    await clearOldFailures(db, now());
    expect(await failures()).toMatchObject([{ item: "8" }]);
  });
});

describe("a running worker", () => {
  test("looks for what is due, and lets a slow job hold up no other", async () => {
    const slow = slowWork();
    const [quick, consumer] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const work = [jobOf(slow.run), { ...jobOf(quick), name: "quick" }];
    const { start, stop } = workerOf(work, [{ name: "outbox", run: consumer }]);
    start();
    await expect.poll(() => consumer.mock.calls).toEqual([[START]]);
    await expect.poll(() => quick.mock.calls).toHaveLength(1);
    // Once the first run has ended: by a later clock it would be due later.
    await expect.poll(dueTimes).toMatchObject({ quick: minutesAfter(START, 1) });
    store().clock.advance(1);
    await expect.poll(() => quick.mock.calls).toHaveLength(2);
    slow.end();
    await stop();
    expect(slow.run).toHaveBeenCalledTimes(1);
  });

  test("stops when what is under way has ended, and begins nothing more", async () => {
    const slow = slowWork();
    const { start, stop } = workerOf([jobOf(slow.run)]);
    start();
    await expect.poll(() => slow.run.mock.calls).toHaveLength(1);
    const hasStopped = vi.fn();
    const stopping = stop().then(hasStopped);
    await new Promise(setImmediate);
    expect(hasStopped).not.toHaveBeenCalled();
    slow.end();
    await stopping;
    expect(await dueTimes()).toEqual({ work: minutesAfter(START, 1) });
  });
});
