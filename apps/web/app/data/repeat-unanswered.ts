import type { Answer } from "@store/api-client";

/** Pauses between the tries, in milliseconds. */
const PAUSES_MS = [500, 1500];

/**
 * Sends a request again while nobody answers it, or a server on the way is broken. Only for requests that do no harm when
 * the first one has arrived after all.
 */
export async function repeatUnanswered<R>(send: () => Promise<Answer<R>>): Promise<Answer<R>> {
  for (const pause of PAUSES_MS) {
    const answer = await send();
    if (answer.ok || answer.failure.kind === "refused") return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}
