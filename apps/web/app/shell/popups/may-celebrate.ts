import { isFlagged } from "../../session/session-flags.ts";

const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/** Whether the celebration is due: not for one who has continued, nor for who only reads the page for an index. */
export const mayCelebrate = (): boolean =>
  !isFlagged("hasUserContinuedCelebration") && !CRAWLER.test(navigator.userAgent);
