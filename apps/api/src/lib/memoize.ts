import type { Clock } from "./clock.ts";

/** Loads a value once and keeps it for a while; a load that fails is not kept. For small tables that rarely change. */
export function remember<T>(clock: Clock, keepMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.value;
    const value = load();
    const mine = { value, until: now + keepMs };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
