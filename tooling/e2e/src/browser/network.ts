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
  /** The content as it was sent, compressed, in bytes; the headers of HTTP are no script. */
  readonly bytes: number;
}

/** Records every script that the page loads, with its size over the wire. */
export async function watchScripts(page: Page): Promise<() => readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, Transfer>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript"))
      scripts.set(requestId, { url: response.url, bytes: Number(response.headers["content-length"] ?? Number.NaN) });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return () => [...scripts.values()];
}
