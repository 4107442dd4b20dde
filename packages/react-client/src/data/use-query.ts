import type { Answer, CallArguments, CallFailure } from "@store/api-client";
import type { Endpoint, ReplyOf } from "@store/api-client/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../session/browser-call.ts";
import { useIsLoggedIn, useIsSessionKnown } from "../session/session-store.ts";

/** Asks again. What was loaded before stays until the new reply is there. */
export type Refetch = () => Promise<void>;

export type Query<R> = {
  readonly refetch: Refetch;
} & (
  | { readonly state: "loading"; readonly reply: undefined }
  | { readonly state: "failed"; readonly reply: undefined; readonly failure: CallFailure }
  | { readonly state: "loaded"; readonly reply: R }
);

/** `useQuery` for a request that is complete only under a condition; until then it stays loading, and nothing is asked. */
export function useQueryIf<const E extends Endpoint>(
  isComplete: boolean,
  endpoint: E,
  ...request: CallArguments<E>
): Query<ReplyOf<E>> {
  const { access } = endpoint;
  const isSessionKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  const mayCall = access === "public" || (access === "shopper" ? isSessionKnown : isLoggedIn);
  const isReady = isComplete && mayCall;

  const key = JSON.stringify([endpoint.path, request]);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer<ReplyOf<E>> }>();
  const latest = useRef({ endpoint, request, key });
  useEffect(() => {
    latest.current = { endpoint, request, key };
  });

  /** Counts what was asked: an answer that a newer request has overtaken is dropped. */
  const turn = useRef(0);
  const refetch = useCallback<Refetch>(async () => {
    turn.current += 1;
    const asked = turn.current;
    const wanted = latest.current;
    const answer = await call(wanted.endpoint, ...wanted.request);
    if (asked !== turn.current) return;
    setAnswered({ key: wanted.key, answer });
  }, []);

  // Another login has other data; a public reply is the same for everyone.
  const isOwner = access === "shopper" && isLoggedIn;
  useEffect(() => {
    if (!isReady) return;
    void refetch();
    return () => {
      turn.current += 1;
    };
  }, [isReady, key, isOwner, refetch]);

  if (!isReady || answered?.key !== key) return { state: "loading", reply: undefined, refetch };
  return answered.answer.ok
    ? { state: "loaded", reply: answered.answer.reply, refetch }
    : { state: "failed", reply: undefined, failure: answered.answer.failure, refetch };
}

/**
 * Loads what an endpoint answers, for screens that the browser fills in. It waits until the caller is known (`shopper`)
 * or logged in (`customer`, `staff`), and asks again when the request or the login changes.
 */
export const useQuery = <const E extends Endpoint>(endpoint: E, ...request: CallArguments<E>): Query<ReplyOf<E>> =>
  useQueryIf(true, endpoint, ...request);
