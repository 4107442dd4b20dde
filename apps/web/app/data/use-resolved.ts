import { useEffect, useState } from "react";

interface Arrived<T> {
  readonly source: unknown;
  readonly value: T;
}

const arrivedOf = <T>(coming: T | Promise<T>): Arrived<T> | undefined =>
  coming instanceof Promise ? undefined : { source: coming, value: coming };

/**
 * What a loader returned, or the promise of it: a server page has the value itself, a later navigation opens the page at
 * once and fills it in. The latest value stays while the next one loads.
 */
export function useResolved<T>(coming: T | Promise<T>): {
  readonly latest: T | undefined;
  readonly isPending: boolean;
} {
  const [arrived, setArrived] = useState(() => arrivedOf(coming));
  useEffect(() => {
    if (!(coming instanceof Promise)) {
      // No update when nothing changed: the page that the server rendered renders once.
      setArrived((before) => (before?.source === coming ? before : arrivedOf(coming)));
      return;
    }
    let isCurrent = true;
    void coming.then((value) => {
      if (isCurrent) setArrived({ source: coming, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return { latest: coming, isPending: false };
  return { latest: arrived?.value, isPending: arrived?.source !== coming };
}
