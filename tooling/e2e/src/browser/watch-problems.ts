import type { Page } from "playwright";

/** A request that the page itself aborted, mostly because it was left, is no problem. */
const GIVEN_UP = "net::ERR_ABORTED";
/** The error of script requests with scripts disabled; what a policy blocks is in the console as well. */
const BLOCKED = "csp";
/** Chromium's own message about a failed request, which is recorded below with its address. */
const NOTED_BELOW = /^Failed to load resource:/;

/**
 * Records everything in a page that should not happen: errors and warnings in its console (React's of hydration among
 * them), uncaught errors, failed requests and answers that are errors.
 */
export function watchProblems(page: Page, note: (problem: string) => void): void {
  page.on("console", (message) => {
    const type = message.type();
    if ((type !== "error" && type !== "warning") || NOTED_BELOW.test(message.text())) return;
    note(`console ${type} at ${message.location().url}: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`uncaught at ${page.url()}: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    if (reason !== GIVEN_UP && reason !== BLOCKED) note(`request ${request.method()} ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}
