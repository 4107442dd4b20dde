import type { Answer } from "@store/api-client";
import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "loaded"; readonly value: T };

/**
 * What a call answered, for screens that the browser fills in. `reload` asks again; what was loaded before stays until
 * the new answer is there, and an answer that was overtaken by a newer question is dropped.
 * @param whose asks again when it changes: a login shows somebody else's things.
 */
export function useLoaded<T>(ask: () => Promise<Answer<T>>, isReady = true, whose: unknown = undefined) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const question = useRef(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  const reload = useCallback(async () => {
    question.current += 1;
    const asked = question.current;
    const answer = await latest.current();
    if (asked !== question.current) return;
    setLoaded(answer.ok ? { state: "loaded", value: answer.reply } : { state: "failed" });
  }, []);

  useEffect(() => {
    if (!isReady) return;
    void reload();
    return () => {
      question.current += 1;
    };
  }, [isReady, reload, whose]);

  return { loaded, reload };
}
