import { onIdle } from "../data/on-idle.ts";

/** The script that shows the shop's own page where the network is gone; the server makes it. */
export const OFFLINE_WORKER = "/offline-worker.js";

/** Has the browser keep that page, once it has nothing else to do. */
export function keepOfflinePage(): void {
  // Browsers have no service workers where a page is not secure, and some people forbid them.
  onIdle(() => void navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined));
}
