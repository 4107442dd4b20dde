import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { NODE_OPTIONS } from "@store/scripts/node-options";
import { ROOT } from "@store/scripts/workspace";
import { type Started, startProgram } from "./start-process.ts";

/** Starts the built API, or a worker, and waits until it serves. */
export async function startApi(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Started & { readonly url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = await startProgram({
    name,
    command: process.execPath,
    args: [...NODE_OPTIONS.api, join(ROOT, "apps/api/dist/main.js")],
    environment: {
      ...{ API_PORT: String(port), RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error", PREPARE_PICTURES: "no" },
      ...environment,
    },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
  return { ...started, url };
}
