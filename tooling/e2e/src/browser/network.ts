import type { Page } from "playwright";

const KILOBIT = 1000 / 8;

/** A good mobile connection: late enough that what comes after the page would be seen to move it. */
const MOBILE = { offline: false, latency: 60, downloadThroughput: 9000 * KILOBIT, uploadThroughput: 1500 * KILOBIT };

export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", MOBILE);
}

export interface Transfer {
  readonly url: string;
  /** As it came over the wire: compressed, without its headers, in bytes. */
  readonly bytes: number;
}

/** Records every script that the page loads, with its size over the wire. Nothing comes from the browser's cache. */
export async function watchScripts(page: Page): Promise<() => readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, { readonly url: string; readonly headers: number }>();
  const scripts: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Script" && !response.mimeType.includes("javascript")) return;
    answers.set(requestId, { url: response.url, headers: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) scripts.push({ url: answer.url, bytes: encodedDataLength - answer.headers });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return () => [...scripts];
}

/** Leaves out pictures and films, which have no part in what a test measures. */
export const withoutPictures = (page: Page) =>
  page.route(/.*/, (route) =>
    ["image", "media"].includes(route.request().resourceType()) ? route.fulfill({ status: 204 }) : route.fallback(),
  );
