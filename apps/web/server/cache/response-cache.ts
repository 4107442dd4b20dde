import type { Answer, Call } from "@store/api-client";
import type { Endpoint, ReplyOf, RequestOf } from "@store/api-client/contract";
import { LRUCache } from "lru-cache";

interface RememberSettings {
  /** Calls whose answers suit every page and change when somebody edits the store. */
  readonly endpoints: readonly Endpoint[];
  /** How long an answer is good, in milliseconds. */
  readonly keep: number;
  readonly now: () => number;
}

/** Different requests remembered; a category's filters are asked for with its number. */
const ANSWERS_KEPT = 200;

/** Makes calls like `call`, but asks for what every page needs only once in a while. A failure is not remembered. */
export function rememberAnswers(call: Call, { endpoints, keep, now }: RememberSettings): Call {
  const answers = new LRUCache<string, Promise<Answer<unknown>>>({
    max: ANSWERS_KEPT,
    ttl: keep,
    ttlResolution: 0,
    perf: { now },
  });

  function remembering<const E extends Endpoint>(endpoint: E, request?: RequestOf<E>): Promise<Answer<ReplyOf<E>>>;
  function remembering(endpoint: Endpoint, request: RequestOf<Endpoint> = {}): Promise<Answer<unknown>> {
    if (!endpoints.includes(endpoint)) return call(endpoint, request);
    const key = endpoint.path + JSON.stringify(request);
    const known = answers.get(key);
    if (known) return known;
    const coming = call(endpoint, request).then((answer) => {
      if (!answer.ok) answers.delete(key);
      return answer;
    });
    answers.set(key, coming);
    return coming;
  }
  return remembering;
}
