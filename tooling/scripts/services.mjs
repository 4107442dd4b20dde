import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "./node-options.mjs";
import { PROBED, serverEnvironment, startServers } from "./servers.mjs";
import { ROOT } from "./workspace.mjs";

/** Log lines of trouble are worth seeing; each server's own word that it listens is said once, by us. */
const isShown = (words) => words.startsWith("{");

const servicesOn = ({ API_PORT, WEB_PORT, EMBED_PORT }) => [
  { name: "The API", port: API_PORT, args: [...NODE_OPTIONS.api, "apps/api/dist/main.js"], isShown },
  { name: "The storefront", port: WEB_PORT, args: [...NODE_OPTIONS.web, "apps/web/build/server/index.js"], isShown },
  { name: "The embed server", port: EMBED_PORT, args: [...NODE_OPTIONS.embed, "apps/embed/dist/server.js"], isShown },
];

/**
 * Draws the sample shop's pictures while nothing else is to be done, so that the first visitors do not wait for them.
 * With another API there are none to draw; DRAW_PICTURES=no leaves it to the visitors.
 */
function drawPictures(environment) {
  if (process.env.API_URL || process.env.DRAW_PICTURES === "no") return undefined;
  const storefront = `http://${PROBED}:${environment.WEB_PORT}`;
  const child = spawn(process.execPath, [join(ROOT, "apps/api/dist/draw-pictures.js"), storefront], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
  return child;
}

/** Starts the three built servers. Once all have answered, one that ends is started again. */
export function startServices(settings) {
  const environment = { ...ALLOCATOR_ENVIRONMENT, ...serverEnvironment(settings), NODE_ENV: "production" };
  const servers = startServers(servicesOn(settings.ports), environment);
  let drawing;
  return {
    ...servers,
    drawPictures: () => {
      drawing = drawPictures(environment);
    },
    stop: () => {
      drawing?.kill("SIGTERM");
      return servers.stop();
    },
  };
}
