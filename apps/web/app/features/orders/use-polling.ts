import { MINUTE_MS, PAYMENT_POLL_MINUTES, PAYMENT_POLL_MS } from "@store/domain";
import { useCallback, useEffect, useState } from "react";

/**
 * Asks each second, one question after the other, for ten minutes (C19); a page that is not seen does not ask.
 */
export function usePolling(isWanted: boolean, ask: () => Promise<void>) {
  const [round, setRound] = useState(0);
  const [overRound, setOverRound] = useState<number>();
  const isOver = isWanted && overRound === round;
  const isPolling = isWanted && !isOver;

  useEffect(() => {
    if (!isPolling) return;
    const ends = Date.now() + PAYMENT_POLL_MINUTES * MINUTE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(poll, PAYMENT_POLL_MS);
    };
    const poll = async () => {
      if (Date.now() >= ends) return setOverRound(round);
      if (document.visibilityState !== "hidden") await ask();
      if (!isStopped) wait();
    };
    let isStopped = false;
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isPolling, round, ask]);

  const restart = useCallback(() => setRound((before) => before + 1), []);
  return { isPolling, isOver, restart };
}
