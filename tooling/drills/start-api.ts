import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { NODE_OPTIONS } from "@store/scripts/node-options";
import { ROOT } from "@store/scripts/workspace";
import { type Started, startProgram } from "./start-process.ts";

interface ApiOptions {
  readonly stopSignal?: NodeJS.Signals;
  /** The built repository; this one when left out. */
  readonly root?: string;
}

/** Starts the built API, or a worker, and waits until it serves. Its port is free unless the environment names one. */
export async function startApi(
  name: string,
  environment: Readonly<Record<string, string>>,
  { stopSignal = "SIGTERM", root = ROOT }: ApiOptions = {},
): Promise<Started & { readonly url: string }> {
  const port = environment.API_PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = await startProgram({
    name,
    command: process.execPath,
    args: [...NODE_OPTIONS.api, join(root, "apps/api/dist/main.js")],
    environment: {
      ...{ API_PORT: port, RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error", PREPARE_PICTURES: "no" },
      ...environment,
    },
    stopSignal,
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
  return { ...started, url };
}
