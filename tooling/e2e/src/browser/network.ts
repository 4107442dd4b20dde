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
  /** As it came over the wire: compressed, with its headers, in bytes. */
  readonly bytes: number;
}

/** Records every script that the page loads, with its size over the wire. Nothing comes from the browser's cache. */
export async function watchScripts(page: Page): Promise<() => readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const scripts: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript")) addresses.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId);
    if (url !== undefined) scripts.push({ url, bytes: encodedDataLength });
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
