/** The longest wait for the browser to be idle. */
const TIMEOUT_MS = 200;

/** Runs something as a task of its own that what the shopper sees does not wait for. Safari has no idle callbacks. */
export function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  else setTimeout(run);
}
