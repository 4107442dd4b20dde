import { fileURLToPath } from "node:url";
import { createCaller } from "@store/api-client";
import { categories, metaTags, productFoams } from "@store/api-client/contract";
import { closeOnSignal } from "@store/http-server";
import { createCatalogueVersion } from "./cache/catalogue-version.ts";
import { cacheResponses } from "./cache/response-cache.ts";
import { createBackendSend } from "./http/backend-send.ts";
import { createBackends } from "./http/backends.ts";
import { readFiles } from "./http/static-files.ts";
import { waitForStart } from "./http/wait-for-start.ts";
import { createRenderer } from "./render-page.ts";
import { readSettings } from "./settings.ts";
import { createWebServer } from "./web-server.ts";

/** How long a page waits for the backend before it says that it cannot be reached. */
const TIMEOUT_MS = 4000;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
if ("problem" in settings) stop(settings.problem);

const backends = createBackends(settings.apiUrls);
const send = waitForStart(createBackendSend(backends, TIMEOUT_MS), { timeoutMs: settings.apiStartMs });
const version = createCatalogueVersion(send);
const call = cacheResponses(createCaller({ baseUrl: "", send: version.send }), {
  endpoints: [categories, metaTags, productFoams],
  version: version.current,
});
version.follow(call);
const server = createWebServer({
  isHttps: settings.siteUrl.startsWith("https:"),
  render: createRenderer(settings, call),
  version: version.current,
  backends,
  files: readFiles(fileURLToPath(new URL("../client", import.meta.url))),
  onFailure: (_address, failure) => console.error("A page could not be rendered.", failure),
});

server.on("error", (failure: NodeJS.ErrnoException) =>
  stop(
    failure.code === "EADDRINUSE"
      ? `Port ${settings.port} is taken: stop what uses it, or set WEB_PORT.`
      : `The storefront cannot listen on port ${settings.port}: ${failure.message}`,
  ),
);
server.listen({ host: settings.host, port: settings.port }, () =>
  console.log(`storefront on http://localhost:${settings.port}`),
);

closeOnSignal(server);
