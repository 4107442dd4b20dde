import { within } from "@store/api-client/within";

/** How long, in milliseconds, a provider may take to answer. */
export const PROVIDER_TIMEOUT_MS = 15_000;

export interface ProviderAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly text: string;
}

type ProviderRequest = Omit<RequestInit, "signal" | "redirect">;

/**
 * Asks a provider, and reads its whole answer in time. What goes to a provider carries a secret, which is for its address
 * alone: a redirect is not followed, but answered as it came.
 */
export const callProvider = (
  fetch: typeof globalThis.fetch,
  url: string,
  init: ProviderRequest,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Promise<ProviderAnswer> =>
  within(timeoutMs, async (signal) => {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { isOk: response.ok, status: response.status, text: await response.text() };
  });
