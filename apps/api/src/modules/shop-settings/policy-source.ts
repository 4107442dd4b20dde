import { type Policy, policyOf } from "@store/domain";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { readNewest } from "./settings-versions.ts";

/** How often a change by another process is looked for, in milliseconds. */
const INTERVAL_MS = 1000;

export interface PolicySource {
  /** The policy, as this process knows it. */
  readonly current: () => Policy;
  /** Reads it from the database. */
  readonly refresh: () => Promise<void>;
}

/** The one policy that a process runs by, from the shop's settings (C59). */
export function createPolicySource(
  db: Database,
  logger: Pick<Logger, "warn">,
): PolicySource & {
  /** Reads it now, and then each second; while the database is away, the last one stands. */
  readonly follow: () => Promise<void>;
  readonly stop: () => void;
} {
  let known = { version: 0, policy: policyOf({}) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function refresh(): Promise<void> {
    const { version, values } = await readNewest(db);
    // An older reading that comes later tells nothing.
    if (version > known.version) known = { version, policy: policyOf(values) };
  }
  async function ask(): Promise<void> {
    await refresh().catch((error: unknown) => logger.warn({ err: error }, "Reading the settings failed"));
    if (!isStopped) timer = setTimeout(() => void ask(), INTERVAL_MS).unref();
  }
  return {
    current: () => known.policy,
    refresh,
    follow: async () => {
      await refresh();
      timer = setTimeout(() => void ask(), INTERVAL_MS).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
