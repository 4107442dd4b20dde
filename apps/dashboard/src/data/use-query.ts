import type { Abortable, CallArguments, CallFailure } from "@store/api-client";
import type { Endpoint, ReplyOf } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { keepPreviousData, QueryClient, useQuery as useTanStackQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** TanStack knows a failure as an exception; pages get it back as a value. */
class CallFailed extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * The queries of a dashboard. By default a page asks when it is opened, and again when it says so: a form begins with what
 * the server has, and nothing changes below somebody's hands.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A failure is shown at once, with a way to try again. `always`: also to who is offline.
      queries: {
        retry: false,
        networkMode: "always",
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

/** Asks again. What was loaded before stays until the new reply is there, and when none comes. */
export type Refetch = () => Promise<void>;

export type Query<R> = {
  readonly refetch: Refetch;
} & (
  | { readonly state: "loading"; readonly reply: undefined }
  | { readonly state: "failed"; readonly reply: undefined; readonly failure: CallFailure }
  /** `isPrevious`: of the request before, while the reply to the new one is on its way. */
  | { readonly state: "loaded"; readonly reply: R; readonly isPrevious?: boolean }
);

/** It is gone, or no longer for this member of staff: what was loaded before must not stay. */
const GONE: readonly number[] = [403, 404];
const isGone = (failure: CallFailure): boolean => failure.kind === "refused" && GONE.includes(failure.httpStatus);

// The overload is a cast: what is added to a request is a part of every request.
function givenUpBy<A extends readonly [request?: Abortable]>(signal: AbortSignal, request: A): A;
function givenUpBy(signal: AbortSignal, [request]: readonly [request?: Abortable]): readonly [Abortable] {
  return [{ ...request, signal }];
}

interface QueryOptions {
  /** Until it is, nothing is asked, and it stays loading. */
  readonly isComplete?: boolean;
  /** Keeps the rows of one page of a list until those of the next are there, and of a list until it is opened again. */
  readonly isList?: boolean;
  /** Asks again by itself, in milliseconds, while the window is visible; and when it becomes so. */
  readonly everyMs?: number;
}

/** What the rows of a list that was left are kept for: long enough to look into an order and go back. */
const LIST_KEPT_MS = 60_000;

export function useQueryWith<const E extends Endpoint>(
  { isComplete = true, isList = false, everyMs }: QueryOptions,
  endpoint: E,
  ...request: CallArguments<E>
): Query<ReplyOf<E>> {
  const isLoggedIn = useIsLoggedIn();
  const [openedAt] = useState(() => Date.now());
  const query = useTanStackQuery<ReplyOf<E>, CallFailed>({
    queryKey: [endpoint.path, request],
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, ...givenUpBy(signal, request));
      if (!answer.ok) throw new CallFailed(answer.failure);
      return answer.reply;
    },
    enabled: isComplete && (isLoggedIn || endpoint.access === "public"),
    ...(isList ? { placeholderData: keepPreviousData, gcTime: LIST_KEPT_MS } : {}),
    ...(everyMs ? { refetchInterval: everyMs, refetchOnWindowFocus: "always" } : {}),
  });
  const { data, error, isPlaceholderData, isFetchedAfterMount, dataUpdatedAt, refetch } = query;
  const again = useCallback<Refetch>(async () => {
    await refetch();
  }, [refetch]);
  // What the page before had asked for may have changed since, by that page itself: a form must not begin with it.
  if (!isComplete || !(isList || isFetchedAfterMount)) return { state: "loading", reply: undefined, refetch: again };
  const isOfBefore = !isList && dataUpdatedAt < openedAt;
  if (data !== undefined && !(error && (isOfBefore || isGone(error.failure))))
    return { state: "loaded", reply: data, isPrevious: isPlaceholderData, refetch: again };
  return error
    ? { state: "failed", reply: undefined, failure: error.failure, refetch: again }
    : { state: "loading", reply: undefined, refetch: again };
}

/**
 * Loads what an endpoint answers, once somebody is logged in, and again when the request changes. A failure is a value,
 * never an exception. While the login is over, what was loaded stays.
 */
export const useQuery = <const E extends Endpoint>(endpoint: E, ...request: CallArguments<E>): Query<ReplyOf<E>> =>
  useQueryWith({}, endpoint, ...request);

/** `useQuery` for a request that is complete only under a condition; until then it stays loading, and nothing is asked. */
export const useQueryIf = <const E extends Endpoint>(
  isComplete: boolean,
  endpoint: E,
  ...request: CallArguments<E>
): Query<ReplyOf<E>> => useQueryWith({ isComplete }, endpoint, ...request);

/** `useQuery` for a page of a list: the rows before stay, marked, until the next are there. */
export const useListQuery = <const E extends Endpoint>(endpoint: E, ...request: CallArguments<E>): Query<ReplyOf<E>> =>
  useQueryWith({ isList: true }, endpoint, ...request);
