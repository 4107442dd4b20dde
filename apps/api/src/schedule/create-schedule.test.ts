import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestClock, START } from "../testing/test-clock.ts";
import { createSchedule, type Job } from "./create-schedule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A schedule, and the lines of its log. */
function scheduleOf(...jobs: readonly Job[]) {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  return { ...createSchedule(jobs, { clock: createTestClock().read, logger }), lines };
}

/** Work that the test ends. */
function slowWork() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((done) => ends.push(done)));
  return { run, end: () => ends.shift()?.() };
}

describe("a schedule", () => {
  test("runs each job at once and then after its own pause, and tells it the time", async () => {
    const often = vi.fn(async () => {});
    const seldom = vi.fn(async () => {});
    const { start, stop } = scheduleOf(
      { name: "often", everySeconds: 1, run: often },
      { name: "seldom", everySeconds: 60, run: seldom },
    );
    start();
    expect(often).toHaveBeenCalledWith(START);
    await seconds(59.5);
    expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([60, 1]);
    await seconds(1);
    expect(seldom).toHaveBeenCalledTimes(2);
    await stop();
  });

  test("never runs a job beside itself, and lets a slow one hold up no other", async () => {
    const slow = slowWork();
    const quick = vi.fn(async () => {});
    const { start, stop } = scheduleOf(
      { name: "slow", everySeconds: 1, run: slow.run },
      { name: "quick", everySeconds: 1, run: quick },
    );
    start();
    await seconds(10.5);
    expect(slow.run).toHaveBeenCalledTimes(1);
    expect(quick).toHaveBeenCalledTimes(11);
    slow.end();
    await seconds(1);
    expect(slow.run).toHaveBeenCalledTimes(2);
    slow.end();
    await stop();
  });

  test("logs what fails, by the job's name, and runs it again", async () => {
    const run = vi.fn(async () => {
      throw new Error("no such table");
    });
    const { start, stop, lines } = scheduleOf({ name: "clear what is over", everySeconds: 60, run });
    start();
    await seconds(61);
    expect(run).toHaveBeenCalledTimes(2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"no such table".+"job":"clear what is over"/);
    await stop();
  });

  test("stops when what is under way has ended, and begins nothing more", async () => {
    const slow = slowWork();
    const { start, stop } = scheduleOf({ name: "slow", everySeconds: 1, run: slow.run });
    start();
    let hasStopped = false;
    const stopping = stop().then(() => {
      hasStopped = true;
    });
    await seconds(5);
    expect(hasStopped).toBe(false);
    slow.end();
    await stopping;
    await seconds(5);
    expect(slow.run).toHaveBeenCalledTimes(1);
  });
});
