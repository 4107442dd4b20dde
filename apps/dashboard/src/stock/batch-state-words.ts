import type { BatchState } from "@store/domain";

/** What stands beside the best-before day of a batch; nothing beside one that is good for long. */
export const BATCH_STATE_WORDS: Readonly<Record<BatchState, string>> = {
  good: "",
  soon: "expires soon",
  expired: "expired",
};
