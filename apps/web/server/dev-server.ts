import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { DevTools } from "./dev.ts";
import { devDashboard } from "./dev-dashboard.ts";

/*
 * The storefront with hot reload, for `npm run dev`: Vite answers with modules and files, everything else is answered by
 * `dev.ts`, from whatever the source is at that moment.
 */

const ROOT = join(import.meta.dirname, "..");
const PORT = Number(process.env.WEB_PORT || 3000);

const server = createServer();
const vite = await createVite({
  root: ROOT,
  logLevel: "warn",
  server: { middlewareMode: true, hmr: { server } },
});
const dashboard = await devDashboard(server);
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the storefront's server");
// As folders: Vite stops watching a single file once it is replaced by another, as editors and git do.
vite.watcher.add(join(ROOT, "../../packages"));

const STYLES = /\.vanilla\.css$/;

const tools: DevTools = {
  // The styles of what has been rendered so far; the browser's own come with its modules.
  findFiles: () => ({
    entry: "/app/entry.client.tsx",
    scripts: [],
    styles: [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => STYLES.test(url)).map((url) => `${url}?direct`),
  }),
  // Of an empty page: Vite would write the pictures of a whole one anew, so that hydration finds others.
  headTags: (await vite.transformIndexHtml("/", "<head></head>")).replace(/<\/?head>/g, ""),
};

const answer = (request: IncomingMessage, response: ServerResponse): void =>
  void ssr.runner
    .import<typeof import("./dev.ts")>("/server/dev.ts")
    .then(({ listener }) => listener(request, response, tools))
    .catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    });

server.on("request", (request, response) =>
  dashboard(request, response, () => vite.middlewares(request, response, () => answer(request, response))),
);
server.listen(PORT, process.env.HOST || "127.0.0.1");
