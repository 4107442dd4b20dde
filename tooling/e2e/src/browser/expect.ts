import { expect as playwrightExpect } from "playwright/test";

/**
 * Polls until the assertion holds. The timeout says when to give up, not how fast the store must be: one look of axe at
 * the home page takes three seconds alone, and many times that where other tests run beside it.
 */
export const expect = playwrightExpect.configure({ timeout: 60_000 });
