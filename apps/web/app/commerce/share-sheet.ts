import type { SharedPage } from "@store/domain";

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Opens the system's own sheet for sharing.
 * @returns false where there is none, or it does not open: the page is to be shared in another way. Closing it ends it.
 */
export async function openShareSheet({ title, url }: SharedPage): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return isGivenUp(error);
  }
}
