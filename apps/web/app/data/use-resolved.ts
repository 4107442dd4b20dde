import { useEffect, useState } from "react";

/**
 * What a loader returned, or the promise of it: a server page has the value itself, a later navigation opens the page at
 * once and fills it in. The latest value stays while the next one loads.
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
