import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";

const FOLDER = join(import.meta.dirname, "../../dashboard");
const DASHBOARD = /^\/dashboard(?=[/?]|$)/;

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Has the dashboard at its address in development too: by a Vite of its own, which lives in the storefront's server. */
export async function devDashboard(server: Server): Promise<Handle> {
  const vite = await createServer({
    root: FOLDER,
    configFile: join(FOLDER, "vite.config.ts"),
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server } },
  });
  return (request, response, next) => {
    if (!DASHBOARD.test(request.url ?? "")) return next();
    // Vite knows its base with the slash alone.
    request.url = request.url?.replace(/^\/dashboard(?=\?|$)/, "/dashboard/");
    vite.middlewares(request, response, next);
  };
}
