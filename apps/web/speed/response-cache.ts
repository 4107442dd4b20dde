import type { Answer, Call } from "@store/api-client";
import type { Endpoint, ReplyOf, RequestOf } from "@store/api-client/contract";
import { LRUCache } from "lru-cache";

interface ResponseCacheSettings {
  /** Calls whose responses are the same for every shopper and change only when the store is edited. */
  readonly endpoints: readonly Endpoint[];
  /** The catalogue's version: responses of another one are not used. */
  readonly version: () => number;
  /** Some of what they say changes with the time of day. */
  readonly maxAgeMs: number;
}

/** Different requests: a list of products takes up to 100 kB. */
const MAX_ENTRIES = 100;

/** A `call` that caches the responses of `endpoints`. Concurrent calls share one request; failures are not cached. */
export function cacheResponses(call: Call, { endpoints, version, maxAgeMs }: ResponseCacheSettings): Call {
  const answers = new LRUCache<string, Promise<Answer<unknown>>>({ max: MAX_ENTRIES, ttl: maxAgeMs });

  // The overload is a cast: no type says that a map holds, under each key, an answer to the endpoint that the key names.
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
