import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCaller } from "@store/api-client";
import { closeOnSignal } from "@store/http-server";
import { traceIfAsked } from "@store/http-server/tracing";
import { createSpeed } from "../speed/server.ts";
import { createCatalogueVersion } from "./cache/catalogue-version.ts";
import { dashboardFiles } from "./dashboard-files.ts";
import { createBackendSend } from "./http/backend-send.ts";
import { createBackends } from "./http/backends.ts";
import { readFiles } from "./http/static-files.ts";
import { waitForStart } from "./http/wait-for-start.ts";
import { offlineFiles } from "./offline.ts";
import { readManifest } from "./page-files.ts";
import { createRenderer } from "./render-page.ts";
import { createFeedFile } from "./seo/feed-file.ts";
import { writeProductFeed } from "./seo/product-feed.ts";
import { readSettings } from "./settings.ts";
import { createWebServer } from "./web-server.ts";

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
if ("problem" in settings) stop(settings.problem);

const tracing = await traceIfAsked("store-web");
const backends = createBackends(settings.apiUrls);
const send = waitForStart(createBackendSend(backends, settings.apiTimeoutMs), { timeoutMs: settings.apiStartMs });
const version = createCatalogueVersion(send);
const speed = createSpeed(process.env, version.current);
const call = speed.calls(createCaller({ baseUrl: "", send: version.send }));
version.follow(call);
const CLIENT = join(import.meta.dirname, "../client");
const onError = (error: unknown) => console.error("A page could not be rendered.", error);
const feed = createFeedFile({
  write: (piece) => writeProductFeed(settings.siteUrl, call, piece),
  parent: tmpdir(),
  version: version.current,
});
const server = createWebServer({
  isHttps: settings.siteUrl.startsWith("https:"),
  traces: tracing && "own",
  pageAt: speed.pages(
    createRenderer({
      ...settings,
      call,
      speed,
      findFiles: readManifest(join(CLIENT, ".vite/manifest.json")),
      onError,
    }),
  ),
  version: version.current,
  backends,
  files: new Map([...readFiles(CLIENT), ...offlineFiles()]),
  feed: feed.answer,
  dashboard: dashboardFiles(join(import.meta.dirname, "../../../dashboard/dist"), settings),
  onFailure: (_address, failure) => onError(failure),
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

closeOnSignal(server, {
  close: async () => {
    await feed.remove();
    await tracing?.stop();
  },
});
