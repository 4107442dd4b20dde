import { onTestFinished } from "vitest";
import { openTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import { cloneTemplate } from "./test-database.ts";

/** A database of the calling test's own, behind a proxy that can take it away. */
export async function proxiedDatabase(): Promise<{ readonly proxy: TcpProxy; readonly url: string }> {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const proxied = new URL(url);
  const proxy = await openTcpProxy({ host: proxied.hostname, port: Number(proxied.port) || 5432 });
  onTestFinished(proxy.close);
  proxied.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: proxied.href };
}
