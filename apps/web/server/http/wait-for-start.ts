import { setTimeout as sleep } from "node:timers/promises";
import type { Send } from "@store/api-client";
import { maySendAgain } from "./backends.ts";

const PAUSE_MS = 100;

export interface StartWait {
  /** How long after this process's own start a call waits for a backend that is still starting, in milliseconds. */
  readonly timeoutMs: number;
  readonly now?: () => number;
  readonly pause?: () => Promise<unknown>;
}

/**
 * Sends calls again that nobody took, until the backend has answered once: it starts at the same time, and fills its
 * database first. A backend that goes away later is reported at once.
 */
export function waitForStart(send: Send, { timeoutMs, now = () => performance.now(), pause }: StartWait): Send {
  const until = now() + timeoutMs;
  const wait = pause ?? (() => sleep(PAUSE_MS));
  let hasAnswered = false;
  return async (outgoing) => {
    for (;;) {
      try {
        const incoming = await send(outgoing);
        hasAnswered = true;
        return incoming;
      } catch (error) {
        if (hasAnswered || now() >= until || !maySendAgain(outgoing.method, error)) throw error;
        await wait();
      }
    }
  };
}
