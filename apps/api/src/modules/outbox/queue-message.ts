import type { Database } from "../../db/database.ts";
import { outbox } from "../../db/schema/index.ts";

export interface Message {
  readonly channel: (typeof outbox.$inferInsert)["channel"];
  readonly to: string;
  readonly text: string;
}

/** Puts messages into the outbox, in the transaction that they tell of. */
export async function queueMessages(tx: Database, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insert(outbox)
    .values(messages.map(({ channel, to, text }) => ({ channel, recipient: to, text, createdAt: now })));
}
