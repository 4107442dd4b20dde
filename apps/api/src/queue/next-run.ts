import { Cron } from "croner";

/** India's time is UTC+05:30, all year. */
const INDIA_MINUTES = 330;

/** When a cron expression of six fields comes next in India, after a moment. */
export function nextRun(schedule: string, after: Date): Date {
  const next = new Cron(schedule, { utcOffset: INDIA_MINUTES, mode: "6-part" }).nextRun(after);
  if (!next) throw new Error(`The schedule "${schedule}" never comes`);
  return next;
}
