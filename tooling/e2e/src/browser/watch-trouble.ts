import type { Page } from "playwright";

/** A request that the page itself gave up, mostly because it was left, is no trouble. */
const GIVEN_UP = "net::ERR_ABORTED";

/**
 * Notes everything in a page that should not happen: errors and warnings in its console (React's of hydration among
 * them), uncaught errors, failed requests and answers that are errors.
 */
export function watchTrouble(page: Page, note: (trouble: string) => void): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      note(`console ${message.type()} at ${message.location().url}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => note(`uncaught at ${page.url()}: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    if (reason !== GIVEN_UP) note(`request ${request.method()} ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}
