import { expect } from "../browser/expect.ts";
import { run } from "./command.ts";
import { freePorts } from "./free-ports.ts";
import { createRelay, type Relay } from "./relay.ts";

export interface Storefront {
  readonly web: string;
  readonly backend: Relay;
}

/**
 * A separate storefront, whose backend cannot be reached at first.
 * @param api the backend's address, for later.
 */
export async function openStorefront(
  api: string,
  onCleanup: (close: () => Promise<void>) => void,
): Promise<Storefront> {
  const { WEB_PORT, API_PORT } = await freePorts();
  const backend = createRelay(API_PORT, api);
  const command = run("apps/web/build/server/index.js", {
    WEB_PORT,
    API_URL: `http://127.0.0.1:${API_PORT}`,
    NODE_ENV: "production",
  });
  onCleanup(async () => {
    await backend.cut();
    expect(await command.interrupt()).toBe(0);
  });
  await command.printed(/storefront on/);
  return { web: `http://localhost:${WEB_PORT}`, backend };
}
