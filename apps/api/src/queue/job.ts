/** Background work with a schedule. Of all processes on a database, one at a time runs it. */
export interface Job {
  /** Names it in the database, the log, and the staff's list of what failed. */
  readonly name: string;
  /** When it runs: a cron expression of six fields, seconds first, in India's time. */
  readonly schedule: string;
  /**
   * Does what is due, and nothing when it is done already. A run whose process froze may come to an end beside the next
   * one, so it claims rows before it works on them.
   */
  readonly run: (now: Date) => Promise<void>;
}

/**
 * Background work that waits in a table of its own, whose rows it claims: the outbox. Every worker looks for it once a
 * second.
 */
export interface Consumer {
  /** Named in the log when it fails. */
  readonly name: string;
  readonly run: (now: Date) => Promise<void>;
}
