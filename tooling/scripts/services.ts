import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "./node-options.ts";
import { PROBED, type Server, type Servers, serverEnvironment, startServers } from "./servers.ts";
import type { Ports, StartSettings } from "./start-settings.ts";
import { ROOT } from "./workspace.ts";

/** Log lines of trouble are worth seeing; each server's own word that it listens is said once, by us. */
const isShown = (words: string): boolean => words.startsWith("{");

const servicesOn = ({ API_PORT, WEB_PORT, EMBED_PORT }: Ports): readonly Server[] => [
  { name: "The API", port: API_PORT, args: [...NODE_OPTIONS.api, "apps/api/dist/main.js"], isShown },
  { name: "The storefront", port: WEB_PORT, args: [...NODE_OPTIONS.web, "apps/web/build/server/index.js"], isShown },
  { name: "The embed server", port: EMBED_PORT, args: [...NODE_OPTIONS.embed, "apps/embed/dist/server.js"], isShown },
];

/**
 * Renders the sample shop's pictures when the machine has nothing else to do, so that the first visitors do not wait for
 * them. Another API has its own pictures. With PREPARE_PICTURES=no each is rendered when it is first asked for.
 */
function preparePictures(environment: NodeJS.ProcessEnv): ChildProcess | undefined {
  if (process.env.API_URL || process.env.PREPARE_PICTURES === "no") return undefined;
  const storefront = `http://${PROBED}:${environment.WEB_PORT}`;
  const child = spawn(process.execPath, [join(ROOT, "apps/api/dist/prepare-pictures.js"), storefront], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
  return child;
}

/** Starts the three built servers. Once all have answered, one that ends is started again. */
export function startServices(settings: StartSettings): Servers & { readonly preparePictures: () => void } {
  const environment = { ...ALLOCATOR_ENVIRONMENT, ...serverEnvironment(settings), NODE_ENV: "production" };
  const servers = startServers(servicesOn(settings.ports), environment);
  let preparation: ChildProcess | undefined;
  return {
    ...servers,
    preparePictures: () => {
      preparation = preparePictures(environment);
    },
    stop: () => {
      preparation?.kill("SIGTERM");
      return servers.stop();
    },
  };
}
