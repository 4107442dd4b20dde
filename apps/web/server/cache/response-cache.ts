import type { Answer, Call } from "@store/api-client";
import type { Endpoint, ReplyOf, RequestOf } from "@store/api-client/contract";
import { LRUCache } from "lru-cache";

interface ResponseCacheSettings {
  /** Calls whose responses are the same for every shopper and change only when the store is edited. */
  readonly endpoints: readonly Endpoint[];
  /** The catalogue's version: responses of another one are not used. */
  readonly version: () => number;
}

/** Different requests; a category's filters are asked for with its number. */
const MAX_ENTRIES = 200;

/** A `call` that caches the responses of `endpoints`. Concurrent calls share one request; failures are not cached. */
export function cacheResponses(call: Call, { endpoints, version }: ResponseCacheSettings): Call {
  const answers = new LRUCache<string, Promise<Answer<unknown>>>({ max: MAX_ENTRIES });

  function cachedCall<const E extends Endpoint>(endpoint: E, request?: RequestOf<E>): Promise<Answer<ReplyOf<E>>>;
  function cachedCall(endpoint: Endpoint, request: RequestOf<Endpoint> = {}): Promise<Answer<unknown>> {
    if (!endpoints.includes(endpoint)) return call(endpoint, request);
    const key = `${version()} ${endpoint.path} ${JSON.stringify(request)}`;
    const known = answers.get(key);
    if (known) return known;
    const coming = call(endpoint, request).then((answer) => {
      if (!answer.ok) answers.delete(key);
      return answer;
    });
    answers.set(key, coming);
    return coming;
  }
  return cachedCall;
}
