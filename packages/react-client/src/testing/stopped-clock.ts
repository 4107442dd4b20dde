import { afterEach, beforeEach, vi } from "vitest";

/** When a test with a stopped clock runs: a Sunday noon in India. */
export const SUNDAY_NOON = new Date("2026-03-15T12:00:00+05:30");

/** Stops the clock, not the timers, so that no day ends while a test of this file counts days. */
export function useStoppedClock() {
  beforeEach(() => void vi.setSystemTime(SUNDAY_NOON));
  afterEach(() => void vi.useRealTimers());
}
