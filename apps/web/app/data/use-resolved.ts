import { useEffect, useState } from "react";

/**
 * What a loader answered, or promised to answer: the server's page holds the answer itself, a later navigation opens the
 * page at once and fills it in. The last answer stays known while the next is on its way.
 */
export function useResolved<T>(coming: T | Promise<T>): {
  readonly latest: T | undefined;
  readonly isPending: boolean;
} {
  const [arrived, setArrived] = useState<{ readonly source: unknown; readonly value: T }>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(coming).then((value) => {
      if (isCurrent) setArrived({ source: coming, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return { latest: coming, isPending: false };
  return { latest: arrived?.value, isPending: arrived?.source !== coming };
}
